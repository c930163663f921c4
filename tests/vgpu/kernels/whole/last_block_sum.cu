// launch: grid=16 block=128
// arg: out int[2]=poison
// arg: partial int[16]=poison
// arg: ticket uint[1]=zeros
// arg: in int[2048]=random(-100,100) const
// expect: silent
// why: the block that draws the last ticket adds the partials up
extern "C" __global__ void last_block_sum(int* out, int* partial, unsigned* ticket, const int* in) {
  __shared__ int sum;
  __shared__ bool last;
  int t = threadIdx.x;
  if (t == 0) sum = 0;
  __syncthreads();
  int warp_total = __reduce_add_sync(0xffffffffu, in[blockIdx.x * 128 + t]);
  if (t % 32 == 0) atomicAdd(&sum, warp_total);
  __syncthreads();
  if (t == 0) {
    partial[blockIdx.x] = sum;
    __threadfence();
    last = atomicAdd(ticket, 1u) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();
  if (last && t < 32) {
    int total = __reduce_add_sync(0xffffffffu, t < 16 ? partial[t] : 0);
    if (t == 0) {
      out[0] = total;
      out[1] = atomicAdd(ticket, 0u);
    }
  }
}
