// launch: grid=2 block=64 shared=1024
// arg: out float[128]=poison
// arg: in float[128]=random const
// arg: n int=64
// expect: silent
// why: static and dynamic shared memory together, the dynamic part cut into three arrays
extern __shared__ double pool[];
extern "C" __global__ void dynamic_shared(float* out, const float* in, int n) {
  __shared__ float scale[2];
  double* squares = pool;
  float* values = reinterpret_cast<float*>(pool + n);
  int* order = reinterpret_cast<int*>(values + n);
  int t = threadIdx.x, base = blockIdx.x * n;
  if (t < 2) scale[t] = t + 0.5f;
  values[t] = in[base + t];
  order[t] = (t * 5 + 3) % n;
  squares[t] = static_cast<double>(in[base + t]) * in[base + t];
  __syncthreads();
  int j = order[n - 1 - t];
  out[base + t] = static_cast<float>(squares[j]) + values[j] * scale[j % 2];
}
