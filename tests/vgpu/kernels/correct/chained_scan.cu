// launch: grid=4 block=32
// arg: out int[128]=poison
// arg: prefix int[4]=zeros
// arg: ready int[4]=zeros
// arg: next int[1]=zeros
// arg: in int[128]=random(0,9) const
// expect: silent
// why: blocks take their tile by ticket, so the predecessor of any tile is already running when its successor waits
extern "C" __global__ void scan(int* out, int* prefix, int* ready, int* next, const int* in) {
  int lane = threadIdx.x, tile = 0;
  if (lane == 0) tile = atomicAdd(next, 1);
  tile = __shfl_sync(0xffffffffu, tile, 0);
  int value = in[32 * tile + lane];
  for (int step = 1; step < 32; step *= 2) {
    int left = __shfl_up_sync(0xffffffffu, value, step);
    if (lane >= step) value += left;
  }
  int before = 0;
  if (lane == 31) {
    if (tile > 0) {
      while (atomicAdd(&ready[tile - 1], 0) == 0) {
      }
      __threadfence();
      before = prefix[tile - 1];
    }
    prefix[tile] = before + value;
    __threadfence();
    atomicExch(&ready[tile], 1);
  }
  out[32 * tile + lane] = value + __shfl_sync(0xffffffffu, before, 31);
}
