// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: trips int[64]=arange const
// expect: synccheck divergent_barrier line=13
// why: each thread runs the loop a different number of times, and the barrier is inside
extern "C" __global__ void rounds(int* out, const int* trips) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  tile[i] = 0;
  int n = trips[i] % 4;
  for (int k = 0; k < n; ++k) {
    tile[i] += k;
    __syncthreads();
  }
  out[i] = tile[i];
}
