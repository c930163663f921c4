// launch: grid=1 block=32x8
// arg: cells uchar[2x32x32]=random(0,2)
// arg: generations int=10
// expect: silent
// why: ping-pong between two planes of bytes with wrap-around and a barrier a generation
extern "C" __global__ void game_of_life(unsigned char* cells, int generations) {
  for (int g = 0; g < generations; ++g) {
    const unsigned char* from = cells + 1024 * (g % 2);
    unsigned char* to = cells + 1024 * (1 - g % 2);
    for (int y = threadIdx.y; y < 32; y += 8) {
      int x = threadIdx.x, count = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) count += from[(y + dy & 31) * 32 + (x + dx & 31)];
      int self = from[y * 32 + x];
      to[y * 32 + x] = count == 3 || (self && count == 4);
    }
    __syncthreads();
  }
}
