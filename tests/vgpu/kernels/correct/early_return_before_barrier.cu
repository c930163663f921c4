// launch: grid=2 block=64
// arg: out float[100]=poison
// arg: in float[100]=random const
// arg: n int=100
// expect: silent
// why: threads past n return before the barrier; an exited thread counts as arrived
extern "C" __global__ void double_all(float* out, const float* in, int n) {
  __shared__ float tile[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  tile[threadIdx.x] = in[i];
  __syncthreads();
  out[i] = 2.0f * tile[threadIdx.x];
}
