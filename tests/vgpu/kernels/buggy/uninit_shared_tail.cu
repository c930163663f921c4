// launch: grid=1 block=64
// arg: out float[1]=poison
// arg: in float[50]=random const
// arg: n int=50
// expect: initcheck uninitialized_shared line=15 space=shared
// why: threads past n leave their tile entry unset, and the sum reads all 64
extern "C" __global__ void block_sum(float* out, const float* in, int n) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  if (i < n) tile[i] = in[i];
  __syncthreads();
  if (i == 0) {
    float sum = 0.0f;
    for (int k = 0; k < 64; ++k) {
      sum += tile[k];
    }
    out[0] = sum;
  }
}
