// launch: grid=1 block=64
// arg: out int[32]=poison
// arg: in int[32]=random(0,9) const
// expect: silent
// why: a volatile flag with block fences on both sides hands a shared buffer from one warp to the other
extern "C" __global__ void hand_over(int* out, const int* in) {
  __shared__ int data[32];
  __shared__ volatile int ready;
  int lane = threadIdx.x % 32;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x < 32) {
    data[lane] = in[lane];
    __threadfence_block();
    __syncwarp();
    if (lane == 0) ready = 1;
  } else {
    while (ready == 0) {
    }
    __threadfence_block();
    out[lane] = data[31 - lane];
  }
}
