// launch: grid=4 block=64
// arg: out int[1]=poison
// arg: partial int[4]=poison
// arg: ticket uint[1]=zeros
// arg: in int[256]=random(0,100) const
// expect: silent
// why: atomicInc wraps the ticket back to zero, and every thread of the last block may read the partials after the barrier
extern "C" __global__ void grid_max(int* out, int* partial, unsigned* ticket, const int* in) {
  __shared__ int best;
  __shared__ bool last;
  int t = threadIdx.x;
  if (t == 0) best = -1;
  __syncthreads();
  atomicMax(&best, in[blockIdx.x * 64 + t]);
  __syncthreads();
  if (t == 0) {
    partial[blockIdx.x] = best;
    __threadfence();
    last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();
  if (last && t < 4) atomicMax(&best, partial[t]);
  __syncthreads();
  if (last && t == 0) out[0] = best;
}
