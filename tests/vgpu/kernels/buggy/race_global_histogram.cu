// launch: grid=2 block=64
// arg: bins uint[4]=zeros
// arg: values int[128]=random(0,4) const
// expect: racecheck raw line=8 other_line=8 space=global | racecheck war line=8 other_line=8 space=global | racecheck waw line=8 other_line=8 space=global | racecheck waw_same_value line=8 other_line=8 space=global
// why: bins[v]++ by many threads loses counts
extern "C" __global__ void histogram(unsigned* bins, const int* values) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bins[values[i]]++;
}
