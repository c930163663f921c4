// launch: grid=2 block=32
// arg: out float[2]=poison
// arg: in float[50]=random const
// arg: n int=50
// expect: silent
// why: lanes past n take part in the shuffles with zero and leave afterwards
extern "C" __global__ void warp_sums(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float value = i < n ? in[i] : 0.0f;
  for (int step = 16; step > 0; step /= 2) value += __shfl_down_sync(0xffffffffu, value, step);
  if (threadIdx.x == 0) out[blockIdx.x] = value;
}
