// launch: grid=4096 block=256
// arg: out float[1048576]=poison
// arg: in float[1048576]=random const
// arg: n int=1048576
// expect: silent
// why: every lane of a warp runs the loop a different number of times
extern "C" __global__ void divergent_loop(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float x = in[i], y = x;
  for (int k = 0; k < i % 32; ++k) {
    y = fmaf(y, x, 0.5f);
    y = fmaf(y, 0.5f, x);
  }
  out[i] = y;
}
