// Cooperative groups, small: thread_block, tiles of 1 to 32 threads, coalesced groups, grid queries.
// NVIDIA's header does more (clusters, multi-warp tiles, grid.sync) and takes NVRTC seconds to read.
// What is here has the same names, arguments and results.
#pragma once
#include <type_traits>

namespace cooperative_groups {

namespace details {
#define VGPU_CG __device__ __forceinline__

VGPU_CG unsigned int lane() {
    unsigned int id;
    asm("mov.u32 %0, %%laneid;" : "=r"(id));
    return id;
}
VGPU_CG unsigned int lanes_below() {
    unsigned int mask;
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
    return mask;
}
VGPU_CG unsigned int block_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
VGPU_CG unsigned int block_size() { return blockDim.x * blockDim.y * blockDim.z; }

// The lane of the set bit number `rank` (from 0) of `mask`.
VGPU_CG unsigned int lane_of_rank(unsigned int mask, unsigned int rank) {
    for (unsigned int i = 0; i < rank; ++i) mask &= mask - 1;
    return __ffs(mask) - 1;
}
// The bits of `value` at the set bits of `mask`, moved together.
VGPU_CG unsigned int pack(unsigned int value, unsigned int mask) {
    unsigned int packed = 0;
    for (unsigned int at = 0; mask != 0; ++at, mask &= mask - 1)
        packed |= ((value >> (__ffs(mask) - 1)) & 1u) << at;
    return packed;
}

template <bool arithmetic> struct shuffle {  // arithmetic types: the hardware's own overloads
    template <class T> VGPU_CG static T idx(unsigned int m, T v, int lane, int w) { return T(__shfl_sync(m, v, lane, w)); }
    template <class T> VGPU_CG static T up(unsigned int m, T v, unsigned int d, int w) { return T(__shfl_up_sync(m, v, d, w)); }
    template <class T> VGPU_CG static T down(unsigned int m, T v, unsigned int d, int w) { return T(__shfl_down_sync(m, v, d, w)); }
    template <class T> VGPU_CG static T bit_xor(unsigned int m, T v, int x, int w) { return T(__shfl_xor_sync(m, v, x, w)); }
};
template <> struct shuffle<false> {  // everything else: word by word
    template <class T> struct words {
        static_assert(std::is_trivially_copyable<T>::value && sizeof(T) <= 32,
                      "a shuffled type must be trivially copyable and at most 32 bytes");
        unsigned int word[(sizeof(T) + 3) / 4];
    };
    template <class T, class F> VGPU_CG static T each(const T& value, F exchange) {
        words<T> buffer = {};
        memcpy(&buffer, &value, sizeof(T));
#pragma unroll
        for (unsigned int i = 0; i < sizeof(buffer) / 4; ++i) buffer.word[i] = exchange(buffer.word[i]);
        T result = value;
        memcpy(&result, &buffer, sizeof(T));
        return result;
    }
    template <class T> VGPU_CG static T idx(unsigned int m, T v, int lane, int w) { return each(v, [=](unsigned int x) { return __shfl_sync(m, x, lane, w); }); }
    template <class T> VGPU_CG static T up(unsigned int m, T v, unsigned int d, int w) { return each(v, [=](unsigned int x) { return __shfl_up_sync(m, x, d, w); }); }
    template <class T> VGPU_CG static T down(unsigned int m, T v, unsigned int d, int w) { return each(v, [=](unsigned int x) { return __shfl_down_sync(m, x, d, w); }); }
    template <class T> VGPU_CG static T bit_xor(unsigned int m, T v, int b, int w) { return each(v, [=](unsigned int x) { return __shfl_xor_sync(m, x, b, w); }); }
};
template <class T> using shuffle_of = shuffle<std::is_arithmetic<T>::value>;
}  // namespace details

class thread_block;
class coalesced_group;
template <unsigned int N, class Parent = void> class thread_block_tile;

// A group whose kind is known at run time only: sync, size and thread_rank.
class thread_group {
    enum kind_type : unsigned int { lanes, block };
    kind_type kind_;
    unsigned int mask_;
    friend class thread_block;
    friend class coalesced_group;
    template <unsigned int, class> friend class thread_block_tile;
    friend VGPU_CG thread_group tiled_partition(const thread_group&, unsigned int);
    VGPU_CG thread_group(kind_type kind, unsigned int mask) : kind_(kind), mask_(mask) {}

