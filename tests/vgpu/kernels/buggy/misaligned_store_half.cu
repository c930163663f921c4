// launch: grid=1 block=8
// arg: out ushort[32]=poison
// expect: memcheck misaligned line=8 buffer=out space=global
// why: two 16-bit values are stored as one word at an odd element
extern "C" __global__ void store_pairs(unsigned short* out) {
  int i = threadIdx.x;
  unsigned pair = i | (i << 16);
  *reinterpret_cast<unsigned*>(out + 2 * i + 1) = pair;
}
