// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// expect: racecheck raw line=10 other_line=9 space=shared
// why: lanes of one warp are not in lock step: without __syncwarp the neighbour may not have stored yet
extern "C" __global__ void swap_pairs(float* out, const float* in) {
  __shared__ float tile[32];
  int lane = threadIdx.x;
  tile[lane] = in[lane];
  float other = tile[lane ^ 1];
  out[lane] = other;
}
