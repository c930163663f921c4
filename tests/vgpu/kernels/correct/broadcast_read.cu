// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: silent
// why: all threads read the same words; reads never race with reads
extern "C" __global__ void polynomial(float* out, const float* in) {
  __shared__ float coefficients[4];
  int i = threadIdx.x;
  if (i < 4) coefficients[i] = in[i];
  __syncthreads();
  float x = in[i], y = 0.0f;
  for (int k = 3; k >= 0; --k) y = y * x + coefficients[k];
  out[i] = y;
}
