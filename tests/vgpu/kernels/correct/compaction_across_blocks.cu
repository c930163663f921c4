// launch: grid=4 block=64
// arg: out int[256]=zeros
// arg: length int[1]=zeros
// arg: in int[256]=random(0,100) const
// expect: silent
// why: warps reserve disjoint ranges with one atomicAdd each; the order of the ranges is open, their contents never meet
extern "C" __global__ void compact(int* out, int* length, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  bool keep = in[i] % 3 == 0;
  unsigned kept = __ballot_sync(0xffffffffu, keep);
  int base = 0;
  if (lane == 0) base = atomicAdd(length, __popc(kept));
  base = __shfl_sync(0xffffffffu, base, 0);
  if (keep) out[base + __popc(kept & ((1u << lane) - 1))] = in[i];
}
