// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(0,9) const
// expect: silent
// why: a width of 8 splits the warp into segments; sources past a segment's end give the lane's own value
extern "C" __global__ void segment_shift(int* out, const int* in) {
  int lane = threadIdx.x;
  out[lane] = __shfl_down_sync(0xffffffffu, in[lane], 3, 8);
}
