// launch: grid=1 block=32
// arg: out uint[8]=poison
// arg: in uchar[32]=arange const
// expect: racecheck raw line=11 other_line=11 space=shared | racecheck war line=11 other_line=11 space=shared | racecheck waw line=11 other_line=11 space=shared | racecheck waw_same_value line=11 other_line=11 space=shared
// why: four lanes read, change and write the same word to set one byte each: they lose each other's bytes
extern "C" __global__ void pack_bytes(unsigned* out, const unsigned char* in) {
  __shared__ unsigned words[8];
  int lane = threadIdx.x;
  if (lane < 8) words[lane] = 0;
  __syncwarp();
  words[lane / 4] |= (in[lane] + 1u) << (8 * (lane % 4));
  __syncwarp();
  if (lane < 8) out[lane] = words[lane];
}
