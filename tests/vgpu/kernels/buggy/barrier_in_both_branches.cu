// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=arange const
// expect: synccheck divergent_barrier line=12 | synccheck divergent_barrier line=16
// why: the two halves of a warp wait at two different barriers
extern "C" __global__ void both(int* out, const int* in) {
  __shared__ int tile[32];
  int i = threadIdx.x;
  int value = in[i];
  if (i < 16) {
    tile[i] = value;
    __syncthreads();
    value += tile[i];
  } else {
    tile[i] = 2 * value;
    __syncthreads();
    value -= tile[i];
  }
  out[i] = value;
}
