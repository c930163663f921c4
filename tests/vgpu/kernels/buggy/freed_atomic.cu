// launch: grid=1 block=1
// arg: counter uint[1]=freed
// expect: memcheck use_after_free line=6 thread=0,0,0 buffer=counter space=global
// why: the counter was freed before the launch
extern "C" __global__ void count(unsigned* counter) {
  atomicAdd(counter, 1u);
}
