// launch: grid=1 block=64
// arg: out int[512]=zeros
// arg: in int[64]=random const
// expect: silent
// why: every redux.sync operation, over the full warp and over two halves with their own masks
extern "C" __global__ void redux_operations(int* out, const int* in) {
  int i = threadIdx.x, lane = i % 32;
  unsigned mask = i < 32 ? 0xffffffffu : lane < 11 ? 0x7ffu : ~0x7ffu;
  int value = in[i];
  unsigned bits = value;
  int* row = out + 8 * i;
  row[0] = __reduce_add_sync(mask, value);
  row[1] = __reduce_min_sync(mask, value);
  row[2] = __reduce_max_sync(mask, value);
  row[3] = __reduce_min_sync(mask, bits);
  row[4] = __reduce_max_sync(mask, bits);
  row[5] = __reduce_and_sync(mask, bits | 0xffff0000u);
  row[6] = __reduce_or_sync(mask, bits & 0x0f0f0f0fu);
  row[7] = __reduce_xor_sync(mask, bits);
}
