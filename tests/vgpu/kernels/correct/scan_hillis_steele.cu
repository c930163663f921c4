// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[64]=random(0,9) const
// expect: silent
// why: two rows take turns, so no thread reads what another writes in the same step
extern "C" __global__ void scan(int* out, const int* in) {
  __shared__ int rows[2][64];
  int i = threadIdx.x, from = 0;
  rows[0][i] = in[i];
  for (int step = 1; step < 64; step *= 2) {
    __syncthreads();
    rows[1 - from][i] = rows[from][i] + (i >= step ? rows[from][i - step] : 0);
    from = 1 - from;
  }
  out[i] = rows[from][i];
}
