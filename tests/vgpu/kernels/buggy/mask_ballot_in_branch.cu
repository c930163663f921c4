// launch: grid=1 block=32
// arg: out uint[32]=poison
// arg: in int[32]=arange const
// expect: synccheck bad_member_mask line=10
// why: the ballot is inside the branch that half of the warp does not take
extern "C" __global__ void ballot_inside(unsigned* out, const int* in) {
  int lane = threadIdx.x;
  unsigned votes = 0;
  if (in[lane] % 2 == 0) {
    votes = __ballot_sync(0xffffffffu, in[lane] > 10);
  }
  out[lane] = votes;
}
