// launch: grid=1 block=32
// arg: out int[32]=poison
// expect: synccheck bad_member_mask line=12
// may: limits deadlock line=12
// why: eight lanes wait for sixteen
extern "C" __global__ void partial_wait(int* out) {
  __shared__ int tile[32];
  int lane = threadIdx.x;
  tile[lane] = lane;
  int value = 0;
  if (lane < 8) {
    __syncwarp(0x0000ffffu);
    value = 1;
  }
  out[lane] = tile[lane] + value;
}
