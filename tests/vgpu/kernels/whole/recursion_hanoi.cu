// launch: grid=1 block=64
// arg: moves int[64]=poison
// arg: check uint[64]=poison
// expect: silent
// why: two recursive calls a level, a different depth in every lane
__device__ __noinline__ int hanoi(int n, int from, int to, unsigned& check) {
  if (n == 0) return 0;
  int other = 3 - from - to;
  int moves = hanoi(n - 1, from, other, check);
  check = check * 31u + 7u * from + to + n;
  return moves + 1 + hanoi(n - 1, other, to, check);
}
extern "C" __global__ void recursion_hanoi(int* moves, unsigned* check) {
  unsigned sum = threadIdx.x;
  moves[threadIdx.x] = hanoi(threadIdx.x % 9, 0, 2, sum);
  check[threadIdx.x] = sum;
}
