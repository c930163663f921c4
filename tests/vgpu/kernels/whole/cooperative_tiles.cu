// launch: grid=2 block=64
// arg: out int[128x4]=poison
// arg: in int[128]=random(-99,99) const
// expect: silent
// why: cooperative groups: ranks, shuffles, votes and sums in tiles of eight
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void cooperative_tiles(int* out, const int* in) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
  int i = blockIdx.x * blockDim.x + block.thread_rank();
  int* row = out + 4 * i;
  row[0] = cg::reduce(tile, in[i], cg::plus<int>());
  row[1] = tile.shfl_down(in[i], 3) + 1000 * tile.thread_rank();
  row[2] = tile.ballot(in[i] > 0);
  tile.sync();
  row[3] = tile.shfl(in[i], (tile.meta_group_rank() + 1) % 8);
  block.sync();
}
