/* Tensor-core arithmetic: one m16n8kK (or m8n8k16) product of a warp, from its lanes' registers to its lanes' registers.
 *
 * A register of a fragment is 32 words, a word a lane. By PTX's layout lane 4 g + t holds word t of line g of a tile of 8 lines, so the
 * 32 words, read in order, are the tile line by line. What PTX leaves open is fixed here: products are exact, sums are float32, one
 * rounding a step, in ascending k starting from c; float16 results are rounded once, at the end; every NaN result is the canonical
 * one. (Hardware adds groups of products at once and cuts off low bits instead of rounding: results differ in the last places.)
 *
 * Compiled ahead to tensor.ll (see README.md in this folder). Vector types, but no target features: LLVM splits or joins them. */
#include "runtime.h"

typedef u8 bytes8 __attribute__((vector_size(8)));
typedef u8 bytes16 __attribute__((vector_size(16)));
typedef signed char signed8 __attribute__((vector_size(8)));
typedef u16 half8 __attribute__((vector_size(16)));
typedef u32 word4 __attribute__((vector_size(16)));
typedef u32 word8 __attribute__((vector_size(32)));
typedef i32 int8x __attribute__((vector_size(32)));
typedef float float4 __attribute__((vector_size(16)));
typedef float float8 __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline)) /* one copy: the JIT compiles this file in the user's time */
#define UNROLL _Pragma("clang loop unroll(full)")
/* Vectors go through memory as bytes: fragments need not be aligned to their vectors. */
#define LOAD(T, p) ({ T v_; __builtin_memcpy(&v_, (p), sizeof(T)); v_; })
#define STORE(p, v) ({ __typeof__(v) v_ = (v); __builtin_memcpy((p), &v_, sizeof v_); })
#define PICK(mask, x, y) (((word8)(mask) & (x)) | (~(word8)(mask) & (y)))
#define ALL8(x) {x, x, x, x, x, x, x, x}
#define WORDS(x) ((word8)ALL8(x))
#define FLOATS(v) __builtin_convertvector((v), float8)

typedef enum { F16, BF16, TF32, U8, S8 } Type;
/* Where a product's registers are in the table of pointers that vg_mma_* gets; unused places hold anything. */
enum { D = 0, A = 4, B = 8, C = 10 };
/* Elements between two rows of a and two columns of b, as they are decoded. */
enum { MAX_K = 32 };

/* Columns of a that a tile spans: 16 bytes. */
INLINE u32 tile_width(Type t) { return t == TF32 ? 4 : t >= U8 ? 16 : 8; }

/* ---- number formats ------------------------------------------------------------------------------------------ */

/* Exact: the exponent is rebiased by a multiplication, which also normalises subnormals. */
INLINE float8 from_half(word8 h) {
    word8 size = h & 0x7fff, bits = (word8)((float8)(size << 13) * 0x1p112f);
    bits |= (word8)(size >= 0x7c00) & 0x7f800000;
    return (float8)(bits | (h & 0x8000) << 16);
}

/* Round to nearest even. */
INLINE word8 to_half(float8 f) {
    word8 x = (word8)f, sign = x >> 16 & 0x8000, size = x & 0x7fffffff;
    word8 normal = (size + 0xfff + (size >> 13 & 1) - (112u << 23)) >> 13;
    word8 subnormal = (word8)((float8)size + 0.5f) - 0x3f000000; /* 0.5 has the unit of subnormal halves: the sum rounds */
    word8 r = PICK(size < 0x38800000, subnormal, normal);
    r = PICK(size >= 0x477ff000, WORDS(0x7c00), r) | sign;
    return PICK(size > 0x7f800000, WORDS(0x7fff), r);
}

/* ---- transposition -------------------------------------------------------------------------------------------- */

/* A tile's index is three bits of line above the bits of the place in the line. Zipping its halves rotates the index by one bit;
 * three times puts the line's bits last: a transposed tile. ``to`` may be ``from``. */
