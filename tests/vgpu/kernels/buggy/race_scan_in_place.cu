// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[64]=random(0,10) const
// expect: racecheck war line=14 other_line=14 space=shared
// may: racecheck raw line=14 other_line=14 space=shared
// why: the in-place scan needs a barrier between reading the left partner and storing the sum
extern "C" __global__ void scan(int* out, const int* in) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
#pragma unroll 1
  for (int step = 1; step < 64; step *= 2) {
    if (i >= step) tile[i] += tile[i - step];
    __syncthreads();
  }
  out[i] = tile[i];
}
