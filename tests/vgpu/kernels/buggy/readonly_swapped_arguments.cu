// launch: grid=1 block=64
// arg: source float[64]=random const
// arg: destination float[64]=zeros
// expect: memcheck write_to_read_only line=8 buffer=source space=global
// why: the kernel takes (out, in), the caller gave (source, destination)
extern "C" __global__ void copy(float* out, float* in) {
  int i = threadIdx.x;
  out[i] = in[i];
}
