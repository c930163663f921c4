// launch: grid=1 block=64
// arg: out uchar[4]=poison
// expect: racecheck waw line=12 other_line=15 space=shared | racecheck waw line=15 other_line=12 space=shared
// why: the 16-bit store of one warp covers the byte that the other warp stores
extern "C" __global__ void header(unsigned char* out) {
  __shared__ __align__(4) unsigned char bytes[4];
  if (threadIdx.x == 0) {
    *reinterpret_cast<unsigned*>(bytes) = 0;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    *reinterpret_cast<unsigned short*>(bytes) = 0x0102;
  }
  if (threadIdx.x == 32) {
    bytes[1] = 7;
  }
  __syncthreads();
  if (threadIdx.x < 4) out[threadIdx.x] = bytes[threadIdx.x];
}
