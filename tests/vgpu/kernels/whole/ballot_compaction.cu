// launch: grid=3 block=32
// arg: out int[96]=-1
// arg: lengths int[3]=poison
// arg: in int[96]=random(0,100) const
// expect: silent
// why: each warp packs the values it keeps to the front of its own part
extern "C" __global__ void ballot_compaction(int* out, int* lengths, const int* in) {
  int lane = threadIdx.x, base = 32 * blockIdx.x;
  int value = in[base + lane];
  unsigned kept = __ballot_sync(0xffffffffu, value % 3 != 0);
  unsigned below;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(below));
  if (value % 3 != 0) out[base + __popc(kept & below)] = value;
  if (lane == 0) lengths[blockIdx.x] = __popc(kept);
}
