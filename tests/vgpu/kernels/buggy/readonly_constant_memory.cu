// launch: grid=1 block=32
// arg: out float[32]=zeros
// arg: choose int=1
// expect: memcheck write_to_read_only line=10
// why: the pointer selected at run time points to __constant__ memory
__constant__ float defaults[32];
extern "C" __global__ void store(float* out, int choose) {
  float* target = choose ? (float*)defaults : out;
  int i = threadIdx.x;
  target[i] = 2.0f;
}
