"""Integer arithmetic: add, sub, mul, mad, div, rem and their kin, with carries. Semantics: PTX ISA, "Integer Arithmetic Instructions".

Every emitter takes ``(builder, mods, types, *operands)`` as :mod:`vgpu.codegen.alu` says.
"""

from __future__ import annotations

from vgpu.codegen.builder import BITS, Builder, Value, constant

Mods = dict[str, str]
Types = dict[str, str]

LLVM_TYPE: dict[str, str] = {
    "pred": "i1", "f32": "float", "f64": "double", "f16": "i16", "bf16": "i16", "f16x2": "i32", "bf16x2": "i32", "tf32": "i32",
    "u16x2": "i32", "s16x2": "i32", "e4m3x2": "i16", "e5m2x2": "i16",
    **{f"{kind}{bits}": f"i{bits}" for kind in "bus" for bits in (8, 16, 32, 64)},
}  # fmt: skip


def signed(ptx_type: str) -> bool:
    return ptx_type[0] == "s"


def fixed(ty: str, value: int, like: Value) -> Value:
    """A constant shaped as ``like``: what an emitter returns when the operands do not matter."""
    return constant(ty, value, like.vec)


def smallest(width: int, is_signed: bool) -> int:
    return -(1 << width - 1) if is_signed else 0


def largest(width: int, is_signed: bool) -> int:
    return (1 << width - is_signed) - 1


# -- add and subtract ---------------------------------------------------------------------------------------------


