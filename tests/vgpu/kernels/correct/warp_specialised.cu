// launch: grid=1 block=64
// arg: out float[128]=poison
// arg: in float[128]=random const
// expect: silent
// why: warp 0 loads and warp 1 stores, in different branches, but both run the same barriers outside of them
extern "C" __global__ void producer_consumer(float* out, const float* in) {
  __shared__ float buffer[32];
  int lane = threadIdx.x % 32;
  bool producer = threadIdx.x < 32;
  for (int round = 0; round < 4; ++round) {
    if (producer) buffer[lane] = in[32 * round + lane];
    __syncthreads();
    if (!producer) out[32 * round + lane] = 2.0f * buffer[31 - lane];
    __syncthreads();
  }
}
