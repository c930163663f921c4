// launch: grid=1 block=32
// arg: f float[128]=random
// arg: d double[64]=random
// arg: s short[128]=random
// arg: b uchar[128]=random
// expect: silent
// why: two and four-element loads and stores of several types, elements permuted on the way
extern "C" __global__ void vector_types(float4* f, double2* d, short4* s, uchar4* b) {
  int i = threadIdx.x;
  float4 v = f[i];
  f[i] = make_float4(v.w, v.z + v.x, v.y, -v.x);
  double2 w = d[i];
  d[i] = make_double2(w.y, w.x * 2.0);
  short4 h = s[i];
  s[i] = make_short4(h.y, h.x, h.w + h.z, h.z);
  uchar4 c = b[i];
  b[i] = make_uchar4(c.w, c.x + c.y, c.z, c.y);
}
