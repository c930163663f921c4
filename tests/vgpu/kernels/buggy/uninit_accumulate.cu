// launch: grid=2 block=32
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: initcheck uninitialized_global line=8 buffer=out space=global
// why: += on an output that nothing cleared
extern "C" __global__ void accumulate(float* out, const float* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] += in[i];
}
