// launch: grid=1 block=32
// arg: counts uint[8]=zeros
// arg: keys int[32]=random(0,8) const
// expect: silent
// why: lanes with equal keys form a group; one lane of each adds for all, and no two groups share a bin
extern "C" __global__ void histogram(unsigned* counts, const int* keys) {
  int lane = threadIdx.x, key = keys[lane];
  unsigned peers = __match_any_sync(0xffffffffu, key);
  if (lane == __ffs(peers) - 1) counts[key] += __popc(peers);
}
