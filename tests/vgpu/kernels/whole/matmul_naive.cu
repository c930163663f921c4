// launch: grid=16x16 block=16x16
// arg: c float[256x256]=poison
// arg: a float[256x256]=random const
// arg: b float[256x256]=random const
// arg: n int=256
// expect: silent
// why: one thread an output element, the sum in order of k
extern "C" __global__ void matmul_naive(float* c, const float* a, const float* b, int n) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= n || column >= n) return;
  float sum = 0.0f;
  for (int k = 0; k < n; ++k) sum = fmaf(a[row * n + k], b[k * n + column], sum);
  c[row * n + column] = sum;
}
