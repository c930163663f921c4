// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[64]=random(0,100) const
// expect: silent
// why: the mask is voted by all lanes right before the branch, so it is true inside it
extern "C" __global__ void leader_value(int* out, const int* in) {
  int i = threadIdx.x, value = in[i], result = -1;
  unsigned mask = __ballot_sync(0xffffffffu, value < 50);
  if (value < 50) {
    int leader = __ffs(mask) - 1;
    result = __shfl_sync(mask, value, leader);
  }
  out[i] = result;
}
