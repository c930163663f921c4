// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: memcheck shared_out_of_bounds line=12 space=shared
// why: 64 threads write 32 entries: the upper half lands in the array declared next to it
extern "C" __global__ void two_arrays(float* out, const float* in) {
  __shared__ float row[32];
  __shared__ float column[32];
  int i = threadIdx.x;
  if (i < 32) column[i] = 1.0f;
  __syncthreads();
  row[i] = in[i];
  __syncthreads();
  out[i] = row[i % 32] + column[i % 32];
}
