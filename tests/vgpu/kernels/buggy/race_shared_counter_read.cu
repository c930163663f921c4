// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in float[64]=random const
// expect: racecheck raw line=14 other_line=12 space=shared | racecheck war line=12 other_line=14 space=shared
// why: the additions are atomic, but the total is read before all of them are done
extern "C" __global__ void count_positive(int* out, const float* in) {
  __shared__ int count;
  int i = threadIdx.x;
  if (i == 0) count = 0;
  __syncthreads();
  if (in[i] > -2.0f) {
    atomicAdd(&count, 1);
  }
  int total = count;
  out[i] = total;
}
