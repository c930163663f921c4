// launch: grid=4x4 block=8x8
// arg: c int[32x32]=poison
// arg: a char[32x64]=random const
// arg: b char[32x64]=random const
// expect: silent
// why: dp4a on packed bytes, B given by rows
extern "C" __global__ void matmul_int8(int* c, const int* a, const int* b) {
  int column = blockIdx.x * 8 + threadIdx.x, row = blockIdx.y * 8 + threadIdx.y;
  int sum = 0;
  for (int k = 0; k < 16; ++k) sum = __dp4a(a[16 * row + k], b[16 * column + k], sum);
  c[32 * row + column] = sum;
}
