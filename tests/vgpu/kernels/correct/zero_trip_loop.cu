// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=poison
// arg: n int=0
// expect: silent
// why: the input was never written, but a length of zero means that nothing reads it
extern "C" __global__ void sums(float* out, const float* in, int n) {
  float sum = 0.0f;
  for (int k = 0; k < n; ++k) sum += in[k];
  out[threadIdx.x] = sum;
}
