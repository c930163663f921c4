// launch: grid=1 block=64
// arg: totals uint[4]=zeros const
// expect: memcheck write_to_read_only line=6 buffer=totals space=global
// why: an atomic is a write, and the buffer was passed as read-only
extern "C" __global__ void tally(unsigned* totals) {
  atomicAdd(&totals[threadIdx.x % 4], 1u);
}
