// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: in float[32]=random const
// expect: racecheck war line=12 other_line=11 space=shared
// why: each lane stores to the entry that its neighbour reads, with no __syncwarp between read and store
extern "C" __global__ void rotate(float* out, const float* in) {
  __shared__ float ring[32];
  int lane = threadIdx.x;
  ring[lane] = in[lane];
  __syncwarp();
  float next = ring[(lane + 1) % 32];
  ring[lane] = 2.0f * next;
  __syncwarp();
  out[lane] = ring[31 - lane];
}
