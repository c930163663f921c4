// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: offsets int[65]=poison
// expect: initcheck uninitialized_global line=10 thread=63,0,0 buffer=offsets space=global
// why: an exclusive scan over 64 counts has 65 offsets; the last one, the total, is never stored
extern "C" __global__ void segment_lengths(int* out, int* offsets) {
  int i = threadIdx.x;
  offsets[i] = 3 * i;
  __syncthreads();
  int end = offsets[i + 1];
  out[i] = end - 3 * i;
}
