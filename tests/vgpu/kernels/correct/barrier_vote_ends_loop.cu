// launch: grid=1 block=64
// arg: out int[64]=poison
// arg: trips int[64]=random(1,20) const
// expect: silent
// why: threads finish at different times, but the loop's exit is a vote of the whole block
extern "C" __global__ void run_until_all_done(int* out, const int* trips) {
  int i = threadIdx.x;
  int left = trips[i], rounds = 0;
  while (__syncthreads_or(left > 0)) {
    if (left > 0) --left;
    ++rounds;
  }
  out[i] = rounds;
}
