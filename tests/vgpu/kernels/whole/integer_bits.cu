// launch: grid=2 block=64
// arg: out uint[128x14]=poison
// arg: in ulong[128]=random const
// expect: silent
// why: counting, reversing, permuting and funnel-shifting bits
extern "C" __global__ void integer_bits(unsigned* out, const unsigned long long* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long w = in[i];
  unsigned x = w, y = w >> 32;
  if (i == 3) x = 0;
  unsigned* row = out + 14 * i;
  row[0] = __popc(x);
  row[1] = __popcll(w);
  row[2] = __clz(x);
  row[3] = __clzll(w >> (i % 64));
  row[4] = __brev(x);
  row[5] = __brevll(w) >> 7;
  row[6] = __ffs(x);
  row[7] = __ffsll(w << (i % 64));
  row[8] = __byte_perm(x, y, x & 0x7777);
  row[9] = __funnelshift_l(x, y, i);
  row[10] = __funnelshift_rc(x, y, i);
  row[11] = __sad(x, y, i);
  row[12] = __sad(static_cast<int>(x), static_cast<int>(y), 1u);
  row[13] = __dp4a(static_cast<int>(x), static_cast<int>(y), i);
}
