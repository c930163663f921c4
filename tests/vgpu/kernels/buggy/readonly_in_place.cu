// launch: grid=1 block=64
// arg: x float[64]=random const
// expect: memcheck write_to_read_only line=8 buffer=x space=global
// why: the caller passed its input as read-only and the kernel works in place
extern "C" __global__ void square(float* x) {
  int i = threadIdx.x;
  float v = x[i];
  x[i] = v * v;
}
