// launch: grid=1 block=32
// arg: d float[16x8]=poison
// arg: a half[16x16]=random(-8,8) const
// arg: b half[16x8]=random(-8,8) const
// expect: silent
// why: one m16n8k16 product on integers, exact in every order; A comes through ldmatrix
#include <cuda_fp16.h>
extern "C" __global__ void mma_half(float* d, const __half* a, const __half* b) {
  __shared__ __align__(16) __half tile[16 * 16];
  int lane = threadIdx.x, group = lane / 4, pair = lane % 4;
  for (int k = lane; k < 256; k += 32) tile[k] = hfloor(a[k]);
  __syncwarp();
  unsigned a0, a1, a2, a3;
  unsigned address = __cvta_generic_to_shared(&tile[(lane % 16) * 16 + 8 * (lane / 16)]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(a0), "=r"(a1), "=r"(a2), "=r"(a3)
               : "r"(address)
               : "memory");
  unsigned bits[2];
  for (int half = 0; half < 2; ++half) {
    int k = 2 * pair + 8 * half;
    unsigned low = __half_as_ushort(hfloor(b[8 * k + group])), high = __half_as_ushort(hfloor(b[8 * (k + 1) + group]));
    bits[half] = low | high << 16;
  }
  float d0, d1, d2, d3;
  asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %10, %10, %10};"
      : "=f"(d0), "=f"(d1), "=f"(d2), "=f"(d3)
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(bits[0]), "r"(bits[1]), "f"(1.0f));
  d[8 * group + 2 * pair] = d0;
  d[8 * group + 2 * pair + 1] = d1;
  d[8 * (group + 8) + 2 * pair] = d2;
  d[8 * (group + 8) + 2 * pair + 1] = d3;
}
