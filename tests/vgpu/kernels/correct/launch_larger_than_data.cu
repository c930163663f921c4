// launch: grid=8 block=128
// arg: out int[5]=poison
// arg: n int=5
// expect: silent
// why: almost all threads, and seven whole blocks, have nothing to do
extern "C" __global__ void tiny(int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = i * i;
}
