// launch: grid=8 block=64
// arg: state int[3]=zeros
// arg: in int[512]=random(0,50) const
// expect: silent
// why: plain updates under a lock that all lanes of all warps of all blocks take in turn
extern "C" __global__ void spin_lock_counter(int* state, const int* in) {
  volatile int* total = state + 1;
  bool done = false;
  while (!done) {
    if (atomicCAS(&state[0], 0, 1) == 0) {
      __threadfence();
      total[0] = total[0] + in[blockIdx.x * blockDim.x + threadIdx.x];
      total[1] = total[1] + 1;
      __threadfence();
      atomicExch(&state[0], 0);
      done = true;
    }
  }
}
