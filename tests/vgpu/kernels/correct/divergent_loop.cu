// launch: grid=2 block=64
// arg: out int[128]=poison
// arg: in int[128]=random(1,500) const
// expect: silent
// why: every lane runs its own number of rounds
extern "C" __global__ void collatz(int* out, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int x = in[i], steps = 0;
  while (x != 1) {
    x = x % 2 == 0 ? x / 2 : 3 * x + 1;
    ++steps;
  }
  out[i] = steps;
}
