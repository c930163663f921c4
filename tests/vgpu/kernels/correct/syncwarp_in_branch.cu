// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(0,9) const
// expect: silent
// why: the mask names exactly the lanes that take the branch
extern "C" __global__ void lower_half(int* out, const int* in) {
  __shared__ int tile[16];
  int lane = threadIdx.x;
  if (lane < 16) {
    tile[lane] = in[lane];
    __syncwarp(0x0000ffffu);
    out[lane] = tile[15 - lane];
  } else {
    out[lane] = in[lane];
  }
}
