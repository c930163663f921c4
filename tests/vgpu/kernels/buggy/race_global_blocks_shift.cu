// launch: grid=4 block=64
// arg: x float[320]=random
// expect: racecheck raw line=7 other_line=8 space=global | racecheck war line=8 other_line=7 space=global
// why: the array is shifted in place by one block's width: the next block may already have written
extern "C" __global__ void shift_left(float* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float next = x[i + 64];
  x[i] = next;
}
