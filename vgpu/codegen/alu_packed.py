"""Integers side by side in a word: two of 16 bits, or the video instructions' two or four lanes. Semantics: PTX ISA, "SIMD Video Instructions"."""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen.alu_half import pack, unpack
from vgpu.codegen.alu_int import Mods, Types, largest, signed, smallest
from vgpu.codegen.builder import Builder, Value, constant


def _each(b: Builder, function: Callable[[Value, Value], Value], x: Value, y: Value) -> Value:
    (x0, x1), (y0, y1) = unpack(b, x), unpack(b, y)
    return pack(b, function(x0, y0), function(x1, y1))


def iadd_x2(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _each(b, b.iadd, x, y)


def imin_x2(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _each(b, b.smin if signed(t["a"]) else b.umin, x, y)


def imax_x2(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _each(b, b.smax if signed(t["a"]) else b.umax, x, y)


def _relu(b: Builder, t: Types, function: Callable[[Value, Value], Value], x: Value, y: Value) -> Value:
    """The result, or 0 where it is negative."""

    def one(i: Value, j: Value) -> Value:
        return b.smax(function(i, j), constant(i.ty, 0))

    return _each(b, one, x, y) if t["a"] == "s16x2" else one(x, y)


def imin_relu(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _relu(b, t, b.smin, x, y)


def imax_relu(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _relu(b, t, b.smax, x, y)


# -- video instructions -------------------------------------------------------------------------------------------


def _field(b: Builder, x: Value, lane: int, bits: int, is_signed: bool) -> Value:
    """One lane of a word, extended to 32 bits."""
    up = 32 - bits * (lane + 1)
    top = b.shl(x, b.i32(up)) if up else x
    return (b.ashr if is_signed else b.lshr)(top, b.i32(32 - bits))


def _differences(b: Builder, t: Types, x: Value, y: Value, lanes: int) -> list[Value]:
    """|x - y| lane by lane, as 32-bit integers."""
    bits = 32 // lanes
    out = []
    for lane in range(lanes):
        d = b.isub(_field(b, x, lane, bits, signed(t["a"])), _field(b, y, lane, bits, signed(t["b"])))
        out.append(b.smax(d, b.isub(b.i32(0), d)))
    return out


def _vabsdiff(lanes: int) -> Callable[..., Value]:
    def emitter(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
        """Every lane is written, so that the third operand does not matter."""
        bits = 32 // lanes
        low, high = smallest(bits, signed(t["d"])), largest(bits, signed(t["d"]))
        total: Value | None = None
        for lane, d in enumerate(_differences(b, t, x, y, lanes)):
            if "sat" in m:
                d = b.smin(b.smax(d, b.i32(low)), b.i32(high))
            d = b.iand(d, b.i32((1 << bits) - 1))
            d = b.shl(d, b.i32(bits * lane)) if lane else d
            total = d if total is None else b.ior(total, d)
        assert total is not None
        return total

    return emitter


def _vabsdiff_add(lanes: int) -> Callable[..., Value]:
    def emitter(b: Builder, m: Mods, t: Types, x: Value, y: Value, z: Value) -> Value:
        """z plus the lanes' differences."""
        for d in _differences(b, t, x, y, lanes):
            z = b.iadd(z, d)
        return z

    return emitter


EMITTERS: dict[str, Callable[..., Value]] = {
    **{f.__name__: f for f in (iadd_x2, imin_x2, imax_x2, imin_relu, imax_relu)},
    "vabsdiff2": _vabsdiff(2), "vabsdiff4": _vabsdiff(4), "vabsdiff2_add": _vabsdiff_add(2), "vabsdiff4_add": _vabsdiff_add(4),
}  # fmt: skip
