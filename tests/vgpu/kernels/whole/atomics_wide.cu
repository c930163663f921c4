// launch: grid=4 block=64
// arg: cells ulong[8]=zeros
// arg: old ulong[256]=poison
// arg: in ulong[256]=random const
// expect: silent
// why: 64-bit atomics; the old values are those of cells that each thread has for itself
extern "C" __global__ void atomics_wide(unsigned long long* cells, unsigned long long* old, const unsigned long long* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long x = in[i];
  atomicAdd(&cells[0], x);
  atomicMax(&cells[1], x);
  atomicMin(&cells[2], ~x);
  atomicXor(&cells[3], x);
  atomicOr(&cells[4], x & 0x1111111111111111ull);
  old[i] = x;
  unsigned long long first = atomicExch(&old[i], 5ull);
  unsigned long long second = atomicCAS(&old[i], 5ull, x >> 3);
  unsigned long long third = atomicAdd(&old[i], 1ull);
  old[i] = first ^ (second << 1) ^ third;
}
