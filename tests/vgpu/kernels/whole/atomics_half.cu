// launch: grid=2 block=64
// arg: h half[2]=zeros
// arg: pairs half[4]=zeros
// expect: silent
// why: half and half2 additions of small integers are exact in any order
#include <cuda_fp16.h>
extern "C" __global__ void atomics_half(__half* h, __half2* pairs) {
  int i = threadIdx.x;
  atomicAdd(&h[i % 2], __int2half_rn(i % 5));
  atomicAdd(&pairs[i % 2], __floats2half2_rn(1.0f, static_cast<float>(-(i % 3))));
}
