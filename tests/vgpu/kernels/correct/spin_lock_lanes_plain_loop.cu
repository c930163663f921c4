// launch: grid=1 block=32
// arg: total int[1]=zeros
// arg: lock int[1]=zeros
// expect: silent
// why: the lock is released after the loop: before Volta this hung, with independent thread scheduling the holder gets its turn
extern "C" __global__ void locked_add(int* total, int* lock) {
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  __threadfence();
  *total = *total + 1;
  __threadfence();
  atomicExch(lock, 0);
}
