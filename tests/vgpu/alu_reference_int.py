"""The integer half of :mod:`tests.vgpu.alu_reference`: PTX ISA's own pseudocode, on Python integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.vgpu.alu_reference import bits_in, halves, int_range, number_of

Mods = dict[str, str]
Types = dict[str, str]


def saturated(ptx: str, value: int) -> int:
    low, high = int_range(ptx)
    return bits_in(ptx, min(max(value, low), high))


def signed_values(function: Callable[..., int]) -> Callable[..., Any]:
    """``function`` on the numbers that the operands stand for; the result wraps."""

    def reference(m: Mods, t: Types, *operands: int) -> int:
        names = [n for n in t if n not in ("d", "f")]
        values = [number_of(t[n], x) for n, x in zip(names, operands, strict=True)]
        return bits_in(t.get("d") or t["f"], function(m, t, *values))

    return reference


def unsigned(t: Types, *operands: int) -> tuple[int, int]:
    """The sum's bits and carry."""
    total = sum(operands)
    return bits_in(t["a"], total), total >> int(t["a"][1:])


def add_cc(m: Mods, t: Types, x: int, y: int) -> tuple[int, int]:
    return unsigned(t, x, y)


def addc(m: Mods, t: Types, x: int, y: int, carry: int) -> Any:
    result = unsigned(t, x, y, carry)
    return result if "cc" in m else result[0]


def sub_cc(m: Mods, t: Types, x: int, y: int) -> tuple[int, int]:
    return bits_in(t["a"], x - y), int(x - y < 0)


def subc(m: Mods, t: Types, x: int, y: int, borrow: int) -> Any:
    result = bits_in(t["a"], x - y - borrow), int(x - y - borrow < 0)
    return result if "cc" in m else result[0]


def product_part(m: Mods, t: Types, x: int, y: int) -> int:
    product = number_of(t["a"], x) * number_of(t["a"], y)
    return bits_in(t["a"], product >> (int(t["a"][1:]) if m["P"] == "hi" else 0))


def mad_cc(m: Mods, t: Types, x: int, y: int, z: int) -> tuple[int, int]:
    return unsigned(t, product_part(m, t, x, y), z)


def madc(m: Mods, t: Types, x: int, y: int, z: int, carry: int) -> Any:
    result = unsigned(t, product_part(m, t, x, y), z, carry)
    return result if "cc" in m else result[0]


def high(t: Types, x: int, y: int) -> int:
    return x * y >> int(t["a"][1:])


def low24(t: Types, x: int) -> int:
    x &= 0xFFFFFF
    return x - (1 << 24) if t["a"] == "s32" and x >> 23 else x


def mul24(m: Mods, t: Types, x: int, y: int) -> int:
    return low24(t, x) * low24(t, y) >> (16 if m["P"] == "hi" else 0)


def quotient(x: int, y: int) -> int:
    """Truncated; all ones by zero."""
    if y == 0:
        return -1
    return abs(x) // abs(y) * (-1 if (x < 0) != (y < 0) else 1)


def remainder(x: int, y: int) -> int:
    return -1 if y == 0 else x - quotient(x, y) * y


def fields(x: int, width: int, ptx: str) -> list[int]:
    values = [x >> i & (1 << width) - 1 for i in range(0, 32, width)]
    return [v - (1 << width) if ptx[0] == "s" and v >> width - 1 else v for v in values]


def dp4a(m: Mods, t: Types, x: int, y: int, z: int) -> int:
    return bits_in("b32", z + sum(i * j for i, j in zip(fields(x, 8, m["A"]), fields(y, 8, m["B"]), strict=True)))


def dp2a(m: Mods, t: Types, x: int, y: int, z: int) -> int:
    y_bytes = fields(y, 8, m["B"])
    y_bytes = y_bytes[:2] if m["P"] == "lo" else y_bytes[2:]
    return bits_in("b32", z + sum(i * j for i, j in zip(fields(x, 16, m["A"]), y_bytes, strict=True)))


