"""One emitter a row of the instruction table with unit ``alu``: what a lane computes from its own operands.

``EMITTERS[form.emit](b, mods, types, *operands)`` appends the code to the builder and returns the result.

- ``mods``: what :func:`vgpu.ptx.isa.match` returned, ``types``: operand names to PTX types (``form.operand_types(mods)``).
- ``operands``: the sources in order, each of the LLVM type of its PTX type: pred i1; b8 u8 s8 i8; b16 u16 s16 f16 bf16 e4m3x2 e5m2x2 i16;
  b32 u32 s32 f16x2 bf16x2 u16x2 s16x2 tf32 i32; 64-bit integers i64; f32 float; f64 double. Halves travel as their bits. An operand may be one
  scalar or a vector of lanes, mixed at will; the result is a vector if one operand is. Integers wider than their type are
  truncated by the caller.
- The result has the LLVM type of the destination's PTX type.
- Carries: ``addc subc madc`` take the carry in as one more operand at the end, an i1. ``add.cc sub.cc mad.cc`` and the forms above with
  ``.cc`` return ``(result, carry out)``; of a subtraction it is the borrow.
- ``setp`` with a boolean operator takes the predicate ``c`` after its operands and returns ``(p, q)``; so does ``setp`` on packed
  halves, with or without it. The plain ones return p, and q is its complement.

Division by zero does not trap; what PTX leaves unspecified is said at each function. Emitted code calls no library function.
:attr:`Builder.declarations` may receive whole function definitions (f64 arithmetic in a directed rounding mode).
"""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen import alu_bits, alu_compare, alu_convert, alu_float, alu_fp8, alu_half, alu_int, alu_packed
from vgpu.codegen.builder import Value

EMITTERS: dict[str, Callable[..., Value | tuple[Value, Value]]] = {
    **alu_int.EMITTERS,
    **alu_bits.EMITTERS,
    **alu_float.EMITTERS,
    **alu_half.EMITTERS,
    **alu_compare.EMITTERS,
    **alu_convert.EMITTERS,
    **alu_packed.EMITTERS,
    **alu_fp8.EMITTERS,
}

__all__ = ["EMITTERS"]
