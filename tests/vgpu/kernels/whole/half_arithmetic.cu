// launch: grid=4 block=64
// arg: out half[256x10]=poison
// arg: flags int[256]=poison
// arg: a half[256]=random(-100,100) const
// arg: b half[256]=random(-2,2) const
// expect: silent
// why: float16 arithmetic rounds once an operation
#include <cuda_fp16.h>
extern "C" __global__ void half_arithmetic(__half* out, int* flags, const __half* a, const __half* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __half x = a[i], y = b[i];
  __half* row = out + 10 * i;
  row[0] = __hadd(x, y);
  row[1] = __hsub(x, y);
  row[2] = __hmul(x, y);
  row[3] = __hfma(x, y, x);
  row[4] = __hneg(x);
  row[5] = __habs(x);
  row[6] = __hmin(x, y);
  row[7] = __hmax(x, y);
  row[8] = __hadd_sat(__hmul_rn(x, __float2half(0.01f)), y);
  row[9] = __hfma_relu(x, y, y);
  flags[i] = __hlt(x, y) | __hge(x, y) << 1 | __heq(x, x) << 2 | __hisnan(x) << 3 | __hne(x, y) << 4;
}
