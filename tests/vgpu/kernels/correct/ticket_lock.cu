// launch: grid=4 block=32
// arg: log int[4]=poison
// arg: next int[1]=zeros
// arg: serving int[1]=zeros
// arg: length int[1]=zeros
// expect: silent
// why: tickets are served in order, so the plain length is only touched by the holder
extern "C" __global__ void ordered_append(int* log, int* next, int* serving, int* length) {
  if (threadIdx.x != 0) return;
  int ticket = atomicAdd(next, 1);
  while (atomicAdd(serving, 0) != ticket) {
  }
  __threadfence();
  int at = *length;
  log[at] = blockIdx.x;
  *length = at + 1;
  __threadfence();
  atomicAdd(serving, 1);
}
