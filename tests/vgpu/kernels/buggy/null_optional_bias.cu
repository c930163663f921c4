// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// arg: bias float[64]=null
// arg: has_bias int=1
// expect: memcheck null_pointer line=12 space=global
// why: the flag says that there is a bias, the pointer says that there is none
extern "C" __global__ void add_bias(float* out, const float* in, const float* bias, int has_bias) {
  int i = threadIdx.x;
  float sum = in[i];
  if (has_bias) {
    sum += bias[i];
  }
  out[i] = sum;
}
