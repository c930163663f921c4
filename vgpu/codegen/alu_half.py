"""float16 and bfloat16 arithmetic, one value or two packed in a word. Semantics: PTX ISA, "Half Precision Floating Point Instructions".

The formats travel as bits (i16; packed: i32). NaN results are the canonical 0x7fff.
"""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen.alu_int import Mods, Types
from vgpu.codegen.alu_round import (
    bits_of,
    float_to_narrow,
    flush_half,
    narrow_to_float,
    relu,
    saturate,
    signed_zero_where,
    sum_error,
    to_odd,
)
from vgpu.codegen.builder import Builder, Value, constant
from vgpu.ptx import approx


def unpack(b: Builder, x: Value) -> tuple[Value, Value]:
    """The lower and the upper half of an i32."""
    return b.trunc(x, "i16"), b.trunc(b.lshr(x, b.i32(16)), "i16")


def pack(b: Builder, low: Value, high: Value) -> Value:
    return b.ior(b.zext(low, "i32"), b.shl(b.zext(high, "i32"), b.i32(16)))


def each_half(b: Builder, ptx_type: str, function: Callable[..., Value], *operands: Value) -> Value:
    """``function`` on i16 operands; for a packed type on both halves."""
    if not ptx_type.endswith("x2"):
        return function(*operands)
    pairs = [unpack(b, x) for x in operands]
    return pack(b, function(*(p[0] for p in pairs)), function(*(p[1] for p in pairs)))


def _arithmetic(b: Builder, m: Mods, ptx_type: str, function: Callable[..., Value], *operands: Value) -> Value:
    """``function`` on floats, flushed, saturated or made non-negative as the modifiers say, and rounded to the type."""

    def one(*halves: Value) -> Value:
        if "ftz" in m:
            halves = tuple(flush_half(b, h) for h in halves)
        value = function(*(narrow_to_float(b, ptx_type, h) for h in halves))
        if "ftz" in m:
            value = _flush_result(b, value)
        if "sat" in m:  # 0 and 1 are in every format, so clamping before rounding is clamping after it
            value = saturate(b, value)
        if "relu" in m:
            value = relu(b, value)
        return float_to_narrow(b, ptx_type, value)

    return each_half(b, ptx_type, one, *operands)


def _flush_result(b: Builder, value: Value) -> Value:
    """Zeros for floats (exact, or rounded to odd) that are below float16's normal range when rounded to 11 bits.

    From 2^-14 (1 - 2^-12) on, the middle between 2^-14 and the 11-bit number below it, they round to 2^-14.
    """
    return signed_zero_where(b, b.fcmp("olt", b.fabs(value), b.f32(2.0**-14 * (1 - 2.0**-12))), value)


# -- add, multiply: rounding to float first does no harm ----------------------------------------------------------
# Float has 24 bits, at least 2p + 2 for p = 11 (float16) and p = 8 (bfloat16), and with so many a sum or product rounded twice is
# rounded right (Figueroa 1995) wherever both roundings have full precision. The rest:
# - A sum below the narrow type's normal range is a multiple of its smallest subnormal and exact; float sums do not underflow.
# - A float16 product has 22 bits and is at least 2^-48: exact in float.
# - A bfloat16 product has 16 bits and is exact in float from 2^-134 on (a float's last bit is 2^-149 there). Below, 2^-134 is the
#   one boundary of the narrow rounding; a product rounded up to it is a tie and goes to the even 0, as the exact one does.
# - A float overflow is one in bfloat16.


