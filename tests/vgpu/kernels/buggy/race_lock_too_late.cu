// launch: grid=4 block=32
// arg: sum int[1]=zeros
// arg: lock int[1]=zeros
// expect: racecheck raw line=8 other_line=12 space=global | racecheck war line=12 other_line=8 space=global
// why: the sum is read before the lock is taken
extern "C" __global__ void locked_sum(int* sum, int* lock) {
  if (threadIdx.x != 0) return;
  int old = sum[0];
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  __threadfence();
  sum[0] = old + 1;
  __threadfence();
  atomicExch(lock, 0);
}
