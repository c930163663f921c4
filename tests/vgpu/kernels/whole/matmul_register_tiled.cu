// launch: grid=2x2 block=256
// arg: c float[256x256]=poison
// arg: a float[256x256]=random const
// arg: b float[256x256]=random const
// arg: n int=256
// expect: silent
// why: 128 x 128 outputs a block, 8 x 8 a thread in registers: some 700 PTX instructions
extern "C" __global__ void __launch_bounds__(256) matmul_register_tiled(float* c, const float* a, const float* b, int n) {
  __shared__ __align__(16) float as[8][128], bs[8][128];
  int t = threadIdx.x;
  int row = 8 * (t / 16), column = 8 * (t % 16);
  const float* a_block = a + blockIdx.y * 128 * n;
  const float* b_block = b + blockIdx.x * 128;
  float sums[8][8] = {};
  for (int k0 = 0; k0 < n; k0 += 8) {
    float4 from_a = *reinterpret_cast<const float4*>(a_block + (t / 2) * n + k0 + 4 * (t % 2));
    float4 from_b = *reinterpret_cast<const float4*>(b_block + (k0 + t / 32) * n + 4 * (t % 32));
    as[4 * (t % 2) + 0][t / 2] = from_a.x;
    as[4 * (t % 2) + 1][t / 2] = from_a.y;
    as[4 * (t % 2) + 2][t / 2] = from_a.z;
    as[4 * (t % 2) + 3][t / 2] = from_a.w;
    *reinterpret_cast<float4*>(&bs[t / 32][4 * (t % 32)]) = from_b;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      float left[8], right[8];
#pragma unroll
      for (int i = 0; i < 8; i += 4) {
        *reinterpret_cast<float4*>(left + i) = *reinterpret_cast<const float4*>(&as[k][row + i]);
        *reinterpret_cast<float4*>(right + i) = *reinterpret_cast<const float4*>(&bs[k][column + i]);
      }
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) sums[i][j] = fmaf(left[i], right[j], sums[i][j]);
    }
    __syncthreads();
  }
  float* c_block = c + (blockIdx.y * 128 + row) * n + blockIdx.x * 128 + column;
#pragma unroll
  for (int i = 0; i < 8; ++i)
#pragma unroll
    for (int j = 0; j < 8; j += 4)
      *reinterpret_cast<float4*>(c_block + i * n + j) = *reinterpret_cast<const float4*>(&sums[i][j]);
}
