// launch: grid=2 block=64
// arg: counts uint[16]=zeros
// arg: in uchar[1000]=random const
// arg: n int=1000
// expect: silent
// why: clear, barrier, shared atomics, barrier, global atomics: each phase is apart from the next
extern "C" __global__ void histogram(unsigned* counts, const unsigned char* in, int n) {
  __shared__ unsigned bins[16];
  if (threadIdx.x < 16) bins[threadIdx.x] = 0;
  __syncthreads();
  int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) atomicAdd(&bins[in[i] / 16], 1u);
  __syncthreads();
  if (threadIdx.x < 16) atomicAdd(&counts[threadIdx.x], bins[threadIdx.x]);
}
