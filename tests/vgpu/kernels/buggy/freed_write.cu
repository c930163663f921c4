// launch: grid=2 block=32
// arg: out int[64]=freed
// expect: memcheck use_after_free line=7 buffer=out space=global
// why: the output was freed before the launch
extern "C" __global__ void iota(int* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = i;
}
