// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: next int[32]=zeros const
// budget: 100000
// expect: limits instruction_budget line=10-13
// why: the list ends with node 0 pointing to itself instead of -1
extern "C" __global__ void list_length(int* out, const int* next) {
  int length = 0;
  int node = threadIdx.x;
  while (node != -1) {
    node = next[node];
    out[threadIdx.x] = ++length;
  }
}
