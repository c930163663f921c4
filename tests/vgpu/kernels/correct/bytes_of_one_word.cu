// launch: grid=1 block=64
// arg: out uchar[64]=poison
// arg: in uchar[64]=random const
// expect: silent
// why: neighbouring threads write neighbouring bytes of one word: different bytes are different memory locations
extern "C" __global__ void invert(unsigned char* out, const unsigned char* in) {
  __shared__ unsigned char tile[64];
  int i = threadIdx.x;
  tile[i] = ~in[i];
  out[i] = tile[i];
}
