// launch: grid=1 block=32
// arg: out int[32]=zeros
// arg: in int[32]=random(0,100) const
// expect: silent
// why: each kept lane's slot is the number of kept lanes before it: all slots differ
extern "C" __global__ void compact(int* out, const int* in) {
  int lane = threadIdx.x, value = in[lane];
  unsigned kept = __ballot_sync(0xffffffffu, value >= 30);
  int slot = __popc(kept & ((1u << lane) - 1));
  if (value >= 30) out[slot] = value;
}
