// launch: grid=1 block=96
// arg: out int[96]=poison
// arg: in int[96]=random(0,9) const
// expect: silent
// why: __syncthreads_count is a barrier and gives everyone the same count
extern "C" __global__ void count_small(int* out, const int* in) {
  __shared__ int seen[96];
  int i = threadIdx.x;
  seen[i] = in[i];
  int small = __syncthreads_count(in[i] < 4);
  out[i] = small + seen[95 - i];
}
