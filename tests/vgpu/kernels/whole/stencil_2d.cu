// launch: grid=3x3 block=16x16
// arg: out float[40x45]=poison
// arg: in float[40x45]=random const
// arg: width int=45
// arg: height int=40
// expect: silent
// why: five points with edges clamped, sizes that no block divides
extern "C" __global__ void stencil_2d(float* out, const float* in, int width, int height) {
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= width || y >= height) return;
  int left = max(x - 1, 0), right = min(x + 1, width - 1), up = max(y - 1, 0), down = min(y + 1, height - 1);
  float sum = in[y * width + left] + in[y * width + right];
  sum += in[up * width + x];
  sum += in[down * width + x];
  out[y * width + x] = fmaf(-4.0f, in[y * width + x], sum);
}
