// launch: grid=1 block=96
// arg: out int[96]=poison
// expect: synccheck missing_threads line=10 | synccheck missing_threads line=13 | limits deadlock line=10 | limits deadlock line=13
// why: two warps wait for all 96 threads at barrier 1, the third waits for the block at barrier 0
extern "C" __global__ void consumers(int* out) {
  __shared__ int tile[96];
  int i = threadIdx.x;
  tile[i] = i;
  if (i < 64) {
    asm volatile("bar.sync 1, 96;" ::: "memory");
    out[i] = tile[i] + 1;
  } else {
    __syncthreads();
    out[i] = tile[i] + 2;
  }
}
