// launch: grid=2 block=64
// arg: out float[128]=poison
// arg: in float[128]=random const
// arg: n int=128
// expect: silent
// why: two threads load the halo beside their own element; nobody else writes those entries
extern "C" __global__ void blur(float* out, const float* in, int n) {
  __shared__ float tile[66];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  tile[t + 1] = in[i];
  if (t == 0) tile[0] = i > 0 ? in[i - 1] : 0.0f;
  if (t == 63) tile[65] = i + 1 < n ? in[i + 1] : 0.0f;
  __syncthreads();
  out[i] = 0.25f * tile[t] + 0.5f * tile[t + 1] + 0.25f * tile[t + 2];
}
