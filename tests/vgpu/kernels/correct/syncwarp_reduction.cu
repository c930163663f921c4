// launch: grid=2 block=32
// arg: out float[2]=poison
// arg: in float[64]=random const
// expect: silent
// why: every step reads, synchronises, stores, synchronises
extern "C" __global__ void warp_sum(float* out, const float* in) {
  __shared__ float tile[32];
  int lane = threadIdx.x;
  tile[lane] = in[blockIdx.x * 32 + lane];
  __syncwarp();
  for (int step = 16; step > 0; step /= 2) {
    float other = lane < step ? tile[lane + step] : 0.0f;
    __syncwarp();
    tile[lane] += other;
    __syncwarp();
  }
  if (lane == 0) out[blockIdx.x] = tile[0];
}