def hadd(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _arithmetic(b, m, t["a"], b.fadd, x, y)


def hsub(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _arithmetic(b, m, t["a"], b.fsub, x, y)


def hmul(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _arithmetic(b, m, t["a"], b.fmul, x, y)


# -- fused multiply-add: the sum is rounded to odd, then once to the type -----------------------------------------


def _fused(b: Builder, x: Value, y: Value, z: Value) -> Value:
    """xy + z as a float rounded to odd; x, y and z hold float16 or bfloat16 numbers.

    The product p has 22 or 16 bits and is exact in float, so that s + e = p + z exactly (two_sum), but for bfloat16 at the ends:
    - |xy| < 2^-134, half a subnormal: then |p| < 2^-134 as well (only 65535 * 2^-150 would round up to it, and 65535 is no product of
      two 8-bit integers). Whatever e is, the result is z, or for z = 0 the zero s with the sign of xy.
    - p overflows, and z brings the sum back below 2^128. Then e is NaN and s stays as it is: the exact sum to the nearest float. It
      cannot have been rounded to a tie of bfloat16: where |z| >= 2^119, xy and z are multiples of 2^112, and the sum is exact; else
      it is beyond 2^128 - 2^119 + 2^110, above all ties.
    """
    p = b.fmul(x, y)
    s = b.fma(x, y, z)
    return b.bitcast_f32(to_odd(b, bits_of(b, s), sum_error(b, p, z, s), s))


def hfma(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return _arithmetic(b, m, t["a"], lambda *v: _fused(b, *v), x, y, z)


def hfma_relu(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return hfma(b, {**m, "relu": "1"}, t, x, y, z)


# -- signs, minimum, maximum --------------------------------------------------------------------------------------


def _signs(b: Builder, m: Mods, t: Types, x: Value, function: Callable[[Value], Value]) -> Value:
    return each_half(b, t["a"], lambda h: function(flush_half(b, h) if "ftz" in m else h), x)


def habs(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    if "ftz" not in m:
        return b.iand(x, constant(x.ty, 0x7FFF7FFF))
    return _signs(b, m, t, x, lambda h: b.iand(h, constant("i16", 0x7FFF)))


def hneg(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    if "ftz" not in m:
        return b.ixor(x, constant(x.ty, 0x80008000))
    return _signs(b, m, t, x, lambda h: b.ixor(h, constant("i16", 0x8000)))


def _ordered(b: Builder, h: Value) -> Value:
    """Bits to an i16 in the order of the numbers, -0 below +0; its own inverse."""
    return b.ixor(h, b.lshr(b.ashr(h, constant("i16", 15)), constant("i16", 1)))


def _extremum(b: Builder, m: Mods, t: Types, smaller: bool, x: Value, y: Value) -> Value:
    """A NaN takes the end of the order where it loses, or where it wins with ``.NaN``."""
    infinity = constant("i16", 0x7F80 if t["a"].startswith("bf16") else 0x7C00)
    nan_key = 0x7FFF if smaller != ("NaN" in m) else 0x8000

    def one(*halves: Value) -> Value:
        keys = []
        for h in halves:
            h = flush_half(b, h) if "ftz" in m else h
            is_nan = b.icmp("ugt", b.iand(h, constant("i16", 0x7FFF)), infinity)
            keys.append(b.select(is_nan, constant("i16", nan_key), _ordered(b, h)))
        key = b.smin(*keys) if smaller else b.smax(*keys)
        if nan_key == 0x8000:  # the key of 0xffff; 0x7fff is its own
            return b.select(b.icmp("eq", key, constant("i16", nan_key)), constant("i16", 0x7FFF), _ordered(b, key))
        return _ordered(b, key)

    return each_half(b, t["a"], one, x, y)


def hmin(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _extremum(b, m, t, True, x, y)


def hmax(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _extremum(b, m, t, False, x, y)


# -- approximations -----------------------------------------------------------------------------------------------


def hex2(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """Whatever the modifiers say: ``.ftz``, which bfloat16 alone has and must have, is in the function itself."""
    function = approx.ex2_approx_ftz_bf16 if t["a"].startswith("bf16") else approx.ex2_approx_f16
    return _arithmetic(b, {}, t["a"], lambda v: function(b, v), x)


def htanh(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return _arithmetic(b, {}, t["a"], lambda v: approx.tanh_approx_f16(b, v), x)


EMITTERS = {f.__name__: f for f in (hadd, hsub, hmul, hfma, hfma_relu, habs, hneg, hmin, hmax, hex2, htanh)}
