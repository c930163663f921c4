// launch: grid=1 block=64
// arg: out uint[16]=poison
// arg: in uchar[64]=random const
// expect: silent
// why: bytes are written by four threads and read as one word after the barrier
extern "C" __global__ void pack(unsigned* out, const unsigned char* in) {
  __shared__ __align__(4) unsigned char tile[64];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  if (i < 16) out[i] = reinterpret_cast<const unsigned*>(tile)[i];
}
