// launch: grid=256 block=256
// arg: bins uint[256]=zeros
// arg: in uchar[1048576]=random const
// arg: n int=1048576
// expect: silent
// why: bins in shared memory, one global atomic a bin and block
extern "C" __global__ void histogram_shared(unsigned* bins, const unsigned char* in, int n) {
  __shared__ unsigned local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) atomicAdd(&local[in[i]], 1u);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
