// launch: grid=4 block=64
// arg: f float[4]=zeros
// arg: d double[4]=zeros
// arg: in int[256]=random(-1000,1000) const
// expect: silent
// why: float and double additions of integers are exact in any order
extern "C" __global__ void atomics_floating(float* f, double* d, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&f[i % 4], static_cast<float>(in[i]));
  atomicAdd(&d[i % 4], 1e9 * in[i]);
}
