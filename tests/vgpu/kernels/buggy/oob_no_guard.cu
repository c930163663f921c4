// launch: grid=2 block=64
// arg: out int[100]=poison
// expect: memcheck out_of_bounds line=7 block=1,0,0 buffer=out space=global
// why: the grid has 128 threads, the buffer 100 elements, and nothing guards the store
extern "C" __global__ void iota(int* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = i;
}
