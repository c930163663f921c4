// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=random(0,9) const
// expect: synccheck bad_member_mask line=8
// why: all 32 lanes call the shuffle, the mask names only the lower sixteen: a caller must be in its own mask
extern "C" __global__ void broadcast(int* out, const int* in) {
  int lane = threadIdx.x;
  int first = __shfl_sync(0x0000ffffu, in[lane], 0);
  out[lane] = first;
}
