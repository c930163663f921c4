// launch: grid=1 block=128
// arg: out int[128]=poison
// arg: in int[128]=random(0,9) const
// expect: silent
// why: each pair of warps has a barrier of its own number and count, and exchanges within the pair only
extern "C" __global__ void exchange_in_pairs(int* out, const int* in) {
  __shared__ int tile[128];
  int i = threadIdx.x, pair = i / 64;
  tile[i] = in[i];
  asm volatile("bar.sync %0, 64;" ::"r"(pair + 1) : "memory");
  out[i] = tile[i ^ 32];
}
