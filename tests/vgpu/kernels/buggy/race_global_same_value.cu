// launch: grid=4 block=32
// arg: flag int[1]=zeros
// arg: in float[128]=random const
// expect: racecheck waw_same_value line=9 other_line=9 space=global buffer=flag
// why: every block that finds something stores the same 1 without an atomic
extern "C" __global__ void any_above(int* flag, const float* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (in[i] > -2.0f && threadIdx.x == 0) {
    *flag = 1;
  }
}
