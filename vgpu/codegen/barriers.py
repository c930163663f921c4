"""bar.sync, bar.arrive and bar.red: what the warp tells the scheduler before it stops."""

from __future__ import annotations

from vgpu.codegen.builder import Value, constant
from vgpu.codegen.control import leaving, suspend
from vgpu.codegen.emitter import Emitter, frame_field, warp_field
from vgpu.codegen.layout import BARRIER, YIELD
from vgpu.ptx.ast import Instr, Operand

#: bar_kind: what the warp's reduction contributes
SYNC, POPC, AND, OR, ARRIVE = range(5)


def emit(em: Emitter) -> None:
    """End the block at its barrier instruction. A reduction's result is read by the first code of the next block."""
    term = em.block.term
    assert term is not None
    b = em.b
    barrier, threads, predicate = operands(term)
    kind = {"bar_sync": SYNC, "bar_arrive": ARRIVE}.get(term.form.emit, SYNC)
    if term.form.emit == "bar_red":
        kind = {"and": AND, "or": OR}.get(term.mods.get("P", ""), POPC)
    number = em.scalar(barrier, "i32") if em.is_uniform(barrier) else first_lane(em, barrier)
    count = constant("i32", 0) if threads is None else em.scalar(threads, "i32") if em.is_uniform(threads) else first_lane(em, threads)
    mask = em.mask_of(predicate) if predicate is not None else constant("i32", 0)
    em.flush()
    site = constant("i32", em.site(action="barrier"))
    excused = leaving(em) if em.general and any(tool.watches_barriers for tool in em.tools) else constant("i32", 0)
    ok = em.runtime_call("vg_arrive", "i32", "%warp", site, constant("i32", kind), number, count, em.mask, b.iand(mask, em.mask), excused)
    em.abort_unless_zero(ok)
    if term.form.emit == "bar_arrive":
        from vgpu.codegen.control import go

        go(em, em.block.succs[0])
        return
    suspend(em, em.block.succs[0], BARRIER, "parked")


def operands(term: Instr) -> tuple[Operand, Operand | None, Operand | None]:
    """(barrier, thread count, predicate) of any barrier form."""
    ops = list(term.operands)
    predicate = None
    if term.form.emit == "bar_red":
        predicate = ops.pop()
    return ops[0], ops[1] if len(ops) > 1 else None, predicate


def result(em: Emitter, instr: Instr) -> None:
    """After the barrier: the reduction over the block, as the scheduler left it."""
    value = em.b.load("i32", warp_field(em, "bar_value"), align=4)
    if "P" in instr.mods:
        em.put_scalar(instr.operands[0], em.b.icmp("ne", value, constant("i32", 0)))
    else:
        em.put_scalar(instr.operands[0], value)


def first_lane(em: Emitter, operand: Operand) -> Value:
    """A varying operand's value in the first active lane."""
    from vgpu.codegen.warp import lane_value

    return lane_value(em, operand, "i32")


__all__ = ["YIELD", "emit", "frame_field", "operands", "result"]
