// launch: grid=1 block=32
// arg: out int[32]=poison
// expect: racecheck waw line=10 other_line=10 space=shared
// why: lanes 2k and 2k + 1 both store to entry k
extern "C" __global__ void squeeze(int* out) {
  __shared__ int slots[32];
  int lane = threadIdx.x;
  slots[lane] = 0;
  __syncwarp();
  slots[lane / 2] = 0x01010101 * lane;
  __syncwarp();
  out[lane] = slots[lane];
}