# -- bits ---------------------------------------------------------------------------------------------------------


def width_of(t: Types) -> int:
    return 1 if t["a"] == "pred" else int(t["a"][1:])


def shl(m: Mods, t: Types, x: int, n: int) -> int:
    return bits_in(t["a"], x << min(n, width_of(t)))


def shr(m: Mods, t: Types, x: int, n: int) -> int:
    return bits_in(t["a"], number_of(t["a"], x) >> min(n, width_of(t)))


def shf(m: Mods, t: Types, low: int, high: int, n: int) -> int:
    n = min(n, 32) if m["M"] == "clamp" else n & 31
    both = high << 32 | low
    return (both << n >> 32 if m["D"] == "l" else both >> n) & 0xFFFFFFFF


def lop3(m: Mods, t: Types, x: int, y: int, z: int, table: int) -> int:
    return sum((table >> (4 * (x >> i & 1) + 2 * (y >> i & 1) + (z >> i & 1)) & 1) << i for i in range(32))


def bfind(m: Mods, t: Types, x: int) -> int:
    width = width_of(t)
    if t["a"][0] == "s" and x >> width - 1:
        x = ~x & (1 << width) - 1
    place = x.bit_length() - 1
    if place < 0:
        return 0xFFFFFFFF
    return width - 1 - place if "shiftamt" in m else place


def bfe(m: Mods, t: Types, x: int, start: int, length: int) -> int:
    top, start, length = width_of(t) - 1, start & 255, length & 255
    sign = 0 if t["a"][0] == "u" or length == 0 else x >> min(start + length - 1, top) & 1
    return sum((x >> start + i & 1 if i < length and start + i <= top else sign) << i for i in range(top + 1))


def bfi(m: Mods, t: Types, x: int, y: int, start: int, length: int) -> int:
    start, length = start & 255, length & 255
    for i in range(length):
        if start + i < width_of(t):
            y = y & ~(1 << start + i) | (x >> i & 1) << start + i
    return y


_PRMT = {  # result bytes from the most significant, for selectors 0 to 3
    "f4e": ("3210", "4321", "5432", "6543"), "b4e": ("5670", "6701", "7012", "0123"), "rc8": ("0000", "1111", "2222", "3333"),
    "ecl": ("3210", "3211", "3222", "3333"), "ecr": ("0000", "1110", "2210", "3210"), "rc16": ("1010", "3232", "1010", "3232"),
}  # fmt: skip


def prmt(m: Mods, t: Types, x: int, y: int, selector: int) -> int:
    source = [(y << 32 | x) >> 8 * i & 255 for i in range(8)]
    if "M" in m:
        return int.from_bytes(bytes(source[int(c)] for c in _PRMT[m["M"]][selector & 3]), "big")
    result = 0
    for i in range(4):
        pick = selector >> 4 * i & 15
        byte = source[pick & 7]
        result |= ((255 if byte & 128 else 0) if pick & 8 else byte) << 8 * i
    return result


def absolute_differences(lanes: int, t: Types, x: int, y: int) -> list[int]:
    bits = 32 // lanes
    kind = {n: t[n][0] + str(bits) for n in "ab"}
    return [abs(number_of(kind["a"], bits_in(kind["a"], x >> k)) - number_of(kind["b"], bits_in(kind["b"], y >> k))) for k in range(0, 32, bits)]


