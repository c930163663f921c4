// launch: grid=2 block=32
// arg: out float[32]=poison
// arg: data float[32]=poison
// arg: flag int[1]=zeros
// arg: in float[32]=random const
// expect: silent
// why: one writer, fence, atomic flag; the reader spins on the flag, fences, and only then reads
extern "C" __global__ void producer_consumer(float* out, float* data, int* flag, const float* in) {
  int lane = threadIdx.x;
  if (blockIdx.x == 0) {
    data[lane] = in[lane];
    __threadfence();
    __syncwarp();
    if (lane == 0) atomicExch(flag, 1);
  } else {
    if (lane == 0) {
      while (atomicAdd(flag, 0) == 0) {
      }
      __threadfence();
    }
    __syncwarp();
    out[lane] = data[31 - lane];
  }
}
