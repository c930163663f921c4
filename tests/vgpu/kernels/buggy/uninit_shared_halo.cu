// launch: grid=1 block=64
// arg: out float[64]=poison
// arg: in float[64]=random const
// expect: initcheck uninitialized_shared line=12 thread=0,0,0 space=shared
// why: the left halo of the tile is never loaded
extern "C" __global__ void blur(float* out, const float* in) {
  __shared__ float tile[66];
  int i = threadIdx.x;
  tile[i + 1] = in[i];
  if (i == 63) tile[65] = 0.0f;
  __syncthreads();
  float left = tile[i];
  float right = tile[i + 2];
  out[i] = 0.5f * (left + right);
}
