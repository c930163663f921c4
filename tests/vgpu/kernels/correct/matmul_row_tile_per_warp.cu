// launch: grid=1 block=32x2
// arg: out float[2x32]=poison
// arg: a float[2x32]=random const
// arg: b float[32x32]=random const
// expect: silent
// why: each warp stages its own row and reads it after __syncwarp; no block barrier is needed
extern "C" __global__ void rows(float* out, const float* a, const float* b) {
  __shared__ float row[2][32];
  int x = threadIdx.x, y = threadIdx.y;
  row[y][x] = a[32 * y + x];
  __syncwarp();
  float sum = 0.0f;
  for (int k = 0; k < 32; ++k) sum += row[y][k] * b[32 * k + x];
  out[32 * y + x] = sum;
}
