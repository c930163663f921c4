// launch: grid=2 block=64
// arg: out ulong[128x6]=poison
// arg: a ulong[128]=random const
// arg: b ulong[128]=random const
// expect: silent
// why: high halves, carries through 128 bits, and products that wrap
extern "C" __global__ void integer_wide(unsigned long long* out, const unsigned long long* a, const unsigned long long* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long x = a[i], y = b[i];
  unsigned long long* row = out + 6 * i;
  row[0] = __umul64hi(x, y);
  row[1] = __mul64hi(x, y);
  row[2] = __umulhi(x, y) | static_cast<unsigned long long>(__mulhi(static_cast<int>(x >> 32), static_cast<int>(y >> 32))) << 32;
  unsigned long long low, high;
  asm("add.cc.u64 %0, %2, %3;\n\t"
      "addc.u64 %1, %4, 0;"
      : "=l"(low), "=l"(high)
      : "l"(x), "l"(y), "l"(x));
  row[3] = low;
  row[4] = high;
  row[5] = x * y + x;
}
