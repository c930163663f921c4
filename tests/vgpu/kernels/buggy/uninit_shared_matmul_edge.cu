// launch: grid=2x2 block=8x8
// arg: c float[12x12]=poison
// arg: a float[12x12]=random const
// arg: b float[12x12]=random const
// arg: n int=12
// expect: initcheck uninitialized_shared line=18 space=shared
// why: the last tile reaches past the matrix, and its entries outside are not set to zero
extern "C" __global__ void matmul(float* c, const float* a, const float* b, int n) {
  __shared__ float as[8][8], bs[8][8];
  int x = threadIdx.x, y = threadIdx.y;
  int column = blockIdx.x * 8 + x, row = blockIdx.y * 8 + y;
  float sum = 0.0f;
  int t = 8 * ((n - 1) / 8);
  if (row < n && t + x < n) as[y][x] = a[row * n + t + x];
  if (column < n && t + y < n) bs[y][x] = b[(t + y) * n + column];
  __syncthreads();
  for (int k = 0; k < 8; ++k) {
    sum += as[y][k] * bs[k][x];
  }
  if (row < n && column < n) c[row * n + column] = sum;
}
