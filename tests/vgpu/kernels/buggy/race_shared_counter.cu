// launch: grid=1 block=64
// arg: out int[1]=poison
// arg: in float[64]=arange const
// expect: racecheck raw line=12 other_line=12 space=shared | racecheck war line=12 other_line=12 space=shared | racecheck waw line=12 other_line=12 space=shared | racecheck waw_same_value line=12 other_line=12 space=shared
// why: count++ from many threads is a read, an addition and a write, and they lose each other's
extern "C" __global__ void count_large(int* out, const float* in) {
  __shared__ int count;
  int i = threadIdx.x;
  if (i == 0) count = 0;
  __syncthreads();
  if (in[i] > 9.5f) {
    count++;
  }
  __syncthreads();
  if (i == 0) out[0] = count;
}
