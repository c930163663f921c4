// launch: grid=2 block=64
// arg: out float[128]=poison
// arg: in float[128]=random const
// arg: n int=128
// expect: silent
// why: neighbours are clamped to the ends before they are read
extern "C" __global__ void average3(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int left = max(i - 1, 0), right = min(i + 1, n - 1);
  out[i] = (in[left] + in[i] + in[right]) / 3.0f;
}
