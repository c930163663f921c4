// launch: grid=2 block=64
// arg: out int[128x8]=poison
// arg: wide long[128x2]=poison
// arg: x float[128]=random(-3000000000,3000000000) const
// expect: silent
// why: conversions saturate, NaN gives zero, and each has its rounding mode
extern "C" __global__ void float_to_integer(int* out, long long* wide, const float* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i % 3 == 0 ? x[i] * 1e-8f : x[i];
  if (i == 5) v = __int_as_float(0x7fc00000);
  if (i == 6) v = __int_as_float(0x7f800000);
  if (i == 7) v = 2.5f;
  int* row = out + 8 * i;
  row[0] = __float2int_rz(v);
  row[1] = __float2int_rn(v);
  row[2] = __float2int_ru(v);
  row[3] = __float2int_rd(v);
  row[4] = __float2uint_rz(v);
  row[5] = __float2uint_rn(v);
  row[6] = __float_as_int(__int2float_rz(row[0] ^ 0x55555555));
  row[7] = __float_as_int(__uint2float_rn(row[4] ^ 0x55555555));
  wide[2 * i] = __float2ll_rn(v * 1e9f);
  wide[2 * i + 1] = __float2ull_rz(v * 1e10f);
}
