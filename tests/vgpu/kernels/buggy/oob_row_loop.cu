// launch: grid=1 block=32
// arg: sums float[32]=poison
// arg: matrix float[32x10]=random const
// arg: columns int=10
// expect: memcheck out_of_bounds line=11 thread=31,0,0 buffer=matrix space=global
// why: the loop over the columns runs one too far: the last row leaves the matrix, the others read their neighbour
extern "C" __global__ void row_sums(float* sums, const float* matrix, int columns) {
  int row = threadIdx.x;
  float sum = 0.0f;
  for (int column = 0; column <= columns; ++column) {
    sum += matrix[row * columns + column];
  }
  sums[row] = sum;
}
