// launch: grid=1 block=128
// arg: keys uint[128]=random
// expect: silent
// why: 32 stable one-bit splits, each with a ballot and a scan over the four warps
extern "C" __global__ void radix_sort_block(unsigned* keys) {
  __shared__ unsigned tile[128];
  __shared__ int zeros[4];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  unsigned key = keys[t];
#pragma unroll 1
  for (int bit = 0; bit < 32; ++bit) {
    bool one = key >> bit & 1;
    unsigned ballot = __ballot_sync(0xffffffffu, !one);
    if (lane == 0) zeros[warp] = __popc(ballot);
    __syncthreads();
    int before = __popc(ballot & ((1u << lane) - 1)), total = 0;
    for (int w = 0; w < 4; ++w) {
      if (w < warp) before += zeros[w];
      total += zeros[w];
    }
    tile[one ? total + t - before : before] = key;
    __syncthreads();
    key = tile[t];
  }
  keys[t] = key;
}
