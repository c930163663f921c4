// launch: grid=1 block=32
// arg: out int[32]=poison
// expect: synccheck bad_member_mask line=11 | limits deadlock line=11 | limits deadlock line=14
// may: synccheck bad_member_mask line=14
// why: eight lanes wait for sixteen, of which the other eight wait for the whole warp elsewhere
extern "C" __global__ void partial_wait(int* out) {
  __shared__ int tile[32];
  int lane = threadIdx.x;
  tile[lane] = lane;
  if (lane < 8) {
    __syncwarp(0x0000ffffu);
    tile[lane] += 1;
  }
  __syncwarp();
  out[lane] = tile[lane];
}
