// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: flag int[1]=zeros
// budget: 10000
// expect: limits instruction_budget line=10-11 | limits deadlock line=10-11 | limits deadlock line=13 | synccheck missing_threads line=13
// why: warp 1 waits for the flag, and warp 0 sets it only after the barrier that waits for warp 1
extern "C" __global__ void wait_for_warp(int* out, int* flag) {
  int i = threadIdx.x;
  if (i >= 32) {
    while (atomicAdd(flag, 0) == 0) {
    }
  }
  __syncthreads();
  if (i == 0) atomicExch(flag, 1);
  out[i] = 1;
}
