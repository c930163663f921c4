// launch: grid=1 block=48
// arg: out int[2]=poison
// arg: in int[48]=random(0,9) const
// expect: silent
// why: the second warp has sixteen lanes and uses a mask of sixteen
extern "C" __global__ void warp_sums(int* out, const int* in) {
  int i = threadIdx.x, sum = in[i];
  unsigned mask = i < 32 ? 0xffffffffu : 0x0000ffffu;
  for (int step = i < 32 ? 16 : 8; step > 0; step /= 2) sum += __shfl_xor_sync(mask, sum, step);
  if (i % 32 == 0) out[i / 32] = sum;
}
