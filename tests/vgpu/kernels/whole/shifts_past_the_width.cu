// launch: grid=1 block=64
// arg: out uint[64x6]=poison
// arg: in uint[64]=random const
// expect: silent
// why: PTX clamps shift amounts: past the width gives zero, or the sign
extern "C" __global__ void shifts_past_the_width(unsigned* out, const unsigned* in) {
  int i = threadIdx.x;
  unsigned x = in[i], amount = i;
  unsigned* row = out + 6 * i;
  asm("shl.b32 %0, %1, %2;" : "=r"(row[0]) : "r"(x), "r"(amount));
  asm("shr.u32 %0, %1, %2;" : "=r"(row[1]) : "r"(x), "r"(amount));
  asm("shr.s32 %0, %1, %2;" : "=r"(row[2]) : "r"(x | 0x80000000u), "r"(amount));
  unsigned long long wide = x, left, right;
  asm("shl.b64 %0, %1, %2;" : "=l"(left) : "l"(wide), "r"(2 * amount));
  asm("shr.u64 %0, %1, %2;" : "=l"(right) : "l"(wide << 32), "r"(2 * amount));
  row[3] = left ^ left >> 32;
  row[4] = right ^ right >> 32;
  asm("bfe.s32 %0, %1, %2, %3;" : "=r"(row[5]) : "r"(x), "r"(amount), "r"(amount / 3));
}