#define TRANSPOSE(NAME, T, LOW, HIGH) \
    void NAME(u32 *to, const u32 *from) { \
        T v[8], was[8]; \
        __builtin_memcpy(v, from, sizeof v); \
        UNROLL for (u32 round = 0; round < 3; round++) { \
            UNROLL for (u32 i = 0; i < 8; i++) was[i] = v[i]; \
            UNROLL for (u32 i = 0; i < 4; i++) { \
                v[2 * i] = LOW(was[i], was[i + 4]); \
                v[2 * i + 1] = HIGH(was[i], was[i + 4]); \
            } \
        } \
        __builtin_memcpy(to, v, sizeof v); \
    }
#define LOW4(x, y) __builtin_shufflevector(x, y, 0, 4, 1, 5)
#define HIGH4(x, y) __builtin_shufflevector(x, y, 2, 6, 3, 7)
#define LOW8(x, y) __builtin_shufflevector(x, y, 0, 8, 1, 9, 2, 10, 3, 11)
#define HIGH8(x, y) __builtin_shufflevector(x, y, 4, 12, 5, 13, 6, 14, 7, 15)
#define LOW16(x, y) __builtin_shufflevector(x, y, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define HIGH16(x, y) __builtin_shufflevector(x, y, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)

/* An 8 by 8 tile of 16-bit elements, held by 32 lanes a word each: exchange rows and columns. */
TRANSPOSE(vg_transpose_b16, half8, LOW8, HIGH8)
NOINLINE TRANSPOSE(transpose_b8, bytes16, LOW16, HIGH16)
NOINLINE TRANSPOSE(transpose_b32, word4, LOW4, HIGH4)

/* ---- multiplicands -------------------------------------------------------------------------------------------- */

/* A tile's elements as floats, ``count`` times 8 (4 for tf32, 16 for bytes of a) next to each other, every such line ``step`` floats
 * after the one before. */
NOINLINE void decode(float *out, u32 step, const u32 *tile, u32 lines, u32 width, Type type) {
    for (u32 i = 0; i < lines; i++, out += step) {
        const u8 *line = (const u8 *)tile + i * width * (type == TF32 ? 4 : type >= U8 ? 1 : 2);
        if (type == TF32) for (u32 j = 0; j < width; j += 4) STORE(out + j, LOAD(word4, line + 4 * j) & 0xffffe000); /* the low bits do not count */
        else if (type == U8) for (u32 j = 0; j < width; j += 8) STORE(out + j, FLOATS(LOAD(bytes8, line + j)));
        else if (type == S8) for (u32 j = 0; j < width; j += 8) STORE(out + j, FLOATS(LOAD(signed8, line + j)));
        else {
            word8 h = __builtin_convertvector(LOAD(half8, line), word8);
            STORE(out, type == BF16 ? (float8)(h << 16) : from_half(h));
        }
    }
}

/* a: rows of MAX_K floats. b: a line of 8 columns for each k. */
INLINE void decode_factors(float *a, float *b, u32 **r, u32 rows, u32 tiles, Type left, Type right) {
    u32 width = tile_width(left);
    for (u32 j = 0; j < tiles; j++) {
        for (u32 i = 0; i < rows; i++) decode(a + width * j + 8 * MAX_K * i, MAX_K, r[A + rows * j + i], 8, width, left);
        u32 turned[32];
        if (right == TF32) transpose_b32(turned, r[B + j]);
        else if (right >= U8) transpose_b8(turned, r[B + j]);
        else vg_transpose_b16(turned, r[B + j]);
        decode(b + 8 * width * j, 8, turned, width, 8, right);
    }
}

/* ---- accumulators: two registers a tile for 32-bit elements, one for halves ------------------------------------- */

INLINE word8 load_pairs(u32 **c, u32 row) {
    u32 **pair = c + (row >> 3) * 2, at = 4 * (row & 7);
    return __builtin_shufflevector(LOAD(word4, pair[0] + at), LOAD(word4, pair[1] + at), 0, 4, 1, 5, 2, 6, 3, 7);
}

