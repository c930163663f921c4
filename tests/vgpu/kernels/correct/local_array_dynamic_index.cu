// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[64]=random(0,16) const
// expect: silent
// why: a local array indexed by data, up to its last element
extern "C" __global__ void permute(int* out, const int* in) {
  int table[16];
  int i = threadIdx.x;
  for (int k = 0; k < 16; ++k) table[(5 * k + i) % 16] = k;
  out[i] = table[in[i]];
}
