// launch: grid=8 block=32
// arg: total int[1]=zeros
// arg: lock int[1]=zeros
// expect: silent
// why: the plain read and write stand between atomicCAS and atomicExch with fences inside the lock
extern "C" __global__ void locked_add(int* total, int* lock) {
  if (threadIdx.x != 0) return;
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  __threadfence();
  *total = *total + blockIdx.x;
  __threadfence();
  atomicExch(lock, 0);
}
