// launch: grid=2 block=32
// arg: out int[1000]=poison
// arg: in int[1000]=random(0,99) const
// arg: n int=1000
// expect: silent
// why: 64 threads cover 1000 elements, and the last round is partial
extern "C" __global__ void triple(int* out, const int* in, int n) {
  int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) out[i] = 3 * in[i];
}
