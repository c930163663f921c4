// launch: grid=2 block=64
// arg: slots int[128]=poison
// arg: next int[1]=zeros
// arg: in int[128]=random(0,10) const
// expect: silent
// why: one lane adds for all that take part, and the base is shuffled with the mask that was voted
extern "C" __global__ void append(int* slots, int* next, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  bool take = in[i] < 7;
  unsigned mask = __ballot_sync(0xffffffffu, take);
  if (take) {
    int leader = __ffs(mask) - 1, base = 0;
    if (lane == leader) base = atomicAdd(next, __popc(mask));
    base = __shfl_sync(mask, base, leader);
    slots[base + __popc(mask & ((1u << lane) - 1))] = in[i];
  }
}
