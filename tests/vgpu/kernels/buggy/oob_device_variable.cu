// launch: grid=1 block=32
// arg: out float[32]=poison
// expect: memcheck out_of_bounds line=8 buffer=weights space=global
// why: the __device__ table has 24 entries for 32 threads
__device__ float weights[24];
extern "C" __global__ void lookup(float* out) {
  int i = threadIdx.x;
  float weight = weights[i];
  out[i] = weight + 1.0f;
}
