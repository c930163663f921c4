// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: synccheck divergent_barrier line=12
// why: the barrier belongs after the if: one lane of each warp waits, its 31 neighbours go on
extern "C" __global__ void leaders(float* out, const float* in) {
  __shared__ float sums[2];
  int i = threadIdx.x;
  float value = in[i];
  if (i % 32 == 0) {
    sums[i / 32] = value;
    __syncthreads();
    value += sums[i / 32];
  }
  out[i] = value;
}
