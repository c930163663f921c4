// launch: grid=1 block=32
// arg: out int[64]=poison
// arg: width int=100000
// expect: memcheck out_of_bounds line=9 thread=31,0,0 space=global
// why: row * width is an int product of 3.1e9, past 2^31, in the one thread that is not excused
extern "C" __global__ void last_row(int* out, int width) {
  int row = threadIdx.x * 1000;
  int start = row * width;
  if (threadIdx.x == 31) out[start] = 1;
  out[threadIdx.x] = 0;
}
