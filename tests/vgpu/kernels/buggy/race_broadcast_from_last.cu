// launch: grid=1 block=128
// arg: out float[128]=poison
// arg: in float[512]=random const
// expect: racecheck raw line=16 other_line=13 space=shared | racecheck war line=13 other_line=16 space=shared
// why: the shared broadcast slot is rewritten in the next round before every warp has read it
extern "C" __global__ void broadcast_rounds(float* out, const float* in) {
  __shared__ float slot;
  int i = threadIdx.x;
  float sum = 0.0f;
#pragma unroll 1
  for (int round = 0; round < 4; ++round) {
    if (i == 127) {
      slot = in[128 * round];
    }
    __syncthreads();
    float value = slot;
    sum += value;
  }
  out[i] = sum;
}
