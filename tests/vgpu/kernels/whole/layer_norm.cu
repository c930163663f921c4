// launch: grid=8 block=128
// arg: out float[8x200]=poison
// arg: in float[8x200]=random(-3,5) const
// arg: columns int=200
// expect: silent
// why: mean and variance in two passes over a row that the block does not divide; root and quotient are correctly rounded
__device__ float block_sum(float value, float* scratch) {
  int t = threadIdx.x;
  __syncthreads();
  scratch[t] = value;
  for (int step = 64; step > 0; step /= 2) {
    __syncthreads();
    if (t < step) scratch[t] = __fadd_rn(scratch[t], scratch[t + step]);
  }
  __syncthreads();
  return scratch[0];
}
extern "C" __global__ void layer_norm(float* out, const float* in, int columns) {
  __shared__ float scratch[128];
  const float* row = in + blockIdx.x * columns;
  float sum = 0.0f, squares = 0.0f;
  for (int c = threadIdx.x; c < columns; c += 128) sum += row[c];
  float mean = __fdiv_rn(block_sum(sum, scratch), columns);
  for (int c = threadIdx.x; c < columns; c += 128) squares = fmaf(row[c] - mean, row[c] - mean, squares);
  float variance = __fdiv_rn(block_sum(squares, scratch), columns);
  float scale = __frcp_rn(__fsqrt_rn(variance + 1e-5f));
  for (int c = threadIdx.x; c < columns; c += 128) out[blockIdx.x * columns + c] = __fmul_rn(row[c] - mean, scale);
}
