// launch: grid=1x2x2 block=4x4x4
// arg: out int[256]=poison
// arg: in int[256]=random(0,9) const
// expect: silent
// why: a warp spans several y and z of a 3-D block; the tile is indexed the same way when written and read
extern "C" __global__ void mirror(int* out, const int* in) {
  __shared__ int cube[4][4][4];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  int base = 64 * (blockIdx.y + 2 * blockIdx.z);
  cube[z][y][x] = in[base + 16 * z + 4 * y + x];
  __syncthreads();
  out[base + 16 * z + 4 * y + x] = cube[3 - z][3 - y][3 - x];
}
