// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=arange const
// expect: synccheck bad_member_mask line=13
// why: the mask was taken before the second condition thinned the lanes out
extern "C" __global__ void nested(int* out, const int* in) {
  int lane = threadIdx.x;
  int value = in[lane];
  unsigned mask = __ballot_sync(0xffffffffu, value > 8);
  int sum = 0;
  if (value > 8) {
    if (value % 4 == 0) {
      sum = __reduce_add_sync(mask, value);
    }
  }
  out[lane] = sum;
}
