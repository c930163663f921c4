// y = a x + y, one thread an element. x and y are (n).
//
//   python -m vgpu run examples/saxpy.cu --grid 4 --block 256 --arg n:int=1000 --arg a:float=2
//       --arg "x:float[1000]=random" --arg "y:float[1000]=ones"

extern "C" __global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)  // the grid has 1024 threads: the last 24 have nothing to do
        y[i] = a * x[i] + y[i];
}
