// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[128]=random(0,9) const
// expect: silent
// why: the pointer was moved to the middle first, so negative indices stay inside the buffer
extern "C" __global__ void symmetric(int* out, const int* in) {
  const int* centre = in + 64;
  int i = threadIdx.x;
  out[i] = centre[i] + centre[-i];
}
