// launch: grid=2 block=64
// arg: out half[256x6]=poison
// arg: a half[256]=random(-10,10) const
// arg: b half[256]=random(-10,10) const
// expect: silent
// why: packed float16 arithmetic, both halves of a word at a time
#include <cuda_fp16.h>
extern "C" __global__ void half2_arithmetic(__half2* out, const __half2* a, const __half2* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __half2 x = a[i], y = b[i];
  __half2* row = out + 6 * i;
  row[0] = __hadd2(x, y);
  row[1] = __hmul2(x, y);
  row[2] = __hfma2(x, y, __lowhigh2highlow(x));
  row[3] = __hmax2(x, __hneg2(y));
  row[4] = __hlt2(x, y);
  row[5] = __halves2half2(__high2half(x), __low2half(y));
}
