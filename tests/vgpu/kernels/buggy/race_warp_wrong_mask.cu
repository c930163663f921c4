// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// expect: racecheck raw line=12 other_line=10 space=shared | racecheck war line=10 other_line=12 space=shared
// may: initcheck uninitialized_shared line=12 space=shared
// why: each half synchronises with itself only, and then reads what the other half stored
extern "C" __global__ void cross_halves(float* out, const float* in) {
  __shared__ float tile[32];
  int lane = threadIdx.x;
  tile[lane] = in[lane];
  __syncwarp(lane < 16 ? 0x0000ffffu : 0xffff0000u);
  float other = tile[lane ^ 16];
  out[lane] = other;
}
