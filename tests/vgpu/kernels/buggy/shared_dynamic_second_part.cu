// launch: grid=1 block=32 shared=192
// arg: out float[32]=poison
// arg: in float[32]=random const
// arg: n int=32
// expect: memcheck shared_out_of_bounds line=14 space=shared
// may: memcheck shared_out_of_bounds line=17 space=shared
// why: two arrays of 32 floats share the dynamic memory, but the launch asked for 48 floats
extern __shared__ float pool[];
extern "C" __global__ void two_parts(float* out, const float* in, int n) {
  float* first = pool;
  float* second = pool + n;
  int i = threadIdx.x;
  first[i] = in[i];
  second[i] = 2.0f * in[i];
  __syncwarp();
  float a = first[31 - i];
  out[i] = a + second[i];
}
