// launch: grid=2 block=64
// arg: out int[199]=poison
// arg: n int=199
// expect: memcheck out_of_bounds line=10 thread=35,0,0 block=1,0,0 buffer=out space=global
// why: each thread writes two elements but guards only the first; with 199 elements the last pair is half outside
extern "C" __global__ void pairs(int* out, int n) {
  int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) {
    out[i] = i;
    out[i + 1] = -i;
  }
}
