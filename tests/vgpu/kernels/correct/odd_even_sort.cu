// launch: grid=1 block=32
// arg: keys int[64]=random(0,1000)
// expect: silent
// why: neighbours swap in global memory; even and odd phases touch disjoint pairs, a __syncwarp separates them
extern "C" __global__ void sort(int* keys) {
  int lane = threadIdx.x;
#pragma unroll 1
  for (int phase = 0; phase < 64; ++phase) {
    int i = 2 * lane + phase % 2;
    if (i + 1 < 64) {
      int a = keys[i], b = keys[i + 1];
      if (a > b) {
        keys[i] = b;
        keys[i + 1] = a;
      }
    }
    __syncwarp();
  }
}
