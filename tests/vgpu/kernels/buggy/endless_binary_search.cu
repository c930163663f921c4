// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: sorted int[64]=arange const
// arg: n int=64
// budget: 100000
// expect: limits instruction_budget line=11-18
// why: low = mid makes no progress once the interval has two elements
extern "C" __global__ void find(int* out, const int* sorted, int n) {
  int key = 2 * threadIdx.x + 1;
  int low = 0, high = n;
  while (low < high) {
    int mid = (low + high) / 2;
    if (sorted[mid] <= key) {
      low = mid;
    } else {
      high = mid;
    }
  }
  out[threadIdx.x] = low;
}
