"""Rounding: .ftz, .sat, the directed modes, and the half formats, for the float emitters.

LLVM's plain operations round to the nearest even. The other modes are made here from the nearest result and the sign of
what is missing from it (``residual`` = exact - rounded), which every caller can give exactly.
"""

from __future__ import annotations

from vgpu.codegen.builder import BITS, Builder, Value, constant

FLOAT_BITS = {"float": "i32", "double": "i64"}
SIGN = {"i16": 1 << 15, "i32": 1 << 31, "i64": 1 << 63}


def fp(ty: str, value: float) -> Value:
    return constant(ty, float(value))


def negated(b: Builder, x: Value) -> Value:
    """-x; a constant stays one."""
    if x.const is not None:
        return constant(x.ty, x.const ^ SIGN[FLOAT_BITS[x.ty]], x.vec)
    return b.fneg(x)


def bits_of(b: Builder, x: Value) -> Value:
    return b.bitcast(x, FLOAT_BITS[x.ty])


# -- .ftz and .sat ------------------------------------------------------------------------------------------------


def flush(b: Builder, x: Value) -> Value:
    """Subnormal floats become zeros of the same sign."""
    bits = b.bitcast_i32(x)
    tiny = b.icmp("eq", b.iand(bits, b.i32(0x7F800000)), b.i32(0))
    return b.bitcast_f32(b.select(tiny, b.iand(bits, b.i32(-(1 << 31))), bits))


def flush_half(b: Builder, h: Value) -> Value:
    """As :func:`flush`, for float16 bits."""
    tiny = b.icmp("eq", b.iand(h, constant("i16", 0x7C00)), constant("i16", 0))
    return b.select(tiny, b.iand(h, constant("i16", 0x8000)), h)


def signed_zero_where(b: Builder, tiny: Value, x: Value) -> Value:
    """Float zeros of the operand's sign where ``tiny``."""
    bits = b.bitcast_i32(x)
    return b.bitcast_f32(b.select(tiny, b.iand(bits, b.i32(-(1 << 31))), bits))


def saturate(b: Builder, x: Value) -> Value:
    """Clamped to [0, 1]; NaN and -0 become +0."""
    zero, one = fp(x.ty, 0.0), fp(x.ty, 1.0)
    x = b.select(b.fcmp("ogt", x, zero), x, zero)
    return b.select(b.fcmp("olt", x, one), x, one)


def relu(b: Builder, x: Value) -> Value:
    """Negative numbers and -0 become +0; a NaN stays one."""
    zero = fp(x.ty, 0.0)
    return b.select(b.fcmp("ugt", x, zero), x, zero)


# -- directed rounding --------------------------------------------------------------------------------------------


def two_sum(b: Builder, x: Value, y: Value) -> tuple[Value, Value]:
    """``(s, e)``: s = x + y rounded, e = x + y - s exactly (Knuth). Where s is no number, e is NaN, which compares false."""
    s = b.fadd(x, y)
    return s, sum_error(b, x, y, s)


def sum_error(b: Builder, x: Value, y: Value, s: Value) -> Value:
    """x + y - s, for s = x + y rounded."""
    y_part = b.fsub(s, x)
    return b.fadd(b.fsub(x, b.fsub(s, y_part)), b.fsub(y, y_part))


def step(b: Builder, mode: str, bits: Value, residual: Value, rounded: Value) -> Value:
    """The directed result's bits, from those of the nearest one.

    Only the sign of ``residual`` = exact - rounded is used (NaN: no step); ``rounded`` is the value of ``bits`` in the residual's type.
    One step in magnitude is one in the bits, from infinity to the largest finite number as well: an overflow that the mode
    does not round to infinity comes back. A zero from underflow has the exact value's sign already.
    """
    zero = fp(residual.ty, 0.0)
    if mode == "rz":  # opposite signs: the nearest is too large in magnitude
        too_large = b.fcmp("olt", b.fmul(residual, rounded), zero)
        return b.iadd(bits, b.sext(too_large, bits.ty))
    upward = b.ior(b.ashr(bits, constant(bits.ty, BITS[bits.ty] - 1)), constant(bits.ty, 1))  # +1, or -1 when negative
    needed = b.fcmp("ogt" if mode == "rp" else "olt", residual, zero)
    change = b.select(needed, upward, constant(bits.ty, 0))
    return b.iadd(bits, change) if mode == "rp" else b.isub(bits, change)


