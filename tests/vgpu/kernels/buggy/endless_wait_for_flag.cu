// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: flag int[1]=zeros
// budget: 100000
// expect: limits instruction_budget line=8-9 | limits deadlock line=8-9
// why: nobody ever sets the flag
extern "C" __global__ void wait(int* out, volatile int* flag) {
  while (*flag == 0) {
  }
  out[threadIdx.x] = 1;
}
