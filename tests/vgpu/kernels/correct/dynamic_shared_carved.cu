// launch: grid=1 block=64 shared=832
// arg: out double[64]=poison
// arg: in float[64]=random const
// expect: silent
// why: three arrays of falling alignment in one dynamic allocation that they fill to the last byte
extern __shared__ __align__(8) unsigned char pool[];
extern "C" __global__ void carve(double* out, const float* in) {
  double* wide = reinterpret_cast<double*>(pool);
  float* narrow = reinterpret_cast<float*>(wide + 64);
  unsigned char* flags = reinterpret_cast<unsigned char*>(narrow + 64);
  int i = threadIdx.x;
  narrow[i] = in[i];
  flags[i] = in[i] > 0.0f;
  wide[i] = 2.0 * in[i];
  __syncthreads();
  int j = 63 - i;
  out[i] = flags[j] ? wide[j] : narrow[j];
}
