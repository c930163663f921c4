"""Single and double precision arithmetic. Semantics: PTX ISA, "Floating Point Instructions".

A NaN result is a NaN; its sign and payload are not promised (a GPU gives 0x7fffffff). .ftz flushes operands and results;
a result is subnormal when it is after a rounding to 24 bits with an unbounded exponent, as hardware has it: 2^-126 (1 - 2^-24),
which the float format rounds up to the smallest normal number, is flushed.
"""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen.alu_int import Mods, Types
from vgpu.codegen.alu_round import (
    FLOAT_BITS,
    SIGN,
    bits_of,
    flush,
    fp,
    negated,
    round_single,
    saturate,
    signed_zero_where,
    step,
    strict,
    tiny_single,
    two_sum,
)
from vgpu.codegen.builder import BITS, Builder, Value, constant
from vgpu.ptx import approx


def _flushed(b: Builder, m: Mods, *values: Value) -> tuple[Value, ...]:
    return tuple(flush(b, v) for v in values) if "ftz" in m else values


def _finish(b: Builder, m: Mods, value: Value, tiny: Callable[[], Value] | None = None) -> Value:
    """Flushed and saturated as the modifiers say. ``tiny``: whether the result is subnormal, where the value itself does not tell."""
    if "ftz" in m:
        value = flush(b, value) if tiny is None else signed_zero_where(b, tiny(), value)
    return saturate(b, value) if "sat" in m else value


def _scaled_is_tiny(b: Builder, scaled: Value) -> Value:
    """Whether a float result is subnormal, from the same result times 2^32, which rounds as if the exponent were unbounded.

    An overflow on the way is harmless: a factor of 2^96 or more beside operands that are normal or 0 leaves no tiny result but 0.
    """
    return b.fcmp("olt", b.fabs(scaled), b.f32(2.0**-94))


def _mode(m: Mods) -> str:
    return m.get("R", "rn")


# -- add, multiply ------------------------------------------------------------------------------------------------
# Directed float results go through doubles. There a product of two floats is exact (48 bits), a sum has an exact error term
# (two_sum; the exponents of a float are far from a double's limits), and a quotient or root of floats that is not itself a
# float differs from every float by 2^-49 relative or more, so that its double (2^-53) does as well.
# An exact zero sum of opposite signs is -0 when rounding down, +0 otherwise: down is made as the negative of up.


def _sum(b: Builder, mode: str, x: Value, y: Value) -> Value:
    if mode == "rn":
        return b.fadd(x, y)
    if x.ty == "double":
        return strict(b, "fadd", mode, x, y)
    if mode == "rm":
        return b.fneg(_sum(b, "rp", negated(b, x), negated(b, y)))
    return round_single(b, mode, *two_sum(b, b.fpext(x), b.fpext(y)))


