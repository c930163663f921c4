// launch: grid=1 block=32
// arg: out float[32]=null
// expect: memcheck null_pointer line=6 space=global
// why: the output was never allocated
extern "C" __global__ void fill(float* out) {
  out[threadIdx.x] = 1.0f;
}
