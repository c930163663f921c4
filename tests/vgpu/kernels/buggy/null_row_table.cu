// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: rows ulong[32]=zeros const
// expect: memcheck null_pointer line=9
// why: the table of row pointers was allocated but never filled in
extern "C" __global__ void first_column(float* out, const float* const* rows) {
  int i = threadIdx.x;
  const float* row = rows[i];
  out[i] = row[0];
}
