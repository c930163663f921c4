// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=poison
// expect: initcheck uninitialized_global line=8 buffer=in space=global
// why: the input was allocated but never copied to the device
extern "C" __global__ void scale(float* out, const float* in) {
  int i = threadIdx.x;
  float x = in[i];
  out[i] = 3.0f * x;
}
