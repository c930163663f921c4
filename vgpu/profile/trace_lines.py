"""A trace's records put back together: visits of basic blocks, in them instructions in program order, and those by source line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from vgpu import signature
from vgpu.profile import trace as t
from vgpu.profile.access import unfold
from vgpu.profile.counters import is_guard_branch
from vgpu.profile.source import SourceText
from vgpu.profile.values import SPECIALS, Places, Scalar, decode, register_types, scaled_indices, value_type
from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Mem, Operand, Reg, Sym, Vec
from vgpu.ptx.flow import CARRY, defs

if TYPE_CHECKING:
    from vgpu.engine.launcher import Run

Key = tuple[int, int, int]  # instruction, slot, thread


@dataclass
class _Visit:
    """One run of a basic block by one warp, with the values recorded in it (several where an instruction accesses several places)."""

    function: str
    block: int
    warp: int
    mask: int
    values: dict[Key, list[int]] = field(default_factory=dict)


def assemble(run: Run, records: npt.NDArray[Any], cut: bool) -> tuple[t.TraceLine, ...]:
    """Records to lines. ``cut``: the last visit did not reach its block's end."""
    visits = list(_visits(run, records))
    builder = _Lines(run)
    for i, visit in enumerate(visits):
        builder.add(visit, cut and i == len(visits) - 1)
    return tuple(builder.lines)


def _visits(run: Run, records: npt.NDArray[Any]) -> Iterator[_Visit]:
    functions = run.compiled.unit.functions
    visit: _Visit | None = None
    for place, slot, thread, value in records.tolist():
        if slot == t.SLOT_VISIT:
            if visit is not None:
                yield visit
            visit = _Visit(functions[value >> 32].name, place, thread, value & 0xFFFFFFFF)
        elif visit is not None:
            visit.values.setdefault((place, slot, thread), []).append(value)
    if visit is not None:
        yield visit


class _Lines:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.unit = run.compiled.unit
        self.lines: list[t.TraceLine] = []
        self.source = SourceText.of(run.module)
        self.places = Places(run)
        self.types = {f.name: register_types(f) for f in self.unit.functions}
        self.scaled = {f.name: scaled_indices(f, self.unit) for f in self.unit.functions}
        self.selected = int(t.record_of(run).trace_lanes)
        declared = signature.declarations(run.module.source or "", signature_name(run.kernel.name))
        self.parameters = {p.name: d.name for p, d in zip(run.kernel.params, declared or (), strict=False) if d.name}
        self.previous: tuple[int, str, int] | None = None

    def add(self, visit: _Visit, cut: bool) -> None:
        """Append a visit's lines. A line that goes on from the block before it stays one line; a trip around a loop starts anew."""
        block = self.unit.analysed(visit.function)[0].blocks[visit.block]
        instrs = [*block.instrs, *([block.term] if block.term else [])]
        if cut:
            seen = {instruction for instruction, _, _ in visit.values}
            reached = [i for i, instr in enumerate(instrs) if self.unit.instr_index(instr) in seen]
            instrs = instrs[: max(reached, default=-1) + 1]
        goes_on = self.previous is not None and self.previous[:2] == (visit.warp, visit.function) and visit.block > self.previous[2]
        for instr in instrs:
            events = tuple(e for lane in range(32) if visit.mask & self.selected & 1 << lane for e in self.events(visit, instr, lane))
            file, line = self.source.place(instr)
            last = self.lines[-1] if self.lines else None
            if goes_on and last is not None and (last.file, last.line, last.warp) == (file, line, visit.warp):
                self.lines[-1] = t.TraceLine(file, line, last.text, visit.warp, last.events + events)
            else:
                self.lines.append(t.TraceLine(file, line, self.source.text(file, line), visit.warp, events))
            goes_on = True
        self.previous = (visit.warp, visit.function, visit.block)

    # -- one instruction, one lane
    def events(self, visit: _Visit, instr: Instr, lane: int) -> Iterator[t.TraceEvent]:
        number, thread = self.unit.instr_index(instr), 32 * visit.warp + lane

        def get(slot: int) -> list[int]:
            return visit.values.get((number, slot, thread), [])

        one = _Event(self, visit.function, instr, unfold(thread, self.run.block))
        guard = get(t.SLOT_GUARD)
        passed = not guard or bool(guard[0]) != instr.guard_negated
        unit, emit = instr.form.unit, instr.form.emit
        if is_guard_branch(instr):
            if not passed:
                yield one.make("skip")
            return
        if emit in ("bra", "brx"):
            if instr.guard is not None:
                yield one.make("branch", value=passed)
            return
        if not passed:
            yield one.make("skip")
            return
        simple = {"barrier": "barrier", "call": "call"}.get(unit) or {"ret": "return", "exit": "return", "warpsync": "sync"}.get(emit)
        if simple:
            yield one.make(simple, name=instr.call.target if instr.call else "")
            return
        yield from one.accesses(get)
        if unit not in ("memory", "atomic") or instr.mods.get("S", "").startswith("param"):
            yield from one.results(get)


