"""A trace's records put back together: visits of basic blocks, in them instructions in program order, and those by source line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from vgpu import signature
from vgpu.codegen.program import memory_operands
from vgpu.profile import trace as t
from vgpu.profile.access import unfold
from vgpu.profile.counters import is_guard_branch
from vgpu.profile.source import SourceText
from vgpu.profile.values import GLOBAL, SPECIALS, Places, Scalar, decode, element_size, register_types, scaled_indices, value_type
from vgpu.profile.watch import record_of
from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Mem, Operand, Reg, Sym, Vec
from vgpu.ptx.flow import CARRY, defs

if TYPE_CHECKING:
    from vgpu.engine.launcher import Run

Key = tuple[int, int, int]  # instruction, slot, thread
_ACTION = {"read": "load", "write": "store", "atomic": "atomic"}


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
        self.selected = int(record_of(run).trace_lanes)
        declared = signature.declarations(run.module.source or "", signature_name(run.kernel.name))
        self.parameters = {p.name: d.name for p, d in zip(run.kernel.params, declared or (), strict=False) if d.name}
        self.previous: tuple[int, str, int] | None = None
        self.plans: dict[int, Plan] = {}
        self._types: dict[str, dict[str, str]] = {}
        self._scaled: dict[str, frozenset[str]] = {}
        self.threads = [unfold(n, run.block) for n in range(32 * int(run.record.warps))]

    def types(self, function: str) -> dict[str, str]:
        """What each register of a function holds."""
        if function not in self._types:
            self._types[function] = register_types(self.unit.module.functions[function])
        return self._types[function]

    def scaled(self, function: str) -> frozenset[str]:
        """Registers of a function that are steps of address arithmetic."""
        if function not in self._scaled:
            self._scaled[function] = scaled_indices(self.unit.module.functions[function], self.unit)
        return self._scaled[function]

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
    def plan(self, function: str, instr: Instr) -> Plan:
        key = id(instr)  # instructions live as long as the module
        if key not in self.plans:
            self.plans[key] = _plan(self, function, instr)
        return self.plans[key]

    def events(self, visit: _Visit, instr: Instr, lane: int) -> Iterator[t.TraceEvent]:
        plan = self.plan(visit.function, instr)
        number, thread = plan.number, 32 * visit.warp + lane
        values, who = visit.values, self.threads[thread]
        guard = values.get((number, t.SLOT_GUARD, thread)) if plan.guarded else None
        passed = guard is None or bool(guard[0]) != instr.guard_negated
        if plan.kind == "branch":
            if plan.guarded:
                yield t.TraceEvent("branch", who, plan.text, value=passed)
        elif plan.kind == "predicate" or not passed:
            if not passed:
                yield t.TraceEvent("skip", who, plan.text)
        elif plan.kind:
            yield t.TraceEvent(plan.kind, who, plan.text, name=plan.name)
        else:
            for access in plan.accesses:
                for space in range(3):
                    for address in values.get((number, access.slot + space, thread), ()):
                        yield from self.elements(plan, access, who, space, address, partial(_first, values, number, thread))
            for r in plan.results:
                bits = values.get((number, r.slot, thread))
                if bits is not None:
                    value = self.pointer(bits[0], r.type) if r.pointer else decode(bits[0], r.type)
                    yield t.TraceEvent(r.kind, who, plan.text, r.name, value)

    def elements(
        self, plan: Plan, access: _Access, who: tuple[int, int, int], space: int, address: int, first: Callable[[int], int | None]
    ) -> Iterator[t.TraceEvent]:  # fmt: skip
        """An event for each element of one access."""
        for i in range(access.count):
            e = self.places.element(space, address + i * access.size, access.size, access.origin)
            moved = access.values[i] if i < len(access.values) else None
            bits = first(moved.slot) if moved is not None else None
            value = decode(bits, moved.type) if moved is not None and bits is not None else None
            was = first(t.SLOT_RESULT) if plan.old_type else None
            old = decode(was, plan.old_type) if was is not None else None
            yield t.TraceEvent(access.action, who, plan.text, moved.name if moved else "", value, e.space, e.buffer, e.number, old, access.size)

    def pointer(self, address: int, type_: str) -> Scalar | str:
        """A global address as buffer and bytes; any other as the number it is."""
        if self.run.module.space.find(address) is None:
            return decode(address, type_)
        e = self.places.element(GLOBAL, address, 1)
        return e.buffer if e.number == 0 else f"{e.buffer} + {e.number} bytes"


def _first(values: dict[Key, list[int]], number: int, thread: int, slot: int) -> int | None:
    found = values.get((number, slot, thread))
    return found[0] if found else None


# -- what an instruction's records mean -------------------------------------------------------------------------


@dataclass(frozen=True)
class _Register:
    """A recorded value: its slot, the name and type to show it by, the event's kind."""

    slot: int
    name: str
    type: str
    kind: str = "compute"
    pointer: bool = False