  public:
    VGPU_CG unsigned int size() const {
        return kind_ == block ? details::block_size() : __popc(mask_);
    }
    VGPU_CG unsigned int num_threads() const { return size(); }
    VGPU_CG unsigned int thread_rank() const {
        return kind_ == block ? details::block_rank() : __popc(mask_ & details::lanes_below());
    }
    VGPU_CG bool is_valid() const { return true; }
    VGPU_CG void sync() const {
        if (kind_ == block) __syncthreads();
        else __syncwarp(mask_);
    }
};

// All threads of the block.
class thread_block {
    friend VGPU_CG thread_block this_thread_block();
    VGPU_CG thread_block() {}

  public:
    VGPU_CG static void sync() { __syncthreads(); }
    VGPU_CG static unsigned int thread_rank() { return details::block_rank(); }
    VGPU_CG static unsigned int size() { return details::block_size(); }
    VGPU_CG static unsigned int num_threads() { return details::block_size(); }
    VGPU_CG static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    VGPU_CG static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    VGPU_CG static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
    VGPU_CG static dim3 dim_threads() { return group_dim(); }
    VGPU_CG operator thread_group() const { return thread_group(thread_group::block, 0); }
};
VGPU_CG thread_block this_thread_block() { return thread_block(); }

// All blocks of the grid: queries only, because a grid-wide barrier needs every block resident.
class grid_group {
    friend VGPU_CG grid_group this_grid();
    VGPU_CG grid_group() {}

  public:
    template <class Never = void> VGPU_CG static void sync() {
        static_assert(!std::is_same<Never, void>::value,
                      "grid_group::sync() is not supported: end the kernel and launch another");
    }
    VGPU_CG static bool is_valid() { return false; }  // as in a launch that is not cooperative
    VGPU_CG static dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
    VGPU_CG static dim3 dim_blocks() { return group_dim(); }
    VGPU_CG static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    VGPU_CG static unsigned long long num_blocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
    VGPU_CG static unsigned long long block_rank() {
        return blockIdx.x + (unsigned long long)gridDim.x * (blockIdx.y + (unsigned long long)gridDim.y * blockIdx.z);
    }
    VGPU_CG static unsigned long long num_threads() { return num_blocks() * details::block_size(); }
    VGPU_CG static unsigned long long size() { return num_threads(); }
    VGPU_CG static unsigned long long thread_rank() { return block_rank() * details::block_size() + details::block_rank(); }
};
VGPU_CG grid_group this_grid() { return grid_group(); }

// The threads of a warp that are active together: any set of lanes.
class coalesced_group {
    unsigned int mask_, meta_rank_, meta_size_;
    friend VGPU_CG coalesced_group coalesced_threads();
    template <class G> friend VGPU_CG coalesced_group binary_partition(const G&, bool);
    template <class T, class G> friend VGPU_CG coalesced_group labeled_partition(const G&, T);
    VGPU_CG coalesced_group(unsigned int mask, unsigned int meta_rank, unsigned int meta_size)
        : mask_(mask), meta_rank_(meta_rank), meta_size_(meta_size) {}
    VGPU_CG unsigned int lane(unsigned int rank) const {
        return mask_ == 0xffffffffu ? rank : details::lane_of_rank(mask_, rank);
    }

  public:
    VGPU_CG unsigned int vgpu_mask() const { return mask_; }
    VGPU_CG unsigned int size() const { return __popc(mask_); }
    VGPU_CG unsigned int num_threads() const { return size(); }
    VGPU_CG unsigned int thread_rank() const { return __popc(mask_ & details::lanes_below()); }
    VGPU_CG unsigned int meta_group_rank() const { return meta_rank_; }
    VGPU_CG unsigned int meta_group_size() const { return meta_size_; }
    VGPU_CG void sync() const { __syncwarp(mask_); }
    VGPU_CG operator thread_group() const { return thread_group(thread_group::lanes, mask_); }

