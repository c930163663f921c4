// launch: grid=1 block=64
// arg: out int[64]=poison
// expect: synccheck missing_threads line=8 | synccheck missing_threads line=11 | limits deadlock line=8 | limits deadlock line=11
// why: warp 0 waits for both warps at barrier 1, warp 1 waits for both at barrier 2
extern "C" __global__ void crossed(int* out) {
  int i = threadIdx.x;
  if (i < 32) {
    asm volatile("bar.sync 1, 64;" ::: "memory");
    out[i] = 1;
  } else {
    asm volatile("bar.sync 2, 64;" ::: "memory");
    out[i] = 2;
  }
}
