// launch: grid=1 block=64
// arg: out int[1]=poison
// arg: in float[64]=arange const
// expect: racecheck waw_same_value line=11 other_line=11 space=shared
// why: every thread that finds a match stores the same 1: harmless in practice, and still a race
extern "C" __global__ void any_large(int* out, const float* in) {
  __shared__ int found;
  if (threadIdx.x == 0) found = 0;
  __syncthreads();
  if (in[threadIdx.x] > 20.0f) {
    found = 1;
  }
  __syncthreads();
  if (threadIdx.x == 0) out[0] = found;
}
