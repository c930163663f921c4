// launch: grid=1 block=64
// arg: out int[64]=poison
// expect: synccheck divergent_barrier line=10
// why: only the odd threads of each warp reach the barrier
extern "C" __global__ void odd(int* out) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  tile[i] = i;
  if (i % 2 == 1) {
    __syncthreads();
  }
  out[i] = tile[i];
}
