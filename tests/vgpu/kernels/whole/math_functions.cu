// launch: grid=2 block=64
// arg: out float[128x12]=poison
// arg: x float[128]=random(0.01,8) const
// tolerance: ulp=4
// expect: silent
// why: the math library's single-precision functions, as NVRTC inlines them
extern "C" __global__ void math_functions(float* out, const float* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  float* row = out + 12 * i;
  row[0] = expf(v);
  row[1] = logf(v + 2.0f);
  row[2] = sinf(v);
  row[3] = cosf(100.0f * v);
  row[4] = tanhf(v);
  row[5] = erff(v);
  row[6] = sqrtf(v);
  row[7] = rsqrtf(v);
  row[8] = powf(v, 1.7f);
  row[9] = atan2f(v, 3.0f);
  row[10] = exp2f(v);
  row[11] = log1pf(v);
}
