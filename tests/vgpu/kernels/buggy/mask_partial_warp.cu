// launch: grid=1 block=48
// arg: out int[48]=poison
// arg: in int[48]=random(0,9) const
// expect: synccheck bad_member_mask line=8
// why: a block of 48 has 16 lanes in its second warp; the full mask names 16 that do not exist
extern "C" __global__ void neighbours(int* out, const int* in) {
  int i = threadIdx.x;
  int other = __shfl_down_sync(0xffffffffu, in[i], 1);
  out[i] = other;
}
