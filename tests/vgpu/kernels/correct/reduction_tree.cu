// launch: grid=2 block=128
// arg: out float[2]=poison
// arg: in float[256]=random const
// expect: silent
// why: the barrier is inside the loop and outside the if
extern "C" __global__ void block_sum(float* out, const float* in) {
  __shared__ float tile[128];
  int i = threadIdx.x;
  tile[i] = in[128 * blockIdx.x + i];
  __syncthreads();
  for (int step = 64; step > 0; step /= 2) {
    if (i < step) tile[i] += tile[i + step];
    __syncthreads();
  }
  if (i == 0) out[blockIdx.x] = tile[0];
}
