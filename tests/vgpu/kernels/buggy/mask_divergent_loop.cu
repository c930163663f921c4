// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: trips int[32]=arange const
// expect: synccheck bad_member_mask line=12
// why: lanes leave the loop one after the other, the full mask still names them
extern "C" __global__ void loop_shuffle(int* out, const int* trips) {
  int lane = threadIdx.x;
  int n = 1 + trips[lane] % 8;
  int sum = lane;
#pragma unroll 1
  for (int k = 0; k < n; ++k) {
    sum += __shfl_xor_sync(0xffffffffu, sum, 1);
  }
  out[lane] = sum;
}
