// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[64]=random(0,12) const
// expect: silent
// why: each lane recurses to a depth of its own on its own stack
__device__ __noinline__ int fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
extern "C" __global__ void numbers(int* out, const int* in) {
  out[threadIdx.x] = fibonacci(in[threadIdx.x]);
}
