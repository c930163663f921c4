// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in float[64]=random const
// expect: silent
// why: the same shared bytes hold floats, then ints; a barrier stands between the two uses
extern "C" __global__ void two_lives(int* out, const float* in) {
  __shared__ union {
    float values[64];
    int order[64];
  } scratch;
  int i = threadIdx.x;
  scratch.values[i] = in[i];
  __syncthreads();
  int rank = 0;
  for (int k = 0; k < 64; ++k) rank += scratch.values[k] < in[i] || (scratch.values[k] == in[i] && k < i);
  __syncthreads();
  scratch.order[rank] = i;
  __syncthreads();
  out[i] = scratch.order[i];
}