def vabsdiff(lanes: int) -> Callable[..., int]:
    def reference(m: Mods, t: Types, x: int, y: int, z: int) -> int:
        one = t["d"][0] + str(32 // lanes)
        results = [saturated(one, d) if "sat" in m else bits_in(one, d) for d in absolute_differences(lanes, t, x, y)]
        return sum(d << 32 // lanes * k for k, d in enumerate(results))

    return reference


def vabsdiff_add(lanes: int) -> Callable[..., int]:
    return lambda m, t, x, y, z: bits_in("u32", z + sum(absolute_differences(lanes, t, x, y)))


def fns(m: Mods, t: Types, x: int, base: int, offset: int) -> int:
    """The loop of the PTX ISA; hardware gives 0 for an offset that has no magnitude."""
    offset = number_of("s32", offset)
    if offset == -1 << 31:
        return 0
    if not offset:
        return base if base < 32 and x >> base & 1 else 0xFFFFFFFF
    position, count = base, abs(offset) - 1
    while 0 <= position < 32:
        if x >> position & 1:
            if not count:
                return position
            count -= 1
        position += 1 if offset > 0 else -1
    return 0xFFFFFFFF


REFERENCE: dict[str, Callable[..., Any]] = {
    "iadd": signed_values(lambda m, t, x, y: x + y),
    "iadd_sat": lambda m, t, x, y: saturated("s32", number_of("s32", x) + number_of("s32", y)),
    "isub": signed_values(lambda m, t, x, y: x - y),
    "isub_sat": lambda m, t, x, y: saturated("s32", number_of("s32", x) - number_of("s32", y)),
    "add_cc": add_cc, "addc": addc, "sub_cc": sub_cc, "subc": subc, "mad_cc": mad_cc, "madc": madc,
    "imul_lo": signed_values(lambda m, t, x, y: x * y),
    "imul_hi": signed_values(lambda m, t, x, y: high(t, x, y)),
    "imul_wide": signed_values(lambda m, t, x, y: x * y),
    "mul24": signed_values(mul24),
    "imad_lo": signed_values(lambda m, t, x, y, z: x * y + z),
    "imad_hi": signed_values(lambda m, t, x, y, z: high(t, x, y) + z),
    "imad_hi_sat": lambda m, t, x, y, z: saturated("s32", high(t, number_of("s32", x), number_of("s32", y)) + number_of("s32", z)),
    "imad_wide": signed_values(lambda m, t, x, y, z: x * y + z),
    "mad24": signed_values(lambda m, t, x, y, z: mul24(m, t, x, y) + z),
    "sad": signed_values(lambda m, t, x, y, z: abs(x - y) + z),
    "dp4a": dp4a, "dp2a": dp2a,
    "idiv": signed_values(lambda m, t, x, y: quotient(x, y)),
    "irem": signed_values(lambda m, t, x, y: remainder(x, y)),
    "iabs": signed_values(lambda m, t, x: abs(x)),
    "ineg": signed_values(lambda m, t, x: -x),
    "imin": signed_values(lambda m, t, x, y: min(x, y)),
    "imax": signed_values(lambda m, t, x, y: max(x, y)),
    "iadd_x2": halves(signed_values(lambda m, t, x, y: x + y)),
    "imin_x2": halves(signed_values(lambda m, t, x, y: min(x, y))),
    "imax_x2": halves(signed_values(lambda m, t, x, y: max(x, y))),
    "imin_relu": halves(signed_values(lambda m, t, x, y: max(min(x, y), 0))),
    "imax_relu": halves(signed_values(lambda m, t, x, y: max(x, y, 0))),
    "vabsdiff2": vabsdiff(2), "vabsdiff4": vabsdiff(4), "vabsdiff2_add": vabsdiff_add(2), "vabsdiff4_add": vabsdiff_add(4),
    "fns": fns,
    "and_": lambda m, t, x, y: x & y,
    "or_": lambda m, t, x, y: x | y,
    "xor_": lambda m, t, x, y: x ^ y,
    "not_": lambda m, t, x: x ^ (1 << width_of(t)) - 1,
    "cnot": lambda m, t, x: int(x == 0),
    "shl": shl, "shr": shr, "shf": shf, "lop3": lop3,
    "popc": lambda m, t, x: x.bit_count(),
    "clz": lambda m, t, x: width_of(t) - x.bit_length(),
    "bfind": bfind,
    "brev": lambda m, t, x: int(f"{x:0{width_of(t)}b}"[::-1], 2),
    "bfe": bfe, "bfi": bfi, "prmt": prmt,
    "selp": lambda m, t, x, y, c: x if c else y,
}  # fmt: skip
