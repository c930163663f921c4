// launch: grid=2x3 block=32x8
// arg: out float[64x96]=poison
// arg: in float[96x64]=random const
// arg: width int=64
// arg: height int=96
// expect: silent
// why: 32 x 33 tiles, four rows a thread
extern "C" __global__ void transpose_padded(float* out, const float* in, int width, int height) {
  __shared__ float tile[32][33];
  int x = 32 * blockIdx.x + threadIdx.x, y = 32 * blockIdx.y + threadIdx.y;
  for (int k = 0; k < 32; k += 8) tile[threadIdx.y + k][threadIdx.x] = in[(y + k) * width + x];
  __syncthreads();
  x = 32 * blockIdx.y + threadIdx.x, y = 32 * blockIdx.x + threadIdx.y;
  for (int k = 0; k < 32; k += 8) out[(y + k) * height + x] = tile[threadIdx.x][threadIdx.y + k];
}
