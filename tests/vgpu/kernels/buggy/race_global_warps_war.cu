// launch: grid=1 block=64
// arg: x float[96]=random
// expect: racecheck raw line=7 other_line=8 space=global | racecheck war line=8 other_line=7 space=global
// why: each warp overwrites what the warp before it still has to read
extern "C" __global__ void move_down(float* x) {
  int i = threadIdx.x;
  float next = x[i + 32];
  x[i] = next;
}