@dataclass(frozen=True)
class _Access:
    """One of an instruction's memory accesses: ``count`` elements of ``size`` bytes, and the values that went there or came from there."""

    slot: int
    action: str
    count: int
    size: int
    origin: int
    values: tuple[_Register | None, ...]


@dataclass(frozen=True)
class Plan:
    """How to read an instruction's records. ``kind``: its only event; empty: those of ``accesses`` and ``results``."""

    number: int
    text: str
    guarded: bool
    kind: str = ""
    name: str = ""
    accesses: tuple[_Access, ...] = ()
    results: tuple[_Register, ...] = ()
    old_type: str = ""


#: instructions that leave no value, by the event they are
_ONLY_EVENT = {"bra": "branch", "brx": "branch", "ret": "return", "exit": "return", "warpsync": "sync"}


def _plan(lines: _Lines, function: str, instr: Instr) -> Plan:
    number, text, unit, emit = lines.unit.instr_index(instr), " ".join(instr.text.split()), instr.form.unit, instr.form.emit
    guarded = instr.guard is not None
    if is_guard_branch(instr):
        return Plan(number, text, guarded, "predicate")
    kind = _ONLY_EVENT.get(emit) or (unit if unit in ("barrier", "call") else "")
    if kind:
        return Plan(number, text, guarded, kind, instr.call.target if instr.call else "")
    accesses = tuple(_access(lines, function, instr, action, mem) for action, mem, _ in memory_operands(instr))
    shown = unit in ("memory", "atomic") and not instr.mods.get("S", "").startswith("param")  # the access's event has the values
    results = () if shown else tuple(_results(lines, function, instr))
    takes_old = unit == "atomic" and not isinstance(instr.operands[0], Mem)
    old_type = _type(lines, function, instr, instr.operands[0]) if takes_old else ""
    return Plan(number, text, guarded, "", "", accesses, results, old_type)


def _type(lines: _Lines, function: str, instr: Instr, operand: Operand | None) -> str:
    return value_type(operand, instr.mods.get("T", ""), lines.types(function))


def _access(lines: _Lines, function: str, instr: Instr, action: str, mem: Mem) -> _Access:
    origin, _ = lines.unit.provenance(lines.unit.module.functions[function], mem.base)
    number = 4 * lines.unit.instr_index(instr)
    site = next(s for n, s in lines.unit.sites.items() if number <= n < number + 4 and s.action == action)
    size = element_size(instr)
    values: list[_Register | None] = []
    if instr.form.unit in ("memory", "atomic"):  # others move what is shown as results, or nothing that a register holds
        loads = action == "read"
        data = targets(instr) if loads else t.stored(instr)[: 1 if action == "atomic" else None]
        slot = t.SLOT_RESULT if loads else t.SLOT_STORED
        for operand in data:
            name = operand.name if isinstance(operand, Reg) else ""
            values.append(_Register(slot, name, _type(lines, function, instr, operand)) if operand is not None else None)
            slot += operand is not None or not loads  # an element that a load drops has no register and no slot
    second = instr.form.unit == "cp_async" and action == "write"
    return _Access(t.SLOT_SECOND_ADDRESS if second else t.SLOT_ADDRESS, _ACTION[action], max(site.size // size, 1), size, origin, tuple(values))


def _results(lines: _Lines, function: str, instr: Instr) -> Iterator[_Register]:
    """What the instruction leaves in registers."""
    source = instr.operands[1] if len(instr.operands) > 1 else None
    for i, name in enumerate(n for n in defs(instr) if n != CARRY):
        shown, kind, pointer = name, "compute", _is_pointer(lines, function, name)
        if instr.form.unit == "mov" and isinstance(source, Reg) and source.name in SPECIALS:
            shown = SPECIALS[source.name]
        elif instr.form.unit == "memory" and isinstance(source, Mem) and isinstance(source.base, Sym):
            shown, kind = lines.parameters.get(source.base.name, source.base.name), "parameter"
        if kind == "compute" and (pointer or name in lines.scaled(function)):
            kind = "address"
        yield _Register(t.SLOT_RESULT + i, shown, _result_type(lines, function, instr, name), kind, pointer)


def _result_type(lines: _Lines, function: str, instr: Instr, name: str) -> str:
    """The instruction's own result type where it says more than the register's uses do."""
    known = lines.types(function).get(name, "b64")
    d = dict(instr.form.operand_types(instr.mods)).get("d", "")
    return d if d in ("f16", "bf16", "f32", "f64") and isa.WIDTH[d] == isa.WIDTH[known] else known


def _is_pointer(lines: _Lines, function: str, name: str) -> bool:
    f = lines.unit.module.functions[function]
    return lines.unit.provenance(f, Reg(name)) != (-1, None) and isa.WIDTH[f.regs[name]] >= 32


def targets(instr: Instr) -> list[Operand | None]:
    """The registers a load fills."""
    data = instr.operands[0]
    return list(data.items) if isinstance(data, Vec) else [data]


def signature_name(symbol: str) -> str:
    """A kernel's name as its source has it."""
    from vgpu.module import plain_name

    return plain_name(symbol)


__all__ = ["assemble"]
