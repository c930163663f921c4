// launch: grid=4 block=32
// arg: out uint[512]=poison
// arg: in int[128]=random(0,4) const
// expect: silent
// why: any, all, ballot and the active mask, in the whole warp and inside a branch
extern "C" __global__ void vote_operations(unsigned* out, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x;
  int value = in[i] % (blockIdx.x + 1);
  unsigned* row = out + 4 * i;
  row[0] = __any_sync(0xffffffffu, value == 3);
  row[1] = __all_sync(0xffffffffu, value < 3);
  row[2] = __ballot_sync(0xffffffffu, value == 0);
  row[3] = 0;
  if (lane % 4 != 1) row[3] = __ballot_sync(0xddddddddu, value > 0);
}
