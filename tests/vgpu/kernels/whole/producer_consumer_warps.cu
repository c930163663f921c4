// launch: grid=2 block=64
// arg: out int[512]=poison
// arg: in int[512]=random(0,1000) const
// expect: silent
// why: one warp fills a ring of two slots, the other drains it; volatile flags and block fences order them
extern "C" __global__ void producer_consumer_warps(int* out, const int* in) {
  __shared__ int slots[2][32];
  __shared__ volatile int filled, drained;
  int lane = threadIdx.x % 32, base = 256 * blockIdx.x;
  if (threadIdx.x == 0) filled = 0, drained = 0;
  __syncthreads();
  for (int round = 0; round < 8; ++round) {
    if (threadIdx.x < 32) {
      while (round - drained >= 2) {
      }
      __threadfence_block();
      slots[round % 2][lane] = in[base + 32 * round + lane];
      __threadfence_block();
      __syncwarp();
      if (lane == 0) filled = round + 1;
    } else {
      while (filled <= round) {
      }
      __threadfence_block();
      out[base + 32 * round + lane] = 3 * slots[round % 2][31 - lane];
      __threadfence_block();
      __syncwarp();
      if (lane == 0) drained = round + 1;
    }
  }
}
