// launch: grid=2 block=64
// arg: out float[128]=poison
// arg: in float[2048]=random const
// expect: silent
// why: cp.async in two stages: the next tile is on its way while this one is added up
extern "C" __global__ void async_copy(float* out, const float* in) {
  __shared__ __align__(16) float tiles[2][256];
  int t = threadIdx.x;
  const float* mine = in + 1024 * blockIdx.x + 4 * t;
  float sum = 0.0f;
  for (int stage = 0; stage <= 4; ++stage) {
    if (stage < 4) {
      unsigned target = __cvta_generic_to_shared(&tiles[stage % 2][4 * t]);
      asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(target), "l"(mine + 256 * stage) : "memory");
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
    if (stage == 0) continue;
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    for (int k = 0; k < 4; ++k) sum += tiles[(stage - 1) % 2][(t + 64 * k + 1) % 256];
    __syncthreads();
  }
  out[64 * blockIdx.x + t] = sum;
}
