// launch: grid=1 block=64
// arg: out uint[8]=poison
// arg: values uchar[64]=arange const
// expect: initcheck uninitialized_shared line=10 space=shared
// why: shared memory does not start at zero: the bins must be cleared first
extern "C" __global__ void histogram(unsigned* out, const unsigned char* values) {
  __shared__ unsigned bins[8];
  int i = threadIdx.x;
  int bin = values[i] % 8;
  atomicAdd(&bins[bin], 1u);
  __syncthreads();
  if (i < 8) out[i] = bins[i];
}
