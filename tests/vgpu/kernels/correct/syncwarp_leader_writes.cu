// launch: grid=1 block=96
// arg: out float[96]=poison
// arg: in float[96]=random const
// expect: silent
// why: one lane of each warp stores, __syncwarp publishes, all lanes of that warp read
extern "C" __global__ void subtract_first(float* out, const float* in) {
  __shared__ float first[3];
  int i = threadIdx.x, warp = i / 32;
  if (i % 32 == 0) first[warp] = in[i];
  __syncwarp();
  out[i] = in[i] - first[warp];
}
