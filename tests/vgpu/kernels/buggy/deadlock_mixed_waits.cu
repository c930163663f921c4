// launch: grid=1 block=32
// arg: out int[32]=poison
// expect: synccheck bad_member_mask line=9 | synccheck bad_member_mask line=12 | limits deadlock line=9 | limits deadlock line=12
// why: half of the warp waits at a __syncwarp for all lanes, the other half at a shuffle for all lanes
extern "C" __global__ void mixed(int* out) {
  int lane = threadIdx.x;
  int value = lane;
  if (lane < 16) {
    __syncwarp(0xffffffffu);
    value += 100;
  } else {
    value = __shfl_sync(0xffffffffu, value, 31);
  }
  out[lane] = value;
}
