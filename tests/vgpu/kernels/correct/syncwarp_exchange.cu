// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: silent
// why: warp-synchronous code with __syncwarp between the store and the read of another lane
extern "C" __global__ void swap_pairs(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncwarp();
  out[i] = tile[i ^ 1];
}
