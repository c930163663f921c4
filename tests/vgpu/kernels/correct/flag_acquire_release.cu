// launch: grid=2 block=1
// arg: out int[1]=poison
// arg: message int[1]=poison
// arg: flag int[1]=zeros
// expect: silent
// why: a release store and an acquire load order the message without any other fence
extern "C" __global__ void mailbox(int* out, int* message, int* flag) {
  if (blockIdx.x == 0) {
    *message = 42;
    asm volatile("st.release.gpu.global.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    do {
      asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    } while (seen == 0);
    *out = *message;
  }
}
