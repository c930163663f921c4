// launch: grid=1 block=32
// arg: out int[32x24]=poison
// arg: in int[32]=random const
// expect: silent
// why: four modes, six widths: sources outside a segment, negative and large lane numbers
extern "C" __global__ void shuffle_modes(int* out, const int* in) {
  int lane = threadIdx.x, value = in[lane];
  int* row = out + 24 * lane;
  const unsigned all = 0xffffffffu;
#pragma unroll
  for (int bits = 0; bits < 6; ++bits) {
    int width = 1 << bits;
    row[4 * bits] = __shfl_sync(all, value, 3 * lane - 7, width);
    row[4 * bits + 1] = __shfl_up_sync(all, value, bits + 1, width);
    row[4 * bits + 2] = __shfl_down_sync(all, value, 2 * bits + 1, width);
    row[4 * bits + 3] = __shfl_xor_sync(all, value, 5 * bits + 1, width);
  }
}
