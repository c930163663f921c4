// launch: grid=1 block=64
// arg: out int[64]=-1
// arg: table int[16]=arange const
// arg: keys int[64]=random(0,32) const
// expect: silent
// why: threads return from inside the loop as soon as they find their key; the others go on
extern "C" __global__ void find(int* out, const int* table, const int* keys) {
  int i = threadIdx.x;
  for (int k = 0; k < 16; ++k) {
    if (table[k] == keys[i]) {
      out[i] = k;
      return;
    }
  }
}
