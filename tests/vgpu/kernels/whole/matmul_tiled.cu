// launch: grid=16x16 block=16x16
// arg: c float[256x256]=poison
// arg: a float[256x256]=random const
// arg: b float[256x256]=random const
// arg: n int=256
// expect: silent
// why: 16 x 16 tiles in shared memory with a barrier before and after each use
extern "C" __global__ void matmul_tiled(float* c, const float* a, const float* b, int n) {
  __shared__ float as[16][16], bs[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  int column = blockIdx.x * 16 + x, row = blockIdx.y * 16 + y;
  float sum = 0.0f;
  for (int t = 0; t < n; t += 16) {
    as[y][x] = a[row * n + t + x];
    bs[y][x] = b[(t + y) * n + column];
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum = fmaf(as[y][k], bs[k][x], sum);
    __syncthreads();
  }
  c[row * n + column] = sum;
}
