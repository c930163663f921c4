"""The ``.approx`` (and ``.full``) arithmetic of PTX as straight-line code for the JIT, scalar or vector.

Each function takes a :class:`Builder`, which emits one operation a call, and the operands, and returns the result. No
branches, no tables, no library calls: additions, multiplications, fused multiply-adds, divisions, square roots, integer
operations on the bits, and selects. The caller must not let its compiler contract or reassociate what is emitted.

The special values, the treatment of subnormal numbers and the largest allowed errors are those of the PTX ISA, sections
"Floating Point Instructions" and "Half Precision Floating Point Instructions". Where the ISA leaves the method open but
the method shows in the results (range reduction of ``sin``, ``cos``; scaling of ``div``), it is the one that ptxas emits,
so that a kernel is not more exact here than on a GPU by more than the rounding of the special function unit itself.
Errors are in ulp of the float32 (or float64) result, against the exact value. NaN results are the canonical NaN.

Polynomials are minimax fits (Lawson's iteration); coefficients were rounded to float32 one after another, lowest power
first, and the rest refitted each time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

V = TypeVar("V")


class Builder(Protocol[V]):
    """Emits one IEEE operation a call, rounding to nearest even; ``V`` is a value: a scalar or a vector of any length.

    The arithmetic acts on float32 or float64 and the integer operations on 32 or 64 bits, by the type of their operands;
    a comparison yields a value that only ``select`` takes. Constants take the shape the builder is at work on.
    """

    def f32(self, x: float, /) -> V: ...
    def f64(self, x: float, /) -> V: ...
    def i32(self, n: int, /) -> V:
        """A 32-bit constant, -2**31 to 2**31 - 1."""

    def i64(self, n: int, /) -> V:
        """A 64-bit constant, -2**63 to 2**63 - 1."""

    def fadd(self, a: V, b: V, /) -> V: ...
    def fsub(self, a: V, b: V, /) -> V: ...
    def fmul(self, a: V, b: V, /) -> V: ...
    def fdiv(self, a: V, b: V, /) -> V: ...
    def fma(self, a: V, b: V, c: V, /) -> V:
        """a * b + c, rounded once."""

    def fneg(self, a: V, /) -> V: ...
    def fabs(self, a: V, /) -> V: ...
    def sqrt(self, a: V, /) -> V: ...
    def rint(self, a: V, /) -> V:
        """The nearest integer, halves to even."""

    def iadd(self, a: V, b: V, /) -> V: ...
    def isub(self, a: V, b: V, /) -> V: ...
    def iand(self, a: V, b: V, /) -> V: ...
    def ior(self, a: V, b: V, /) -> V: ...
    def ixor(self, a: V, b: V, /) -> V: ...
    def shl(self, a: V, b: V, /) -> V: ...
    def ashr(self, a: V, b: V, /) -> V: ...
    def sitofp(self, a: V, /) -> V:
        """A signed 32-bit integer to float32."""

    def bitcast_i32(self, a: V, /) -> V: ...
    def bitcast_f32(self, a: V, /) -> V: ...
    def bitcast_i64(self, a: V, /) -> V: ...
    def bitcast_f64(self, a: V, /) -> V: ...
    def fcmp(self, predicate: str, a: V, b: V, /) -> V:
        """Compare floats; ``predicate`` is LLVM's: "olt", "ogt", "oeq", "ord", "uno", "ult"."""

    def icmp(self, predicate: str, a: V, b: V, /) -> V:
        """Compare integers; ``predicate`` is LLVM's: "sgt"."""

    def select(self, condition: V, a: V, b: V, /) -> V: ...


_MIN_NORMAL = 2.0**-126
_LARGEST_WITH_NORMAL_RECIPROCAL = 2.0**126
_SIGN = -(2**31)
_NAN = 0x7FFFFFFF
_SIGN64 = -(2**63)
_NAN64 = 0x7FFFFFFF_00000000
_NAN64_OF_NEGATIVE = -0x00080000_00000000  # 0xfff80000_00000000
_HIGH_WORD = -(2**32)
_INFINITY = float("inf")
_INFINITY_BITS = 0x7F800000

