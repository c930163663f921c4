// launch: grid=1 block=64
// arg: particles float[64x8]=random
// arg: step float=0.125
// expect: silent
// why: an array of structs read and written through members, some of them vectors
struct Particle {
  float4 position;
  float3 velocity;
  int age;
};
extern "C" __global__ void struct_arrays(Particle* particles, float step) {
  Particle& p = particles[threadIdx.x];
  p.position.x = fmaf(step, p.velocity.x, p.position.x);
  p.position.y = fmaf(step, p.velocity.y, p.position.y);
  p.position.z = fmaf(step, p.velocity.z, p.position.z);
  p.age = threadIdx.x + (p.position.w > 0.0f);
}
