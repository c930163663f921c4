// launch: grid=2 block=64
// arg: sums int[128]=poison
// arg: maxima float[128]=poison
// arg: in int[128]=random(-50,50) const
// arg: x float[128]=random const
// expect: silent
// why: inclusive scans with shfl.up; lanes without a left neighbour keep their own value
extern "C" __global__ void warp_scan(int* sums, float* maxima, const int* in, const float* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  int sum = in[i];
  float best = x[i];
  for (int step = 1; step < 32; step *= 2) {
    int left = __shfl_up_sync(0xffffffffu, sum, step);
    best = fmaxf(best, __shfl_up_sync(0xffffffffu, best, step));
    if (lane >= step) sum += left;
  }
  sums[i] = sum;
  maxima[i] = best;
}
