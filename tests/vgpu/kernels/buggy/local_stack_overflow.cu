// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: depths int[32]=arange const
// expect: memcheck local_out_of_bounds line=14 space=local
// why: the hand-made stack has 16 slots; threads 16 and up push more
extern "C" __global__ void push_pop(int* out, const int* depths) {
  int stack[16];
  stack[0] = -1;
  int top = 0;
  int depth = depths[threadIdx.x];
#pragma unroll 1
  while (top < depth) {
    ++top;
    stack[top] = top * depth;
  }
  out[threadIdx.x] = stack[depth & 1];
}
