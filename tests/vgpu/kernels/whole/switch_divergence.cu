// launch: grid=2 block=64
// arg: out int[128]=poison
// arg: program uchar[512]=random(0,6) const
// expect: silent
// why: an interpreter: every lane runs its own little program through a switch
extern "C" __global__ void switch_divergence(int* out, const unsigned char* program) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int x = i, y = 1, pc = 4 * i;
  for (int step = 0; step < 20; ++step) {
    switch (program[pc]) {
      case 0: x += y; break;
      case 1: y = y * 3 + 1; break;
      case 2: x ^= y << 1; [[fallthrough]];
      case 3: y -= x; break;
      case 4:
        if (x & 1) pc = (pc + 7) % 512;
        break;
      default: x = -x;
    }
    pc = (pc + 1) % 512;
  }
  out[i] = x ^ y;
}
