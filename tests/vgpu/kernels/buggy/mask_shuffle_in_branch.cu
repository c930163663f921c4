// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// expect: synccheck bad_member_mask line=10
// why: sixteen lanes shuffle with a mask that names all 32
extern "C" __global__ void half_reduce(float* out, const float* in) {
  int lane = threadIdx.x;
  float value = in[lane];
  if (lane < 16) {
    value += __shfl_xor_sync(0xffffffffu, value, 8);
  }
  out[lane] = value;
}
