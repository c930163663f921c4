// launch: grid=1 block=64
// arg: bins uint[16]=zeros
// arg: values int[64]=arange const
// arg: n int=17
// expect: memcheck out_of_bounds line=10 thread=16,0,0 buffer=bins space=global
// why: the value 16 has no bin: the caller's 17 values run from 0 to 16
extern "C" __global__ void histogram(unsigned* bins, const int* values, int n) {
  int i = threadIdx.x;
  if (i < n) {
    atomicAdd(&bins[values[i]], 1u);
  }
}
