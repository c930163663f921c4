"""Conversions of eight-bit floats, two in a half word. Semantics: PTX ISA, "cvt", and "Alternate Floating-Point Data Formats".

e4m3 has no infinities and one NaN a sign, all ones; e5m2 is float16 cut short. Results are limited to the largest finite number
(``.satfinite``), and a NaN is the canonical 0x7f.
"""

from __future__ import annotations

from dataclasses import dataclass

from vgpu.codegen.alu_half import pack, unpack
from vgpu.codegen.alu_int import Mods, Types
from vgpu.codegen.alu_round import float_to_half, half_to_float, relu
from vgpu.codegen.builder import Builder, Value, constant

_NAN = 0x7F


@dataclass(frozen=True)
class Format:
    """``largest``: the bits of the largest finite number."""

    fraction: int
    bias: int
    largest: int


FORMATS = {"e4m3x2": Format(3, 7, 0x7E), "e5m2x2": Format(2, 15, 0x7B)}


def _nearest(b: Builder, f: Format, x: Value) -> Value:
    """A float rounded to the format, as the low byte of an i16. As float16's rounding in alu_round.py, in other numbers."""
    bits = b.bitcast_i32(x)
    magnitude = b.iand(bits, b.i32(0x7FFFFFFF))
    cut = 23 - f.fraction
    last = b.iand(b.lshr(magnitude, b.i32(cut)), b.i32(1))
    rebias = (1 << cut - 1) - 1 - (127 - f.bias << 23)
    normal = b.lshr(b.iadd(b.iadd(magnitude, b.i32(rebias)), last), b.i32(cut))
    # Subnormal: the sum with 2^n has the format's smallest number as its last place, and rounds there.
    anchor = 127 + 1 - f.bias + cut << 23
    tiny = b.isub(b.bitcast_i32(b.fadd(b.bitcast_f32(magnitude), b.bitcast_f32(b.i32(anchor)))), b.i32(anchor))
    result = b.select(b.icmp("ult", magnitude, b.i32(128 - f.bias << 23)), tiny, normal)
    result = b.umin(result, b.i32(f.largest))
    result = b.ior(result, b.iand(b.lshr(bits, b.i32(24)), b.i32(0x80)))
    result = b.select(b.fcmp("uno", x, x), b.i32(_NAN), result)
    return b.trunc(result, "i16")


def _packed(b: Builder, m: Mods, f: Format, low: Value, high: Value) -> Value:
    if "relu" in m:
        low, high = relu(b, low), relu(b, high)
    return b.ior(_nearest(b, f, low), b.shl(_nearest(b, f, high), constant("i16", 8)))


def cvt_pack_fp8(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """x goes to the upper byte, y to the lower."""
    return _packed(b, m, FORMATS[t["d"]], y, x)


def cvt_to_fp8(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    low, high = unpack(b, x)
    return _packed(b, m, FORMATS[t["d"]], half_to_float(b, low), half_to_float(b, high))


def cvt_from_fp8(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """Exact: every number of both formats is a float16."""

    def one(byte: Value) -> Value:
        sign = b.shl(b.iand(byte, constant("i16", 0x80)), constant("i16", 8))
        magnitude = b.iand(byte, constant("i16", 0x7F))
        if t["a"] == "e5m2x2":
            half, is_nan = b.shl(magnitude, constant("i16", 8)), b.icmp("ugt", magnitude, constant("i16", 0x7C))
        else:  # shifted into place it is 2^-8 of itself
            scaled = b.fmul(half_to_float(b, b.shl(magnitude, constant("i16", 7))), b.f32(2.0**8))
            half, is_nan = float_to_half(b, scaled), b.icmp("eq", magnitude, constant("i16", _NAN))
        if "relu" in m:
            half, sign = b.select(b.icmp("eq", sign, constant("i16", 0)), half, constant("i16", 0)), constant("i16", 0)
        return b.select(is_nan, constant("i16", 0x7FFF), b.ior(half, sign))

    return pack(b, one(x), one(b.lshr(x, constant("i16", 8))))


EMITTERS = {f.__name__: f for f in (cvt_pack_fp8, cvt_to_fp8, cvt_from_fp8)}
