// launch: grid=4 block=32
// arg: out int[32]=poison
// expect: racecheck waw line=7 other_line=7 space=global buffer=out
// why: the block's offset is missing from the index, so all four blocks write the same 32 elements
extern "C" __global__ void block_numbers(int* out) {
  int i = threadIdx.x;
  out[i] = 0x01010101 * blockIdx.x;
}
