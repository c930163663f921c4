// launch: grid=3 block=64
// arg: out int[192]=poison
// arg: in int[192]=random(0,9) const
// expect: silent
// why: blocks run the loop a different number of times, the threads of one block the same number
extern "C" __global__ void rotate_by_block(int* out, const int* in) {
  __shared__ int ring[64];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  ring[t] = in[i];
  __syncthreads();
#pragma unroll 1
  for (unsigned k = 0; k < blockIdx.x; ++k) {
    int next = ring[(t + 1) % 64];
    __syncthreads();
    ring[t] = next;
    __syncthreads();
  }
  out[i] = ring[63 - t];
}
