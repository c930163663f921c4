// launch: grid=2 block=64
// arg: out int[128x6]=poison
// arg: bytes char[128]=poison
// arg: a char[128]=random const
// arg: b ushort[128]=random const
// expect: silent
// why: 8 and 16-bit values are widened with their own sign and wrap when stored
extern "C" __global__ void integer_narrow(int* out, signed char* bytes, const signed char* a, const unsigned short* b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  signed char x = a[i];
  unsigned short y = b[i];
  int* row = out + 6 * i;
  row[0] = x + y;
  row[1] = x >> 2;
  row[2] = static_cast<short>(y) / 3;
  row[3] = static_cast<unsigned char>(x) * y;
  row[4] = static_cast<short>(x * 300);
  row[5] = x > static_cast<signed char>(y);
  bytes[i] = x * 3 + y;
}
