// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=arange const
// expect: synccheck divergent_barrier line=16
// why: one case of the switch synchronises, the others do not
extern "C" __global__ void cases(int* out, const int* in) {
  __shared__ int tile[32];
  int i = threadIdx.x;
  tile[i] = in[i];
  int result;
  switch (in[i] % 3) {
    case 0:
      result = 3 * tile[i];
      break;
    case 1:
      __syncthreads();
      result = tile[i] - 7;
      break;
    default:
      result = tile[i] / 2;
  }
  out[i] = result;
}
