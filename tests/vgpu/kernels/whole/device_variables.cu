// launch: grid=4 block=32
// arg: out int[128]=poison
// arg: totals int[2]=zeros
// expect: silent
// why: initialised and zeroed __device__ variables, read by all and updated by atomics
__device__ int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
__device__ unsigned long long total;
__device__ float zeros[16];
extern "C" __global__ void device_variables(int* out, int* totals) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int prime = primes[i % 8];
  unsigned long long before = atomicAdd(&total, static_cast<unsigned long long>(prime));
  out[i] = prime * prime + static_cast<int>(zeros[i % 16]);
  atomicMax(&totals[0], static_cast<int>(before) + prime);
  atomicAdd(&totals[1], primes[7 - i % 8]);
}
