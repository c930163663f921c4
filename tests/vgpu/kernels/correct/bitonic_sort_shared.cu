// launch: grid=2 block=64
// arg: keys int[128]=random(0,1000)
// expect: silent
// why: in each step a pair is touched by one thread only, and a barrier stands between steps
extern "C" __global__ void sort(int* keys) {
  __shared__ int tile[64];
  int i = threadIdx.x, base = 64 * blockIdx.x;
  tile[i] = keys[base + i];
  for (int size = 2; size <= 64; size *= 2) {
    for (int step = size / 2; step > 0; step /= 2) {
      __syncthreads();
      int j = i ^ step;
      if (j > i) {
        int a = tile[i], b = tile[j];
        if ((a > b) == ((i & size) == 0)) {
          tile[i] = b;
          tile[j] = a;
        }
      }
    }
  }
  __syncthreads();
  keys[base + i] = tile[i];
}
