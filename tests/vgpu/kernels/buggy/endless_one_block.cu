// launch: grid=4 block=32
// arg: out int[4]=zeros
// budget: 100000
// expect: limits instruction_budget line=8-11 block=2,0,0
// why: the loop variable is never changed in block 2
extern "C" __global__ void polling(int* out) {
  int left = 10;
  while (left > 0) {
    if (blockIdx.x != 2) --left;
    if (threadIdx.x == 0) atomicAdd(&out[blockIdx.x], 1);
  }
}
