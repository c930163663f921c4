// launch: grid=1 block=32
// arg: out uint[32]=poison
// arg: bytes uchar[126]=random const
// expect: memcheck out_of_bounds line=8 thread=31,0,0 buffer=bytes space=global
// why: 126 bytes are read as 32 words: the last word is half outside
extern "C" __global__ void pack(unsigned* out, const unsigned char* bytes) {
  int i = threadIdx.x;
  unsigned word = reinterpret_cast<const unsigned*>(bytes)[i];
  out[i] = word;
}
