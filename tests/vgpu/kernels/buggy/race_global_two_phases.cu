// launch: grid=4 block=32
// arg: out float[1]=poison
// arg: partial float[4]=zeros
// arg: in float[128]=random const
// expect: racecheck raw line=18 other_line=12 space=global | racecheck war line=12 other_line=18 space=global
// why: __syncthreads waits for the block, not for the grid: block 0 sums partials that may not be there yet
extern "C" __global__ void grid_sum(float* out, float* partial, const float* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float value = in[i];
  for (int step = 16; step > 0; step /= 2) value += __shfl_down_sync(0xffffffffu, value, step);
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = value;
  }
  __syncthreads();
  if (i == 0) {
    float sum = 0.0f;
    for (int b = 0; b < 4; ++b) {
      sum += partial[b];
    }
    out[0] = sum;
  }
}
