// launch: grid=1 block=128
// arg: out int[128]=poison
// arg: in int[128]=random(0,9) const
// expect: silent
// why: warps scan by shuffles, the warp totals go through shared memory between two barriers
extern "C" __global__ void scan(int* out, const int* in) {
  __shared__ int totals[4];
  int i = threadIdx.x, lane = i % 32, warp = i / 32;
  int value = in[i];
  for (int step = 1; step < 32; step *= 2) {
    int left = __shfl_up_sync(0xffffffffu, value, step);
    if (lane >= step) value += left;
  }
  if (lane == 31) totals[warp] = value;
  __syncthreads();
  if (i == 0) {
    for (int w = 1; w < 4; ++w) totals[w] += totals[w - 1];
  }
  __syncthreads();
  out[i] = value + (warp > 0 ? totals[warp - 1] : 0);
}
