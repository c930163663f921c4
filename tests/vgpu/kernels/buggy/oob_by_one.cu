// launch: grid=2 block=64
// arg: out float[100]=poison
// arg: in float[100]=random const
// arg: n int=100
// expect: memcheck out_of_bounds line=11 thread=36,0,0 block=1,0,0 buffer=in space=global
// may: memcheck out_of_bounds line=12 thread=36,0,0 block=1,0,0 buffer=out space=global
// why: the guard is i <= n, so the thread of index n reads and writes one element past both buffers
extern "C" __global__ void scale(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= n) {
    float x = in[i];
    out[i] = 2.0f * x;
  }
}
