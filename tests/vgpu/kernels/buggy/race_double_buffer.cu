// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[512]=random const
// expect: racecheck raw line=17 other_line=15 space=shared | racecheck war line=15 other_line=17 space=shared
// why: the barrier stands between filling the next buffer and using this one; none stands between using it and refilling it
extern "C" __global__ void pipeline(float* out, const float* in) {
  __shared__ float buffer[2][64];
  int i = threadIdx.x;
  float sum = 0.0f;
  buffer[0][i] = in[i];
  buffer[1][i] = 0.0f;
  __syncthreads();
#pragma unroll 1
  for (int round = 1; round < 8; ++round) {
    buffer[round % 2][i] = in[64 * round + i];
    __syncthreads();
    sum += buffer[(round - 1) % 2][63 - i];
  }
  out[i] = sum;
}
