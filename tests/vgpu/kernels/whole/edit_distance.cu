// launch: grid=4 block=48
// arg: out int[4]=poison
// arg: a uchar[4x40]=random(0,4) const
// arg: b uchar[4x48]=random(0,4) const
// expect: silent
// why: dynamic programming along anti-diagonals: three rows in shared memory and a barrier a diagonal
extern "C" __global__ void edit_distance(int* out, const unsigned char* a, const unsigned char* b) {
  const int m = 40, n = 48;
  __shared__ int rows[3][n + 1];
  a += m * blockIdx.x, b += n * blockIdx.x;
  int j = threadIdx.x + 1;
  if (j == 1) rows[0][0] = 0;
  for (int d = 1; d <= m + n; ++d) {
    __syncthreads();
    int *now = rows[d % 3], *last = rows[(d + 2) % 3], *before = rows[(d + 1) % 3];
    if (j == 1 && d <= m) now[0] = d;
    int i = d - j;
    if (i == 0) now[j] = d;
    if (i > 0 && i <= m) now[j] = min(min(last[j], last[j - 1]) + 1, before[j - 1] + (a[i - 1] != b[j - 1]));
  }
  if (j == n) out[blockIdx.x] = rows[(m + n) % 3][n];
}
