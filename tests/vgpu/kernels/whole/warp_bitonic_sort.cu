// launch: grid=2 block=64
// arg: out int[128]=poison
// arg: in int[128]=random(-1000,1000) const
// expect: silent
// why: 32 keys a warp sorted by shfl.bfly
extern "C" __global__ void warp_bitonic_sort(int* out, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  int key = in[i];
  for (int size = 2; size <= 32; size *= 2) {
    for (int step = size / 2; step > 0; step /= 2) {
      int other = __shfl_xor_sync(0xffffffffu, key, step);
      bool up = (lane & size) == 0, lower = (lane & step) == 0;
      key = up == lower ? min(key, other) : max(key, other);
    }
  }
  out[i] = key;
}
