// launch: grid=1 block=32
// arg: out uint[32]=poison
// arg: n uint=0x80000001
// budget: 100000
// expect: limits instruction_budget line=9-12
// why: doubling reaches 2^31, then zero, and stays below n for ever
extern "C" __global__ void next_power(unsigned* out, unsigned n) {
  unsigned power = 1;
  while (power < n) {
    power *= 2;
    out[threadIdx.x] = power;
  }
}
