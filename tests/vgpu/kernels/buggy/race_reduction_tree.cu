// launch: grid=1 block=128
// arg: out float[1]=poison
// arg: in float[128]=random const
// expect: racecheck raw line=13 other_line=13 space=shared
// may: racecheck war line=13 other_line=13 space=shared
// why: each level of the tree reads what the level above wrote, and the barrier stands outside the loop
extern "C" __global__ void block_sum(float* out, const float* in) {
  __shared__ float tile[128];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  for (int step = 64; step > 0; step /= 2) {
    if (i < step) tile[i] += tile[i + step];
  }
  __syncthreads();
  if (i == 127) out[0] = tile[0];
}
