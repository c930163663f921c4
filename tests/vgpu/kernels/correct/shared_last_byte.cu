// launch: grid=1 block=32 shared=32
// arg: out uchar[32]=poison
// expect: silent
// why: the last thread writes the very last byte of the launch's shared memory
extern __shared__ unsigned char bytes[];
extern "C" __global__ void edge(unsigned char* out) {
  int i = threadIdx.x;
  bytes[31 - i] = i;
  __syncwarp();
  out[i] = bytes[i];
}
