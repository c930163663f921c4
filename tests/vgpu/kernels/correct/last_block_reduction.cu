// launch: grid=8 block=64
// arg: out float[1]=poison
// arg: partial float[8]=poison
// arg: ticket uint[1]=zeros
// arg: in float[512]=random const
// expect: silent
// why: partial, fence, ticket; the block with the last ticket knows that all partials are there and visible
extern "C" __global__ void grid_sum(float* out, volatile float* partial, unsigned* ticket, const float* in) {
  __shared__ float tile[64];
  __shared__ bool last;
  int t = threadIdx.x;
  tile[t] = in[blockIdx.x * 64 + t];
  for (int step = 32; step > 0; step /= 2) {
    __syncthreads();
    if (t < step) tile[t] += tile[t + step];
  }
  if (t == 0) {
    partial[blockIdx.x] = tile[0];
    __threadfence();
    last = atomicAdd(ticket, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && t == 0) {
    float sum = 0.0f;
    for (unsigned b = 0; b < gridDim.x; ++b) sum += partial[b];
    out[0] = sum;
  }
}
