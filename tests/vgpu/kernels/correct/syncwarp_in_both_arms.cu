// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(0,9) const
// expect: silent
// why: the two __syncwarp are different statements with the same mask: each lane meets all the others at one of them
extern "C" __global__ void cross(int* out, const int* in) {
  __shared__ int tile[32];
  int lane = threadIdx.x, value = in[lane];
  if (value % 2 == 0) {
    tile[lane] = 10 * value;
    __syncwarp();
  } else {
    tile[lane] = -value;
    __syncwarp();
  }
  out[lane] = tile[31 - lane];
}
