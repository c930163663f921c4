// launch: grid=2x2 block=8x8
// arg: a float[16x16]=random
// expect: racecheck raw line=8 other_line=9 space=global | racecheck war line=9 other_line=8 space=global
// why: block (1, 0) swaps with block (0, 1), but each only reads the other's half and overwrites its own
extern "C" __global__ void transpose(float* a) {
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  if (blockIdx.x == blockIdx.y) return;
  float mirrored = a[x * 16 + y];
  a[y * 16 + x] = mirrored;
}
