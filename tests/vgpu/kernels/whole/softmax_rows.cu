// launch: grid=512 block=256
// arg: out float[512x1024]=poison
// arg: in float[512x1024]=random(-4,4) const
// arg: columns int=1024
// tolerance: ulp=8
// expect: silent
// why: a block a row; maximum and sum through shuffles within warps and shared memory between them
__device__ float warp_max(float value) {
  for (int step = 16; step > 0; step /= 2) value = fmaxf(value, __shfl_xor_sync(0xffffffffu, value, step));
  return value;
}
__device__ float warp_sum(float value) {
  for (int step = 16; step > 0; step /= 2) value += __shfl_xor_sync(0xffffffffu, value, step);
  return value;
}
extern "C" __global__ void softmax_rows(float* out, const float* in, int columns) {
  __shared__ float partial[8];
  const float* row = in + blockIdx.x * columns;
  int t = threadIdx.x, warp = t / 32, lane = t % 32;
  float best = __int_as_float(0xff800000);  // minus infinity
  for (int c = t; c < columns; c += blockDim.x) best = fmaxf(best, row[c]);
  best = warp_max(best);
  if (lane == 0) partial[warp] = best;
  __syncthreads();
  best = warp_max(partial[lane % 8]);
  __syncthreads();
  float sum = 0.0f;
  for (int c = t; c < columns; c += blockDim.x) sum += expf(row[c] - best);
  sum = warp_sum(sum);
  if (lane == 0) partial[warp] = sum;
  __syncthreads();
  sum = 0.0f;
  for (int w = 0; w < 8; ++w) sum += partial[w];
  for (int c = t; c < columns; c += blockDim.x) out[blockIdx.x * columns + c] = expf(row[c] - best) / sum;
}
