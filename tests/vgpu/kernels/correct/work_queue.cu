// launch: grid=2 block=64
// arg: out int[300]=poison
// arg: next int[1]=zeros
// arg: in int[300]=random(1,40) const
// arg: n int=300
// expect: silent
// why: threads fetch work until the queue is empty; each item is done by exactly one of them
extern "C" __global__ void drain(int* out, int* next, const int* in, int n) {
  for (int item = atomicAdd(next, 1); item < n; item = atomicAdd(next, 1)) {
    int x = 0;
    for (int k = 0; k < in[item]; ++k) x += k * k;
    out[item] = x;
  }
}
