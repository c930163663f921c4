// launch: grid=1 block=96
// arg: out float[96]=poison
// arg: in float[96]=random const
// arg: n int=96
// expect: memcheck out_of_bounds line=11 thread=95,0,0 block=0,0,0 buffer=in space=global
// why: only the left edge of the three-point average is guarded
extern "C" __global__ void average3(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float left = i > 0 ? in[i - 1] : 0.0f;
  float right = in[i + 1];
  out[i] = (left + in[i] + right) / 3.0f;
}