    template <class T> VGPU_CG T shfl(T value, unsigned int rank) const {
        return details::shuffle_of<T>::idx(mask_, value, lane(rank % size()), 32);
    }
    template <class T> VGPU_CG T shfl_up(T value, unsigned int delta) const {
        unsigned int rank = thread_rank();
        return details::shuffle_of<T>::idx(mask_, value, rank < delta ? details::lane() : lane(rank - delta), 32);
    }
    template <class T> VGPU_CG T shfl_down(T value, unsigned int delta) const {
        unsigned int rank = thread_rank() + delta;
        return details::shuffle_of<T>::idx(mask_, value, rank >= size() ? details::lane() : lane(rank), 32);
    }
    VGPU_CG int any(int predicate) const { return (__ballot_sync(mask_, predicate) & mask_) != 0; }
    VGPU_CG int all(int predicate) const { return (__ballot_sync(mask_, predicate) & mask_) == mask_; }
    VGPU_CG unsigned int ballot(int predicate) const {
        return details::pack(__ballot_sync(mask_, predicate), mask_);
    }
    template <class T> VGPU_CG unsigned int match_any(T value) const {
        return details::pack(__match_any_sync(mask_, value), mask_);
    }
    template <class T> VGPU_CG unsigned int match_all(T value, int& predicate) const {
        return details::pack(__match_all_sync(mask_, value, &predicate), mask_);
    }
};
VGPU_CG coalesced_group coalesced_threads() { return coalesced_group(__activemask(), 0, 1); }

// A tile of N threads, N a power of two up to 32, in rank order within its parent.
template <unsigned int N>
class thread_block_tile<N, void> {
    static_assert(N >= 1 && N <= 32 && (N & (N - 1)) == 0,
                  "a tile has 1, 2, 4, 8, 16 or 32 threads (multi-warp tiles are not supported)");
    unsigned int meta_rank_, meta_size_;

  protected:
    VGPU_CG thread_block_tile(unsigned int meta_rank, unsigned int meta_size)
        : meta_rank_(meta_rank), meta_size_(meta_size) {}

  public:
    VGPU_CG unsigned int vgpu_mask() const {  // the tile's lanes of the warp; not part of CUDA
        return N == 32 ? 0xffffffffu : ((1u << (N & 31)) - 1) << (details::lane() & ~(N - 1));
    }
    VGPU_CG static constexpr unsigned int size() { return N; }
    VGPU_CG static constexpr unsigned int num_threads() { return N; }
    VGPU_CG static unsigned int thread_rank() { return details::lane() & (N - 1); }
    VGPU_CG unsigned int meta_group_rank() const { return meta_rank_; }
    VGPU_CG unsigned int meta_group_size() const { return meta_size_; }
    VGPU_CG void sync() const { __syncwarp(vgpu_mask()); }
    VGPU_CG operator thread_group() const { return thread_group(thread_group::lanes, vgpu_mask()); }

    template <class T> VGPU_CG T shfl(T v, int rank) const { return details::shuffle_of<T>::idx(vgpu_mask(), v, rank, N); }
    template <class T> VGPU_CG T shfl_up(T v, unsigned int delta) const { return details::shuffle_of<T>::up(vgpu_mask(), v, delta, N); }
    template <class T> VGPU_CG T shfl_down(T v, unsigned int delta) const { return details::shuffle_of<T>::down(vgpu_mask(), v, delta, N); }
    template <class T> VGPU_CG T shfl_xor(T v, unsigned int bits) const { return details::shuffle_of<T>::bit_xor(vgpu_mask(), v, bits, N); }
    VGPU_CG int any(int predicate) const { return (__ballot_sync(vgpu_mask(), predicate) & vgpu_mask()) != 0; }
    VGPU_CG int all(int predicate) const { return (__ballot_sync(vgpu_mask(), predicate) & vgpu_mask()) == vgpu_mask(); }
    VGPU_CG unsigned int ballot(int predicate) const { return relative(__ballot_sync(vgpu_mask(), predicate)); }
    template <class T> VGPU_CG unsigned int match_any(T v) const { return relative(__match_any_sync(vgpu_mask(), v)); }
    template <class T> VGPU_CG unsigned int match_all(T v, int& predicate) const {
        return relative(__match_all_sync(vgpu_mask(), v, &predicate));
    }