def _nearest_and_residual(b: Builder, s: Value, e: Value | None) -> tuple[Value, Value, Value]:
    """For the exact value s + e (doubles, s its nearest): the nearest float's bits, its value as a double, the residual.

    s - float(s) is exact, and when it is not 0 it is at least an ulp of s, twice what e can be: the sum has the exact sign.
    The products that ``step`` and ``to_odd`` form of residual and value cannot underflow: a float that is not 0 is at least
    2^-149, and a residual beside one at least 2^-298.
    """
    nearest = b.fptrunc(s)
    back = b.fpext(nearest)
    residual = b.fsub(s, back)
    if e is not None:
        residual = b.fadd(residual, e)
    return bits_of(b, nearest), back, residual


def round_single(b: Builder, mode: str, s: Value, e: Value | None = None) -> Value:
    """The double s (plus its error e) as a float."""
    if mode == "rn" and e is None:
        return b.fptrunc(s)
    bits, back, residual = _nearest_and_residual(b, s, e)
    return b.bitcast_f32(step(b, mode, bits, residual, back))


def tiny_single(b: Builder, mode: str, s: Value, e: Value | None = None) -> Value:
    """Whether the double s (plus its error e), rounded to 24 bits with an unbounded exponent, is below float's normal range.

    Up to 2^-126 (1 - 2^-24) it is; between that and 2^-126 the mode decides. Near a limit s - limit is exact (Sterbenz), and
    when it is not 0 it outweighs e.
    """
    normal, below, tie = 2.0**-126, 2.0**-126 * (1 - 2.0**-24), 2.0**-126 * (1 - 2.0**-25)

    def beyond(v: Value, sign: float, order: str, limit: float) -> Value:
        d = b.fsub(v, b.f64(sign * limit))
        return b.fcmp(order, d if e is None else b.fadd(d, e), b.f64(0.0))

    # Positive values round up, and negative ones to the larger magnitude, where `up` and `down` hold.
    up, down = mode == "rp", mode == "rm"
    upper = beyond(s, 1, "ole", below) if up else beyond(s, 1, "olt", tie if mode == "rn" else normal)
    lower = beyond(s, -1, "oge", below) if down else beyond(s, -1, "ogt", tie if mode == "rn" else normal)
    return b.iand(upper, lower)


def to_odd(b: Builder, bits: Value, residual: Value, rounded: Value) -> Value:
    """Rounded to odd: truncated, then the last bit set when inexact. A later rounding to two bits fewer or less is then single.

    Arguments as for :func:`step`.
    """
    zero = fp(residual.ty, 0.0)
    if FLOAT_BITS[residual.ty] == bits.ty:
        opposite = b.ashr(b.ixor(bits_of(b, residual), bits), constant(bits.ty, BITS[bits.ty] - 1))
    else:
        opposite = b.sext(b.fcmp("olt", b.fmul(residual, rounded), zero), bits.ty)
    truncated = b.iadd(bits, opposite)
    inexact = b.fcmp("one", residual, zero)
    return b.select(inexact, b.ior(truncated, constant(bits.ty, 1)), bits)


def odd_single(b: Builder, s: Value, e: Value | None = None) -> Value:
    """The double s (plus its error e) as a float rounded to odd."""
    bits, back, residual = _nearest_and_residual(b, s, e)
    return b.bitcast_f32(to_odd(b, bits, residual, back))


# -- double precision in the directed modes -----------------------------------------------------------------------
# Residuals of doubles underflow or need care near both ends of the range; rare enough to use the processor's own modes.

_MODE_NUMBER = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}  # llvm.set.rounding


def strict(b: Builder, op: str, mode: str, *args: Value) -> Value:
    """``op`` (fadd, fsub, fmul, fdiv, fma, sqrt) in a directed mode, by a function of its own that sets and restores the mode."""
    if any(a.vec for a in args):
        args = tuple(b.splat(a) for a in args)
    ty, suffix = args[0].llvm_type, b.suffix(args[0])
    name = f"vgpu.{op}.{mode}.{suffix}"
    intrinsic = f"llvm.experimental.constrained.{op}.{suffix}"
    b.declare("declare void @llvm.set.rounding(i32)")
    b.declare(f"declare {ty} @{intrinsic}({', '.join([ty] * len(args))}, metadata, metadata)")
    parameters = ", ".join(f"{ty} %a{i}" for i in range(len(args)))
    b.declare(
        f"define internal {ty} @{name}({parameters}) noinline nounwind strictfp {{\n"
        f"  call void @llvm.set.rounding(i32 {_MODE_NUMBER[mode]}) strictfp\n"
        f'  %r = call {ty} @{intrinsic}({parameters}, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp\n'
        f"  call void @llvm.set.rounding(i32 1) strictfp\n"
        f"  ret {ty} %r\n}}"
    )
    return b.assign(f"call {ty} @{name}({', '.join(a.typed for a in args)})", args[0].ty, args[0].vec)


