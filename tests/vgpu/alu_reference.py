"""A slow, obvious definition of every arithmetic instruction, on integers and exact fractions.

``REFERENCE[emit](mods, types, *operand_bits)`` gives the result's bits (a tuple where the emitter returns one). Nothing is shared with
the code under test: floats are decoded to fractions, computed exactly and rounded by the definition of the rounding mode.
A float32 or float64 NaN is given as ``NAN``: any NaN will do.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

NAN = "nan"
Mods = dict[str, str]


# -- floats -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Format:
    exponent_bits: int
    fraction_bits: int
    canonical_nan: int | None = None  # None: any NaN

    @property
    def width(self) -> int:
        return 1 + self.exponent_bits + self.fraction_bits

    @property
    def bias(self) -> int:
        return (1 << self.exponent_bits - 1) - 1

    @property
    def infinity(self) -> int:
        return (1 << self.exponent_bits) - 1 << self.fraction_bits

    @property
    def sign(self) -> int:
        return 1 << self.width - 1


FORMATS = {
    "f16": Format(5, 10, 0x7FFF), "bf16": Format(8, 7, 0x7FFF), "f32": Format(8, 23), "f64": Format(11, 52),
}  # fmt: skip


@dataclass(frozen=True)
class Number:
    """``kind``: "finite" (then the value is sign and magnitude), "inf" or "nan"."""

    kind: str
    negative: bool = False
    magnitude: Fraction = Fraction(0)

    @property
    def value(self) -> Fraction:
        return -self.magnitude if self.negative else self.magnitude

    def __neg__(self) -> Number:
        return Number(self.kind, not self.negative, self.magnitude)


QUIET = Number("nan")


def finite(value: Fraction, negative_zero: bool = False) -> Number:
    return Number("finite", value < 0 or value == 0 and negative_zero, abs(value))


def two_to(n: int) -> Fraction:
    return Fraction(1 << n) if n >= 0 else Fraction(1, 1 << -n)


@lru_cache(1 << 16)
def decode(ptx: str, bits: int) -> Number:
    f = FORMATS[ptx]
    negative = bool(bits & f.sign)
    exponent, fraction = bits >> f.fraction_bits & (1 << f.exponent_bits) - 1, bits & (1 << f.fraction_bits) - 1
    if exponent == (1 << f.exponent_bits) - 1:
        return Number("nan" if fraction else "inf", negative)
    if exponent:
        fraction |= 1 << f.fraction_bits
    return Number("finite", negative, fraction * two_to(max(exponent, 1) - f.bias - f.fraction_bits))


def round_integer(magnitude: Fraction, negative: bool, mode: str) -> int:
    """A magnitude to an integer; the mode is of the signed number. "rna": to nearest, halves away from zero."""
    whole, rest = divmod(magnitude, 1)
    if mode[:2] == "rn":
        half = Fraction(1, 2)
        up = rest > half or rest == half and (mode == "rna" or whole & 1 == 1)
    else:
        up = rest > 0 and (mode[:2] == "rp" and not negative or mode[:2] == "rm" and negative)
    return int(whole) + up


def encode(ptx: str, x: Number, mode: str = "rn") -> Any:
    f = FORMATS[ptx]
    if x.kind == "nan":
        return NAN if f.canonical_nan is None else f.canonical_nan
    sign = f.sign if x.negative else 0
    if x.kind == "inf":
        return sign | f.infinity
    if not x.magnitude:
        return sign
    exponent = x.magnitude.numerator.bit_length() - x.magnitude.denominator.bit_length()
    if two_to(exponent) > x.magnitude:
        exponent -= 1
    exponent = max(exponent, 1 - f.bias)
    ulp = exponent - f.fraction_bits
    n = round_integer(x.magnitude * two_to(-ulp), x.negative, mode)
    bits = (exponent + f.bias - 1 << f.fraction_bits) + n  # the hidden bit adds one to the exponent, if there is one
    if bits < f.infinity:
        return sign | bits
    overflows = mode[:2] == "rn" or mode == ("rm" if x.negative else "rp")
    return sign | (f.infinity if overflows else f.infinity - 1)


def is_subnormal(ptx: str, x: Number) -> bool:
    return x.kind == "finite" and x.magnitude < two_to(1 - FORMATS[ptx].bias)


def flush(m: Mods, ptx: str, x: Number) -> Number:
    return Number("finite", x.negative) if "ftz" in m and is_subnormal(ptx, x) else x


def finish(m: Mods, ptx: str, x: Number, mode: str) -> Any:
    """Rounded, flushed, saturated, clamped at zero."""
    return clamp(m, ptx, encode(ptx, flush_result(m, ptx, x, mode), mode))


def flush_result(m: Mods, ptx: str, x: Number, mode: str) -> Number:
    """Zero where the exact x is below the normal range after a rounding with an unbounded exponent."""
    if "ftz" not in m or not is_subnormal(ptx, x) or not x.magnitude:
        return x
    far = FORMATS[ptx].bias  # the same digits, where the exponent is in range
    rounded = decode(ptx, encode(ptx, Number(x.kind, x.negative, x.magnitude * two_to(far)), mode))
    return flush(m, ptx, Number(x.kind, x.negative, rounded.magnitude * two_to(-far)))


def clamp(m: Mods, ptx: str, bits: Any) -> Any:
    x = QUIET if bits == NAN else decode(ptx, bits)
    if "sat" in m:
        if x.kind == "nan" or x.negative:
            return 0
        if x.kind == "inf" or x.value > 1:
            return encode(ptx, finite(Fraction(1)))
    if "relu" in m or m.get("M") == "relu":
        if x.kind != "nan" and x.negative:
            return 0
    return bits


def add(x: Number, y: Number, mode: str) -> Number:
    if "nan" in (x.kind, y.kind) or x.kind == y.kind == "inf" and x.negative != y.negative:
        return QUIET
    if "inf" in (x.kind, y.kind):
        return x if x.kind == "inf" else y
    total = x.value + y.value
    both_zero_alike = x.negative == y.negative and not x.magnitude and not y.magnitude
    return finite(total, x.negative if both_zero_alike else mode == "rm")


def mul(x: Number, y: Number) -> Number:
    negative = x.negative != y.negative
    if "nan" in (x.kind, y.kind):
        return QUIET
    if "inf" in (x.kind, y.kind):
        zero = any(v.kind == "finite" and not v.magnitude for v in (x, y))
        return QUIET if zero else Number("inf", negative)
    return Number("finite", negative, x.magnitude * y.magnitude)


def divide(x: Number, y: Number) -> Number:
    negative = x.negative != y.negative
    if "nan" in (x.kind, y.kind) or x.kind == y.kind == "inf":
        return QUIET
    if x.kind == "inf":
        return Number("inf", negative)
    if y.kind == "inf":
        return Number("finite", negative)
    if not y.magnitude:
        return QUIET if not x.magnitude else Number("inf", negative)
    return Number("finite", negative, x.magnitude / y.magnitude)


def root(x: Number) -> Number:
    if x.kind == "nan" or x.negative and (x.kind == "inf" or x.magnitude):
        return QUIET
    if x.kind == "inf" or not x.magnitude:
        return x
    # 2^1300 below a float64's smallest root; an inexact root gets half a unit more, which rounds as the true one does
    scaled = x.magnitude * two_to(2600)
    whole = math.isqrt(scaled.numerator // scaled.denominator)
    inexact = whole * whole != scaled
    return finite((whole + Fraction(int(inexact), 2)) * two_to(-1300))


def arithmetic(op: Callable[..., Number]) -> Callable[..., Any]:
    def reference(m: Mods, t: dict[str, str], *operands: int) -> Any:
        ptx, mode = t["a"], m.get("R", "rn")
        return finish(m, ptx, op(mode, *(flush(m, ptx, decode(ptx, x)) for x in operands)), mode)

    return reference


fadd = arithmetic(lambda mode, x, y: add(x, y, mode))
fsub = arithmetic(lambda mode, x, y: add(x, -y, mode))
fmul = arithmetic(lambda mode, x, y: mul(x, y))
ffma = arithmetic(lambda mode, x, y, z: add(mul(x, y), z, mode))
fdiv = arithmetic(lambda mode, x, y: divide(x, y))
frcp = arithmetic(lambda mode, x: divide(finite(Fraction(1)), x))
fsqrt = arithmetic(lambda mode, x: root(x))


def hfma_relu(m: Mods, t: dict[str, str], *operands: int) -> Any:
    return ffma({**m, "relu": "1"}, t, *operands)


def flushed_bits(m: Mods, ptx: str, bits: int) -> int:
    x = decode(ptx, bits)
    return bits & FORMATS[ptx].sign if "ftz" in m and is_subnormal(ptx, x) else bits


def fabs(m: Mods, t: dict[str, str], x: int) -> Any:
    f = FORMATS[t["a"]]
    if f.canonical_nan is None and decode(t["a"], x).kind == "nan":
        return NAN
    return flushed_bits(m, t["a"], x) & ~f.sign


def fneg(m: Mods, t: dict[str, str], x: int) -> Any:
    f = FORMATS[t["a"]]
    if f.canonical_nan is None and decode(t["a"], x).kind == "nan":
        return NAN
    return flushed_bits(m, t["a"], x) ^ f.sign


def copysign(m: Mods, t: dict[str, str], x: int, y: int) -> Any:
    sign = FORMATS[t["a"]].sign
    return NAN if decode(t["a"], y).kind == "nan" else x & sign | y & ~sign


def order_key(x: Number) -> tuple[Fraction, int]:
    """-0 sorts below +0; infinities beyond every float64."""
    value = (-1 if x.negative else 1) * two_to(2000) if x.kind == "inf" else x.value
    return value, 0 if x.negative else 1


def extremum(pick: Callable[..., Any]) -> Callable[..., Any]:
    def reference(m: Mods, t: dict[str, str], *operands: int) -> Any:
        ptx = t["a"]
        f = FORMATS[ptx]
        numbers = [decode(ptx, flushed_bits(m, ptx, x)) for x in operands]
        negative = numbers[0].negative != numbers[1].negative
        if "X" in m:
            numbers = [Number(x.kind, False, x.magnitude) for x in numbers]
        real = [x for x in numbers if x.kind != "nan"]
        if not real or "NaN" in m and len(real) < 2:
            return NAN if f.canonical_nan is None else f.canonical_nan
        best = pick(real, key=order_key)
        return encode(ptx, Number(best.kind, negative, best.magnitude) if "X" in m else best)

    return reference


def halves(function: Callable[..., Any]) -> Callable[..., Any]:
    """On both halves where the type is packed."""

    def reference(m: Mods, t: dict[str, str], *operands: int) -> Any:
        if not t["a"].endswith("x2"):
            return function(m, t, *operands)
        one = {n: x.removesuffix("x2") for n, x in t.items()}
        low, high = (function(m, one, *(x >> s & 0xFFFF for x in operands)) for s in (0, 16))
        return low | high << 16

    return reference


# -- comparison ---------------------------------------------------------------------------------------------------

_ORDER: dict[str, Callable[[Any, Any], bool]] = {
    "eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y, "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y,
}  # fmt: skip


def number_of(ptx: str, bits: int) -> int:
    width = int(ptx[1:])
    return bits - (1 << width) if ptx[0] == "s" and bits >> width - 1 else bits


def compare_int(m: Mods, ptx: str, x: int, y: int) -> bool:
    c = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}.get(m["C"], m["C"])
    return _ORDER[c](number_of(ptx, x), number_of(ptx, y))


def compare_float(m: Mods, ptx: str, xb: int, yb: int) -> bool:
    x, y = (flush(m, ptx, decode(ptx, v)) for v in (xb, yb))
    unordered = "nan" in (x.kind, y.kind)
    c = m["C"]
    if c in ("num", "nan"):
        return unordered == (c == "nan")
    if unordered:
        return len(c) == 3
    return _ORDER[c[:2]](order_key(x)[0], order_key(y)[0])


_BOOL: dict[str, Callable[[bool, bool], bool]] = {
    "and": lambda p, q: p and q, "or": lambda p, q: p or q, "xor": lambda p, q: p != q,
}  # fmt: skip


def setp(compare: Callable[..., bool]) -> Callable[..., Any]:
    def reference(m: Mods, t: dict[str, str], x: int, y: int, *extra: int) -> Any:
        p = compare(m, t["a"], x, y)
        if "B" not in m:
            return int(p)
        c = bool(extra[0])
        return int(_BOOL[m["B"]](p, c)), int(_BOOL[m["B"]](not p, c))

    return reference


def setp_x2(m: Mods, t: dict[str, str], x: int, y: int, *extra: int) -> Any:
    results = [compare_float(m, t["a"][:-2], x >> s & 0xFFFF, y >> s & 0xFFFF) for s in (0, 16)]
    return tuple(int(_BOOL[m["B"]](p, bool(extra[0])) if "B" in m else p) for p in results)


def set_(compare: Callable[..., bool]) -> Callable[..., Any]:
    def reference(m: Mods, t: dict[str, str], x: int, y: int) -> Any:
        if not compare(m, t["a"], x, y):
            return 0
        return encode(t["d"], finite(Fraction(1))) if t["d"] in FORMATS else (1 << int(t["d"][1:])) - 1

    return reference


def set_x2(m: Mods, t: dict[str, str], x: int, y: int) -> int:
    """An integer destination holds a 16-bit one for each half."""
    one = {**t, "d": t["d"] if t["d"].endswith("x2") else "u16x2"}
    return int(halves(set_(compare_float))(m, one, x, y))


def slct(m: Mods, t: dict[str, str], x: int, y: int, c: int) -> int:
    return x if number_of("s32", c) >= 0 else y


def slct_f32(m: Mods, t: dict[str, str], x: int, y: int, c: int) -> int:
    n = flush(m, "f32", decode("f32", c))
    return x if n.kind != "nan" and (not n.negative or n.kind == "finite" and not n.magnitude) else y


def testp(m: Mods, t: dict[str, str], x: int) -> int:
    n = decode(t["a"], x)
    subnormal = is_subnormal(t["a"], n) and n.magnitude != 0
    return int({
        "finite": n.kind == "finite", "infinite": n.kind == "inf", "number": n.kind != "nan", "notanumber": n.kind == "nan",
        "normal": n.kind == "finite" and not subnormal, "subnormal": subnormal,
    }[m["P"]])  # fmt: skip


# -- conversion ---------------------------------------------------------------------------------------------------


def int_range(ptx: str) -> tuple[int, int]:
    width = int(ptx[1:])
    return (-(1 << width - 1), (1 << width - 1) - 1) if ptx[0] == "s" else (0, (1 << width) - 1)


def bits_in(ptx: str, value: int) -> int:
    return value & (1 << int(ptx[1:])) - 1


def cvt_int(m: Mods, t: dict[str, str], x: int) -> int:
    value = number_of(t["a"], x)
    if "sat" in m:
        low, high = int_range(t["d"])
        value = min(max(value, low), high)
    return bits_in(t["d"], value)


def cvt_int_float(m: Mods, t: dict[str, str], x: int) -> Any:
    return finish(m, t["d"], finite(Fraction(number_of(t["a"], x))), m["R"])


def cvt_float_int(m: Mods, t: dict[str, str], x: int) -> int:
    to, source = t["d"], t["a"]
    low, high = int_range(to)
    n = flush(m, source, decode(source, x)) if source == "f32" else decode(source, x)
    if n.kind == "nan":
        return 1 << int(to[1:]) - 1 if source == "f64" or to[1:] == "64" else 0
    if n.kind == "inf":
        return bits_in(to, low if n.negative else high)
    value = round_integer(n.magnitude, n.negative, m["R"])
    return bits_in(to, min(max(-value if n.negative else value, low), high))


def cvt_round_integral(m: Mods, t: dict[str, str], x: int) -> Any:
    n = flush(m, t["a"], decode(t["a"], x)) if t["a"] == "f32" else decode(t["a"], x)
    if n.kind == "finite":
        n = Number("finite", n.negative, Fraction(round_integer(n.magnitude, n.negative, m["R"])))
    return clamp(m, t["a"], encode(t["a"], n))


def cvt_float(m: Mods, t: dict[str, str], x: int) -> Any:
    """.ftz concerns float32 only, on either side, and not the operand of a conversion to float16."""
    n = decode(t["a"], x)
    if t["a"] == t["d"] and not m.keys() & {"ftz", "sat"}:
        return NAN if n.kind == "nan" and t["a"] in ("f32", "f64") else x
    if t["a"] == "f32" and t["d"] != "f16":
        n = flush(m, "f32", n)
    mode = m.get("R", "rn")
    if t["d"] == "f32":
        n = flush_result(m, "f32", n, mode)
    return clamp(m, t["d"], encode(t["d"], n, mode))


def cvt_pack2(m: Mods, t: dict[str, str], x: int, y: int) -> int:
    one = t["d"][:-2]
    low, high = (clamp(m, one, encode(one, decode("f32", v), m["R"])) for v in (y, x))
    return low | high << 16


FP8 = {"e4m3x2": Format(4, 3), "e5m2x2": Format(5, 2)}


@cache
def fp8_values(ptx: str) -> list[tuple[int, Fraction]]:
    """The finite numbers that are not negative, with their bits. e4m3 has numbers where IEEE's rules have infinity and NaN."""
    f = FP8[ptx]
    out = []
    for bits in range(0x7F if ptx == "e4m3x2" else 0x7C):
        exponent, fraction = bits >> f.fraction_bits, bits & (1 << f.fraction_bits) - 1
        fraction |= (exponent > 0) << f.fraction_bits
        out.append((bits, fraction * two_to(max(exponent, 1) - f.bias - f.fraction_bits)))
    return out


