// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(0,9) const
// expect: silent
// why: each half synchronises with its own mask and exchanges within its half only
extern "C" __global__ void halves(int* out, const int* in) {
  __shared__ int tile[32];
  int lane = threadIdx.x;
  unsigned mask = lane < 16 ? 0x0000ffffu : 0xffff0000u;
  tile[lane] = in[lane];
  __syncwarp(mask);
  out[lane] = tile[lane ^ 8];
}
