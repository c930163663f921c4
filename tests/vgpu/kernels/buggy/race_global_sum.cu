// launch: grid=4 block=32
// arg: sum float[1]=zeros
// arg: in float[4]=random const
// expect: racecheck raw line=8 other_line=8 space=global | racecheck war line=8 other_line=8 space=global | racecheck waw line=8 other_line=8 space=global | racecheck waw_same_value line=8 other_line=8 space=global
// why: one thread of each block adds to the sum without an atomic
extern "C" __global__ void total(float* sum, const float* in) {
  if (threadIdx.x == 0) {
    *sum += in[blockIdx.x];
  }
}
