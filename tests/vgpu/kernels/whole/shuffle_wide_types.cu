// launch: grid=1 block=32
// arg: d double[32]=random
// arg: l long[32]=random
// arg: f float[32]=random
// expect: silent
// why: 64-bit shuffles are two 32-bit ones
extern "C" __global__ void shuffle_wide_types(double* d, long long* l, float* f) {
  int lane = threadIdx.x;
  d[lane] = __shfl_xor_sync(0xffffffffu, d[lane], 9);
  l[lane] = __shfl_down_sync(0xffffffffu, l[lane], 5);
  f[lane] = __shfl_sync(0xffffffffu, f[lane], lane * lane);
}
