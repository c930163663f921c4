// launch: grid=1 block=64
// arg: total int[1]=zeros
// arg: in int[64]=random(0,100) const
// expect: silent
// why: whatever lanes are together agree on a leader with their own active mask; the result does not depend on who they are
extern "C" __global__ void count_even(int* total, const int* in) {
  if (in[threadIdx.x] % 2 == 0) {
    unsigned active = __activemask();
    int leader = __ffs(active) - 1;
    if (threadIdx.x % 32 == leader) atomicAdd(total, __popc(active));
  }
}
