// launch: grid=2 block=32
// arg: out double[64]=poison
// arg: in int[64]=random(0,8) const
// expect: silent
// why: initialised constants of several types, read uniformly and by data
__constant__ double weights[4] = {0.5, -1.25, 3.0, 1e10};
__constant__ short offsets[8] = {0, -1, 300, -32768, 32767, 5, 6, 7};
__constant__ struct {
  char letter;
  float scale;
} settings = {'x', 1.5f};
extern "C" __global__ void constant_memory(double* out, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = weights[in[i] % 4] * offsets[in[i]] + settings.letter * settings.scale + weights[1];
}
