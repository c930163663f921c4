// launch: grid=1 block=32
// arg: out uint[32]=zeros
// arg: n uint=5
// budget: 100000
// expect: limits instruction_budget line=9-11
// why: an unsigned counter is always >= 0
extern "C" __global__ void countdown(unsigned* out, unsigned n) {
  unsigned i = threadIdx.x;
  for (unsigned k = n; k >= 0; --k) {
    out[i] += k;
  }
}
