// launch: grid=2 block=64
// arg: out bfloat16[128x8]=poison
// arg: a bfloat16[128]=random(-100,100) const
// arg: b bfloat16[128]=random(-2,2) const
// expect: silent
// why: bfloat16 arithmetic rounds once an operation
#include <cuda_bf16.h>
extern "C" __global__ void bfloat16_arithmetic(__nv_bfloat16* out, const __nv_bfloat16* a, const __nv_bfloat16* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __nv_bfloat16 x = a[i], y = b[i];
  __nv_bfloat16* row = out + 8 * i;
  row[0] = __hadd(x, y);
  row[1] = __hsub(x, y);
  row[2] = __hmul(x, y);
  row[3] = __hfma(x, y, x);
  row[4] = __hmin(x, y);
  row[5] = __hmax(x, y);
  row[6] = __hneg(__habs(x));
  row[7] = __float2bfloat16(__bfloat162float(x) * 1.7f);
}
