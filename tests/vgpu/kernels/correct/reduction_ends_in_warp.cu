// launch: grid=1 block=128
// arg: out float[1]=poison
// arg: in float[128]=random const
// expect: silent
// why: from 32 values on only warp 0 works, with shuffles, and the others have left
extern "C" __global__ void block_sum(float* out, const float* in) {
  __shared__ float tile[128];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  if (i < 64) tile[i] += tile[i + 64];
  __syncthreads();
  if (i >= 32) return;
  float sum = tile[i] + tile[i + 32];
  for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(0xffffffffu, sum, step);
  if (i == 0) out[0] = sum;
}
