// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: end float=1
// budget: 100000
// expect: limits instruction_budget line=9-12
// why: steps of 0.1 pass 1.0 without ever being equal to it
extern "C" __global__ void integrate(float* out, float end) {
  float sum = 0.0f;
  for (float x = 0.0f; x != end; x += 0.1f) {
    sum += x * x;
    out[threadIdx.x] = sum;
  }
}
