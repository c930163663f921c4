// launch: grid=1 block=8
// arg: out int[8]=poison
// arg: records uchar[64]=random const
// expect: memcheck misaligned line=8 buffer=records space=global
// why: records of five bytes put their int at addresses that are no multiple of four
extern "C" __global__ void unpack(int* out, const unsigned char* records) {
  int i = threadIdx.x;
  int value = *reinterpret_cast<const int*>(records + 5 * i + 1);
  out[i] = value;
}
