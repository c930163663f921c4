// launch: grid=2 block=64
// arg: out double[128x8]=poison
// arg: a double[128]=random(-1000,1000) const
// arg: b double[128]=random(0.001,3) const
// expect: silent
// why: float64 addition, fma, division, square root and remainder are correctly rounded
extern "C" __global__ void double_arithmetic(double* out, const double* a, const double* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double x = a[i], y = b[i];
  double* row = out + 8 * i;
  row[0] = __dadd_rn(x, y);
  row[1] = __dmul_rn(x, y);
  row[2] = fma(x, y, -x);
  row[3] = __ddiv_rn(x, y);
  row[4] = sqrt(fabs(x));
  row[5] = __drcp_rn(y);
  row[6] = floor(x) + trunc(y) + rint(x * y);
  row[7] = static_cast<double>(static_cast<float>(x)) + static_cast<long long>(x);
}
