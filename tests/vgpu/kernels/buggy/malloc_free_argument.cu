// launch: grid=1 block=1
// arg: in float[16]=ones
// arg: out float[1]=poison
// expect: memcheck device_malloc line=8
// why: a buffer of the host is freed in the kernel
extern "C" __global__ void consume(float* in, float* out) {
  out[0] = in[0];
  free(in);
}
