// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: points float[96]=poison
// expect: initcheck uninitialized_global line=16 buffer=points space=global
// why: x and y of each point are written, z is read
struct Point {
  float x, y, z;
};
extern "C" __global__ void flatten(float* out, Point* points) {
  int i = threadIdx.x;
  points[i].x = (float)i;
  points[i].y = 1.0f;
  __syncwarp();
  const Point& mirrored = points[31 - i];
  float sum = mirrored.x + mirrored.y;
  float z = mirrored.z;
  out[i] = sum + z;
}
