// launch: grid=1 block=100
// arg: out int[1]=poison
// arg: in int[100]=random(0,99) const
// expect: silent
// why: the tree halves upwards, so an element without a partner is carried, and none is read past the end
extern "C" __global__ void block_sum(int* out, const int* in) {
  __shared__ int tile[100];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  for (int n = 100; n > 1; n = (n + 1) / 2) {
    int half = (n + 1) / 2;
    if (i + half < n) tile[i] += tile[i + half];
    __syncthreads();
  }
  if (i == 0) out[0] = tile[0];
}
