// launch: grid=2 block=32
// arg: out float[2]=poison
// arg: in float[64]=random const
// expect: initcheck uninitialized_shared line=10 space=shared
// why: the shared accumulator is never set to zero
extern "C" __global__ void serial_sum(float* out, const float* in) {
  __shared__ float total;
  const float* row = in + blockIdx.x * 32;
  if (threadIdx.x == 0) {
    float first = total;
    for (int k = 0; k < 32; ++k) first += row[k];
    total = first;
  }
  __syncthreads();
  if (threadIdx.x == 31) out[blockIdx.x] = total;
}
