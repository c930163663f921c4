// launch: grid=1 block=16x4
// arg: out float[64]=poison
// arg: in float[64]=random const
// arg: width int=16
// arg: height int=4
// expect: memcheck out_of_bounds line=11 buffer=in space=global
// why: x and y are swapped in the index of a 4 x 16 image
extern "C" __global__ void copy_image(float* out, const float* in, int width, int height) {
  int x = threadIdx.x, y = threadIdx.y;
  if (x < width && y < height) {
    float pixel = in[x * width + y];
    out[y * width + x] = pixel;
  }
}
