// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[256]=random const
// expect: silent
// why: one tile, two barriers a round: after the fill and after the use
extern "C" __global__ void sum_tiles(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  float sum = 0.0f;
  for (int round = 0; round < 4; ++round) {
    tile[i] = in[64 * round + i];
    __syncthreads();
    sum += tile[63 - i];
    __syncthreads();
  }
  out[i] = sum;
}
