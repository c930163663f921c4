// launch: grid=1 block=8
// arg: out uint[8]=poison
// arg: records uchar[41]=random const
// expect: silent
// why: the word at an odd address is put together from single bytes
extern "C" __global__ void unpack(unsigned* out, const unsigned char* records) {
  int i = threadIdx.x;
  const unsigned char* p = records + 5 * i + 1;
  out[i] = p[0] | p[1] << 8 | p[2] << 16 | static_cast<unsigned>(p[3]) << 24;
}
