// launch: grid=2x2 block=8x8
// arg: c float[16x16]=poison
// arg: a float[16x16]=random const
// arg: b float[16x16]=random const
// arg: n int=16
// expect: racecheck raw line=21 other_line=18 space=shared
// expect: racecheck raw line=21 other_line=19 space=shared
// may: racecheck war line=19 other_line=21 space=shared
// may: initcheck uninitialized_shared line=21 space=shared
// why: the tiles are used before all threads have loaded them: the barrier after the loads is missing
extern "C" __global__ void matmul(float* c, const float* a, const float* b, int n) {
  __shared__ float as[8][8], bs[8][8];
  int x = threadIdx.x, y = threadIdx.y;
  int column = blockIdx.x * 8 + x, row = blockIdx.y * 8 + y;
  float sum = 0.0f;
#pragma unroll 1
  for (int t = 0; t < n; t += 8) {
    as[y][x] = a[row * n + t + x];
    bs[y][x] = b[(t + y) * n + column];
    for (int k = 0; k < 8; ++k) {
      sum += as[y][k] * bs[k][x];
    }
    __syncthreads();
  }
  c[row * n + column] = sum;
}
