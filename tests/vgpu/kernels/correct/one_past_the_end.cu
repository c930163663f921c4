// launch: grid=1 block=32
// arg: out int[1]=poison
// arg: in int[96]=random(0,9) const
// expect: silent
// why: the loop forms a pointer one past the end, compares with it and never follows it
extern "C" __global__ void sum(int* out, const int* in) {
  if (threadIdx.x != 0) return;
  int total = 0;
  const int* end = in + 96;
  for (const int* p = in; p != end; ++p) total += *p;
  out[0] = total;
}
