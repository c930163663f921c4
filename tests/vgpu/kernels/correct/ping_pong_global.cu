// launch: grid=1 block=64
// arg: a float[64]=random
// arg: b float[64]=poison
// expect: silent
// why: source and destination swap each round, with a barrier; the second buffer is written before it is read
extern "C" __global__ void diffuse(float* a, float* b) {
  int i = threadIdx.x;
  float* from = a;
  float* to = b;
#pragma unroll 1
  for (int round = 0; round < 6; ++round) {
    to[i] = 0.5f * from[i] + 0.25f * from[(i + 1) % 64] + 0.25f * from[(i + 63) % 64];
    __syncthreads();
    float* other = from;
    from = to;
    to = other;
  }
}
