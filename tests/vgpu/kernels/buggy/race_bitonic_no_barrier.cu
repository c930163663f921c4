// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: in int[64]=random(0,1000) const
// expect: racecheck raw line=18 other_line=20 space=shared | racecheck war line=20 other_line=18 space=shared
// may: racecheck waw line=20 other_line=20 space=shared
// may: racecheck waw_same_value line=20 other_line=20 space=shared
// why: the barrier stands outside the inner loop of the sorting network, so its steps run into each other
extern "C" __global__ void sort(int* out, const int* in) {
  __shared__ int keys[64];
  int i = threadIdx.x;
  keys[i] = in[i];
  for (int size = 2; size <= 64; size *= 2) {
    __syncthreads();
#pragma unroll 1
    for (int step = size / 2; step > 0; step /= 2) {
      int j = i ^ step;
      if (j > i) {
        int low = min(keys[i], keys[j]), high = max(keys[i], keys[j]);
        bool up = (i & size) == 0;
        keys[i] = up ? low : high, keys[j] = up ? high : low;
      }
    }
  }
  __syncthreads();
  out[i] = keys[i];
}
