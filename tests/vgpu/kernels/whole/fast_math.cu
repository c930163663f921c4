// launch: grid=2 block=64
// arg: out float[128x6]=poison
// arg: x float[128]=random(0.5,4) const
// tolerance: ulp=16
// expect: silent
// why: the .approx instructions themselves
extern "C" __global__ void fast_math(float* out, const float* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  float* row = out + 6 * i;
  row[0] = __expf(v);
  row[1] = __log2f(v + 2.0f);
  row[2] = __fdividef(1.0f, v);
  row[3] = __frsqrt_rn(v);
  asm("sqrt.approx.f32 %0, %1;" : "=f"(row[4]) : "f"(v));
  asm("ex2.approx.f32 %0, %1;" : "=f"(row[5]) : "f"(v));
}
