// launch: grid=4096 block=256
// arg: out float[1048576]=poison
// arg: a float[1048576]=random const
// arg: b float[1048576]=random const
// arg: n int=1048576
// expect: silent
// why: one addition an element, bound by memory
extern "C" __global__ void vector_add(float* out, const float* a, const float* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = a[i] + b[i];
}
