// launch: grid=1 block=32
// arg: slots int[32]=poison
// arg: out int[32]=poison
// expect: silent
// why: plain store and atomics on the same word, but all by the one thread that owns it
extern "C" __global__ void exchange(int* slots, int* out) {
  int lane = threadIdx.x;
  slots[lane] = 0;
  atomicExch(&slots[lane], 5 * lane);
  out[lane] = atomicAdd(&slots[lane], 1);
}
