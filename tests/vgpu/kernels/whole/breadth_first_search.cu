// launch: grid=1 block=64
// arg: distance int[64]=poison
// arg: neighbours int[256]=random(0,64) const
// expect: silent
// why: level-synchronous search on a random graph; the block votes whether another level is needed
extern "C" __global__ void breadth_first_search(int* distance, const int* neighbours) {
  __shared__ int level_of[64];
  int node = threadIdx.x;
  level_of[node] = node == 0 ? 0 : -1;
  int level = 0;
  __syncthreads();
  bool mine = node == 0;
  while (__syncthreads_or(mine)) {
    if (mine)
      for (int k = 0; k < 4; ++k) atomicCAS(&level_of[neighbours[4 * node + k]], -1, level + 1);
    __syncthreads();
    ++level;
    mine = atomicAdd(&level_of[node], 0) == level;
  }
  distance[node] = level_of[node];
}
