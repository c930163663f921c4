// launch: grid=1 block=64
// arg: out float[126]=poison
// arg: in float[126]=random const
// arg: n int=126
// expect: silent
// why: whole quads go as float4, the two elements left over one by one
extern "C" __global__ void copy(float* out, const float* in, int n) {
  int quads = n / 4;
  int i = threadIdx.x;
  if (i < quads) reinterpret_cast<float4*>(out)[i] = reinterpret_cast<const float4*>(in)[i];
  int tail = 4 * quads + i;
  if (tail < n) out[tail] = in[tail];
}
