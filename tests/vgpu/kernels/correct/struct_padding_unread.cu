// launch: grid=1 block=32
// arg: out double[32]=poison
// arg: records double[64]=poison
// expect: silent
// why: the three bytes of padding in each record are never written, and never read
struct Record {
  double value;
  int count;
  char flag;
};
extern "C" __global__ void fill(double* out, Record* records) {
  int i = threadIdx.x;
  records[i].value = 1.5 * i;
  records[i].count = i;
  records[i].flag = i % 2;
  __syncwarp();
  const Record& other = records[31 - i];
  out[i] = other.flag ? other.value : other.count;
}
