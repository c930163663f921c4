// launch: grid=3 block=128
// arg: out int[768]=poison
// arg: in int[768]=random(0,100) const
// expect: silent
// why: work-efficient exclusive scan of 256 elements a block
extern "C" __global__ void block_scan(int* out, const int* in) {
  __shared__ int tree[256];
  int t = threadIdx.x, base = 256 * blockIdx.x, offset = 1;
  tree[2 * t] = in[base + 2 * t];
  tree[2 * t + 1] = in[base + 2 * t + 1];
  for (int active = 128; active > 0; active /= 2) {
    __syncthreads();
    if (t < active) tree[offset * (2 * t + 2) - 1] += tree[offset * (2 * t + 1) - 1];
    offset *= 2;
  }
  if (t == 0) tree[255] = 0;
  for (int active = 1; active <= 128; active *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < active) {
      int left = tree[offset * (2 * t + 1) - 1];
      tree[offset * (2 * t + 1) - 1] = tree[offset * (2 * t + 2) - 1];
      tree[offset * (2 * t + 2) - 1] += left;
    }
  }
  __syncthreads();
  out[base + 2 * t] = tree[2 * t];
  out[base + 2 * t + 1] = tree[2 * t + 1];
}
