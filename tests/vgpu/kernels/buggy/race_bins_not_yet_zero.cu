// launch: grid=1 block=64
// arg: out uint[32]=poison
// arg: values int[64]=random(0,32) const
// expect: racecheck raw line=14 other_line=12 space=shared | racecheck waw line=14 other_line=12 space=shared | racecheck war line=12 other_line=14 space=shared | racecheck waw line=12 other_line=14 space=shared
// may: racecheck waw_same_value line=12 other_line=14 space=shared
// may: initcheck uninitialized_shared line=14 space=shared
// why: one warp clears the bins while the other already counts: the barrier after the clearing is missing
extern "C" __global__ void histogram(unsigned* out, const int* values) {
  __shared__ unsigned bins[32];
  int i = threadIdx.x;
  if (i < 32) {
    bins[i] = 0;
  }
  atomicAdd(&bins[values[i]], 1u);
  __syncthreads();
  if (i < 32) out[i] = bins[i];
}
