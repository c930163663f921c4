// launch: grid=1 block=64 shared=128
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: memcheck shared_out_of_bounds line=10 space=shared
// may: memcheck shared_out_of_bounds line=12 space=shared
// why: the launch gives 128 bytes of dynamic shared memory, the block of 64 needs 256
extern __shared__ float tile[];
extern "C" __global__ void stage(float* out, const float* in) {
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  out[i] = tile[i];
}
