// launch: grid=1 block=128
// arg: out float[128]=poison
// arg: scratch float[128]=poison
// arg: in float[100]=random const
// arg: n int=100
// expect: initcheck uninitialized_global line=12 block=0,0,0 buffer=scratch space=global
// why: only the first 100 elements of the scratch are written, all 128 are read
extern "C" __global__ void two_steps(float* out, float* scratch, const float* in, int n) {
  int i = threadIdx.x;
  if (i < n) scratch[i] = in[i] * in[i];
  __syncthreads();
  float left = scratch[i];
  out[i] = left + 1.0f;
}
