// launch: grid=1 block=64
// arg: out uint[64x4]=poison
// arg: in uint[64]=random const
// expect: silent
// why: local memory written as bytes and read as words, and its address passed to a function
__device__ __noinline__ void scatter(unsigned char* bytes, unsigned seed) {
  for (int k = 0; k < 16; ++k) bytes[(7 * k + seed) % 16] = seed >> (k % 24);
}
extern "C" __global__ void local_bytes(unsigned* out, const unsigned* in) {
  __align__(4) unsigned char bytes[16];
  scatter(bytes, in[threadIdx.x]);
  for (int k = 0; k < 4; ++k) out[4 * threadIdx.x + k] = reinterpret_cast<unsigned*>(bytes)[k];
}