@dataclass
class _Event:
    """Makes the events of one instruction in one thread."""

    lines: _Lines
    function: str
    instr: Instr
    thread: tuple[int, int, int]

    def make(self, kind: str, **fields: Any) -> t.TraceEvent:
        return t.TraceEvent(kind, self.thread, " ".join(self.instr.text.split()), **fields)

    def type_of(self, operand: Operand | None) -> str:
        return value_type(operand, self.instr.mods.get("T", ""), self.lines.types[self.function])

    def name_of(self, operand: Operand | None) -> str:
        return operand.name if isinstance(operand, Reg) else ""

    def accesses(self, get: Any) -> Iterator[t.TraceEvent]:
        """Events of loads, stores and atomics, an element each."""
        instr = self.instr
        if instr.form.unit not in ("memory", "atomic", "cp_async", "tensor"):
            return
        emit = instr.form.emit
        if instr.form.unit == "atomic":
            kind, data = "atomic", t.stored(instr)[:1]
        elif emit == "st" or emit == "wmma_store":
            kind, data = "store", t.stored(instr)
        else:
            kind, data = "load", targets(instr)
        for first, action in ((t.SLOT_ADDRESS, kind), (t.SLOT_SECOND_ADDRESS, "store")):
            for space in range(3):
                for address in get(first + space):
                    yield from self.elements(get, action, data, space, address)

    def elements(self, get: Any, kind: str, data: list[Operand | None], space: int, address: int) -> Iterator[t.TraceEvent]:
        size = max(isa.WIDTH.get(self.instr.mods.get("T", ""), 32) // 8, 1)
        many = self.instr.form.unit in ("tensor", "cp_async")  # the values are shown as results, or nowhere
        mem = next(o for o in self.instr.operands if isinstance(o, Mem))
        origin, _ = self.lines.unit.provenance(self.lines.unit.module.functions[self.function], mem.base)
        for i, operand in enumerate(data[:1] if many else data):
            e = self.lines.places.element(space, address + i * size, size, origin)
            value: Scalar | None = None
            old: Scalar | None = None
            if not many:
                value, old = self.moved(get, kind, i, operand)
            yield self.make(kind, name=self.name_of(operand), value=value, space=e.space, buffer=e.buffer, index=e.index, old=old, size=size)

    def moved(self, get: Any, kind: str, i: int, operand: Operand | None) -> tuple[Scalar | None, Scalar | None]:
        """(the value loaded, stored or given to an atomic, the value that the atomic found)."""
        type_ = self.type_of(operand)
        bits = get((t.SLOT_RESULT if kind == "load" else t.SLOT_STORED) + i)
        value = decode(bits[0], type_) if bits else None
        old = get(t.SLOT_RESULT) if kind == "atomic" else []
        return value, decode(old[0], self.type_of(self.instr.operands[0])) if old else None

    def results(self, get: Any) -> Iterator[t.TraceEvent]:
        """What the instruction left in registers."""
        instr = self.instr
        for i, name in enumerate(n for n in defs(instr) if n != CARRY):
            bits = get(t.SLOT_RESULT + i)
            if not bits:
                continue
            declared = self.result_type(name)
            value: Scalar | str = decode(bits[0], declared)
            shown, kind = name, "compute"
            source = instr.operands[1] if len(instr.operands) > 1 else None
            if instr.form.unit == "mov" and isinstance(source, Reg) and source.name in SPECIALS:
                shown = SPECIALS[source.name]
            elif instr.form.unit == "memory" and isinstance(source, Mem) and isinstance(source.base, Sym):
                shown, kind = self.lines.parameters.get(source.base.name, source.base.name), "parameter"
            if self.is_pointer(name):
                value = self.pointer(bits[0]) or value
                kind = kind if kind == "parameter" else "address"
            elif kind == "compute" and name in self.lines.scaled[self.function]:
                kind = "address"
            yield self.make(kind, name=shown, value=value)

    def result_type(self, name: str) -> str:
        """The instruction's own result type where it says more than the register's uses do."""
        known = self.lines.types[self.function].get(name, "b64")
        d = dict(self.instr.form.operand_types(self.instr.mods)).get("d", "")
        return d if d in ("f16", "bf16", "f32", "f64") and isa.WIDTH[d] == isa.WIDTH[known] else known

    def is_pointer(self, name: str) -> bool:
        function = self.lines.unit.module.functions[self.function]
        origin, symbol = self.lines.unit.provenance(function, Reg(name))
        return (origin >= 0 or symbol is not None) and isa.WIDTH[function.regs[name]] >= 32

    def pointer(self, address: int) -> str | None:
        """A global address as buffer and bytes."""
        a = self.lines.run.module.space.find(address)
        if a is None:
            return None
        e = self.lines.places.element(0, address, 1)
        return e.buffer if e.index == 0 else f"{e.buffer} + {e.index} bytes"


def targets(instr: Instr) -> list[Operand | None]:
    """The registers a load fills."""
    data = instr.operands[0]
    return list(data.items) if isinstance(data, Vec) else [data]


def signature_name(symbol: str) -> str:
    """A kernel's name as its source has it."""
    from vgpu.module import plain_name

    return plain_name(symbol)


__all__ = ["assemble"]
