// Wrong on purpose: reverses each block's part of x, but reads the tile before the other warps have filled it.
// A GPU may well get it right today. The race checker names the two threads and the two lines; one __syncthreads() repairs it.
//
//   python -m vgpu run examples/race.cu --grid 2 --block 128 --arg "x:int[256]=arange"

extern "C" __global__ void reverse(int *x)
{
    __shared__ int tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = x[i];
    // missing: __syncthreads();
    x[i] = tile[blockDim.x - 1 - threadIdx.x];
}
