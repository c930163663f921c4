// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in uint[32]=arange const
// budget: 100000
// expect: limits instruction_budget line=10-13
// why: thread 0 starts at zero, which halving never turns into one
extern "C" __global__ void logarithm(int* out, const unsigned* in) {
  unsigned x = in[threadIdx.x];
  int steps = 0;
  while (x != 1) {
    x /= 2;
    out[threadIdx.x] = ++steps;
  }
}
