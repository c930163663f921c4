// launch: grid=2 block=64
// arg: out ushort[128]=poison
// expect: silent
// why: interleaved 16-bit stores: every word is shared by two warps, no byte is
extern "C" __global__ void interleave(unsigned short* out) {
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  out[64 * blockIdx.x + 2 * lane + warp] = threadIdx.x;
}
