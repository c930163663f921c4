// launch: grid=2 block=64
// arg: out int[2]=poison
// expect: silent
// why: a lock in shared memory guards a plain shared sum; one lane of each warp takes it
extern "C" __global__ void locked_sum(int* out) {
  __shared__ int lock, sum;
  int t = threadIdx.x;
  if (t == 0) {
    lock = 0;
    sum = 0;
  }
  __syncthreads();
  if (t % 32 == 5) {
    while (atomicCAS(&lock, 0, 1) != 0) {
    }
    __threadfence_block();
    sum = sum + t;
    __threadfence_block();
    atomicExch(&lock, 0);
  }
  __syncthreads();
  if (t == 0) out[blockIdx.x] = sum;
}
