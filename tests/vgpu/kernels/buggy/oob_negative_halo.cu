// launch: grid=2 block=64
// arg: out float[128]=poison
// arg: in float[128]=random const
// arg: n int=128
// expect: memcheck out_of_bounds line=10 thread=0,0,0 block=0,0,0 buffer=in space=global
// why: the first thread's left neighbour is element -1
extern "C" __global__ void backward_difference(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float left = in[i - 1];
    out[i] = in[i] - left;
  }
}
