// launch: grid=2 block=64
// arg: out uint[128x4]=poison
// arg: seed uint=20240229
// expect: silent
// why: xorshift, a linear congruence in 64 bits, and ten rounds of Philox
extern "C" __global__ void random_generators(unsigned* out, unsigned seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned x = seed ^ (i + 1) * 0x9e3779b9u;
  unsigned long long state = x;
  for (int k = 0; k < 8 + i % 5; ++k) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    state = state * 6364136223846793005ull + 1442695040888963407ull;
  }
  unsigned c0 = i, c1 = 0, c2 = seed, c3 = 1, k0 = seed, k1 = ~seed;
  for (int round = 0; round < 10; ++round) {
    unsigned high0 = __umulhi(0xd2511f53u, c0), low0 = 0xd2511f53u * c0;
    unsigned high1 = __umulhi(0xcd9e8d57u, c2), low1 = 0xcd9e8d57u * c2;
    c0 = high1 ^ c1 ^ k0, c1 = low1, c2 = high0 ^ c3 ^ k1, c3 = low0;
    k0 += 0x9e3779b9u, k1 += 0xbb67ae85u;
  }
  out[4 * i] = x, out[4 * i + 1] = state >> 33, out[4 * i + 2] = c0 ^ c1, out[4 * i + 3] = c2 ^ c3;
}
