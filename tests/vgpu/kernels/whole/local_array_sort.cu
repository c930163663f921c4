// launch: grid=2 block=32
// arg: out int[1024]=poison
// arg: in int[1024]=random(-500,500) const
// expect: silent
// why: each thread sorts 16 numbers in an array of its own, indexed dynamically
extern "C" __global__ void local_array_sort(int* out, const int* in) {
  int values[16];
  int base = 16 * (blockIdx.x * blockDim.x + threadIdx.x);
  for (int k = 0; k < 16; ++k) values[k] = in[base + k];
#pragma unroll 1
  for (int k = 1; k < 16; ++k) {
    int value = values[k], at = k;
    while (at > 0 && values[at - 1] > value) {
      values[at] = values[at - 1];
      --at;
    }
    values[at] = value;
  }
  for (int k = 0; k < 16; ++k) out[base + k] = values[k];
}
