// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(0,99) const
// expect: silent
// why: sixteen lanes shuffle, and the mask names those sixteen
extern "C" __global__ void half_sum(int* out, const int* in) {
  int lane = threadIdx.x, value = in[lane];
  if (lane < 16) {
    for (int step = 8; step > 0; step /= 2) value += __shfl_xor_sync(0x0000ffffu, value, step);
  }
  out[lane] = value;
}
