// launch: grid=1 block=128
// arg: out int[64]=poison
// arg: in int[64]=random(0,9) const
// expect: silent
// why: two whole warps leave; the other two meet at the barrier and exchange
extern "C" __global__ void reverse(int* out, const int* in) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  if (i >= 64) return;
  tile[i] = in[i];
  __syncthreads();
  out[i] = tile[63 - i];
}
