// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: racecheck raw line=13 other_line=11 space=shared | racecheck war line=11 other_line=13 space=shared
// why: __syncwarp orders the lanes of one warp; the reader is in the other one
extern "C" __global__ void rotate_half(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  tile[i] = 0.0f;
  __syncthreads();
  tile[i] = in[i];
  __syncwarp();
  float other = tile[(i + 32) % 64];
  out[i] = other;
}
