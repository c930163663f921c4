// launch: grid=2 block=1
// arg: out int[1]=poison
// arg: message int[1]=poison
// arg: flag int[1]=zeros
// expect: silent
// why: the flag is volatile on both sides, and a __threadfence stands between it and the message on both sides
extern "C" __global__ void mailbox(int* out, int* message, volatile int* flag) {
  if (blockIdx.x == 0) {
    *message = 42;
    __threadfence();
    *flag = 1;
  } else {
    while (*flag == 0) {
    }
    __threadfence();
    *out = *message;
  }
}
