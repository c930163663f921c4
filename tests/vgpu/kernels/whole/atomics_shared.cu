// launch: grid=2 block=96
// arg: out int[16]=poison
// arg: in int[192]=random(-99,99) const
// expect: silent
// why: shared-memory atomics of several kinds under contention within a warp and between warps
extern "C" __global__ void atomics_shared(int* out, const int* in) {
  __shared__ int cells[8];
  int t = threadIdx.x, value = in[blockIdx.x * 96 + t];
  if (t < 8) cells[t] = t == 3 ? -1 : 0;
  __syncthreads();
  atomicAdd(&cells[0], value);
  atomicMin(&cells[1], value);
  atomicMax(&cells[2], value);
  atomicAnd(&cells[3], ~(1 << (t % 7)));
  atomicOr(&cells[4], 1 << (t % 13));
  atomicXor(&cells[5], value);
  atomicAdd(reinterpret_cast<float*>(&cells[6]), static_cast<float>(value));
  for (int guess = atomicAdd(&cells[7], 0);;) {
    int seen = atomicCAS(&cells[7], guess, guess + 3);
    if (seen == guess) break;
    guess = seen;
  }
  __syncthreads();
  if (t < 8) out[8 * blockIdx.x + t] = cells[t];
}
