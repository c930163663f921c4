// launch: grid=2 block=64
// arg: out float[128]=poison
// arg: in float[100]=random const
// arg: n int=100
// expect: synccheck divergent_barrier line=13 block=1,0,0
// why: the barrier is inside the bounds check, and the threads outside it still have work to do afterwards
extern "C" __global__ void reverse_block(float* out, const float* in, int n) {
  __shared__ float tile[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float result = 0.0f;
  if (i < n) {
    tile[threadIdx.x] = in[i];
    __syncthreads();
    result = 2.0f * tile[threadIdx.x];
  }
  out[i] = result;
}
