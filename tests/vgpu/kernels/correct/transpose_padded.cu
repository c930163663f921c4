// launch: grid=2x2 block=16x16
// arg: out float[32x32]=poison
// arg: in float[32x32]=random const
// expect: silent
// why: the 17th column of the tile is never written and never read
extern "C" __global__ void transpose(float* out, const float* in) {
  __shared__ float tile[16][17];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[(16 * blockIdx.y + y) * 32 + 16 * blockIdx.x + x];
  __syncthreads();
  out[(16 * blockIdx.x + y) * 32 + 16 * blockIdx.y + x] = tile[x][y];
}
