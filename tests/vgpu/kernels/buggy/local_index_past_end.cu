// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// arg: taps int=5
// expect: memcheck local_out_of_bounds line=13 space=local
// why: the window holds four values, the loop stores five
extern "C" __global__ void moving_window(float* out, const float* in, int taps) {
  float window[4];
  for (int k = 0; k < 4; ++k) window[k] = 0.0f;
  int i = threadIdx.x;
#pragma unroll 1
  for (int k = 0; k < taps; ++k) {
    window[k] = in[(i + k) % 32];
  }
  out[i] = window[i % 4];
}
