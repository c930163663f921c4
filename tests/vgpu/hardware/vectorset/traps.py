"""Inputs made to catch wrong rounding: ties, cancellations, double rounding, the ends of every range.

Each function gives tuples of raw bits for a floating-point type named as in PTX.
"""

from __future__ import annotations

import math
from fractions import Fraction

from vectorset.values import FORMATS, Format, random_u64, seed_of
from vgpu.ptx.isa import WIDTH

#: Targets of conversions that are no operands of anything else.
_TARGETS = {"tf32": Format(8, 10), "e4m3x2": Format(4, 3), "e5m2x2": Format(5, 2)}


def _random(count: int, *words: object) -> list[int]:
    return [int(v) for v in random_u64(count, seed_of("traps", *words))]


def sums(name: str) -> list[tuple[int, ...]]:
    """Additions at a tie of the larger operand's last place, just off it, and cancellations."""
    f = FORMATS[name]
    m = f.mantissa
    out: list[tuple[int, ...]] = []
    top = (1 << m) - 1
    for i, r in enumerate(_random(8, "sums", name)):
        fraction, exponent, sign = r & top, (r >> 53) % 6 - 3, i & 1
        a = f.pack(sign, exponent, fraction)
        for low_exponent, low in ((-m - 1, 0), (-m - 1, 1), (-m - 2, top), (-m, 1 << (m - 1)), (-m - 2, 0)):
            out.append((a, f.pack((r >> 60) & 1, exponent + low_exponent, low)))
        out.append((a, f.pack(1 - sign, exponent, fraction)))
        out.append((a, f.pack(1 - sign, exponent, fraction ^ 1)))
    largest = f.infinity - 1
    half_ulp = f.pack(0, f.bias - m - 1, 0)
    out += [(largest, half_ulp), (largest, half_ulp - 1), (largest, largest), (largest | f.sign, half_ulp | f.sign),
            (1 << m, f.sign | 1), (1, f.sign | (1 << m)), (f.sign, f.sign), (0, f.sign), (f.pack(0, -1, 0), f.pack(0, -1, 0)),
            (f.pack(0, 0, 0), 1), (f.pack(1, 0, 0), f.pack(0, 0, 0))]  # fmt: skip
    return out


