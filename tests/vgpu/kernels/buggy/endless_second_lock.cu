// launch: grid=1 block=1
// arg: out int[1]=poison
// arg: lock int[1]=zeros
// budget: 100000
// expect: limits instruction_budget line=8-9 | limits deadlock line=8-9
// why: the thread takes a lock that it already holds
__device__ void acquire(int* lock) {
  while (atomicCAS(lock, 0, 1) != 0) {
  }
}
extern "C" __global__ void nested(int* out, int* lock) {
  acquire(lock);
  out[0] = 1;
  acquire(lock);
  out[0] = 2;
  atomicExch(lock, 0);
}
