// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: racecheck raw line=12 other_line=11 space=shared | racecheck war line=11 other_line=12 space=shared
// why: between the store of a tile and the read of another warp's half stands no barrier
extern "C" __global__ void reverse(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  tile[i] = 0.0f;
  __syncthreads();
  tile[i] = in[i];
  float other = tile[63 - i];
  out[i] = other;
}
