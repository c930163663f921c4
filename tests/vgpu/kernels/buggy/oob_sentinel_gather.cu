// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: table float[256]=random const
// arg: index int[64]=-1 const
// expect: memcheck out_of_bounds line=9 buffer=table space=global
// why: the index -1 means "no entry", and the gather does not check for it
extern "C" __global__ void gather(float* out, const float* table, const int* index) {
  int i = threadIdx.x;
  float value = table[index[i]];
  out[i] = value;
}
