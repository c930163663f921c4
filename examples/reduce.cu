// total += sum of x, which is (n). A grid of any size: threads stride over x, a warp adds up with shuffles, a block in shared memory,
// and one atomic a block brings the blocks together. Set total to 0 before.
//
//   python -m vgpu run examples/reduce.cu --grid 8 --block 256
//       --arg "x:float[10000]=random(0,1)" --arg "total:float[1]=zeros" --arg n:int=10000

__device__ float warp_sum(float value)
{
    for (int offset = 16; offset > 0; offset /= 2)
        value += __shfl_down_sync(0xffffffff, value, offset);
    return value;  // lane 0 has the sum
}

extern "C" __global__ void reduce(const float *x, float *total, int n)
{
    __shared__ float warp_sums[32];
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += x[i];
    sum = warp_sum(sum);
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (lane == 0)
        warp_sums[warp] = sum;
    __syncthreads();
    if (warp == 0) {
        sum = warp_sum(lane < blockDim.x / 32 ? warp_sums[lane] : 0.0f);
        if (lane == 0)
            atomicAdd(total, sum);
    }
}
