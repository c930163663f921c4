// launch: grid=1 block=64
// arg: total int[1]=zeros
// arg: lock int[1]=zeros
// expect: silent
// why: lanes of one warp contend; taking and releasing in the same iteration lets the others wait without starving the holder
extern "C" __global__ void locked_add(int* total, int* lock) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      __threadfence();
      *total = *total + threadIdx.x;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}
