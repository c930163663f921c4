"""Branches decided for a whole warp without computing a predicate a lane (fast copy only).

``if (i < n)`` compares an affine value with a uniform one: from its lowest and highest lane follows, nearly always, that all lanes agree.
Such comparisons, and the logic between them, are not emitted where they stand but at the block's branch: first the two scalar
tests, and only for a warp that straddles the border the predicate of every lane.
"""

from __future__ import annotations

from dataclasses import dataclass

from vgpu.codegen.alu import EMITTERS
from vgpu.codegen.builder import Value, constant
from vgpu.codegen.emitter import Affine, Emitter
from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Operand, Reg
from vgpu.ptx.flow import defs, uses


@dataclass
class Foreseen:
    """A predicate not computed yet. ``all_true`` and ``all_false`` are scalars that are never both set; both clear: lanes may differ."""

    all_true: Value
    all_false: Value
    instr: Instr
    operands: tuple[Affine | Foreseen, ...]


def defer(em: Emitter, instr: Instr) -> bool:
    """Keep this instruction for the block's branch. False when it must be emitted now."""
    target = instr.operands[0] if instr.operands else None
    if em.general or instr.guard is not None or not isinstance(target, Reg) or em.kind(target.name) is not None:
        return False
    if instr.form.emit not in ("setp_int", "and_", "or_", "not_") or not only_branches(em, target.name):
        return False
    made = _comparison(em, instr) if instr.form.emit == "setp_int" else _logic(em, instr)
    if made is None:
        return False
    em.foreseen[target.name] = made
    return True


def only_branches(em: Emitter, name: str) -> bool:
    """Whether a predicate is read only by this block's branch and by logic that is itself only for the branch."""
    if name in em.flow.live_out[em.block.index]:
        return False
    block = em.block
    if sum(name in defs(i) for i in block.instrs) != 1:
        return False
    for i in block.instrs:
        if name not in uses(i):
            continue
        target = i.operands[0]
        if i.guard is not None or i.form.emit not in ("and_", "or_", "not_") or not isinstance(target, Reg) or i.mods.get("T") != "pred":
            return False
        if em.kind(target.name) is not None or not only_branches(em, target.name):
            return False
    return block.term is not None and block.term.form.emit == "bra"


def _comparison(em: Emitter, instr: Instr) -> Foreseen | None:
    type_ = instr.mods["T"]
    if isa.WIDTH[type_] != 32 or "B" in instr.mods or not all(em.is_affine(o) for o in instr.operands[1:]):
        return None
    signed = type_.startswith("s")
    compare = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}.get(instr.mods["C"], instr.mods["C"])
    a, b = (em.affine(o, "i32") for o in instr.operands[1:3])
    with em.in_scalar_code():
        a_low, a_high, a_fits = _extent(em, a, signed)
        b_low, b_high, b_fits = _extent(em, b, signed)
        bd = em.b
        below, above = bd.icmp("slt", a_high, b_low), bd.icmp("sgt", a_low, b_high)
        not_above, not_below = bd.icmp("sle", a_high, b_low), bd.icmp("sge", a_low, b_high)
        no = constant("i1", 0)
        true, false = {
            "lt": (below, not_below),
            "le": (not_above, above),
            "gt": (above, not_above),
            "ge": (not_below, below),
            "eq": (no, bd.ior(below, above)),
            "ne": (bd.ior(below, above), no),
        }[compare]
        for fits in (a_fits, b_fits):
            if fits is not None:
                true, false = bd.iand(true, fits), bd.iand(false, fits)
    return Foreseen(true, false, instr, (a, b))


def _extent(em: Emitter, a: Affine, signed: bool) -> tuple[Value, Value, Value | None]:
    """(lowest, highest lane as 64-bit numbers, whether no lane wraps; None: certainly not)."""
    b = em.b
    base = b.sext(a.base, "i64") if signed else b.zext(a.base, "i64")
    if a.uniform:
        return base, base, None
    low, high = lane_span(em, a)
    low, high = b.iadd(base, low), b.iadd(base, high)
    least, most = (-(1 << 31), (1 << 31) - 1) if signed else (0, (1 << 32) - 1)
    fits = b.iand(b.icmp("sge", low, constant("i64", least)), b.icmp("sle", high, constant("i64", most)))
    return low, high, fits


def lane_span(em: Emitter, a: Affine) -> tuple[Value, Value]:
    """How far the lanes of a 32-bit affine value lie below and above its base, as 64-bit numbers."""
    b = em.b
    low: Value = constant("i64", sum(s for s in a.strides if isinstance(s, int) and s < 0))
    high: Value = constant("i64", sum(s for s in a.strides if isinstance(s, int) and s > 0))
    for s in a.strides:
        if isinstance(s, Value):
            wide = b.sext(s, "i64")
            low = b.iadd(low, b.smin(wide, constant("i64", 0)))
            high = b.iadd(high, b.smax(wide, constant("i64", 0)))
    return low, high


def _logic(em: Emitter, instr: Instr) -> Foreseen | None:
    if instr.mods.get("T") != "pred":
        return None
    parts = [_part(em, o) for o in instr.operands[1:]]
    if any(p is None for p in parts):
        return None
    known = [p for p in parts if p is not None]
    with em.in_scalar_code():
        b = em.b
        if instr.form.emit == "not_":
            true, false = known[0].all_false, known[0].all_true
        elif instr.form.emit == "and_":
            true, false = b.iand(known[0].all_true, known[1].all_true), b.ior(known[0].all_false, known[1].all_false)
        else:
            true, false = b.ior(known[0].all_true, known[1].all_true), b.iand(known[0].all_false, known[1].all_false)
    return Foreseen(true, false, instr, tuple(known))


def _part(em: Emitter, operand: Operand) -> Foreseen | None:
    if isinstance(operand, Reg) and operand.name in em.foreseen:
        return em.foreseen[operand.name]
    if isinstance(operand, Reg) and em.is_uniform(operand):
        with em.in_scalar_code():
            value = em.scalar(operand, "i1")
            return Foreseen(value, em.b.inot(value), Instr("", "", (operand,), 0, None), (Affine(value, (0, 0, 0, 0, 0)),))
    return None


def lanes(em: Emitter, f: Foreseen) -> Value:
    """The predicate of this chunk's lanes, now. Vector code."""
    if not f.instr.text:  # a uniform predicate
        part = f.operands[0]
        assert isinstance(part, Affine)
        return part.base
    types = dict(f.instr.form.operand_types(f.instr.mods))
    seg = em.open_segment()
    values = [lanes(em, o) if isinstance(o, Foreseen) else em.spread(o, seg) for o in f.operands]
    out = EMITTERS[f.instr.form.emit](em.b, f.instr.mods, types, *values)
    assert isinstance(out, Value)
    return em.b.splat(out)


__all__ = ["Foreseen", "defer", "lane_span", "lanes"]
