// cg::inclusive_scan and cg::exclusive_scan over tiles and coalesced groups (default: plus).
#pragma once
#include <cooperative_groups.h>

namespace cooperative_groups {
template <class G, class T, class Op>
VGPU_CG T inclusive_scan(const G& group, T value, Op op) {
    unsigned int rank = group.thread_rank();
    for (unsigned int distance = 1; distance < group.size(); distance *= 2) {
        T other = group.shfl_up(value, distance);
        if (rank >= distance) value = op(value, other);
    }
    return value;
}
template <class G, class T>
VGPU_CG T inclusive_scan(const G& group, T value) {
    return inclusive_scan(group, value, plus<T>());
}
// Rank 0 gets T(), whatever the operation: as in NVIDIA's header.
template <class G, class T, class Op>
VGPU_CG T exclusive_scan(const G& group, T value, Op op) {
    T inclusive = inclusive_scan(group, value, op);
    T before = group.shfl_up(inclusive, 1);
    return group.thread_rank() == 0 ? T() : before;
}
template <class G, class T>
VGPU_CG T exclusive_scan(const G& group, T value) {
    return exclusive_scan(group, value, plus<T>());
}
}  // namespace cooperative_groups
