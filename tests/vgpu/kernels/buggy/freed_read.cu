// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=freed
// expect: memcheck use_after_free line=8 buffer=in space=global
// why: the input was freed before the launch
extern "C" __global__ void copy(float* out, const float* in) {
  int i = threadIdx.x;
  float x = in[i];
  out[i] = x;
}
