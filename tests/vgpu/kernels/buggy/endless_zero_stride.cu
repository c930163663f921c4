// launch: grid=2 block=32
// arg: out int[100]=poison
// arg: n int=100
// arg: stride int=0
// budget: 100000
// expect: limits instruction_budget line=10-12
// why: the stride of the grid-stride loop is an argument, and the caller gave zero
extern "C" __global__ void fill(int* out, int n, int stride) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (; i < n; i += stride) {
    out[i] = i;
  }
}
