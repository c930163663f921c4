// launch: grid=1 block=32
// arg: out uint[32]=poison
// arg: pixels uchar[128]=poison
// expect: initcheck uninitialized_global line=12 buffer=pixels space=global
// why: red, green and blue are written, the whole word with its alpha byte is read
extern "C" __global__ void pack_rgb(unsigned* out, unsigned char* pixels) {
  int i = threadIdx.x;
  pixels[4 * i] = i;
  pixels[4 * i + 1] = 2 * i;
  pixels[4 * i + 2] = 3 * i;
  __syncwarp();
  unsigned word = reinterpret_cast<const unsigned*>(pixels)[31 - i];
  out[i] = word;
}