# -- float16 ------------------------------------------------------------------------------------------------------


def half_to_float(b: Builder, h: Value) -> Value:
    """float16 bits (i16) as a float, exactly."""
    if b.native_half:
        return b.fpext(b.bitcast(h, "half"), "float")
    # Shifted into place, the number is 2^-112 of itself, subnormals included; an exponent of 31 must become 255.
    wide = b.zext(h, "i32")
    magnitude = b.shl(b.iand(wide, b.i32(0x7FFF)), b.i32(13))
    scaled = b.bitcast_i32(b.fmul(b.bitcast_f32(magnitude), b.f32(2.0**112)))
    special = b.icmp("uge", magnitude, b.i32(0x7C00 << 13))
    scaled = b.select(special, b.ior(magnitude, b.i32(0x7F800000)), scaled)
    return b.bitcast_f32(b.ior(scaled, b.shl(b.iand(wide, b.i32(0x8000)), b.i32(16))))


def _nearest_half(b: Builder, x: Value) -> Value:
    """A float rounded to float16 bits; the payload of a NaN is open."""
    if b.native_half:
        return b.bitcast(b.fptrunc(x, "half"), "i16")
    bits = b.bitcast_i32(x)
    magnitude = b.iand(bits, b.i32(0x7FFFFFFF))
    # Normal: re-bias the exponent (127 - 15 = 112) and add half an ulp less one, plus the last bit kept (ties to even).
    last = b.iand(b.lshr(magnitude, b.i32(13)), b.i32(1))
    normal = b.lshr(b.iadd(b.iadd(magnitude, b.i32(0xFFF - (112 << 23))), last), b.i32(13))
    # Subnormal: adding 1/2 makes the float's ulp 2^-24, the subnormals' own; the addition rounds.
    tiny = b.isub(b.bitcast_i32(b.fadd(b.bitcast_f32(magnitude), b.f32(0.5))), b.i32(0x3F000000))
    result = b.select(b.icmp("ult", magnitude, b.i32(113 << 23)), tiny, normal)
    result = b.select(b.icmp("uge", magnitude, b.i32(143 << 23)), b.i32(0x7C00), result)  # 2^16 and above
    return b.trunc(b.ior(result, b.iand(b.lshr(bits, b.i32(16)), b.i32(0x8000))), "i16")


def float_to_half(b: Builder, x: Value, mode: str = "rn") -> Value:
    """A float as float16 bits (i16); NaN becomes 0x7fff."""
    half = _nearest_half(b, x)
    if mode != "rn":
        back = half_to_float(b, half)
        # x - back is exact; its product with back cannot underflow: back is 0 or at least 2^-24, x - back then at least 2^-48.
        half = step(b, mode, half, b.fsub(x, back), back)
    # Selected as integers: LLVM may take one float NaN for another.
    return b.select(b.fcmp("uno", x, x), constant("i16", 0x7FFF), half)


# -- bfloat16 -----------------------------------------------------------------------------------------------------


def bf16_to_float(b: Builder, h: Value) -> Value:
    return b.bitcast_f32(b.shl(b.zext(h, "i32"), b.i32(16)))


def float_to_bf16(b: Builder, x: Value, mode: str = "rn") -> Value:
    """A float as bfloat16 bits (i16); NaN becomes 0x7fff. The carry of the addition runs into the exponent, to infinity at last."""
    bits = b.bitcast_i32(x)
    rounded = bits
    if mode == "rn":
        last = b.iand(b.lshr(bits, b.i32(16)), b.i32(1))
        rounded = b.iadd(bits, b.iadd(last, b.i32(0x7FFF)))
    elif mode != "rz":
        negative = b.ashr(bits, b.i32(31))
        away = b.inot(negative) if mode == "rp" else negative
        rounded = b.iadd(bits, b.iand(away, b.i32(0xFFFF)))
    half = b.trunc(b.lshr(rounded, b.i32(16)), "i16")
    return b.select(b.fcmp("uno", x, x), constant("i16", 0x7FFF), half)


def narrow_to_float(b: Builder, ptx_type: str, h: Value) -> Value:
    """float16 or bfloat16 bits as a float."""
    return bf16_to_float(b, h) if ptx_type.startswith("bf16") else half_to_float(b, h)


def float_to_narrow(b: Builder, ptx_type: str, x: Value, mode: str = "rn") -> Value:
    return float_to_bf16(b, x, mode) if ptx_type.startswith("bf16") else float_to_half(b, x, mode)
