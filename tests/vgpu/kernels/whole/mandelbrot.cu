// launch: grid=4x4 block=16x16
// arg: out int[64x64]=poison
// arg: limit int=200
// expect: silent
// why: escape times: each lane leaves the loop in its own round, and one wrong rounding would show
extern "C" __global__ void mandelbrot(int* out, int limit) {
  int px = blockIdx.x * 16 + threadIdx.x, py = blockIdx.y * 16 + threadIdx.y;
  float cx = fmaf(px, 0.046875f, -2.0f), cy = fmaf(py, 0.046875f, -1.5f);
  float x = 0.0f, y = 0.0f;
  int n = 0;
  while (n < limit && fmaf(x, x, __fmul_rn(y, y)) <= 4.0f) {
    float next = fmaf(x, x, fmaf(-y, y, cx));
    y = fmaf(2.0f * x, y, cy);
    x = next;
    ++n;
  }
  out[py * 64 + px] = n;
}