INLINE void store_pairs(u32 **d, u32 row, word8 v) {
    u32 **pair = d + (row >> 3) * 2, at = 4 * (row & 7);
    STORE(pair[0] + at, __builtin_shufflevector(v, v, 0, 2, 4, 6));
    STORE(pair[1] + at, __builtin_shufflevector(v, v, 1, 3, 5, 7));
}

INLINE float8 load_halves(u32 **c, u32 row) {
    return from_half(__builtin_convertvector(LOAD(half8, c[row >> 3] + 4 * (row & 7)), word8));
}

INLINE void store_halves(u32 **d, u32 row, float8 v) {
    STORE(d[row >> 3] + 4 * (row & 7), __builtin_convertvector(to_half(v), half8));
}

/* ---- products ----------------------------------------------------------------------------------------------------- */

/* Eight rows at a time: their sums are independent, so the additions overlap. */
NOINLINE void multiply_add(float8 *sums, const float *a, const float8 *b, u64 rows, u64 depth) {
    for (u64 row = 0; row < rows; row += 8, sums += 8, a += 8 * MAX_K) {
        float8 s[8];
        UNROLL for (u64 i = 0; i < 8; i++) s[i] = sums[i];
        for (u64 k = 0; k < depth; k++) {
            float8 line = b[k];
            UNROLL for (u64 i = 0; i < 8; i++) s[i] = __builtin_elementwise_fma((float8)ALL8(a[k + MAX_K * i]), line, s[i]);
        }
        UNROLL for (u64 i = 0; i < 8; i++) sums[i] = s[i];
    }
}

NOINLINE void mma(u32 **r, u32 tiles, Type type, u32 halves_c, u32 halves_d) {
    float a[16 * MAX_K];
    float8 b[MAX_K], sums[16];
    decode_factors(a, (float *)b, r, 2, tiles, type, type);
    for (u32 row = 0; row < 16; row++) sums[row] = halves_c ? load_halves(r + C, row) : (float8)load_pairs(r + C, row);
    multiply_add(sums, a, b, 16, tiles * tile_width(type));
    for (u32 row = 0; row < 16; row++) {
        float8 v = sums[row];
        if (halves_d) store_halves(r + D, row, v);
        else store_pairs(r + D, row, PICK(v != v, WORDS(0x7fffffff), (word8)v));
    }
}

/* m16n8k8 and m16n8k16: ``tiles`` of 8 columns of a. */
void vg_mma_f16(u32 **r, u32 tiles, u32 halves_c, u32 halves_d) { mma(r, tiles, F16, halves_c, halves_d); }
void vg_mma_bf16(u32 **r, u32 tiles) { mma(r, tiles, BF16, 0, 0); }
/* m16n8k4 and m16n8k8: 4 columns a tile. */
void vg_mma_tf32(u32 **r, u32 tiles) { mma(r, tiles, TF32, 0, 0); }

/* m8n8k16 (rows 1), m16n8k16 and m16n8k32 (rows 2, of 8 each), 16 columns a tile. Sums of 32 products of bytes stay below 2^24:
 * exact in float32. Adding c to them wraps, or saturates when asked. */
void vg_mma_int(u32 **r, u32 rows, u32 tiles, u32 signed_a, u32 signed_b, u32 saturate) {
    float a[16 * MAX_K];
    float8 b[MAX_K], sums[16] = {};
    decode_factors(a, (float *)b, r, rows, tiles, signed_a ? S8 : U8, signed_b ? S8 : U8);
    multiply_add(sums, a, b, 8 * rows, 16 * tiles);
    for (u32 row = 0; row < 8 * rows; row++) {
        int8x sum = __builtin_convertvector(sums[row], int8x), c = (int8x)load_pairs(r + C, row);
        store_pairs(r + D, row, saturate ? (word8)__builtin_elementwise_add_sat(sum, c) : (word8)sum + (word8)c);
    }
}
