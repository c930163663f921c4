// launch: grid=4 block=32
// arg: out int[128]=poison
// expect: silent
// why: a __device__ variable starts at zero and is only touched by atomics
__device__ int tickets;
extern "C" __global__ void draw(int* out) {
  int ticket = atomicAdd(&tickets, 1);
  out[blockIdx.x * blockDim.x + threadIdx.x] = ticket < 128;
}
