// launch: grid=1 block=64
// arg: out uint[32]=poison
// arg: values int[64]=random(0,32) const
// expect: racecheck raw line=13 other_line=11 space=shared | racecheck war line=11 other_line=13 space=shared
// why: the counts are copied out while the other warp still adds to them
extern "C" __global__ void histogram(unsigned* out, const int* values) {
  __shared__ unsigned bins[32];
  int i = threadIdx.x;
  if (i < 32) bins[i] = 0;
  __syncthreads();
  atomicAdd(&bins[values[i]], 1u);
  if (i < 32) {
    unsigned count = bins[i];
    out[i] = count;
  }
}
