// launch: grid=2x3x2 block=5x4x3
// arg: out int[12x60x7]=poison
// expect: silent
// why: every index register, the lane number and the lane masks of a block whose warps cross rows and planes
extern "C" __global__ void three_dimensional(int* out) {
  int block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  int* row = out + 7 * (60 * block + thread);
  unsigned lane, below, from;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(below));
  asm("mov.u32 %0, %%lanemask_ge;" : "=r"(from));
  row[0] = threadIdx.x | threadIdx.y << 8 | threadIdx.z << 16;
  row[1] = blockIdx.x | blockIdx.y << 8 | blockIdx.z << 16;
  row[2] = lane;
  row[3] = below;
  row[4] = from;
  row[5] = blockDim.x * 100 + blockDim.y * 10 + blockDim.z;
  row[6] = gridDim.x * 100 + gridDim.y * 10 + gridDim.z;
}
