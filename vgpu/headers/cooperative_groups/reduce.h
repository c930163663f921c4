// cg::reduce, in the order NVIDIA's header uses, so that floating-point sums agree bit for bit:
// tiles by a butterfly from N/2 down to 1, partial coalesced groups by an inclusive scan.
#pragma once
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>

namespace cooperative_groups {
namespace details {
// redux.sync takes 32-bit integers and these operations.
template <class Op, class T> struct redux : std::false_type {};
#define VGPU_REDUX(op, name)                                                                     \
    template <class T> struct redux<op<T>, T> : std::integral_constant<bool, std::is_integral<T>::value && sizeof(T) <= 4> { \
        VGPU_CG static T call(unsigned int m, T v) {                                             \
            typedef std::conditional_t<std::is_unsigned<T>::value, unsigned int, int> word;      \
            return T(name(m, word(v)));                                                          \
        }                                                                                        \
    };
VGPU_REDUX(plus, __reduce_add_sync)
VGPU_REDUX(less, __reduce_min_sync)
VGPU_REDUX(greater, __reduce_max_sync)
VGPU_REDUX(bit_and, __reduce_and_sync)
VGPU_REDUX(bit_or, __reduce_or_sync)
VGPU_REDUX(bit_xor, __reduce_xor_sync)
#undef VGPU_REDUX

// Whether the group and the target may use redux.sync: NVIDIA's header asks for 16 lanes or more.
template <class Op, class T, unsigned int size>
struct use_redux {
#if __CUDA_ARCH__ >= 800
    static constexpr bool value = size >= 16 && redux<Op, T>::value;
#else
    static constexpr bool value = false;
#endif
};

template <bool hardware> struct reducer {
    template <class G, class T, class Op> VGPU_CG static T tile(const G& group, T value, Op&) {
        return redux<Op, T>::call(group.vgpu_mask(), value);
    }
    template <class T, class Op> VGPU_CG static T lanes(const coalesced_group& group, T value, Op&) {
        return redux<Op, T>::call(group.vgpu_mask(), value);
    }
};
template <> struct reducer<false> {
    template <class G, class T, class Op> VGPU_CG static T tile(const G& group, T value, Op& op) {
#pragma unroll
        for (int bits = G::size() / 2; bits > 0; bits /= 2) value = op(value, group.shfl_xor(value, bits));
        return value;
    }
    template <class T, class Op> VGPU_CG static T lanes(const coalesced_group& group, T value, Op& op) {
        unsigned int mask = group.vgpu_mask();
        if (mask == 0xffffffffu) {
#pragma unroll
            for (int bits = 16; bits > 0; bits /= 2)
                value = op(value, shuffle_of<T>::bit_xor(mask, value, bits, 32));
            return value;
        }
        value = inclusive_scan(group, value, op);
        return shuffle_of<T>::idx(mask, value, 31 - __clz(mask), 32);
    }
};
}  // namespace details

template <unsigned int N, class Parent, class T, class Op>
VGPU_CG T reduce(const thread_block_tile<N, Parent>& group, T value, Op op) {
    return details::reducer<details::use_redux<Op, T, N>::value>::tile(group, value, op);
}
template <class T, class Op>
VGPU_CG T reduce(const coalesced_group& group, T value, Op op) {
    return details::reducer<details::use_redux<Op, T, 32>::value>::lanes(group, value, op);
}
}  // namespace cooperative_groups
