"""Logic, shifts and bit fields. Semantics: PTX ISA, "Logic and Shift Instructions" and the bit-field instructions."""

from __future__ import annotations

from vgpu.codegen.alu_int import Mods, Types, fixed, signed
from vgpu.codegen.builder import BITS, Builder, Value, constant


def and_(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.iand(x, y)


def or_(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.ior(x, y)


def xor_(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.ixor(x, y)


def not_(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.inot(x)


def cnot(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """1 where x is 0, else 0."""
    return b.zext(b.icmp("eq", x, constant(x.ty, 0)), x.ty)


# -- shifts -------------------------------------------------------------------------------------------------------


def _shift(b: Builder, op: str, x: Value, count: Value) -> Value:
    """x shifted by an unsigned i32 count; a count past the width shifts everything out (``ashr``: leaves the sign)."""
    width = BITS[x.ty]
    if count.const is not None:
        n = count.const
        if n >= width:
            if op != "ashr":
                return fixed(x.ty, 0, x)
            n = width - 1
        return b.bin(op, x, constant(x.ty, n)) if n else x
    if op == "ashr":
        return b.ashr(x, b.resize(b.umin(count, b.i32(width - 1)), x.ty, signed=False))
    shifted = b.bin(op, x, b.resize(count, x.ty, signed=False))  # poison past the width, and then not selected
    return b.select(b.icmp("ult", count, b.i32(width)), shifted, constant(x.ty, 0))


def shl(b: Builder, m: Mods, t: Types, x: Value, count: Value) -> Value:
    return _shift(b, "shl", x, count)


def shr(b: Builder, m: Mods, t: Types, x: Value, count: Value) -> Value:
    return _shift(b, "ashr" if signed(t["a"]) else "lshr", x, count)


def shf(b: Builder, m: Mods, t: Types, low: Value, high: Value, count: Value) -> Value:
    """32 bits of the 64-bit ``high:low``: the upper ones after a left shift, the lower ones after a right shift."""
    left = m["D"] == "l"
    shifted = b.call("llvm.fshl.{s}" if left else "llvm.fshr.{s}", "i32", high, low, count)  # counts modulo 32
    if m["M"] == "wrap":
        return shifted
    return b.select(b.icmp("ult", count, b.i32(32)), shifted, low if left else high)


# -- three-input logic --------------------------------------------------------------------------------------------


def _two_input(b: Builder, table: int, x: Value, y: Value) -> Value | int:
    """A function of two variables by its 4-bit table (bit 2x+y); 0 or 15 when it is constant."""
    if table in (0, 15):
        return table
    if table in (0b1100, 0b0011):
        return x if table == 0b1100 else b.inot(x)
    if table in (0b1010, 0b0101):
        return y if table == 0b1010 else b.inot(y)
    if table in (0b0110, 0b1001):
        value = b.ixor(x, y)
        return value if table == 0b0110 else b.inot(value)
    ones = [i for i in range(4) if table >> i & 1]
    if len(ones) == 3:
        missing = ({0, 1, 2, 3} - set(ones)).pop()
        return b.ior(b.inot(x) if missing & 2 else x, b.inot(y) if missing & 1 else y)
    return b.iand(x if ones[0] & 2 else b.inot(x), y if ones[0] & 1 else b.inot(y))


def lop3(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value, table: Value) -> Value:
    """Bit by bit the function whose value at (x, y, z) is bit 4x+2y+z of the immediate ``table``."""
    if table.const is None:
        raise TypeError("lop3 needs an immediate table as its last operand, got a register")
    low, high = table.const & 15, table.const >> 4 & 15
    if low == high:
        value = _two_input(b, low, y, z)
    elif low == 15 - high:
        value = _two_input(b, low, y, z)
        value = b.ixor(x, value) if isinstance(value, Value) else (b.inot(x) if value else x)
    elif low in (0, 15):
        other = _two_input(b, high, y, z)
        assert isinstance(other, Value)  # constants were equal or complementary above
        value = b.iand(x, other) if low == 0 else b.ior(b.inot(x), other)
    elif high in (0, 15):
        other = _two_input(b, low, y, z)
        assert isinstance(other, Value)
        value = b.iand(b.inot(x), other) if high == 0 else b.ior(x, other)
    else:  # low ^ (x & (low ^ high))
        base, change = _two_input(b, low, y, z), _two_input(b, low ^ high, y, z)
        assert isinstance(base, Value) and isinstance(change, Value)
        value = b.ixor(base, b.iand(x, change))
    if isinstance(value, int):
        value = constant("i32", -1 if value else 0)
    return b.splat(value) if x.vec or y.vec or z.vec else value


# -- counting -----------------------------------------------------------------------------------------------------


def popc(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.trunc(b.call("llvm.ctpop.{s}", x.ty, x), "i32")


def clz(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.trunc(b.intrinsic_flag("llvm.ctlz.{s}", x.ty, x, "false"), "i32")


def bfind(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """The bit number of the highest one (of the highest non-sign bit when signed), or all ones when there is none."""
    width = BITS[x.ty]
    if signed(t["a"]):
        x = b.ixor(x, b.ashr(x, constant(x.ty, width - 1)))
    zeros = b.trunc(b.intrinsic_flag("llvm.ctlz.{s}", x.ty, x, "false"), "i32")
    if "shiftamt" not in m:
        return b.isub(b.i32(width - 1), zeros)  # no bit: width - 1 - width = -1
    return b.select(b.icmp("eq", zeros, b.i32(width)), b.i32(-1), zeros)


def brev(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.call("llvm.bitreverse.{s}", x.ty, x)


def fns(b: Builder, m: Mods, t: Types, x: Value, base: Value, offset: Value) -> Value:
    """The bit number of the offset-th one of x from bit ``base`` on, downwards for a negative offset, or all ones.

    Offset 0 looks at bit ``base`` alone. What PTX leaves open is as on hardware: a base of 32 or more finds nothing, the offset
    -2^31, which has no magnitude, gives 0.
    """
    down = b.icmp("slt", offset, b.i32(0))
    upward = _shift(b, "lshr", x, base)
    downward = _shift(b, "lshr", b.call("llvm.bitreverse.{s}", "i32", x), b.isub(b.i32(31), base))
    rest = b.select(down, downward, upward)  # bit i is the one that is i away from the base
    alone = b.icmp("eq", offset, b.i32(0))
    rest = b.select(alone, b.iand(rest, b.i32(1)), rest)
    skip = b.select(alone, b.i32(0), b.isub(b.select(down, b.isub(b.i32(0), offset), offset), b.i32(1)))
    found = b.icmp("ult", skip, b.call("llvm.ctpop.{s}", "i32", rest))
    away = b.i32(0)
    for width in (16, 8, 4, 2, 1):  # past the lower half when the wanted one is not in it
        low = b.call("llvm.ctpop.{s}", "i32", b.iand(rest, b.i32((1 << width) - 1)))
        past = b.icmp("uge", skip, low)
        skip = b.select(past, b.isub(skip, low), skip)
        rest = b.select(past, b.lshr(rest, b.i32(width)), rest)
        away = b.select(past, b.iadd(away, b.i32(width)), away)
    inside = b.iand(found, b.icmp("ult", base, b.i32(32)))
    result = b.select(inside, b.select(down, b.isub(base, away), b.iadd(base, away)), b.i32(-1))
    return b.select(b.icmp("eq", offset, b.i32(-(1 << 31))), b.i32(0), result)


# -- bit fields ---------------------------------------------------------------------------------------------------


def _low_byte(b: Builder, x: Value) -> Value:
    return constant("i32", x.const & 255) if x.const is not None else b.iand(x, b.i32(255))


def _low_mask(b: Builder, ty: str, length: Value) -> Value:
    """``length`` ones, at most the width."""
    return b.inot(_shift(b, "shl", constant(ty, -1), length))


def bfe(b: Builder, m: Mods, t: Types, x: Value, start: Value, length: Value) -> Value:
    """``length`` bits from bit ``start``; past the top bit the field is filled with zeros, or with its sign when signed."""
    width = BITS[x.ty]
    start, length = _low_byte(b, start), _low_byte(b, length)
    if not signed(t["a"]):
        return b.iand(_shift(b, "lshr", x, start), _low_mask(b, x.ty, length))
    # Left until the field's top bit is the sign, then right arithmetically. start + up <= width - 1 unless start is past it.
    end = b.isub(b.iadd(start, length), b.i32(1))
    up = b.isub(b.i32(width - 1), b.umin(end, b.i32(width - 1)))
    value = _shift(b, "ashr", b.shl(x, b.resize(up, x.ty, signed=False)), b.iadd(up, start))
    return b.select(b.icmp("eq", length, b.i32(0)), constant(x.ty, 0), value)


def bfi(b: Builder, m: Mods, t: Types, x: Value, y: Value, start: Value, length: Value) -> Value:
    """y with ``length`` bits from bit ``start`` replaced by the low bits of x."""
    start, length = _low_byte(b, start), _low_byte(b, length)
    mask = _shift(b, "shl", _low_mask(b, x.ty, length), start)
    return b.ior(b.iand(y, b.inot(mask)), b.iand(_shift(b, "shl", x, start), mask))


# -- prmt ---------------------------------------------------------------------------------------------------------

#: For each mode and value of the selector's low two bits, the byte numbers of result bytes 0..3 (bytes 0-3: x, 4-7: y).
_PRMT_MODES: dict[str, list[tuple[int, int, int, int]]] = {
    "f4e": [(i, i + 1, i + 2, i + 3) for i in range(4)],
    "b4e": [(i, i - 1 & 7, i - 2 & 7, i - 3 & 7) for i in range(4)],
    "rc8": [(i, i, i, i) for i in range(4)],
    "ecl": [(i, max(i, 1), max(i, 2), 3) for i in range(4)],
    "ecr": [(0, min(i, 1), min(i, 2), i) for i in range(4)],
    "rc16": [(2 * (i & 1), 2 * (i & 1) + 1) * 2 for i in range(4)],
}


def _place_bytes(b: Builder, x: Value, y: Value, picks: list[tuple[int, bool]]) -> Value:
    """The word whose byte i is byte ``picks[i][0]`` of ``y:x``, or that byte's sign in every bit when ``picks[i][1]``."""
    masks: dict[tuple[int, int], int] = {}  # (source, left shift in bits) -> the result's bits taken from there
    parts: list[Value] = []
    for i, (byte, sign) in enumerate(picks):
        source = (x, y)[byte >> 2]
        if sign:
            whole = b.ashr(b.shl(source, b.i32(24 - 8 * (byte & 3))), b.i32(31))
            parts.append(b.iand(whole, b.i32(0xFF << 8 * i)))
        else:
            key = (byte >> 2, 8 * (i - (byte & 3)))
            masks[key] = masks.get(key, 0) | 0xFF << 8 * i
    for (which, up), mask in masks.items():
        part = (x, y)[which]
        if up:
            part = b.shl(part, b.i32(up)) if up > 0 else b.lshr(part, b.i32(-up))
        kept = 0xFFFFFFFF << up & 0xFFFFFFFF if up >= 0 else 0xFFFFFFFF >> -up
        parts.append(part if mask == kept else b.iand(part, b.i32(mask)))
    total = parts[0]
    for part in parts[1:]:
        total = b.ior(total, part)
    return total


def prmt(b: Builder, m: Mods, t: Types, x: Value, y: Value, selector: Value) -> Value:
    """Four bytes picked from the eight of ``y:x``."""
    mode = m.get("M")
    if selector.const is not None:
        s = selector.const
        picks = [(s >> 4 * i & 7, bool(s >> 4 * i & 8)) for i in range(4)]
        if mode:
            picks = [(byte, False) for byte in _PRMT_MODES[mode][s & 3]]
        value = _place_bytes(b, x, y, picks)
        return b.splat(value) if x.vec or y.vec else value
    if mode:
        low = b.iand(selector, b.i32(3))
        value = _place_bytes(b, x, y, [(byte, False) for byte in _PRMT_MODES[mode][3]])
        for i in range(3):
            other = _place_bytes(b, x, y, [(byte, False) for byte in _PRMT_MODES[mode][i]])
            value = b.select(b.icmp("eq", low, b.i32(i)), other, value)
        return value
    both = b.ior(b.zext(x, "i64"), b.shl(b.zext(y, "i64"), b.i64(32)))
    total: Value | None = None
    for i in range(4):
        nibble = b.lshr(selector, b.i32(4 * i)) if i else selector
        count = b.shl(b.iand(nibble, b.i32(7)), b.i32(3))
        byte = b.trunc(b.lshr(both, b.zext(count, "i64")), "i32")
        is_sign = b.icmp("ne", b.iand(nibble, b.i32(8)), b.i32(0))
        byte = b.select(is_sign, b.ashr(b.shl(byte, b.i32(24)), b.i32(31)), byte)
        byte = b.iand(byte, b.i32(255))
        byte = b.shl(byte, b.i32(8 * i)) if i else byte
        total = byte if total is None else b.ior(total, byte)
    assert total is not None
    return total


EMITTERS = {
    f.__name__: f
    for f in (and_, or_, xor_, not_, cnot, shl, shr, shf, lop3, popc, clz, bfind, brev, fns, bfe, bfi, prmt)
}  # fmt: skip
