// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: racecheck raw line=15 other_line=13 space=shared | racecheck war line=13 other_line=15 space=shared
// why: the barrier after the last level is missing, so other warps may read the sum before it is there
extern "C" __global__ void divide_by_sum(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  float x = in[i];
  tile[i] = x;
  for (int step = 32; step > 0; step /= 2) {
    __syncthreads();
    if (i < step) tile[i] += tile[i + step];
  }
  float sum = tile[0];
  out[i] = x / sum;
}
