// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[256]=random const
// expect: racecheck raw line=14 other_line=12 space=shared | racecheck war line=12 other_line=14 space=shared
// why: the tile is overwritten in the next round while slower warps still read it: the second barrier is missing
extern "C" __global__ void sum_tiles(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  float sum = 0.0f;
#pragma unroll 1
  for (int round = 0; round < 4; ++round) {
    tile[i] = in[64 * round + i];
    __syncthreads();
    sum += tile[63 - i];
  }
  out[i] = sum;
}
