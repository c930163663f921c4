// launch: grid=4 block=64
// arg: out ushort[256x8]=poison
// arg: back float[256x2]=poison
// arg: x float[256]=random(-70000,70000) const
// expect: silent
// why: to float16 and bfloat16 in every rounding mode, with overflow, and back
#include <cuda_bf16.h>
#include <cuda_fp16.h>
extern "C" __global__ void half_conversions(unsigned short* out, float* back, const float* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i % 4 == 0 ? x[i] * 1e-9f : x[i];
  unsigned short* row = out + 8 * i;
  row[0] = __half_as_ushort(__float2half_rn(v));
  row[1] = __half_as_ushort(__float2half_rz(v));
  row[2] = __half_as_ushort(__float2half_ru(v));
  row[3] = __half_as_ushort(__float2half_rd(v));
  row[4] = __bfloat16_as_ushort(__float2bfloat16_rn(v));
  row[5] = __bfloat16_as_ushort(__float2bfloat16_rz(v));
  row[6] = __half_as_ushort(__int2half_rn(__half2int_rz(__float2half_rn(v))));
  row[7] = __half_as_ushort(__double2half(1.0009765625 * v));
  back[2 * i] = __half2float(__ushort_as_half(row[0]));
  back[2 * i + 1] = __bfloat162float(__ushort_as_bfloat16(row[4]));
}
