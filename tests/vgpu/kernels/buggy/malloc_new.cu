// launch: grid=1 block=32
// arg: out int[32]=poison
// arg: n int=4
// expect: memcheck device_malloc line=7
// why: new in device code is malloc
extern "C" __global__ void scratch(int* out, int n) {
  int* work = new int[n];
  int result = 0;
  if (work != nullptr) {
    for (int k = 0; k < n; ++k) work[k] = k * threadIdx.x;
    result = work[n - 1];
  }
  out[threadIdx.x] = result;
}
