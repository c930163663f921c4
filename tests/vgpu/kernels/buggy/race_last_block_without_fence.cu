// launch: grid=4 block=32
// arg: out float[1]=poison
// arg: partial float[4]=zeros
// arg: ticket uint[1]=zeros
// arg: in float[4]=random const
// expect: racecheck raw line=15 other_line=10 space=global | racecheck war line=10 other_line=15 space=global
// why: without __threadfence the ticket may become visible before the partial result does
extern "C" __global__ void last_block_sum(float* out, float* partial, unsigned* ticket, const float* in) {
  if (threadIdx.x != 0) return;
  partial[blockIdx.x] = 2.0f * in[blockIdx.x];
  unsigned arrived = atomicAdd(ticket, 1u);
  if (arrived == gridDim.x - 1) {
    float sum = 0.0f;
    for (unsigned b = 0; b < gridDim.x; ++b) {
      sum += partial[b];
    }
    out[0] = sum;
  }
}
