// launch: grid=2x2 block=8x8
// arg: c float[12x13]=poison
// arg: a float[12x10]=random const
// arg: b float[10x13]=random const
// arg: m int=12
// arg: n int=13
// arg: k int=10
// expect: silent
// why: sizes that no tile divides: entries outside are zeroed, guarded threads still reach both barriers
extern "C" __global__ void matmul(float* c, const float* a, const float* b, int m, int n, int k) {
  __shared__ float as[8][8], bs[8][8];
  int x = threadIdx.x, y = threadIdx.y;
  int column = blockIdx.x * 8 + x, row = blockIdx.y * 8 + y;
  float sum = 0.0f;
  for (int t = 0; t < k; t += 8) {
    as[y][x] = row < m && t + x < k ? a[row * k + t + x] : 0.0f;
    bs[y][x] = t + y < k && column < n ? b[(t + y) * n + column] : 0.0f;
    __syncthreads();
    for (int j = 0; j < 8; ++j) sum += as[y][j] * bs[j][x];
    __syncthreads();
  }
  if (row < m && column < n) c[row * n + column] = sum;
}
