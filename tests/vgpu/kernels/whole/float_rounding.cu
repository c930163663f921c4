// launch: grid=2 block=64
// arg: out float[128x16]=poison
// arg: a float[128]=random(-1000,1000) const
// arg: b float[128]=random(0.001,3) const
// expect: silent
// why: every directed rounding of addition, multiplication, fma, division and square root
extern "C" __global__ void float_rounding(float* out, const float* a, const float* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float x = a[i], y = b[i];
  float* row = out + 16 * i;
  row[0] = __fadd_rn(x, y);
  row[1] = __fadd_rz(x, y);
  row[2] = __fadd_ru(x, y);
  row[3] = __fadd_rd(x, y);
  row[4] = __fmul_rz(x, y);
  row[5] = __fmul_ru(x, y);
  row[6] = __fmaf_rn(x, y, x);
  row[7] = __fmaf_rd(x, y, x);
  row[8] = __fdiv_rn(x, y);
  row[9] = __fdiv_rz(x, y);
  row[10] = __fdiv_ru(x, y);
  row[11] = __frcp_rn(y);
  row[12] = __fsqrt_rn(y);
  row[13] = __fsqrt_rd(y);
  row[14] = __frcp_ru(y);
  row[15] = __fmaf_rz(y, y, x);
}
