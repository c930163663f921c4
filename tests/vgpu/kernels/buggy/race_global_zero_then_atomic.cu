// launch: grid=4 block=32
// arg: sum float[1]=zeros
// arg: in float[128]=random const
// expect: racecheck raw line=15 other_line=9 space=global | racecheck waw line=15 other_line=9 space=global | racecheck war line=9 other_line=15 space=global | racecheck waw line=9 other_line=15 space=global
// why: block 0 clears the sum in the launch that adds to it: other blocks may have added already
extern "C" __global__ void total(float* sum, const float* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) {
    *sum = 0.0f;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    float s = 0.0f;
    for (int k = 0; k < 32; ++k) s += in[i + k];
    atomicAdd(sum, s);
  }
}
