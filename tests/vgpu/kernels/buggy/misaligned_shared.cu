// launch: grid=1 block=8
// arg: out float[8]=poison
// arg: bytes uchar[64]=random const
// expect: memcheck misaligned line=11 space=shared
// why: the payload starts after a two-byte header and is read as floats
extern "C" __global__ void payload(float* out, const unsigned char* bytes) {
  __shared__ __align__(16) unsigned char message[64];
  int i = threadIdx.x;
  for (int k = i; k < 64; k += 8) message[k] = bytes[k];
  __syncthreads();
  float value = reinterpret_cast<const float*>(message + 2)[i];
  out[i] = value;
}
