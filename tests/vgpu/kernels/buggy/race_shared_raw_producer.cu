// launch: grid=1 block=64
// arg: out float[32]=poison
// arg: in float[32]=random const
// expect: racecheck raw line=14 other_line=12 space=shared | racecheck war line=12 other_line=14 space=shared
// why: warp 0 produces, warp 1 consumes, and nothing makes warp 1 wait
extern "C" __global__ void hand_over(float* out, const float* in) {
  __shared__ float mailbox[32];
  int lane = threadIdx.x % 32;
  if (threadIdx.x < 32) mailbox[lane] = -1.0f;
  __syncthreads();
  if (threadIdx.x < 32) {
    mailbox[lane] = in[lane];
  } else {
    float letter = mailbox[lane];
    out[lane] = letter;
  }
}
