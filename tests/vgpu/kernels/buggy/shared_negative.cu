// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: memcheck shared_out_of_bounds line=11 thread=0,0,0 space=shared
// why: the first thread's left neighbour is before the tile
extern "C" __global__ void difference(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  float previous = tile[i - 1];
  out[i] = tile[i] - previous;
}
