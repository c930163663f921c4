// launch: grid=1 block=8x4
// arg: out float[32]=poison
// arg: in float[32]=random const
// arg: width int=8
// arg: height int=4
// expect: memcheck out_of_bounds line=12 buffer=out space=global
// why: the transposed matrix has rows of height elements, not width
extern "C" __global__ void transpose(float* out, const float* in, int width, int height) {
  int x = threadIdx.x, y = threadIdx.y;
  if (x < width && y < height) {
    float value = in[y * width + x];
    out[x * width + y] = value;
  }
}
