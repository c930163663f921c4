// launch: grid=4 block=32
// arg: out int[1]=poison
// arg: partial int[4]=poison
// arg: ticket uint[1]=zeros
// arg: in int[128]=random(0,100) const
// expect: silent
// why: as with volatile partials, but plain ones: a fence stands on both sides of the ticket
extern "C" __global__ void grid_sum(int* out, int* partial, unsigned* ticket, const int* in) {
  int lane = threadIdx.x;
  int sum = __reduce_add_sync(0xffffffffu, in[blockIdx.x * 32 + lane]);
  if (lane != 0) return;
  partial[blockIdx.x] = sum;
  __threadfence();
  unsigned arrived = atomicAdd(ticket, 1u);
  if (arrived == gridDim.x - 1) {
    __threadfence();
    int total = 0;
    for (unsigned b = 0; b < gridDim.x; ++b) total += partial[b];
    out[0] = total;
  }
}