def to_fp8(m: Mods, ptx: str, x: Number) -> int:
    """The nearest number, the one with even bits of two; the largest for all that is larger."""
    if x.kind == "nan":
        return 0x7F
    if "relu" in m and x.negative:
        return 0
    sign = 0x80 if x.negative else 0
    values = fp8_values(ptx)
    if x.kind == "inf":
        return sign | values[-1][0]
    above = bisect_left(values, x.magnitude, key=lambda v: v[1])
    return sign | min(values[max(above - 1, 0) : above + 1] or values[-1:], key=lambda v: (abs(v[1] - x.magnitude), v[0] & 1))[0]


def cvt_pack_fp8(m: Mods, t: dict[str, str], x: int, y: int) -> int:
    return to_fp8(m, t["d"], decode("f32", y)) | to_fp8(m, t["d"], decode("f32", x)) << 8


def cvt_to_fp8(m: Mods, t: dict[str, str], x: int) -> int:
    return to_fp8(m, t["d"], decode("f16", x & 0xFFFF)) | to_fp8(m, t["d"], decode("f16", x >> 16)) << 8


def cvt_from_fp8(m: Mods, t: dict[str, str], x: int) -> int:
    def one(byte: int) -> int:
        values = dict(fp8_values(t["a"]))
        magnitude, negative = byte & 0x7F, bool(byte & 0x80)
        infinite = t["a"] == "e5m2x2" and magnitude == 0x7C
        if magnitude not in values and not infinite:
            return 0x7FFF
        if negative and "relu" in m:
            return 0
        return int(encode("f16", Number("inf" if infinite else "finite", negative, values.get(magnitude, Fraction(0)))))

    return one(x & 0xFF) | one(x >> 8) << 16


