// launch: grid=1 block=8x8
// arg: a int[8x8]=random(0,99)
// expect: silent
// why: reads and writes of the same elements by different threads, with a barrier between
extern "C" __global__ void transpose(int* a) {
  int x = threadIdx.x, y = threadIdx.y;
  int value = a[8 * x + y];
  __syncthreads();
  a[8 * y + x] = value;
}
