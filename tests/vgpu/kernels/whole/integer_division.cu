// launch: grid=8 block=8
// arg: out int[64x4]=poison
// arg: wide long[64x4]=poison
// expect: silent
// why: quotients and remainders of edge cases, signed and unsigned, 32 and 64 bits; none divides by zero
__constant__ int edges[8] = {1, -1, 7, -7, 2147483647, -2147483647, 1000003, 12345};
extern "C" __global__ void integer_division(int* out, long long* wide) {
  int x = edges[blockIdx.x] * (blockIdx.x % 2 ? 3 : 1), y = edges[threadIdx.x];
  int i = 8 * blockIdx.x + threadIdx.x;
  out[4 * i] = x / y;
  out[4 * i + 1] = x % y;
  out[4 * i + 2] = static_cast<unsigned>(x) / static_cast<unsigned>(y);
  out[4 * i + 3] = static_cast<unsigned>(x) % static_cast<unsigned>(y);
  long long a = 0x100000001ll * x, b = 3ll * y;
  wide[4 * i] = a / b;
  wide[4 * i + 1] = a % b;
  wide[4 * i + 2] = static_cast<unsigned long long>(a) / static_cast<unsigned long long>(b);
  wide[4 * i + 3] = static_cast<unsigned long long>(a) % static_cast<unsigned>(y | 1);
}
