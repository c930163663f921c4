// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: starts int[65]=arange const
// arg: values int[64]=random(0,9) const
// expect: silent
// why: rows of different length with break and continue inside: nothing is shared
extern "C" __global__ void rows(int* out, const int* starts, const int* values) {
  int i = threadIdx.x, sum = 0;
  for (int row = 0; row <= i % 5; ++row) {
    for (int k = starts[row]; k < starts[row + 1 + i % 7]; ++k) {
      if (values[k] == 3) continue;
      if (sum > 40) break;
      sum += values[k];
    }
  }
  out[i] = sum;
}
