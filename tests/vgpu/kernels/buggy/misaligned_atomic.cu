// launch: grid=1 block=4
// arg: bytes uchar[64]=zeros
// expect: memcheck misaligned line=7 buffer=bytes space=global
// why: the 32-bit counter lives at byte 2 of its record
extern "C" __global__ void bump(unsigned char* bytes) {
  unsigned* counter = reinterpret_cast<unsigned*>(bytes + 16 * threadIdx.x + 2);
  atomicAdd(counter, 1u);
}
