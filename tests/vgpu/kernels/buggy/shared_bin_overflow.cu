// launch: grid=1 block=64
// arg: out uint[10]=poison
// arg: digits int[64]=arange const
// arg: n int=11
// expect: memcheck shared_out_of_bounds line=12 thread=10,0,0 space=shared
// why: digits run from 0 to 10 here and there are ten bins
extern "C" __global__ void count_digits(unsigned* out, const int* digits, int n) {
  __shared__ unsigned bins[10];
  int i = threadIdx.x;
  if (i < 10) bins[i] = 0;
  __syncthreads();
  if (i < n) atomicAdd(&bins[digits[i]], 1u);
  __syncthreads();
  if (i < 10) out[i] = bins[i];
}