def iadd(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.iadd(x, y)


def isub(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.isub(x, y)


def iadd_sat(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.call("llvm.sadd.sat.{s}", x.ty, x, y)


def isub_sat(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.call("llvm.ssub.sat.{s}", x.ty, x, y)


def _add_carry(b: Builder, x: Value, y: Value, carry: Value | None) -> tuple[Value, Value]:
    """``x + y + carry`` and the carry out, unsigned."""
    total = b.iadd(x, y)
    out = b.icmp("ult", total, x)
    if carry is None:
        return total, out
    final = b.iadd(total, b.zext(carry, x.ty))
    return final, b.ior(out, b.icmp("ult", final, total))


def _sub_borrow(b: Builder, x: Value, y: Value, borrow: Value | None) -> tuple[Value, Value]:
    difference = b.isub(x, y)
    out = b.icmp("ult", x, y)
    if borrow is None:
        return difference, out
    final = b.isub(difference, b.zext(borrow, x.ty))
    return final, b.ior(out, b.icmp("ugt", final, difference))


def add_cc(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> tuple[Value, Value]:
    """Returns ``(sum, carry out)``."""
    return _add_carry(b, x, y, None)


def addc(b: Builder, m: Mods, t: Types, x: Value, y: Value, carry: Value) -> Value | tuple[Value, Value]:
    """``carry`` is an i1. Returns the sum; with ``.cc`` ``(sum, carry out)``."""
    total, out = _add_carry(b, x, y, carry)
    return (total, out) if "cc" in m else total


def sub_cc(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> tuple[Value, Value]:
    """Returns ``(difference, borrow out)``: PTX keeps the borrow itself in CC.CF, not its complement."""
    return _sub_borrow(b, x, y, None)


def subc(b: Builder, m: Mods, t: Types, x: Value, y: Value, borrow: Value) -> Value | tuple[Value, Value]:
    """``borrow`` is an i1. Returns the difference; with ``.cc`` ``(difference, borrow out)``."""
    difference, out = _sub_borrow(b, x, y, borrow)
    return (difference, out) if "cc" in m else difference


# -- multiply -----------------------------------------------------------------------------------------------------


def _product(b: Builder, ptx_type: str, x: Value, y: Value) -> Value:
    """The full product, twice as wide as the operands."""
    wide = f"i{2 * BITS[x.ty]}"
    extend = b.sext if signed(ptx_type) else b.zext
    return b.imul(extend(x, wide), extend(y, wide))


def _high(b: Builder, ptx_type: str, x: Value, y: Value) -> Value:
    product = _product(b, ptx_type, x, y)
    return b.trunc(b.lshr(product, constant(product.ty, BITS[x.ty])), x.ty)


def imul_lo(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.imul(x, y)


def imul_hi(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _high(b, t["a"], x, y)


def imul_wide(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _product(b, t["a"], x, y)


def imad_lo(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return b.iadd(b.imul(x, y), z)


def imad_hi(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return b.iadd(_high(b, t["a"], x, y), z)


def imad_hi_sat(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return b.call("llvm.sadd.sat.{s}", x.ty, _high(b, t["a"], x, y), z)


def imad_wide(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return b.iadd(_product(b, t["a"], x, y), z)


def _part(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.imul(x, y) if m["P"] == "lo" else _high(b, t["a"], x, y)


def mad_cc(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> tuple[Value, Value]:
    """Returns ``(result, carry out)`` of adding ``z`` to the product's half."""
    return _add_carry(b, _part(b, m, t, x, y), z, None)


def madc(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value, carry: Value) -> Value | tuple[Value, Value]:
    """``carry`` is an i1. Returns the result; with ``.cc`` ``(result, carry out)``."""
    total, out = _add_carry(b, _part(b, m, t, x, y), z, carry)
    return (total, out) if "cc" in m else total


def _low24(b: Builder, ptx_type: str, x: Value) -> Value:
    if signed(ptx_type):
        return b.ashr(b.shl(x, b.i32(8)), b.i32(8))
    return b.iand(x, b.i32(0xFFFFFF))


def mul24(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """The low 24 bits of each operand; ``lo``: bits 31..0 of the 48-bit product, ``hi``: bits 47..16."""
    x, y = _low24(b, t["a"], x), _low24(b, t["a"], y)
    if m["P"] == "lo":
        return b.imul(x, y)
    return b.trunc(b.lshr(_product(b, t["a"], x, y), b.i64(16)), "i32")


def mad24(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    return b.iadd(mul24(b, m, t, x, y), z)


def sad(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    """``z + |x - y|``."""
    less = b.icmp("slt" if signed(t["a"]) else "ult", x, y)
    return b.iadd(z, b.select(less, b.isub(y, x), b.isub(x, y)))


def _dot(b: Builder, m: Mods, total: Value, x: Value, y: Value, pairs: list[tuple[int, int]], width: int) -> Value:
    """Adds the products of the ``width``-bit field of x at bit i and the byte of y at bit j, for each (i, j)."""
    for i, j in pairs:
        total = b.iadd(total, b.imul(field_at(b, x, i, width, signed(m["A"])), field_at(b, y, j, 8, signed(m["B"]))))
    return total


def field_at(b: Builder, x: Value, low: int, width: int, is_signed: bool) -> Value:
    """Bits ``low .. low + width - 1`` of an i32, extended to 32 bits."""
    up = 32 - width - low
    if is_signed:
        x = b.shl(x, b.i32(up)) if up else x
        return b.ashr(x, b.i32(32 - width))
    x = b.lshr(x, b.i32(low)) if low else x
    return b.iand(x, b.i32((1 << width) - 1)) if up else x


def dp4a(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    """``z`` plus the four products of bytes."""
    return _dot(b, m, z, x, y, [(8 * i, 8 * i) for i in range(4)], 8)


def dp2a(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
    """``z`` plus two products of 16-bit halves of x and the low (``lo``) or high (``hi``) two bytes of y."""
    first = 0 if m["P"] == "lo" else 16
    return _dot(b, m, z, x, y, [(0, first), (16, first + 8)], 16)


# -- divide -------------------------------------------------------------------------------------------------------
# PTX leaves division by zero unspecified; the hardware's quotient and remainder have all bits set, so these do. INT_MIN / -1
# wraps to INT_MIN, remainder 0. The host's instruction would trap on both.


def _divide_native(b: Builder, op: str, x: Value, y: Value) -> Value:
    """LLVM's own division, with a divisor of 1 where it would be undefined (INT_MIN / 1 and INT_MIN % 1 are as wanted)."""
    zero = b.icmp("eq", y, constant(y.ty, 0))
    unsafe = zero
    if op[0] == "s":
        lowest = b.icmp("eq", x, constant(x.ty, smallest(BITS[x.ty], True)))
        unsafe = b.ior(zero, b.iand(lowest, b.icmp("eq", y, constant(y.ty, -1))))
    result = b.bin(op, x, b.select(unsafe, constant(y.ty, 1), y))
    return b.select(zero, constant(x.ty, -1), result)


def _divide_constant(b: Builder, op: str, x: Value, divisor: int) -> Value:
    """By a constant: LLVM turns it into a multiplication."""
    width = BITS[x.ty]
    if divisor == 0:
        return fixed(x.ty, -1, x)
    if op[0] == "s" and divisor == (1 << width) - 1:
        return b.isub(constant(x.ty, 0), x) if op == "sdiv" else fixed(x.ty, 0, x)
    return b.bin(op, x, constant(x.ty, divisor))


def _quotient_by_double(b: Builder, is_signed: bool, x: Value, y: Value) -> Value:
    """The truncated quotient of two vectors of i32.

    The double quotient q is within q * 2^-53 of x/y. A quotient that is no integer is at least 1/|y| from one, and
    q * 2^-53 <= 2^32 / |y| * 2^-53 is less: rounding cannot reach the integer above, so truncating q truncates x/y.
    Adding 2^52 (1.5 * 2^52 when signed) puts the integer in the low bits of the double; 2^31 (INT_MIN / -1) wraps as it should.
    """
    convert = b.sitofp if is_signed else b.uitofp
    q = b.trunc_float(b.fdiv(convert(x, "double"), convert(y, "double")))
    shifted = b.fadd(q, b.f64(1.5 * 2.0**52 if is_signed else 2.0**52))
    return b.trunc(b.bitcast(shifted, "i64"), "i32")


def _divide(b: Builder, ptx_type: str, x: Value, y: Value, remainder: bool) -> Value:
    is_signed = signed(ptx_type)
    op = ("s" if is_signed else "u") + ("rem" if remainder else "div")
    if y.const is not None:
        return _divide_constant(b, op, x, y.const)
    width = BITS[x.ty]
    if width == 16:
        extend = b.sext if is_signed else b.zext
        return b.trunc(_divide(b, ptx_type[0] + "32", extend(x, "i32"), extend(y, "i32"), remainder), "i16")
    if width == 64 or not (x.vec or y.vec):
        return _divide_native(b, op, x, y)
    x, y = b.splat(x), b.splat(y)
    result = _quotient_by_double(b, is_signed, x, y)
    if remainder:
        result = b.isub(x, b.imul(result, y))
    return b.select(b.icmp("eq", y, b.i32(0)), b.i32(-1), result)


def idiv(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _divide(b, t["a"], x, y, remainder=False)


def irem(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _divide(b, t["a"], x, y, remainder=True)


# -- one operand, minimum, maximum --------------------------------------------------------------------------------


def ineg(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    return b.isub(constant(x.ty, 0), x)


def iabs(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """|INT_MIN| is INT_MIN."""
    return b.intrinsic_flag("llvm.abs.{s}", x.ty, x, "false")


def imin(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.smin(x, y) if signed(t["a"]) else b.umin(x, y)


def imax(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return b.smax(x, y) if signed(t["a"]) else b.umax(x, y)


EMITTERS = {
    f.__name__: f
    for f in (
        iadd, iadd_sat, isub, isub_sat, add_cc, addc, sub_cc, subc, imul_lo, imul_hi, imul_wide, mul24, imad_lo, imad_hi,
        imad_hi_sat, imad_wide, mad24, mad_cc, madc, sad, dp4a, dp2a, idiv, irem, iabs, ineg, imin, imax,
    )
}  # fmt: skip
