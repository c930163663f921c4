// launch: grid=1 block=96
// arg: out int[96]=poison
// arg: in int[96]=random(0,100) const
// expect: silent
// why: all threads add to one address atomically, and read it plainly only after a barrier
extern "C" __global__ void above_mean(int* out, const int* in) {
  __shared__ int total;
  int i = threadIdx.x;
  if (i == 0) total = 0;
  __syncthreads();
  atomicAdd(&total, in[i]);
  __syncthreads();
  out[i] = in[i] * 96 > total;
}
