// launch: grid=2 block=32
// arg: best uint[1]=0
// arg: in float[64]=random(0,1) const
// expect: silent
// why: the first value is only a guess: the loop repeats until the compare-and-swap agrees
extern "C" __global__ void maximum(unsigned* best, const float* in) {
  float x = in[blockIdx.x * blockDim.x + threadIdx.x];
  unsigned old = atomicOr(best, 0u), assumed;
  do {
    assumed = old;
    if (__uint_as_float(assumed) >= x) break;
    old = atomicCAS(best, assumed, __float_as_uint(x));
  } while (old != assumed);
}
