// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// expect: synccheck divergent_barrier line=8
// why: the helper contains a barrier and is called by the first eight threads only
__device__ __noinline__ float publish(float* tile, float value) {
  tile[threadIdx.x] = value;
  __syncthreads();
  return tile[threadIdx.x] + 1.0f;
}
extern "C" __global__ void conditional_call(float* out, const float* in) {
  __shared__ float tile[32];
  int i = threadIdx.x;
  float value = in[i];
  if (i < 8) {
    value = publish(tile, value);
  }
  out[i] = value;
}