def fadd(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    x, y = _flushed(b, m, x, y)
    return _finish(b, m, _sum(b, _mode(m), x, y))


def fsub(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    x, y = _flushed(b, m, x, y)
    if _mode(m) == "rn":
        return _finish(b, m, b.fsub(x, y))
    return _finish(b, m, _sum(b, _mode(m), x, negated(b, y)))


def fmul(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    x, y = _flushed(b, m, x, y)
    mode = _mode(m)
    if mode == "rn":
        return _finish(b, m, b.fmul(x, y), lambda: _scaled_is_tiny(b, b.fmul(b.fmul(x, b.f32(2.0**32)), y)))
    if x.ty == "double":
        return _finish(b, m, strict(b, "fmul", mode, x, y))
    product = b.fmul(b.fpext(x), b.fpext(y))
    return _finish(b, m, round_single(b, mode, product), lambda: tiny_single(b, mode, product))


def _fused_directed(b: Builder, m: Mods, x: Value, y: Value, z: Value) -> Value:
    """Single precision, flushed if the modifiers say so."""
    mode = _mode(m)
    if mode in ("rm", "rp") and (x.vec or y.vec or z.vec):
        value, certain = _fused_near(b, mode, *(b.splat(v) for v in (x, y, z)))
        return b.either(certain, value, lambda: b.splat(_fused_by_doubles(b, m, mode, x, y, z)))
    return _fused_by_doubles(b, m, mode, x, y, z)


def _fused_by_doubles(b: Builder, m: Mods, mode: str, x: Value, y: Value, z: Value) -> Value:
    if mode == "rm":
        return b.fneg(_fused_by_doubles(b, m, "rp", x, negated(b, y), negated(b, z)))
    exact = two_sum(b, b.fmul(b.fpext(x), b.fpext(y)), b.fpext(z))
    value = round_single(b, mode, *exact)
    return signed_zero_where(b, tiny_single(b, mode, *exact), value) if "ftz" in m else value


def _fused_near(b: Builder, mode: str, x: Value, y: Value, z: Value) -> tuple[Value, Value]:
    """(the directed result, whether it is certain in all lanes): few float operations, for results near z as in expf.

    With r the nearest result and r/2 <= z <= 2r, z - r is exact (Sterbenz), so that fma(x, y, z - r) has the residual's exact sign.
    The limits on |r|, |x| and |y| keep every quantity away from underflow.
    """
    r = b.fma(x, y, z)
    t = b.fsub(z, r)
    residual = b.fma(x, y, t)
    least = b.f32(2.0**-60)

    def big_or_zero(v: Value) -> Value:
        return b.ior(b.fcmp("oge", b.fabs(v), least), b.fcmp("oeq", v, b.f32(0.0)))

    near = b.fcmp("ole", b.fabs(t), b.fmul(b.fabs(r), b.f32(0.499)))
    finite = b.fcmp("olt", b.fabs(r), b.f32(2.0**120))
    certain = b.iand(b.iand(near, finite), b.iand(b.fcmp("oge", b.fabs(r), least), b.iand(big_or_zero(x), big_or_zero(y))))
    return b.bitcast_f32(step(b, mode, bits_of(b, r), residual, r)), b.all_lanes(certain)


def ffma(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    x, y, z = _flushed(b, m, x, y, z)
    if _mode(m) == "rn":
        scale = b.f32(2.0**32)
        return _finish(b, m, b.fma(x, y, z), lambda: _scaled_is_tiny(b, b.fma(b.fmul(x, scale), y, b.fmul(z, scale))))
    if x.ty == "double":
        return _finish(b, m, strict(b, "fma", _mode(m), x, y, z))
    value = _fused_directed(b, m, x, y, z)
    return saturate(b, value) if "sat" in m else value


# -- divide, root -------------------------------------------------------------------------------------------------


def _quotient(b: Builder, m: Mods, x: Value, y: Value) -> Value:
    mode = _mode(m)
    if x.ty == "double":
        return b.fdiv(x, y) if mode == "rn" else strict(b, "fdiv", mode, x, y)
    if mode == "rn":
        # No quotient of floats lies between 2^-126 (1 - 2^-24) and 2^-126: tiny is what is below 2^-126.
        return _finish(b, m, b.fdiv(x, y), lambda: b.fcmp("ogt", b.fmul(b.fabs(y), b.f32(2.0**-126)), b.fabs(x)))
    quotient = b.fdiv(b.fpext(x), b.fpext(y))
    return _finish(b, m, round_single(b, mode, quotient), lambda: tiny_single(b, mode, quotient))


def fdiv(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    x, y = _flushed(b, m, x, y)
    return _quotient(b, m, x, y)


def frcp(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    (x,) = _flushed(b, m, x)
    return _quotient(b, m, fp(x.ty, 1.0), x)


def fsqrt(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    (x,) = _flushed(b, m, x)
    mode = _mode(m)
    if mode == "rn":
        value = b.sqrt(x)
    elif x.ty == "double":
        value = strict(b, "sqrt", mode, x)
    else:
        value = round_single(b, mode, b.sqrt(b.fpext(x)))
    return _finish(b, m, value)


# -- signs, minimum, maximum --------------------------------------------------------------------------------------


def fabs(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.fabs(*_flushed(b, m, x))


def fneg(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.fneg(*_flushed(b, m, x))


def copysign(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """The value of y with the sign of x."""
    return b.copysign(y, x)


def _is_nan_bits(ty: str, bits: int) -> bool:
    infinity = {"float": 0x7F800000, "double": 0x7FF << 52}[ty]
    return bits & (SIGN[FLOAT_BITS[ty]] - 1) > infinity


def _extremum(b: Builder, smaller: bool, x: Value, y: Value) -> Value:
    """The smaller or larger; the other one when one is NaN; -0 is less than +0."""
    order = "olt" if smaller else "ogt"
    if x.const is not None and y.const is None:
        x, y = y, x
    value = b.select(b.fcmp(order, x, y), x, y)  # y when they are equal, and when x is NaN
    y_is_number = y.const is not None and not _is_nan_bits(y.ty, y.const)
    # Equal operands differ in the sign of zero only; y is the right zero when it is a constant of the right sign, or not 0.
    wanted_zero = SIGN[FLOAT_BITS[y.ty]] if smaller else 0
    if not (y_is_number and (y.const == wanted_zero or y.const not in (0, SIGN[FLOAT_BITS[y.ty]]))):
        both = (b.ior if smaller else b.iand)(bits_of(b, x), bits_of(b, y))
        value = b.select(b.fcmp("oeq", x, y), b.bitcast(both, y.ty), value)
    return value if y_is_number else b.select(b.fcmp("uno", y, y), x, value)


def _minmax(b: Builder, m: Mods, smaller: bool, x: Value, y: Value) -> Value:
    x, y = _flushed(b, m, x, y)
    int_ty, sign = FLOAT_BITS[x.ty], SIGN[FLOAT_BITS[x.ty]]
    signs = b.iand(b.ixor(bits_of(b, x), bits_of(b, y)), constant(int_ty, sign)) if "X" in m else None
    if signs is not None:
        x, y = b.fabs(x), b.fabs(y)
    value = _extremum(b, smaller, x, y)
    if "NaN" in m:
        nan = constant(x.ty, (1 << BITS[x.ty] - 1) - 1)
        value = b.select(b.fcmp("uno", x, y), nan, value)
    return value if signs is None else b.bitcast(b.ior(bits_of(b, value), signs), x.ty)


def fmin(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """With ``.xorsign.abs`` of the magnitudes, the sign being the exclusive or of the signs."""
    return _minmax(b, m, True, x, y)


def fmax(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """As :func:`fmin`."""
    return _minmax(b, m, False, x, y)


# -- approximations -----------------------------------------------------------------------------------------------


def _approx(function: Callable[..., Value]) -> Callable[..., Value]:
    def emitter(b: Builder, m: Mods, t: Types, *operands: Value) -> Value:
        return function(b, *operands, ftz="ftz" in m)

    return emitter


def tanh_approx(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return approx.tanh_approx(b, x)


def rcp_approx_f64(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return approx.rcp_approx_ftz_f64(b, x)


def rsqrt_approx_f64(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return approx.rsqrt_approx_ftz_f64(b, x) if "ftz" in m else approx.rsqrt_approx_f64(b, x)


EMITTERS: dict[str, Callable[..., Value]] = {
    **{f.__name__: f for f in (fadd, fsub, fmul, ffma, fdiv, frcp, fsqrt, fabs, fneg, copysign, fmin, fmax)},
    **{
        f.__name__: _approx(f)
        for f in (
            approx.div_approx, approx.div_full, approx.rcp_approx, approx.sqrt_approx, approx.rsqrt_approx,
            approx.sin_approx, approx.cos_approx, approx.lg2_approx, approx.ex2_approx,
        )
    },
    **{f.__name__: f for f in (tanh_approx, rcp_approx_f64, rsqrt_approx_f64)},
}  # fmt: skip
