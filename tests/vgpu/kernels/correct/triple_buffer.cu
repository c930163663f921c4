// launch: grid=1 block=96
// arg: out int[96]=poison
// arg: in int[960]=random(0,9) const
// expect: silent
// why: three buffers and a barrier a round: the buffer that is refilled was last read before the previous barrier
extern "C" __global__ void pipeline(int* out, const int* in) {
  __shared__ int buffer[3][96];
  int i = threadIdx.x, sum = 0;
  buffer[0][i] = in[i];
  buffer[1][i] = in[96 + i];
#pragma unroll 1
  for (int round = 0; round < 10; ++round) {
    __syncthreads();
    if (round + 2 < 10) buffer[(round + 2) % 3][i] = in[96 * (round + 2) + i];
    sum += buffer[round % 3][95 - i];
  }
  out[i] = sum;
}
