// launch: grid=1 block=64
// arg: out int[64]=poison
// expect: synccheck missing_threads line=9 | limits deadlock line=9
// why: the named barrier waits for 96 threads, the block has 64
extern "C" __global__ void wait_for_three_warps(int* out) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  tile[i] = i;
  asm volatile("bar.sync 1, 96;" ::: "memory");
  out[i] = tile[63 - i];
}
