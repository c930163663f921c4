// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: n int=4
// expect: memcheck device_malloc line=7
// why: device-side malloc is not offered; the scratch belongs in shared memory or in an argument
extern "C" __global__ void scratch(int* out, int n) {
  int* work = (int*)malloc(n * sizeof(int));
  if (work == nullptr) {
    out[threadIdx.x] = 0;
    return;
  }
  for (int k = 0; k < n; ++k) work[k] = k * threadIdx.x;
  out[threadIdx.x] = work[n - 1];
}
