// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[256]=random(0,100) const
// expect: synccheck divergent_barrier line=17
// why: threads that found their value leave the loop, the others go on to its barrier
extern "C" __global__ void search(int* out, const int* in) {
  __shared__ int window[32];
  int i = threadIdx.x;
  int found = -1;
#pragma unroll 1
  for (int k = 0; k < 8; ++k) {
    window[i] = in[32 * k + i];
    if (window[i] < 40) {
      found = k;
      break;
    }
    __syncthreads();
  }
  out[i] = found;
}
