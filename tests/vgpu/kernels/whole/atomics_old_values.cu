// launch: grid=2 block=32
// arg: cells uint[640]=random
// arg: old uint[640]=poison
// expect: silent
// why: every integer atomic with its old value, each on a cell of its own, so that order cannot matter
extern "C" __global__ void atomics_old_values(unsigned* cells, unsigned* old) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned x = 0x9e3779b9u * (i + 1);
  unsigned* cell = cells + 10 * i;
  unsigned* o = old + 10 * i;
  o[0] = atomicAdd(&cell[0], x);
  o[1] = atomicSub(&cell[1], x);
  o[2] = atomicExch(&cell[2], x);
  o[3] = atomicMin(&cell[3], x);
  o[4] = atomicMax(reinterpret_cast<int*>(&cell[4]), static_cast<int>(x));
  o[5] = atomicInc(&cell[5], x);
  o[6] = atomicDec(&cell[6], x);
  o[7] = atomicCAS(&cell[7], i % 2 ? cell[7] : x, x);
  o[8] = atomicAnd(&cell[8], x);
  o[8] ^= atomicOr(&cell[8], i);
  o[9] = atomicXor(&cell[9], x);
}
