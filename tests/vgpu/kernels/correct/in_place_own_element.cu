// launch: grid=2 block=64
// arg: x float[100]=random
// arg: n int=100
// expect: silent
// why: each thread reads and writes its own element only
extern "C" __global__ void relu(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = x[i] > 0.0f ? x[i] : 0.0f;
}
