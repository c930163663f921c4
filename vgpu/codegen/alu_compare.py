"""Comparison and selection. Semantics: PTX ISA, "Comparison and Selection Instructions" and "Half Precision Comparison Instructions"."""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen.alu_half import pack, unpack
from vgpu.codegen.alu_int import LLVM_TYPE, Mods, Types, signed
from vgpu.codegen.alu_round import FLOAT_BITS, SIGN, bits_of, flush, flush_half, fp, narrow_to_float
from vgpu.codegen.builder import Builder, Value, constant

_UNSIGNED_ORDER = {"lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}
#: PTX to LLVM: plain ones are false with a NaN (ordered), those with u are true.
_FLOAT_ORDER = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "num": "ord",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge", "nan": "uno",
}  # fmt: skip

#: What ``set`` writes for true.
_TRUE = {"f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80}


def _compare_int(b: Builder, m: Mods, ptx_type: str, x: Value, y: Value) -> Value:
    c = m["C"]
    predicate = _UNSIGNED_ORDER.get(c) or (c if c in ("eq", "ne") else ("s" if signed(ptx_type) else "u") + c)
    return b.icmp(predicate, x, y)


def _compare_float(b: Builder, m: Mods, ptx_type: str, x: Value, y: Value) -> Value:
    if ptx_type in ("f16", "bf16"):
        if "ftz" in m:
            x, y = flush_half(b, x), flush_half(b, y)
        x, y = narrow_to_float(b, ptx_type, x), narrow_to_float(b, ptx_type, y)
    elif "ftz" in m:
        x, y = flush(b, x), flush(b, y)
    return b.fcmp(_FLOAT_ORDER[m["C"]], x, y)


def _compare_halves(b: Builder, m: Mods, ptx_type: str, x: Value, y: Value) -> list[Value]:
    """The comparison of the lower and of the upper halves."""
    return [_compare_float(b, m, ptx_type[:-2], i, j) for i, j in zip(unpack(b, x), unpack(b, y), strict=True)]


def _combined(b: Builder, m: Mods, result: Value, extra: Value) -> Value:
    return b.bin(m["B"], result, extra)


# -- setp ---------------------------------------------------------------------------------------------------------


def _setp(b: Builder, m: Mods, result: Value, extra: tuple[Value, ...]) -> Value | tuple[Value, Value]:
    if "B" not in m:
        return result
    return _combined(b, m, result, *extra), _combined(b, m, b.inot(result), *extra)


def setp_int(b: Builder, m: Mods, t: Types, x: Value, y: Value, *extra: Value) -> Value | tuple[Value, Value]:
    """Returns the predicate p. With a boolean operator and its operand ``c`` returns ``(p, q)`` for ``p|q``: ``q = !(x C y) B c``.

    Without one, q is ``!p``, for the caller to make.
    """
    return _setp(b, m, _compare_int(b, m, t["a"], x, y), extra)


def setp_float(b: Builder, m: Mods, t: Types, x: Value, y: Value, *extra: Value) -> Value | tuple[Value, Value]:
    """As :func:`setp_int`."""
    return _setp(b, m, _compare_float(b, m, t["a"], x, y), extra)


def setp_x2(b: Builder, m: Mods, t: Types, x: Value, y: Value, *extra: Value) -> tuple[Value, Value]:
    """Returns ``(p, q)`` for ``p|q``: p compares the lower halves, q the upper ones."""
    low, high = _compare_halves(b, m, t["a"], x, y)
    if "B" in m:
        low, high = _combined(b, m, low, *extra), _combined(b, m, high, *extra)
    return low, high


# -- set ----------------------------------------------------------------------------------------------------------


def _set(b: Builder, ptx_type: str, result: Value) -> Value:
    """All ones (integer types) or 1.0 where true, else 0."""
    if ptx_type not in _TRUE:
        return b.sext(result, LLVM_TYPE[ptx_type])
    ty = LLVM_TYPE[ptx_type]
    return b.select(result, constant(ty, _TRUE[ptx_type]), constant(ty, 0))


def set_int(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _set(b, t["d"], _compare_int(b, m, t["a"], x, y))


def set_float(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _set(b, t["d"], _compare_float(b, m, t["a"], x, y))


def set_half(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    return _set(b, t["d"], _compare_float(b, m, t["a"], x, y))


def set_x2(b: Builder, m: Mods, t: Types, x: Value, y: Value) -> Value:
    """The same for both halves; an integer result is two halves too, of 16 ones or none."""
    low, high = _compare_halves(b, m, t["a"], x, y)
    one = t["d"][:-2] if t["d"].endswith("x2") else "b16"
    return pack(b, _set(b, one, low), _set(b, one, high))


# -- select -------------------------------------------------------------------------------------------------------


def selp(b: Builder, m: Mods, t: Types, x: Value, y: Value, c: Value) -> Value:
    return b.select(c, x, y)


def slct(b: Builder, m: Mods, t: Types, x: Value, y: Value, c: Value) -> Value:
    """x where c >= 0, else y."""
    return b.select(b.icmp("sge", c, constant(c.ty, 0)), x, y)


def slct_f32(b: Builder, m: Mods, t: Types, x: Value, y: Value, c: Value) -> Value:
    """x where c >= 0 (-0 too), else y: where c is NaN as well."""
    if "ftz" in m:
        c = flush(b, c)
    return b.select(b.fcmp("oge", c, b.f32(0.0)), x, y)


def testp(b: Builder, m: Mods, t: Types, x: Value) -> Value:
    """The class of a number; zero counts as normal."""
    tested = m["P"]
    if tested in ("number", "notanumber"):
        return b.fcmp("ord" if tested == "number" else "uno", x, x)
    infinity = fp(x.ty, float("inf"))
    int_ty = FLOAT_BITS[x.ty]
    magnitude = b.iand(bits_of(b, x), constant(int_ty, SIGN[int_ty] - 1))
    assert infinity.const is not None
    top = constant(int_ty, infinity.const)
    if tested == "finite":
        return b.icmp("ult", magnitude, top)
    if tested == "infinite":
        return b.icmp("eq", magnitude, top)
    smallest_normal = constant(int_ty, 1 << (23 if x.ty == "float" else 52))
    one = constant(int_ty, 1)  # subnormal: 1 <= magnitude < smallest normal; zero wraps above
    subnormal = b.icmp("ult", b.isub(magnitude, one), b.isub(smallest_normal, one))
    if tested == "subnormal":
        return subnormal
    return b.iand(b.icmp("ult", magnitude, top), b.inot(subnormal))


EMITTERS: dict[str, Callable[..., Value | tuple[Value, Value]]] = {
    f.__name__: f
    for f in (setp_int, setp_float, setp_x2, set_int, set_float, set_half, set_x2, selp, slct, slct_f32, testp)
}  # fmt: skip
