// launch: grid=4 block=64
// arg: out int[256]=poison
// arg: scratch int[256]=poison
// arg: in int[256]=random(0,9) const
// expect: silent
// why: global scratch, but each block stays in its own part and uses a barrier
extern "C" __global__ void reverse_blocks(int* out, int* scratch, const int* in) {
  int* mine = scratch + 64 * blockIdx.x;
  int t = threadIdx.x, i = 64 * blockIdx.x + t;
  mine[t] = in[i];
  __syncthreads();
  out[i] = mine[63 - t];
}
