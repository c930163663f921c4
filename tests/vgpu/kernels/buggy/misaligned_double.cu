// launch: grid=1 block=1
// arg: sum double[1]=poison
// arg: values float[16]=random const
// expect: memcheck misaligned line=7 thread=0,0,0 buffer=values space=global
// why: a double read from an odd float index is misaligned by four bytes
extern "C" __global__ void read_double(double* sum, const float* values) {
  double d = *reinterpret_cast<const double*>(values + 3);
  sum[0] = d;
}
