// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: scratch float[64]=zeros
// arg: in float[64]=random const
// expect: racecheck raw line=10 other_line=9 space=global | racecheck war line=9 other_line=10 space=global
// why: global memory needs the barrier as much as shared memory: the reader's partner is in the other warp
extern "C" __global__ void reverse(float* out, float* scratch, const float* in) {
  int i = threadIdx.x;
  scratch[i] = in[i];
  float other = scratch[63 - i];
  out[i] = other;
}
