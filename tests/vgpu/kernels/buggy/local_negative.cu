// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: order int[32]=arange const
// expect: memcheck local_out_of_bounds line=12 thread=0,0,0 space=local
// why: the predecessor of entry 0 is entry -1 of a local table
extern "C" __global__ void predecessor(int* out, const int* order) {
  int table[8];
  int i = threadIdx.x;
#pragma unroll 1
  for (int k = 0; k < 8; ++k) table[k] = order[(i + k) % 32];
  int at = order[i] < 8 ? order[i] : 8;
  out[i] = table[at - 1];
}
