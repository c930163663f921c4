// launch: grid=4 block=32
// arg: out int[128]=poison
// arg: in int[128]=random(0,9) const
// expect: silent
// why: the branch depends on blockIdx only
extern "C" __global__ void odd_blocks_reverse(int* out, const int* in) {
  __shared__ int tile[32];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (blockIdx.x % 2 == 1) {
    tile[t] = in[i];
    __syncthreads();
    out[i] = tile[31 - t];
  } else {
    out[i] = in[i];
  }
}