# (2**f - 1) / f for |f| <= 1/2; relative error of 2**f below 2**-28.
_EXP2 = (
    float.fromhex("0x1.62e430p-1"),
    float.fromhex("0x1.ebfbdcp-3"),
    float.fromhex("0x1.c6af7cp-5"),
    float.fromhex("0x1.3b2de0p-7"),
    float.fromhex("0x1.5f082ep-10"),
    float.fromhex("0x1.416b52p-13"),
)
# log2(e) in two parts, and (log2(1 + t) - t * log2(e)) / t**2 for sqrt(1/2) <= 1 + t <= sqrt(2); relative error of
# log2(1 + t) below 2**-30.
_LOG2E_HIGH = float.fromhex("0x1.715476p+0")
_LOG2E_LOW = float.fromhex("0x1.4ae0c0p-26")
_LOG2 = (
    float.fromhex("-0x1.715476p-1"),
    float.fromhex("0x1.ec708cp-2"),
    float.fromhex("-0x1.7154acp-2"),
    float.fromhex("0x1.277e64p-2"),
    float.fromhex("-0x1.ec71c2p-3"),
    float.fromhex("0x1.a42afep-3"),
    float.fromhex("-0x1.6ef0eap-3"),
    float.fromhex("0x1.5f5a90p-3"),
    float.fromhex("-0x1.573fe0p-3"),
    float.fromhex("0x1.8ad624p-4"),
)
# sin(2 pi r) / r in powers of r**2 for |r| <= 1/4; error of the sine below 2**-26.
_SIN = (
    float.fromhex("0x1.921fb4p+2"),
    float.fromhex("-0x1.4abba2p+5"),
    float.fromhex("0x1.466504p+6"),
    float.fromhex("-0x1.31fbeep+6"),
    float.fromhex("0x1.3911b2p+5"),
)
_TURNS_PER_RADIAN = float.fromhex("0x1.45f306p-3")  # float32(1 / (2 pi)), as in ptxas's code
# (tanh(x) - x) / x**3 in powers of x**2 for |x| <= 9/16; relative error of tanh below 2**-29.
_TANH = (
    float.fromhex("-0x1.555548p-2"),
    float.fromhex("0x1.110c5ep-3"),
    float.fromhex("-0x1.b905c4p-5"),
    float.fromhex("0x1.5811f6p-6"),
    float.fromhex("-0x1.9454f0p-8"),
)
_TANH_SMALL = 0.5625
_TANH_IS_ONE = 10.0  # float32(tanh(x)) is 1 from 9.011 on


# ------------------------------------------------------------------------------------------------ shared pieces


