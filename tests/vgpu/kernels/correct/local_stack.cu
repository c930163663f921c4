// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: depths int[32]=random(1,17) const
// expect: silent
// why: the hand-made stack is filled to its 16th slot at most, and emptied
extern "C" __global__ void reverse_digits(int* out, const int* depths) {
  int stack[16];
  int n = depths[threadIdx.x], top = 0, result = 0;
  while (top < n) {
    stack[top] = top * n;
    ++top;
  }
  while (top > 0) result = result * 3 + stack[--top];
  out[threadIdx.x] = result;
}
