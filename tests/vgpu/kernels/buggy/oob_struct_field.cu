// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: particles float[95]=random const
// arg: n int=32
// expect: memcheck out_of_bounds line=13 thread=31,0,0 buffer=particles space=global
// why: the buffer holds 95 floats, but 32 structs of three floats need 96: the last z is missing
struct Particle {
  float x, y, z;
};
extern "C" __global__ void heights(float* out, const Particle* particles, int n) {
  int i = threadIdx.x;
  if (i < n) {
    out[i] = particles[i].z;
  }
}
