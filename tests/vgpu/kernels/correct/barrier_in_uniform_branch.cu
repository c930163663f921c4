// launch: grid=2 block=64
// arg: out float[128]=poison
// arg: in float[128]=random const
// arg: smooth int=1
// expect: silent
// why: the condition is the same for the whole block, so all or none reach the barrier
extern "C" __global__ void maybe_smooth(float* out, const float* in, int smooth) {
  __shared__ float tile[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
  float x = in[i];
  if (smooth) {
    tile[t] = x;
    __syncthreads();
    x = 0.5f * (x + tile[(t + 1) % 64]);
  }
  out[i] = x;
}
