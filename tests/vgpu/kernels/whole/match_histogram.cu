// launch: grid=2 block=64
// arg: counts uint[16]=zeros
// arg: peers uint[128]=poison
// arg: keys int[128]=random(0,16) const
// expect: silent
// why: match.any groups equal keys, one lane of each group adds for all
extern "C" __global__ void match_histogram(unsigned* counts, unsigned* peers, const int* keys) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  unsigned group = __match_any_sync(0xffffffffu, keys[i]);
  peers[i] = group;
  if (lane == __ffs(group) - 1) atomicAdd(&counts[keys[i]], __popc(group));
}
