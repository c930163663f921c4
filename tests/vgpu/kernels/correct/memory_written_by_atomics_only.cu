// launch: grid=4 block=32
// arg: minimum int[1]=2147483647
// arg: maximum int[1]=-2147483648
// arg: in int[128]=random(-999,999) const
// expect: silent
// why: many blocks update the same two words, and all of them with atomics
extern "C" __global__ void range(int* minimum, int* maximum, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicMin(minimum, in[i]);
  atomicMax(maximum, in[i]);
}
