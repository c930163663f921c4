// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[126]=random const
// arg: n int=126
// expect: memcheck out_of_bounds line=11 thread=31,0,0 buffer=in space=global
// why: 126 elements are not a multiple of four: the last 16-byte load reaches 8 bytes past the end
extern "C" __global__ void sums_of_four(float* out, const float* in, int n) {
  int i = threadIdx.x;
  if (4 * i < n) {
    const float4* quads = reinterpret_cast<const float4*>(in);
    float4 v = quads[i];
    out[i] = v.x + v.y + v.z + v.w;
  }
}
