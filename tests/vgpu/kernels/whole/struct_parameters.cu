// launch: grid=2 block=32
// arg: out int[64]=poison
// arg: image struct{flag char=3; pixels int[64]=random(0,100); scale double=0.5; width short=16; height short=4}
// expect: silent
// why: a struct by value with pointers and members of all sizes, padded as C++ pads it
struct Image {
  char flag;
  const int* pixels;
  double scale;
  short width, height;
};
extern "C" __global__ void struct_parameters(int* out, Image image) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int x = i % image.width, y = i / image.width;
  int mirrored = image.pixels[(image.height - 1 - y) * image.width + x];
  out[i] = static_cast<int>(mirrored * image.scale) + image.flag;
}