def cvt_tf32(m: Mods, t: dict[str, str], x: int) -> int:
    n = decode("f32", x)
    if n.kind != "finite":
        return x & ~0x1FFF
    magnitude = x & 0x7FFFFFFF  # the bits are in the order of the magnitudes, and evenly spaced between powers of two
    return x & 1 << 31 | round_integer(Fraction(magnitude, 1 << 13), False, "rna") << 13


REFERENCE: dict[str, Callable[..., Any]] = {
    **{f"f{n}": f for n, f in (("add", fadd), ("sub", fsub), ("mul", fmul), ("fma", ffma), ("div", fdiv), ("rcp", frcp), ("sqrt", fsqrt))},
    "hadd": halves(fadd), "hsub": halves(fsub), "hmul": halves(fmul), "hfma": halves(ffma), "hfma_relu": halves(hfma_relu),
    "fabs": fabs, "fneg": fneg, "habs": halves(fabs), "hneg": halves(fneg), "copysign": copysign, "testp": testp,
    "fmin": extremum(min), "fmax": extremum(max), "hmin": halves(extremum(min)), "hmax": halves(extremum(max)),
    "setp_int": setp(compare_int), "setp_float": setp(compare_float), "setp_x2": setp_x2,
    "set_int": set_(compare_int), "set_float": set_(compare_float), "set_half": set_(compare_float), "set_x2": set_x2,
    "slct": slct, "slct_f32": slct_f32,
    "cvt_int": cvt_int, "cvt_int_float": cvt_int_float, "cvt_float_int": cvt_float_int, "cvt_round_integral": cvt_round_integral,
    "cvt_float": cvt_float, "cvt_pack2": cvt_pack2, "cvt_tf32": cvt_tf32,
    "cvt_pack_fp8": cvt_pack_fp8, "cvt_to_fp8": cvt_to_fp8, "cvt_from_fp8": cvt_from_fp8,
}  # fmt: skip
