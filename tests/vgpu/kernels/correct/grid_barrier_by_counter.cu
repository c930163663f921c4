// launch: grid=2 block=32
// arg: out int[64]=poison
// arg: scratch int[64]=poison
// arg: arrived int[1]=zeros
// arg: in int[64]=random(0,9) const
// expect: silent
// why: a hand-made grid barrier with fences; both blocks are resident, so both arrive
extern "C" __global__ void reverse_grid(int* out, int* scratch, int* arrived, const int* in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  scratch[i] = in[i];
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(arrived, 1);
    while (atomicAdd(arrived, 0) < 2) {
    }
    __threadfence();
  }
  __syncthreads();
  out[i] = scratch[63 - i];
}
