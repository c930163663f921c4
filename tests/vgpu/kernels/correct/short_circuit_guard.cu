// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[60]=random(0,9) const
// arg: n int=60
// expect: silent
// why: && does not evaluate its right side where the index is outside
extern "C" __global__ void guarded(int* out, const int* in, int n) {
  int i = threadIdx.x;
  out[i] = i < n && in[i] > 4;
}
