// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(-50,50) const
// expect: silent
// why: positive and negative lanes reduce separately, each with the mask of their own ballot
extern "C" __global__ void two_sums(int* out, const int* in) {
  int lane = threadIdx.x, value = in[lane];
  unsigned positive = __ballot_sync(0xffffffffu, value > 0);
  int sum;
  if (value > 0) {
    sum = __reduce_add_sync(positive, value);
  } else {
    sum = __reduce_add_sync(~positive, value);
  }
  out[lane] = sum;
}
