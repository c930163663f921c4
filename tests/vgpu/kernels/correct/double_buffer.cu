// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[512]=random const
// expect: silent
// why: one barrier a round is enough: nobody refills a buffer before everyone has passed the barrier after its use
extern "C" __global__ void pipeline(float* out, const float* in) {
  __shared__ float buffer[2][64];
  int i = threadIdx.x;
  float sum = 0.0f;
#pragma unroll 1
  for (int round = 0; round < 8; ++round) {
    buffer[round % 2][i] = in[64 * round + i];
    __syncthreads();
    sum += buffer[round % 2][63 - i];
  }
  out[i] = sum;
}
