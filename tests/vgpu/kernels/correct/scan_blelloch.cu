// launch: grid=1 block=32
// arg: out int[64]=poison
// arg: in int[64]=random(0,9) const
// expect: silent
// why: up-sweep and down-sweep over 64 elements with 32 threads; few threads work near the root, all reach every barrier
extern "C" __global__ void scan(int* out, const int* in) {
  __shared__ int tree[64];
  int i = threadIdx.x;
  tree[2 * i] = in[2 * i];
  tree[2 * i + 1] = in[2 * i + 1];
  int offset = 1;
  for (int active = 32; active > 0; active /= 2) {
    __syncthreads();
    if (i < active) tree[offset * (2 * i + 2) - 1] += tree[offset * (2 * i + 1) - 1];
    offset *= 2;
  }
  if (i == 0) tree[63] = 0;
  for (int active = 1; active <= 32; active *= 2) {
    offset /= 2;
    __syncthreads();
    if (i < active) {
      int left = offset * (2 * i + 1) - 1, right = offset * (2 * i + 2) - 1;
      int value = tree[left];
      tree[left] = tree[right];
      tree[right] += value;
    }
  }
  __syncthreads();
  out[2 * i] = tree[2 * i];
  out[2 * i + 1] = tree[2 * i + 1];
}