def _polynomial(b: Builder[V], x: V, coefficients: Sequence[float]) -> V:
    value = b.f32(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        value = b.fma(value, x, b.f32(coefficient))
    return value


def _nan_if(b: Builder[V], tested: V, value: V) -> V:
    """The canonical NaN where ``tested`` is a NaN, else ``value``."""
    # Compared as integers: LLVM takes one NaN for another and would drop a select that a float comparison decides.
    magnitude = b.iand(b.bitcast_i32(tested), b.i32(0x7FFFFFFF))
    is_nan = b.icmp("sgt", magnitude, b.i32(_INFINITY_BITS))
    return b.bitcast_f32(b.select(is_nan, b.i32(_NAN), b.bitcast_i32(value)))


def _with_sign_of(b: Builder[V], magnitude: V, sign: V) -> V:
    bits = b.iand(b.bitcast_i32(sign), b.i32(_SIGN))
    return b.bitcast_f32(b.ior(b.bitcast_i32(magnitude), bits))


def _is_subnormal(b: Builder[V], x: V) -> V:
    return b.fcmp("olt", b.fabs(x), b.f32(_MIN_NORMAL))


def flush(b: Builder[V], x: V) -> V:
    """Subnormal numbers to zero of the same sign (``.ftz``), float32."""
    zero = b.bitcast_f32(b.iand(b.bitcast_i32(x), b.i32(_SIGN)))
    return b.select(_is_subnormal(b, x), zero, x)


def _exp2_in_range(b: Builder[V], x: V) -> V:
    """2**x for -126 <= x <= 128, exact at integers (infinity at 128); garbage where x is a NaN."""
    # Adding 3 * 2**22 leaves the nearest integer n in the low bits, which a shift by 23 turns into an exponent.
    magic = b.f32(1.5 * 2**23)
    shifted = b.fadd(x, magic)
    f = b.fsub(x, b.fsub(shifted, magic))
    power = b.fma(f, _polynomial(b, f, _EXP2), b.f32(1.0))
    exponent = b.shl(b.bitcast_i32(shifted), b.i32(23))
    return b.bitcast_f32(b.iadd(b.bitcast_i32(power), exponent))


# ------------------------------------------------------------------------------------------------ float32, one operand


def ex2_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``ex2.approx{.ftz}.f32``: 2**x. Error at most 0.9 ulp (PTX: 2 ulp); exact at integers."""
    high, low = b.f32(128.0), b.f32(-126.0)
    bounded = b.select(b.fcmp("ogt", x, high), high, x)
    if ftz:
        # Everything below 2**-126 is flushed, and no other result is subnormal.
        value = _exp2_in_range(b, b.select(b.fcmp("olt", x, low), low, bounded))
        return _nan_if(b, x, b.select(b.fcmp("olt", x, low), b.f32(0.0), value))
    least = b.f32(-152.0)  # 2**-150 rounds to zero
    bounded = b.select(b.fcmp("olt", x, least), least, bounded)
    below = b.fcmp("olt", x, low)
    # x + 64 is exact here; the product rounds once more, to the subnormal grid.
    value = _exp2_in_range(b, b.select(below, b.fadd(bounded, b.f32(64.0)), bounded))
    return _nan_if(b, x, b.select(below, b.fmul(value, b.f32(2.0**-64)), value))


def lg2_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``lg2.approx{.ftz}.f32``: log2(x). Error at most 0.95 ulp (PTX: 2**-22, absolute in (0.5, 2)); exact at powers of 2."""
    below = _is_subnormal(b, x)
    if ftz:
        x = flush(b, x)
    bits = b.bitcast_i32(x if ftz else b.select(below, b.fmul(x, b.f32(2.0**24)), x))
    # x = 2**e * (1 + t) with sqrt(1/2) <= 1 + t < sqrt(2); 0x3f3504f3 are the bits of sqrt(1/2).
    exponent = b.ashr(b.isub(bits, b.i32(0x3F3504F3)), b.i32(23))
    t = b.fsub(b.bitcast_f32(b.isub(bits, b.shl(exponent, b.i32(23)))), b.f32(1.0))
    rest = b.fma(t, _polynomial(b, t, _LOG2), b.f32(_LOG2E_LOW))
    fraction = b.fma(t, b.f32(_LOG2E_HIGH), b.fmul(t, rest))
    whole = b.sitofp(exponent)
    if not ftz:
        whole = b.select(below, b.fadd(whole, b.f32(-24.0)), whole)
    value = b.fadd(whole, fraction)
    zero, infinity = b.f32(0.0), b.f32(_INFINITY)
    value = b.select(b.fcmp("olt", x, infinity), value, infinity)
    value = b.select(b.fcmp("oeq", x, zero), b.f32(-_INFINITY), value)
    # "ult": less than zero or a NaN.
    return b.select(b.fcmp("ult", x, zero), b.bitcast_f32(b.i32(_NAN)), value)


def rcp_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``rcp.approx{.ftz}.f32``: 1 / x. Correctly rounded (PTX: 1 ulp)."""
    if ftz:
        return _nan_if(b, x, flush(b, b.fdiv(b.f32(1.0), flush(b, x))))
    return _nan_if(b, x, b.fdiv(b.f32(1.0), x))


def sqrt_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``sqrt.approx{.ftz}.f32``: the square root. Correctly rounded (PTX: relative error 2**-23)."""
    value = b.sqrt(flush(b, x) if ftz else x)
    return _nan_if(b, value, value)


def rsqrt_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``rsqrt.approx{.ftz}.f32``: 1 / sqrt(x). Error at most 0.51 ulp (PTX: relative error 2**-22.9); exact at powers of 4."""
    if ftz:
        x = flush(b, x)
    value = _rsqrt(b, x, b.f32(1.0), b.f32(0.5))
    return _nan_if(b, value, value)


def _rsqrt(b: Builder[V], x: V, one: V, half: V) -> V:
    """1 / sqrt(x) of either width: two rounded operations, then one Newton step with the residual 1 - x r**2 in full."""
    r = b.fdiv(one, b.sqrt(x))
    product = b.fmul(x, r)
    lost = b.fma(x, r, b.fneg(product))
    residual = b.fma(b.fneg(lost), r, b.fma(b.fneg(product), r, one))
    better = b.fma(b.fmul(half, r), residual, r)
    # At zero and infinity the step is 0 * infinity, and r is right.
    return b.select(b.fcmp("ord", better, better), better, r)


def _turns(b: Builder[V], x: V) -> V:
    """|x| / (2 pi) less the nearest integer, in [-1/2, 1/2]; NaN where x is infinite or a NaN.

    As ptxas does it: one float32 product, rounded towards zero. Past 2**23 turns nothing is left of the angle.
    """
    x = b.fabs(x)
    factor = b.f32(_TURNS_PER_RADIAN)
    nearest = b.fmul(x, factor)
    too_large = b.fcmp("olt", b.fma(x, factor, b.fneg(nearest)), b.f32(0.0))
    step = b.select(too_large, b.i32(-1), b.i32(0))
    turns = b.bitcast_f32(b.iadd(b.bitcast_i32(nearest), step))
    return b.fsub(turns, b.rint(turns))


def _sine_of_turns(b: Builder[V], r: V) -> V:
    """sin(2 pi r) for -1/4 <= r <= 1/4."""
    return b.fmul(r, _polynomial(b, b.fmul(r, r), _SIN))


def sin_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``sin.approx{.ftz}.f32``: sin(x), x in radians.

    Absolute error at most 2**-20.5 in [-2 pi, 2 pi] and 2**-14.7 in [-100 pi, 100 pi], as PTX allows, from the product
    with 1 / (2 pi) alone: it grows with |x|, and from 2**23 turns on the result is zero.
    """
    turns = _turns(b, x)
    # sin(pi - a) = sin(a); the subtraction is exact.
    folded = b.fsub(_with_sign_of(b, b.f32(0.5), turns), turns)
    quarter = b.select(b.fcmp("ogt", b.fabs(turns), b.f32(0.25)), folded, turns)
    value = _sine_of_turns(b, quarter)
    signed = b.bitcast_f32(b.ixor(b.bitcast_i32(value), b.iand(b.bitcast_i32(x), b.i32(_SIGN))))
    return _nan_if(b, value, flush(b, signed) if ftz else signed)


def cos_approx(b: Builder[V], x: V, *, ftz: bool = False) -> V:
    """``cos.approx{.ftz}.f32``: cos(x), x in radians. Errors as ``sin_approx``; no result is subnormal."""
    del ftz
    value = _sine_of_turns(b, b.fsub(b.f32(0.25), b.fabs(_turns(b, x))))
    return _nan_if(b, value, value)


def tanh_approx(b: Builder[V], x: V) -> V:
    """``tanh.approx.f32``: the hyperbolic tangent. Error at most 2 ulp (PTX: relative error 2**-11); subnormal x gives x."""
    magnitude = b.fabs(x)
    square = b.fmul(x, x)
    near_zero = b.fma(b.fmul(magnitude, square), _polynomial(b, square, _TANH), magnitude)
    bounded = b.select(b.fcmp("ogt", magnitude, b.f32(_TANH_IS_ONE)), b.f32(_TANH_IS_ONE), magnitude)
    # tanh(a) = 1 - 2 / (exp(2 a) + 1)
    exponential = _exp2_in_range(b, b.fmul(bounded, b.f32(2 * _LOG2E_HIGH)))
    far = b.fsub(b.f32(1.0), b.fdiv(b.f32(2.0), b.fadd(exponential, b.f32(1.0))))
    value = b.select(b.fcmp("olt", magnitude, b.f32(_TANH_SMALL)), near_zero, far)
    return _nan_if(b, x, _with_sign_of(b, value, x))


# ------------------------------------------------------------------------------------------------ float32, two operands


def div_approx(b: Builder[V], x: V, y: V, *, ftz: bool = False) -> V:
    """``div.approx{.ftz}.f32``: x * (1 / y), both rounded, a subnormal 1 / y being zero.

    Error at most 1.51 ulp for 2**-126 <= |y| <= 2**126 (PTX: 2 ulp). For larger |y| the result is zero, or NaN if x is
    infinite, as PTX says.
    """
    if ftz:
        x, y = flush(b, x), flush(b, y)
    else:
        scale = b.select(_is_subnormal(b, y), b.f32(2.0**24), b.f32(1.0))
        x, y = b.fmul(x, scale), b.fmul(y, scale)
    value = b.fmul(x, flush(b, b.fdiv(b.f32(1.0), y)))
    return _nan_if(b, value, flush(b, value) if ftz else value)


def div_full(b: Builder[V], x: V, y: V, *, ftz: bool = False) -> V:
    """``div.full{.ftz}.f32``: x * (1 / y), scaled so that it works for every y. Error at most 1.51 ulp (PTX: 2 ulp)."""
    if ftz:
        x, y = flush(b, x), flush(b, y)
        scale = b.f32(1.0)
    else:
        scale = b.select(_is_subnormal(b, y), b.f32(2.0**24), b.f32(1.0))
    large = b.fcmp("ogt", b.fabs(y), b.f32(_LARGEST_WITH_NORMAL_RECIPROCAL))
    scale = b.select(large, b.f32(0.25), scale)
    value = b.fmul(b.fmul(x, scale), b.fdiv(b.f32(1.0), b.fmul(y, scale)))
    return _nan_if(b, value, flush(b, value) if ftz else value)


# ------------------------------------------------------------------------------------------------ float64


def rcp_approx_ftz_f64(b: Builder[V], x: V) -> V:
    """``rcp.approx.ftz.f64``: 1 / x in the upper 32 bits, from the upper 32 bits of x; the lower 32 bits are zero.

    Relative error at most 2**-21 against the reciprocal of the truncated operand (PTX gives no bound).
    """
    x = _upper_word(b, x)
    return _rounded_to_upper_word(b, x, b.fdiv(b.f64(1.0), x))


def rsqrt_approx_ftz_f64(b: Builder[V], x: V) -> V:
    """``rsqrt.approx.ftz.f64``: 1 / sqrt(x) in the upper 32 bits, from the upper 32 bits of x; the lower ones are zero.

    Relative error at most 2**-21 + 2**-52 against the truncated operand's (PTX gives no bound).
    """
    x = _upper_word(b, x)
    return _rounded_to_upper_word(b, x, b.fdiv(b.f64(1.0), b.sqrt(x)))


def rsqrt_approx_f64(b: Builder[V], x: V) -> V:
    """``rsqrt.approx.f64``: 1 / sqrt(x) in full float64. Error at most 0.51 ulp (PTX gives no bound); subnormals supported."""
    value = _rsqrt(b, x, b.f64(1.0), b.f64(0.5))
    # As ptxas's code: a NaN stays the one it is, a negative number gives the NaN that x86 makes as well.
    value = b.select(b.fcmp("olt", x, b.f64(0.0)), b.bitcast_f64(b.i64(_NAN64_OF_NEGATIVE)), value)
    return b.select(b.fcmp("uno", x, x), b.fadd(x, x), value)


def _flush64(b: Builder[V], x: V) -> V:
    zero = b.bitcast_f64(b.iand(b.bitcast_i64(x), b.i64(_SIGN64)))
    return b.select(b.fcmp("olt", b.fabs(x), b.f64(2.0**-1022)), zero, x)


def _upper_word(b: Builder[V], x: V) -> V:
    """x with its lower 32 bits cleared (which makes an infinity of a NaN that is one by those bits only), flushed."""
    return _flush64(b, b.bitcast_f64(b.iand(b.bitcast_i64(x), b.i64(_HIGH_WORD))))


def _rounded_to_upper_word(b: Builder[V], x: V, value: V) -> V:
    bits = b.iand(b.iadd(b.bitcast_i64(value), b.i64(2**31)), b.i64(_HIGH_WORD))
    rounded = _flush64(b, b.bitcast_f64(bits))
    invalid = b.fcmp("uno", value, x)  # also the root of a negative number
    return b.select(invalid, b.bitcast_f64(b.i64(_NAN64)), rounded)


# ------------------------------------------------------------------------------------------------ half precision


def ex2_approx_f16(b: Builder[V], x: V) -> V:
    """``ex2.approx.f16``, on the operand extended to float32; round the result to float16 (nearest even).

    Relative error of the rounded result at most 2**-10.99 (PTX: 2**-9.9); subnormal numbers are supported.
    """
    return ex2_approx(b, x)


def ex2_approx_ftz_bf16(b: Builder[V], x: V) -> V:
    """``ex2.approx.ftz.bf16``, on the operand extended to float32; round the result to bfloat16 (nearest even).

    Relative error of the rounded result at most 2**-7.99 (PTX: 2**-7). Subnormal results are zero.
    """
    return ex2_approx(b, x, ftz=True)


def tanh_approx_f16(b: Builder[V], x: V) -> V:
    """``tanh.approx.f16`` and ``.bf16``, on the operand extended to float32; round the result to the narrow type.

    Absolute error of the rounded result at most 2**-11.99 for float16 (PTX: 2**-10.987), 2**-8.99 for bfloat16 (2**-8).
    """
    return tanh_approx(b, x)


# ------------------------------------------------------------------------------------------------ the table


@dataclass(frozen=True)
class ApproxForm:
    """One instruction form: how to emit it, its operands, and what PTX allows."""

    opcode: str
    #: emit(builder, *operands) -> result
    emit: Callable[..., Any]
    operands: int
    #: The type the emitted code works on: half precision operands are extended to "f32", and the result rounded.
    works_on: str
    #: The largest error PTX allows.
    allowed: str


def _forms() -> dict[str, ApproxForm]:
    with_ftz: list[tuple[str, Callable[..., Any], int, str]] = [
        ("ex2.approx", ex2_approx, 1, "2 ulp"),
        ("lg2.approx", lg2_approx, 1, "2**-22 absolute in (0.5, 2), relative elsewhere"),
        ("rcp.approx", rcp_approx, 1, "1 ulp"),
        ("sqrt.approx", sqrt_approx, 1, "2**-23 relative"),
        ("rsqrt.approx", rsqrt_approx, 1, "2**-22.9 relative"),
        ("sin.approx", sin_approx, 1, "2**-20.5 absolute in [-2pi, 2pi], 2**-14.7 in [-100pi, 100pi]"),
        ("cos.approx", cos_approx, 1, "2**-20.5 absolute in [-2pi, 2pi], 2**-14.7 in [-100pi, 100pi]"),
        ("div.approx", div_approx, 2, "2 ulp for |b| in [2**-126, 2**126]"),
        ("div.full", div_full, 2, "2 ulp"),
    ]
    rows = [
        ApproxForm(f"{opcode}{'.ftz' if ftz else ''}.f32", partial(emit, ftz=ftz), operands, "f32", allowed)
        for opcode, emit, operands, allowed in with_ftz
        for ftz in (False, True)
    ]
    rows += [
        ApproxForm("tanh.approx.f32", tanh_approx, 1, "f32", "2**-11 relative"),
        ApproxForm("rcp.approx.ftz.f64", rcp_approx_ftz_f64, 1, "f64", "none stated"),
        ApproxForm("rsqrt.approx.ftz.f64", rsqrt_approx_ftz_f64, 1, "f64", "none stated"),
        ApproxForm("rsqrt.approx.f64", rsqrt_approx_f64, 1, "f64", "none stated"),
        ApproxForm("ex2.approx.f16", ex2_approx_f16, 1, "f32", "2**-9.9 relative"),
        ApproxForm("ex2.approx.ftz.bf16", ex2_approx_ftz_bf16, 1, "f32", "2**-7 relative"),
        ApproxForm("tanh.approx.f16", tanh_approx_f16, 1, "f32", "2**-10.987 absolute"),
        ApproxForm("tanh.approx.bf16", tanh_approx_f16, 1, "f32", "2**-8 absolute"),
    ]
    return {row.opcode: row for row in rows}


#: PTX opcode with its type -> how to emit it. The x2 forms are the same, half by half.
FORMS: Mapping[str, ApproxForm] = MappingProxyType(_forms())
