// launch: grid=1 block=96
// arg: out float[1]=poison
// arg: in float[96]=random const
// expect: silent
// why: warps leave after each level of the reduction, the barriers count only those that stay
extern "C" __global__ void shrink(float* out, const float* in) {
  __shared__ float tile[96];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  if (i >= 64) return;
  if (i < 32) tile[i] += tile[i + 64];
  __syncthreads();
  if (i >= 32) return;
  tile[i] += tile[i + 32];
  __syncthreads();
  if (i > 0) return;
  float sum = 0.0f;
  for (int k = 0; k < 32; ++k) sum += tile[k];
  out[0] = sum;
}
