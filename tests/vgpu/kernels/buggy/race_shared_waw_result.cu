// launch: grid=1 block=96
// arg: out int[1]=poison
// expect: racecheck waw line=8 other_line=8 space=shared
// why: three warps store a pattern of their own to the same shared word
extern "C" __global__ void winner(int* out) {
  __shared__ int result;
  if (threadIdx.x % 32 == 0) {
    result = 0x01010101 * (threadIdx.x / 32 + 1);
  }
  __syncthreads();
  if (threadIdx.x == 0) out[0] = result;
}
