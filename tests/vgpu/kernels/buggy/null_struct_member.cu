// launch: grid=1 block=32
// arg: out float[32]=poison
// arg: layer struct{weight float[32]=random; bias float[32]=null; width int=32}
// expect: memcheck null_pointer line=15
// why: the bias pointer inside the struct is null
struct Layer {
  const float* weight;
  const float* bias;
  int width;
};
extern "C" __global__ void apply(float* out, Layer layer) {
  int i = threadIdx.x;
  if (i < layer.width) {
    float w = layer.weight[i];
    out[i] = w + layer.bias[i];
  }
}
