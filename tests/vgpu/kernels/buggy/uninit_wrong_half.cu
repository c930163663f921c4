// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: planes float[128]=poison
// arg: in float[64]=random const
// arg: current int=0
// expect: initcheck uninitialized_global line=13 buffer=planes space=global
// why: the kernel writes plane 0 and reads plane 1: the ping-pong index is flipped too early
extern "C" __global__ void ping_pong(float* out, float* planes, const float* in, int current) {
  int i = threadIdx.x;
  planes[current * 64 + i] = in[i];
  current ^= 1;
  __syncthreads();
  float x = planes[current * 64 + i];
  out[i] = x;
}
