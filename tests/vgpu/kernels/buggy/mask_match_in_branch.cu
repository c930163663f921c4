// launch: grid=1 block=32
// arg: out uint[32]=poison
// arg: keys int[32]=random(0,4) const
// expect: synccheck bad_member_mask line=11
// why: lanes with key 0 do not take part in the match that names them
extern "C" __global__ void groups(unsigned* out, const int* keys) {
  int lane = threadIdx.x;
  unsigned peers = 0;
  int key = keys[lane];
  if (key != 0) {
    peers = __match_any_sync(0xffffffffu, key);
  }
  out[lane] = peers;
}
