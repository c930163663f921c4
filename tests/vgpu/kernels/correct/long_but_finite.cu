// launch: grid=1 block=32
// arg: out uint[32]=poison
// arg: rounds int=20000
// expect: silent
// why: many iterations, and every one of them makes progress
extern "C" __global__ void mix(unsigned* out, int rounds) {
  unsigned x = threadIdx.x + 1;
#pragma unroll 1
  for (int k = 0; k < rounds; ++k) x = x * 1664525u + 1013904223u;
  out[threadIdx.x] = x;
}
