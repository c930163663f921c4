// launch: grid=8 block=64
// arg: cells int[9]=zeros
// arg: seen int[512]=zeros
// arg: in int[512]=random(-500,500) const
// expect: silent
// why: all threads on the same words; the results do not depend on order, and each ticket is drawn once
extern "C" __global__ void atomics_contended(int* cells, int* seen, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = in[i];
  atomicAdd(&cells[0], value);
  atomicMin(&cells[1], value);
  atomicMax(&cells[2], value);
  atomicOr(&cells[3], 1 << (i % 31));
  atomicXor(&cells[4], value);
  atomicSub(&cells[5], i);
  unsigned wrapped = atomicInc(reinterpret_cast<unsigned*>(&cells[6]), 6u);
  if (wrapped == 6) atomicAdd(&cells[7], 1);
  int ticket = atomicAdd(&cells[8], 1);
  atomicAdd(&seen[ticket], 1 + ticket);
}
