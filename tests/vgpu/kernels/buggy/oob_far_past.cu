// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: stride int=1000000
// expect: memcheck out_of_bounds line=8 block=0,0,0 space=global
// why: the stride is applied to a buffer that was allocated without it
extern "C" __global__ void strided_fill(float* out, int stride) {
  int i = threadIdx.x;
  out[i * stride] = (float)i;
}
