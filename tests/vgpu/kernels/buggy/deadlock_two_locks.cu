// launch: grid=1 block=64
// arg: sum int[1]=zeros
// arg: locks int[2]=zeros
// arg: arrived int[1]=zeros
// budget: 100000
// expect: limits instruction_budget line=9-17 | limits deadlock line=9-17
// why: each warp holds the lock that the other wants: the locks are taken in opposite order
__device__ void acquire(int* lock) {
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  __threadfence();
}
__device__ void wait_for_both(int* arrived) {
  atomicAdd(arrived, 1);
  while (atomicAdd(arrived, 0) < 2) {
  }
}
extern "C" __global__ void opposite(int* sum, int* locks, int* arrived) {
  if (threadIdx.x % 32 != 0) return;
  int mine = threadIdx.x / 32;
  acquire(&locks[mine]);
  wait_for_both(arrived);
  acquire(&locks[1 - mine]);
  atomicAdd(sum, 1);
  __threadfence();
  atomicExch(&locks[1 - mine], 0);
  atomicExch(&locks[mine], 0);
}
