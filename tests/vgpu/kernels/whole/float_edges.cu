// launch: grid=12 block=12
// arg: out float[144x9]=poison
// arg: flags int[144]=poison
// expect: silent
// why: every pair out of zeros of both signs, denormals, infinities, NaN and the extremes
__constant__ unsigned edges[12] = {0x00000000u, 0x80000000u, 0x00000001u, 0x807fffffu, 0x00800000u, 0x3f800000u,
                                   0xbf800000u, 0x7f7fffffu, 0x7f800000u, 0xff800000u, 0x7fc00000u, 0x4b800001u};
extern "C" __global__ void float_edges(float* out, int* flags) {
  float x = __uint_as_float(edges[blockIdx.x]), y = __uint_as_float(edges[threadIdx.x]);
  int i = 12 * blockIdx.x + threadIdx.x;
  float* row = out + 9 * i;
  row[0] = x + y;
  row[1] = x * y;
  row[2] = fmaf(x, y, x);
  row[3] = __fdiv_rn(x, y);
  row[4] = fminf(x, y);
  row[5] = fmaxf(x, y);
  row[6] = __fsqrt_rn(x);
  row[7] = copysignf(x, y);
  row[8] = rintf(x) - truncf(y);
  flags[i] = (x < y) | (x <= y) << 1 | (x == y) << 2 | (x != y) << 3 | !(x >= y) << 4 | isnan(x) << 5 | isinf(y) << 6;
}
