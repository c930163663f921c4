"""``cvt`` in all its forms. Semantics: PTX ISA, "Data Movement and Conversion Instructions: cvt"."""

from __future__ import annotations

from vgpu.codegen.alu_half import pack
from vgpu.codegen.alu_int import LLVM_TYPE, Mods, Types, largest, signed, smallest
from vgpu.codegen.alu_round import (
    bits_of,
    float_to_narrow,
    flush,
    fp,
    narrow_to_float,
    odd_single,
    relu,
    round_single,
    saturate,
    signed_zero_where,
    step,
    tiny_single,
    two_sum,
)
from vgpu.codegen.builder import BITS, Builder, Value, constant

# -- integer to integer -------------------------------------------------------------------------------------------


def cvt_int(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """Truncated or extended by the source's sign; with ``.sat`` clamped to the destination's range first."""
    to, source = t["d"], t["a"]
    to_ty, to_bits, bits = LLVM_TYPE[to], BITS[LLVM_TYPE[to]], BITS[x.ty]
    if "sat" in m:
        low, high = smallest(to_bits, signed(to)), largest(to_bits, signed(to))
        if low > smallest(bits, signed(source)):
            x = b.smax(x, constant(x.ty, low))
        if high < largest(bits, signed(source)):
            x = (b.smin if signed(source) else b.umin)(x, constant(x.ty, high))
    return b.resize(x, to_ty, signed(source)) if to_ty != x.ty else x


# -- integer to float ---------------------------------------------------------------------------------------------


def _to_fp(b: Builder, is_signed: bool, x: Value, ty: str) -> Value:
    return b.sitofp(x, ty) if is_signed else b.uitofp(x, ty)


def _sticky(b: Builder, is_signed: bool, x: Value) -> Value:
    """A 64-bit integer of at most 53 significant bits that every rounding to 40 bits or fewer takes for x.

    An integer too wide for a double loses its low 11 bits, and bit 11 is set if one of them was. Multiples of 2^12, which
    the float types' values and midpoints are up there, lie on the same side of both.
    """
    if is_signed:
        fits = b.icmp("ult", b.iadd(x, b.i64(1 << 53)), b.i64(1 << 54))
    else:
        fits = b.icmp("ult", x, b.i64(1 << 53))
    lost = b.iand(b.iadd(b.iand(x, b.i64(0x7FF)), b.i64(0x7FF)), b.i64(0x800))
    return b.select(fits, x, b.ior(b.iand(x, b.i64(-0x800)), lost))


def _int_to_exact_double(b: Builder, is_signed: bool, x: Value) -> Value:
    """As a double that every rounding to float or narrower takes for x."""
    if x.ty == "i64":
        x = _sticky(b, is_signed, x)
    return _to_fp(b, is_signed, x, "double")


def _int_to_double(b: Builder, is_signed: bool, mode: str, x: Value) -> Value:
    if mode == "rn" or x.ty != "i64":
        return _to_fp(b, is_signed, x, "double")
    top = b.ashr(x, b.i64(32)) if is_signed else b.lshr(x, b.i64(32))
    high = b.fmul(_to_fp(b, is_signed, b.trunc(top, "i32"), "double"), b.f64(2.0**32))
    s, e = two_sum(b, high, b.uitofp(b.trunc(x, "i32"), "double"))
    return b.bitcast(step(b, mode, bits_of(b, s), e, s), "double")


def _int_to_single(b: Builder, is_signed: bool, mode: str, x: Value) -> Value:
    if mode == "rn" or BITS[x.ty] < 32:
        return _to_fp(b, is_signed, x, "float")
    return round_single(b, mode, _int_to_exact_double(b, is_signed, x))


def cvt_int_float(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    to, is_signed, mode = t["d"], signed(t["a"]), m["R"]
    if to == "f64":
        value = _int_to_double(b, is_signed, mode, x)
        return saturate(b, value) if "sat" in m else value
    if to == "f32":
        value = _int_to_single(b, is_signed, mode, x)
        return saturate(b, value) if "sat" in m else value
    if to == "f16" or BITS[x.ty] < 32:
        # A float holds every integer that is below 2^16, where float16 ends, and rounds no larger one into that range.
        value = _to_fp(b, is_signed, x, "float")
    else:
        value = odd_single(b, _int_to_exact_double(b, is_signed, x))
    return float_to_narrow(b, to, saturate(b, value) if "sat" in m else value, mode)


# -- float to integer ---------------------------------------------------------------------------------------------


def _source(b: Builder, m: Mods, ptx_type: str, x: Value) -> Value:
    """The operand as a float or double, flushed if ``.ftz`` says so."""
    if ptx_type in ("f16", "bf16"):
        return narrow_to_float(b, ptx_type, x)
    return flush(b, x) if "ftz" in m and ptx_type == "f32" else x


def _to_integral(b: Builder, mode: str, x: Value) -> Value:
    return {"rni": b.rint, "rzi": b.trunc_float, "rmi": b.floor, "rpi": b.ceil}[mode](x)


def cvt_float_int(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """Clamped to the destination's range with or without ``.sat``.

    NaN gives 0; from f64 or to a 64-bit type it gives the highest bit alone.
    """
    to, source = t["d"], t["a"]
    width, is_signed = BITS[LLVM_TYPE[to]], signed(to)
    value = _to_integral(b, m["R"], _source(b, m, source, x))
    low, high = smallest(width, is_signed), largest(width, is_signed)
    work = f"i{max(width, 32)}"
    through_signed = is_signed or width < 32
    convert = b.fptosi_in_range if through_signed else b.fptoui_in_range
    bound = fp(value.ty, float(low))
    clamped = b.select(b.fcmp("ogt", value, bound), value, bound)  # NaN: low
    if width < 32 or width == 32 and value.ty == "double":  # the upper bound is a number of this type
        bound = fp(value.ty, float(high))
        result = convert(b.select(b.fcmp("olt", clamped, bound), clamped, bound), work)
    else:
        limit = fp(value.ty, float(high + 1))
        result = convert(b.select(b.fcmp("olt", clamped, limit), clamped, fp(value.ty, 0.0)), work)
        result = b.select(b.fcmp("oge", value, limit), constant(work, high), result)
    nan = 1 << width - 1 if source == "f64" or width == 64 else 0
    if nan != low & (1 << width) - 1:
        result = b.select(b.fcmp("uno", value, value), constant(work, nan), result)
    return b.trunc(result, LLVM_TYPE[to])


# -- float to float -----------------------------------------------------------------------------------------------


def cvt_round_integral(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """To an integral value of the same type."""
    ptx_type = t["a"]
    value = _to_integral(b, m["R"], _source(b, m, ptx_type, x))
    if "sat" in m:
        value = saturate(b, value)
    return float_to_narrow(b, ptx_type, value) if ptx_type in ("f16", "bf16") else value


def cvt_float(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """.ftz flushes float operands, except of conversions to float16 (as hardware has it, which matters where rounding up or down)."""
    to, source, mode = t["d"], t["a"], m.get("R", "rn")
    value = _source(b, {} if to == "f16" else m, source, x)
    if to == "f64":
        value = b.fpext(value) if value.ty == "float" else value
    elif to == "f32" and value.ty == "double":
        exact = value
        value = round_single(b, mode, exact)
        if "ftz" in m:
            value = signed_zero_where(b, tiny_single(b, mode, exact), value)
    elif value.ty == "double":  # a narrow type gets the one rounding from the odd float
        value = odd_single(b, value)
    if "ftz" in m and (to, source) == ("f32", "bf16"):  # the one narrow type with subnormals that are such of float
        value = flush(b, value)
    if "sat" in m:
        value = saturate(b, value)
    if "relu" in m or m.get("M") == "relu":
        value = relu(b, value)
    if to == source and not m.keys() & {"ftz", "sat"}:
        return x
    return float_to_narrow(b, to, value, mode) if to in ("f16", "bf16") else value


def cvt_pack2(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """x goes to the upper half, y to the lower."""
    one = t["d"][:-2]
    low, high = ((relu(b, v) if "relu" in m else v) for v in (y, x))
    return pack(b, float_to_narrow(b, one, low, m["R"]), float_to_narrow(b, one, high, m["R"]))


def cvt_tf32(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """To the nearest with a 10-bit fraction, halves away from zero; the 13 bits below are zero.

    A NaN loses its lower 13 bits as well: on hardware one with nothing above them becomes an infinity.
    """
    half = b.select(b.fcmp("uno", x, x), b.i32(0), b.i32(0x1000))
    return b.iand(b.iadd(bits_of(b, x), half), b.i32(-0x2000))


EMITTERS = {f.__name__: f for f in (cvt_int, cvt_int_float, cvt_float_int, cvt_round_integral, cvt_float, cvt_pack2, cvt_tf32)}
