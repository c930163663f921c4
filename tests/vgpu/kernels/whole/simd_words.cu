// launch: grid=2 block=64
// arg: out uint[128x24]=poison
// arg: in ulong[128]=random const
// expect: silent
// why: arithmetic on the bytes and halves of a word, each by itself
extern "C" __global__ void simd_words(unsigned* out, const unsigned long long* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long w = in[i];
  unsigned x = w, y = w >> 32;
  unsigned* row = out + 24 * i;
  row[0] = __vabsdiffu4(x, y);
  row[1] = __vabsdiffs4(x, y);
  row[2] = __vsadu4(x, y);
  row[3] = __vsads4(x, y);
  row[4] = __vsadu2(x, y);
  row[5] = __vabsdiffu2(x, y);
  row[6] = __vabs4(x);
  row[7] = __vabsss2(y);
  row[8] = __vadd4(x, y);
  row[9] = __vaddus4(x, y);
  row[10] = __vaddss2(x, y);
  row[11] = __vsub2(x, y);
  row[12] = __vsubss4(x, y);
  row[13] = __vavgu4(x, y);
  row[14] = __vhaddu2(x, y);
  row[15] = __vmaxs4(x, y);
  row[16] = __vminu2(x, y);
  row[17] = __vcmpgtu4(x, y);
  row[18] = __vsetles2(x, y);
  row[19] = __vneg4(x);
  row[20] = __viaddmax_s16x2(x, y, ~x);
  row[21] = __vimin3_u16x2(x, y, ~y);
  row[22] = __fns(x, i % 32, i % 9 - 4);
  row[23] = __dp2a_lo(static_cast<int>(x), static_cast<int>(y), i);
}
