// launch: grid=1 block=64
// arg: out bfloat16[128x3]=poison
// arg: a bfloat16[128]=random(-10,10) const
// arg: b bfloat16[128]=random(-10,10) const
// expect: silent
// why: packed bfloat16 arithmetic
#include <cuda_bf16.h>
extern "C" __global__ void bfloat162_arithmetic(__nv_bfloat162* out, const __nv_bfloat162* a, const __nv_bfloat162* b) {
  int i = threadIdx.x;
  out[3 * i] = __hadd2(a[i], b[i]);
  out[3 * i + 1] = __hfma2(a[i], b[i], b[i]);
  out[3 * i + 2] = __hmax2(a[i], b[i]);
}