  private:
    VGPU_CG unsigned int relative(unsigned int lanes) const {
        return (lanes & vgpu_mask()) >> (details::lane() & ~(N - 1));
    }
};
template <unsigned int N, class Parent>
class thread_block_tile : public thread_block_tile<N, void> {
    template <unsigned int M, class P> friend VGPU_CG thread_block_tile<M, P> tiled_partition(const P&);
    friend VGPU_CG thread_block_tile<1, void> this_thread();
    VGPU_CG thread_block_tile(unsigned int meta_rank, unsigned int meta_size)
        : thread_block_tile<N, void>(meta_rank, meta_size) {}
};
template <unsigned int N, class Parent>
VGPU_CG thread_block_tile<N, Parent> tiled_partition(const Parent& parent) {
    return thread_block_tile<N, Parent>(parent.thread_rank() / N, (parent.size() + N - 1) / N);
}
VGPU_CG thread_group tiled_partition(const thread_group& parent, unsigned int n) {
    if (n >= 32 && parent.kind_ == thread_group::block) n = 32;
    unsigned int first = details::lane() & ~(n - 1);
    unsigned int mask = n >= 32 ? 0xffffffffu : ((1u << n) - 1) << first;
    return thread_group(thread_group::lanes, mask);
}
VGPU_CG thread_block_tile<1, void> this_thread() { return thread_block_tile<1, thread_block>(0, 1); }

template <class G> VGPU_CG coalesced_group binary_partition(const G& group, bool predicate) {
    unsigned int yes = __ballot_sync(group.vgpu_mask(), predicate) & group.vgpu_mask();
    return coalesced_group(predicate ? yes : group.vgpu_mask() & ~yes, predicate ? 0 : 1, 2);
}
template <class T, class G> VGPU_CG coalesced_group labeled_partition(const G& group, T label) {
    unsigned int mine = __match_any_sync(group.vgpu_mask(), label);
    unsigned int leaders = __ballot_sync(group.vgpu_mask(), __ffs(mine) - 1 == int(details::lane())) & group.vgpu_mask();
    unsigned int below = (1u << (__ffs(mine) - 1)) - 1;
    return coalesced_group(mine, __popc(leaders & below), __popc(leaders));
}

template <class G> VGPU_CG void sync(const G& group) { group.sync(); }
template <class G> VGPU_CG unsigned int thread_rank(const G& group) { return group.thread_rank(); }
template <class G> VGPU_CG unsigned int group_size(const G& group) { return group.size(); }
template <class G, class F, class... A> VGPU_CG void invoke_one(const G& group, F&& f, A&&... arguments) {
    if (group.thread_rank() == 0) f(static_cast<A&&>(arguments)...);
}
template <class G, class F, class... A>
VGPU_CG auto invoke_one_broadcast(const G& group, F&& f, A&&... arguments) -> decltype(f(static_cast<A&&>(arguments)...)) {
    decltype(f(static_cast<A&&>(arguments)...)) result = {};
    if (group.thread_rank() == 0) result = f(static_cast<A&&>(arguments)...);
    return group.shfl(result, 0);
}

// The operations of cooperative_groups/reduce.h and scan.h.
template <class T> struct plus { VGPU_CG T operator()(T a, T b) const { return a + b; } };
template <class T> struct less { VGPU_CG T operator()(T a, T b) const { return b < a ? b : a; } };
template <class T> struct greater { VGPU_CG T operator()(T a, T b) const { return a < b ? b : a; } };
template <class T> struct bit_and { VGPU_CG T operator()(T a, T b) const { return a & b; } };
template <class T> struct bit_or { VGPU_CG T operator()(T a, T b) const { return a | b; } };
template <class T> struct bit_xor { VGPU_CG T operator()(T a, T b) const { return a ^ b; } };

}  // namespace cooperative_groups
