// launch: grid=1 block=32
// arg: flag int[1]=zeros
// budget: 100000
// expect: limits instruction_budget line=10-11 | limits deadlock line=10-11 | limits deadlock line=13
// may: synccheck bad_member_mask line=13
// why: lane 0 waits for a flag that lane 1 sets only after a __syncwarp that waits for lane 0
extern "C" __global__ void wait_for_neighbour(int* flag) {
  int lane = threadIdx.x;
  if (lane == 0) {
    while (atomicAdd(flag, 0) == 0) {
    }
  }
  __syncwarp();
  if (lane == 1) atomicExch(flag, 1);
}
