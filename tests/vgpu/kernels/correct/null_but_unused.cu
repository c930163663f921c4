// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// arg: bias float[32]=null
// expect: silent
// why: the optional pointer is tested before it is used
extern "C" __global__ void add_bias(float* out, const float* in, const float* bias) {
  int i = threadIdx.x;
  float sum = in[i];
  if (bias != nullptr) sum += bias[i];
  out[i] = sum;
}
