// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: memcheck write_to_read_only line=9 buffer=in space=global
// why: the const of the parameter is cast away to mark visited elements
extern "C" __global__ void visit(float* out, const float* in) {
  int i = threadIdx.x;
  out[i] = in[i];
  const_cast<float*>(in)[i] = -1.0f;
}
