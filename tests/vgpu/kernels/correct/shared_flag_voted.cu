// launch: grid=1 block=96
// arg: out int[96]=poison
// arg: in int[96]=random(0,100) const
// expect: silent
// why: a shared flag that many threads set: atomically, between two barriers
extern "C" __global__ void any_zero(int* out, const int* in) {
  __shared__ int found;
  int i = threadIdx.x;
  if (i == 0) found = 0;
  __syncthreads();
  if (in[i] < 5) atomicOr(&found, 1);
  __syncthreads();
  out[i] = found;
}
