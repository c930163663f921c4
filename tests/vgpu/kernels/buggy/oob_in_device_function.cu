// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: memcheck out_of_bounds line=7 thread=63,0,0 buffer=in space=global
// why: the helper reads the right neighbour of the last element; the line is the helper's
__device__ __noinline__ float slope(const float* values, int i) {
  float next = values[i + 1];
  return next - values[i];
}
extern "C" __global__ void slopes(float* out, const float* in) {
  int i = threadIdx.x;
  out[i] = slope(in, i);
}
