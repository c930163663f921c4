// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: in int[32]=arange const
// expect: synccheck divergent_barrier line=9
// why: && evaluates its right side only where the left is true, so half of the warp skips the voting barrier
extern "C" __global__ void vote(int* out, const int* in) {
  int i = threadIdx.x;
  int answer = 0;
  if (in[i] < 16 && __syncthreads_or(in[i] == 3)) {
    answer = 1;
  }
  out[i] = answer;
}