def products(name: str) -> list[tuple[int, ...]]:
    """Multiplications at ties, at the border of the subnormals and of infinity."""
    f = FORMATS[name]
    m = f.mantissa
    out: list[tuple[int, ...]] = []
    for k in range(2, m - 1, max(1, m // 6)):
        out.append((f.pack(0, 0, 1 << (m - k)), f.pack(k & 1, 0, 1 << (k - 1))))  # (1 + 2^-k)(1 + 2^(k-1-m)): a tie
        out.append((f.pack(0, 0, (1 << (m - k)) + 1), f.pack(0, 0, 1 << (k - 1))))
    low, high = f.bias // 2, f.bias
    for i, r in enumerate(_random(12, "products", name)):
        x, y = r & ((1 << m) - 1), (r >> 8) & ((1 << m) - 1)
        out.append((f.pack(i & 1, -low, x), f.pack(0, -low - (i % (m + 3)), y)))
        out.append((f.pack(0, low, x), f.pack(i & 1, high - low - 1 + i % 2, y)))
    out += [(1, f.pack(0, -1, 0)), (3, f.pack(0, -1, 0)), (1, f.pack(0, -1, 1)), (1, f.infinity - 1), (f.sign | 1, 1),
            (1 << m, f.pack(0, -1, 0)), ((1 << m) + 1, f.pack(0, -1, 0)), ((1 << m), f.pack(0, -1, (1 << m) - 1)),
            (0, f.infinity), (f.sign, f.infinity), (f.pack(0, 0, 1), f.pack(0, -1, (1 << m) - 1))]  # fmt: skip
    return out + beside_normal(name)


def beside_normal(name: str, *words: object) -> list[tuple[int, int]]:
    """Factors whose product is the smallest normal number or less than two units of the last place off.

    Flushing makes a zero of what is too small after a rounding of unlimited range, not after the format's own.
    """
    f = FORMATS[name]
    smallest = Fraction(2) ** (1 - f.bias)
    out = []
    for i, r in enumerate(_random(10, "beside normal", name, *words)):
        a = f.pack(i & 1, -(f.bias // 2), r & ((1 << f.mantissa) - 1) if i > 1 else 0)
        va = f.value(a)
        assert va is not None
        b = f.nearest(smallest * (1 - Fraction(r >> 40 & 3, 1 << f.mantissa + 2)) / abs(va))
        out += [(a, b), (a, b + 1), (a, b - 1)]
    return out


def fused(name: str) -> list[tuple[int, ...]]:
    """Multiply-adds that show a second rounding: a product at a tie plus a tiny addend, exact cancellations."""
    f = FORMATS[name]
    m = f.mantissa
    out: list[tuple[int, ...]] = []
    tiny = (1, f.sign | 1, 0, f.sign, f.pack(0, -f.bias // 2, 0), f.pack(1, -f.bias // 2, 0))
    for k in range(2, m - 1, max(1, m // 4)):
        a, b = f.pack(0, 0, 1 << (m - k)), f.pack(k & 1, 0, 1 << (k - 1))
        out += [(a, b, c) for c in tiny]
    for r in _random(10, "fused", name):
        a, b = f.pack(r & 1, 0, (r >> 1) & ((1 << m) - 1)), f.pack(0, 0, (r >> 9) & ((1 << m) - 1))
        va, vb = f.value(a), f.value(b)
        assert va is not None and vb is not None
        c = f.nearest(-va * vb)
        out += [(a, b, c), (a, b, c + 1), (a, b, c - 1), (a, b, c ^ f.sign)]
    largest = f.infinity - 1
    low = f.bias // 2
    out += [
        (largest, f.pack(0, 1, 0), largest | f.sign), (largest, f.pack(0, 0, 0), f.pack(0, f.bias - m - 1, 0)),
        (largest, largest, f.infinity | f.sign), (f.infinity, 0, f.pack(0, 0, 0)), (0, f.infinity, f.infinity | 1),
        (f.infinity, f.pack(0, 0, 0), f.infinity | f.sign), (f.pack(0, -low, 1), f.pack(0, -low - m, 1), 1),
        (f.pack(0, -low, 1), f.pack(1, -low - m, 1), 1), (1, f.pack(0, -1, 0), 1), (1, f.pack(1, -1, 0), 1),
        (f.pack(0, 0, 0), f.pack(0, 0, 0), f.pack(1, 0, 0)), (f.sign, f.pack(0, 0, 0), 0), (f.sign, f.pack(0, 0, 0), f.sign),
        (f.pack(0, -1, 0), f.pack(0, -1, 0), f.pack(0, -1, (1 << m) - 1)), (f.pack(0, 0, 0), f.pack(0, 0, 0), 1),
        # A sum a quarter of the last place from a tie: right in one rounding, wrong in two.
        (f.pack(0, 0, 1), f.pack(0, 0, 0), f.pack(0, -m - 1, 1)), (f.pack(0, 0, 1), f.pack(0, 0, 0), f.pack(1, -m - 1, 1)),
    ]  # fmt: skip
    for i, (a, b) in enumerate(beside_normal(name, "fused")):
        out.append((a, b, (0, f.sign)[i & 1]))
        sign = (a ^ b) & f.sign  # twice the product, less (or more) the smallest normal number
        out.append((a, b + (1 << m), sign ^ f.sign | 1 << m))
    return out


def quotients(name: str) -> list[tuple[int, ...]]:
    """Exact quotients, quotients next to a tie, results among the subnormals, divisors at both ends."""
    f = FORMATS[name]
    m = f.mantissa
    out: list[tuple[int, ...]] = []
    for i, r in enumerate(_random(24, "quotients", name)):
        q, b = (r >> 3) % (1 << (m // 2)) + 1, (r >> 30) % (1 << (m // 2)) + 1
        product = f.nearest(Fraction(q * b))
        divisor = f.nearest(Fraction(b))
        out += [(product, divisor), (product + 1, divisor), (product | f.sign, divisor + 1)]
        out.append((f.pack(i & 1, -f.bias // 2, r & ((1 << m) - 1)), f.pack(0, f.bias // 2 + i % (m + 4), (r >> 7) & ((1 << m) - 1))))
        out.append((f.pack(0, 0, r & 0xFF), f.pack(i & 1, f.bias - 3 + i % 4, (r >> 9) & 0xFF)))
        out.append((f.pack(0, f.bias - i % 4, r & ((1 << m) - 1)), f.pack(0, i % 5 - 2, (r >> 11) & ((1 << m) - 1))))
        out.append((f.pack(0, -f.bias + 1 + i % 3, r & ((1 << m) - 1)), f.pack(0, i % 5 - 2, (r >> 13) & ((1 << m) - 1))))
    low, top = f.bias // 2, (1 << m) - 1
    out += [(f.pack(s, e - low, top), f.pack(0, f.bias - low, 0)) for e in (-1, 0, 1) for s in (0, 1)]
    return out


def squares(name: str) -> list[tuple[int, ...]]:
    """Perfect squares and their neighbours, powers of two over the whole range, subnormals."""
    f = FORMATS[name]
    m = f.mantissa
    out: list[tuple[int, ...]] = []
    for r in _random(16, "squares", name):
        root = r % (1 << (m // 2)) + 1
        square = f.nearest(Fraction(root * root))
        out += [(square,), (square + 1,), (square - 1,)]
    for exponent in range(1 - f.bias, f.bias + 1, max(1, f.bias // 24)):
        out += [(f.pack(0, exponent, 0),), (f.pack(exponent & 1, exponent, 1),), (f.pack(0, exponent, (1 << m) - 1),)]
    out += [((1 << k) | s,) for k in range(0, m, max(1, m // 10)) for s in (0, f.sign)]
    out += [(f.pack(s, f.bias - 1, k),) for k in (0, 1, 2) for s in (0, 1)]  # reciprocals at the end of the normal range
    return out


def conversions(source: str, target: str) -> list[int]:
    """Source values on and next to the target's boundaries: ties, largest and smallest values, halves, integers."""
    f = FORMATS[source]
    exact: list[Fraction] = [Fraction(n, 2) for n in (*range(-9, 10), 255, 509, 511, 513, 65535, 131071)]
    for bits in (7, 8, 15, 16, 31, 32, 63, 64):
        exact += [sign * (Fraction(2) ** bits + d) for sign in (1, -1) for d in (0, Fraction(1, 2), Fraction(-1, 2), -1, 1)]
    exact += [Fraction(2) ** f.mantissa + Fraction(d, 2) for d in (-3, -1, 0, 2)]
    wider = FORMATS.get(target) or _TARGETS.get(target)
    out = []
    if wider is not None:
        exact = [*_format_boundaries(wider, source, target), *exact[: len(exact) // 2]]
    for value in exact:
        bits = f.nearest(value)
        out.append(bits)
        magnitude = bits & (f.sign - 1)
        if wider is not None or abs(value) >= 100:
            out += [v for v in (bits + 1, bits - 1) if 0 < magnitude < f.infinity - 1]
    if target == "e4m3x2":  # numbers where other formats have infinities, and where they end
        out += [f.nearest(Fraction(s * n)) + d for n in (240, 248, 256, 272, 288, 432, 448, 464, 480) for s in (1, -1) for d in (0, 1, -1)]
    if target == "tf32":  # NaNs whose payload is in the bits that are cut, or kept, or rounds up
        payloads = (1, 0xFFF, 0x1000, 0x1001, 0x1FFF, 0x2000, 0x3000, 0x3FE000, 0x3FFFFF, 0x7FF000, 0x7FFFFF)
        out += [f.infinity | payload | sign for payload in payloads for sign in (0, f.sign)]
    return list(dict.fromkeys(out))


def _format_boundaries(f: Format, source: str, target: str) -> list[Fraction]:
    """Ties between neighbours of the target format, its ends, the border of its subnormals; 0, 1 for saturation."""
    smallest = Fraction(2) ** (1 - f.bias - f.mantissa)
    largest = f.value(f.infinity - 1)
    assert largest is not None
    half_ulp = Fraction(2) ** (f.bias - f.mantissa - 1)
    out = [largest, largest + half_ulp, largest + 2 * half_ulp, smallest, smallest / 2, smallest * Fraction(3, 2),
           smallest / 4, Fraction(2) ** (1 - f.bias), Fraction(2) ** (1 - f.bias) - smallest / 2, Fraction(1)]  # fmt: skip
    for i, r in enumerate(_random(36, "ties", source, target)):
        field = (r >> 40) % 20 + f.bias - 10 if i % 3 else (r >> 40) % 3
        bits = int(field) << f.mantissa | r & ((1 << f.mantissa) - 1)
        a, b = f.value(bits), f.value(bits + 1)
        if a is not None and b is not None:
            out.append((a + b) / 2 * (1 if i & 1 else -1))
    return [*out, *(-v for v in out[:10])]


def integers_near_ties(source: str, target: str) -> list[int]:
    """Integers that fall on or next to a tie of the target format, and the ones that overflow it."""
    width, f = WIDTH[source], FORMATS[target]
    signed, out = source[0] == "s", []
    precision = f.mantissa + 1
    for bits in range(precision, width):
        unit = 1 << (bits - precision)  # integers of bits + 1 bits are multiples of 2 * unit in the target
        for multiple in (1, 3):
            base = (1 << bits) + multiple * unit
            out += [base, base + 1, base - 1]
    out += [65504, 65519, 65520, 65521, 65535, (1 << f.mantissa) + 1]
    limit = 1 << (width - 1) if signed else 1 << width
    kept = [v for v in out if v < limit][:100]
    both = [w for v in kept for w in ((v, -v) if signed else (v,))]
    return list(dict.fromkeys(v & ((1 << width) - 1) for v in both))


def arguments(emit: str, name: str) -> list[int]:
    """Arguments at which an approximation changes its mind: integers, range ends, small, large."""
    f = FORMATS[name]
    points: list[float] = [n / 2 for n in range(-20, 21)]
    if "ex2" in emit:
        points += [-127.5, -126.0, -126.5, -127.0, -148.0, -149.0, -149.5, -150.0, -151.0, 127.0, 127.99, 128.0, 129.0,
                   -13.0, -14.0, -14.5, -15.0, -24.0, -24.5, -25.0, -26.0, 15.0, 15.99, 16.0, -133.0, -134.0]  # fmt: skip
    elif "lg2" in emit:
        points += [2.0**k for k in range(-149, 128, 7)] + [1 + s * 2.0**-k for k in range(1, 24) for s in (1, -0.5)]
    elif "tanh" in emit:
        points += [s * 2.0**-k for k in range(0, 30, 2) for s in (1, -1, 1.3)] + [4.97, 8.66, 9.01, 9.1, -9.2, 50.0]
    else:
        points += [k * math.pi / 4 for k in range(-9, 10)] + [s * 2.0**-k for k in range(1, 24, 2) for s in (1, -1)]
        points += [100 * math.pi * k / 40 for k in range(-39, 40)] + [1000.0, 48039.0, 1e5, -1e6, 1e10, 1e30]
    out = [f.nearest(Fraction(p)) for p in points]
    return list(dict.fromkeys(out))
