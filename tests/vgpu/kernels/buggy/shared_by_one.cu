// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: memcheck shared_out_of_bounds line=11 thread=63,0,0 space=shared
// why: the last thread's right neighbour is past the tile
extern "C" __global__ void difference(float* out, const float* in) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  float next = tile[i + 1];
  out[i] = next - tile[i];
}
