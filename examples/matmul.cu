// c = a b for (n, n) matrices, by tiles in shared memory: each element of a and b is loaded n / TILE times instead of n.
//
//   python -m vgpu run examples/matmul.cu --kernel matmul_tiled --grid 4,4 --block 16,16
//       --arg "a:float[64x64]=random" --arg "b:float[64x64]=random" --arg "c:float[64x64]=poison" --arg n:int=64 --profile

#ifndef TILE
#define TILE 16  // --define TILE=8 goes with --block 8,8
#endif

// One thread an element of c. Compare the two profiles: global load requests, and sectors for each.
extern "C" __global__ void matmul_naive(const float *a, const float *b, float *c, int n)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n || column >= n)
        return;
    float sum = 0.0f;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}

extern "C" __global__ void matmul_tiled(const float *a, const float *b, float *c, int n)
{
    __shared__ float a_tile[TILE][TILE], b_tile[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty, column = blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (int start = 0; start < n; start += TILE) {
        // Threads outside the matrix still take part: every thread must reach the barriers.
        a_tile[ty][tx] = row < n && start + tx < n ? a[row * n + start + tx] : 0.0f;
        b_tile[ty][tx] = start + ty < n && column < n ? b[(start + ty) * n + column] : 0.0f;
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += a_tile[ty][k] * b_tile[k][tx];
        __syncthreads();  // before the next round overwrites the tiles
    }
    if (row < n && column < n)
        c[row * n + column] = sum;
}
