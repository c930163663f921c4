// launch: grid=1 block=64
// arg: out float[2]=poison
// arg: in float[50]=random const
// arg: n int=50
// expect: synccheck bad_member_mask line=12
// why: lanes past n have returned, and the full mask still sums over them
extern "C" __global__ void warp_sums(float* out, const float* in, int n) {
  int i = threadIdx.x;
  if (i >= n) return;
  float value = in[i];
  for (int step = 16; step > 0; step /= 2) {
    value += __shfl_down_sync(0xffffffffu, value, step);
  }
  if (i % 32 == 0) out[i / 32] = value;
}
