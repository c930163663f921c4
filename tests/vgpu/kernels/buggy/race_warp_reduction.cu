// launch: grid=1 block=32
// arg: out float[1]=poison
// arg: in float[32]=random const
// expect: racecheck raw line=13 other_line=13 space=shared
// may: racecheck war line=13 other_line=13 space=shared
// why: the last 32 sums rely on lock step, as code did before Volta; each step needs a __syncwarp
extern "C" __global__ void warp_sum(float* out, const float* in) {
  __shared__ float tile[32];
  int lane = threadIdx.x;
  tile[lane] = in[lane];
  __syncwarp();
  for (int step = 16; step > 0; step /= 2) {
    if (lane < step) tile[lane] += tile[lane + step];
  }
  if (lane == 0) out[0] = tile[0];
}
