// launch: grid=4 block=32
// arg: ranks uint[128]=poison
// arg: counter uint[1]=poison
// expect: initcheck uninitialized_global line=8 buffer=counter space=global
// why: the counter that hands out ranks was never set to zero
extern "C" __global__ void rank_threads(unsigned* ranks, unsigned* counter) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned rank = atomicAdd(counter, 1u);
  ranks[i] = rank;
}
