// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[512]=random const
// expect: silent
// why: the next buffer is filled while this one is read; the barrier at the end of the round separates the roles
extern "C" __global__ void pipeline(float* out, const float* in) {
  __shared__ float buffer[2][64];
  int i = threadIdx.x;
  float sum = 0.0f;
  buffer[0][i] = in[i];
  __syncthreads();
#pragma unroll 1
  for (int round = 0; round < 8; ++round) {
    if (round < 7) buffer[(round + 1) % 2][i] = in[64 * (round + 1) + i];
    sum += buffer[round % 2][63 - i];
    __syncthreads();
  }
  out[i] = sum;
}
