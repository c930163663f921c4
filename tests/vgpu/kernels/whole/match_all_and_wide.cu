// launch: grid=4 block=32
// arg: masks uint[256]=poison
// arg: agree int[128]=poison
// arg: keys ulong[128]=random(0,3) const
// expect: silent
// why: match.all with agreement and without, match.any on 64-bit keys that differ in the upper half only
extern "C" __global__ void match_all_and_wide(unsigned* masks, int* agree, const unsigned long long* keys) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int predicate = -1;
  unsigned long long key = keys[i] << 40;
  unsigned long long same = blockIdx.x % 2 ? key : 7ull;
  masks[2 * i] = __match_all_sync(0xffffffffu, same, &predicate);
  masks[2 * i + 1] = __match_any_sync(0xffffffffu, key);
  agree[i] = predicate != 0;
}
