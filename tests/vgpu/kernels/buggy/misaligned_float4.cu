// launch: grid=1 block=16
// arg: out float[16]=poison
// arg: in float[80]=random const
// arg: offset int=1
// expect: memcheck misaligned line=10 buffer=in space=global
// why: a float4 load needs a 16-byte address; in + 1 is only a multiple of 4
extern "C" __global__ void dot4(float* out, const float* in, int offset) {
  int i = threadIdx.x;
  const float4* rows = reinterpret_cast<const float4*>(in + offset);
  float4 v = rows[i];
  out[i] = v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
}
