// launch: grid=1 block=64
// arg: out int[32]=poison
// expect: racecheck waw line=7 other_line=7 space=global buffer=out
// why: the modulus folds two warps onto the same 32 elements
extern "C" __global__ void fold(int* out) {
  int i = threadIdx.x;
  out[i % 32] = 0x01010101 * i;
}
