"""racecheck: two threads access the same bytes, at least one writes, and nothing orders the two.

Shared memory and every buffer that the kernel can write have shadow memory that holds the accesses which a later one could collide
with; runtime/check_race.c keeps it, runtime/race.h says what counts as order. What cannot collide is not looked at: shared accesses by
the intervals between barriers (checkers/intervals.py), buffers that no store can reach by where the kernel's pointers come from.
"""

from __future__ import annotations

import ctypes as c
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from vgpu.checkers import shadow
from vgpu.checkers.base import Checker, entry_load, pointer_parameters
from vgpu.checkers.intervals import SharedAccess, checked_sites
from vgpu.codegen.builder import BITS, Value, constant
from vgpu.codegen.layout import LAUNCH
from vgpu.engine.records import TOOL_RACE
from vgpu.memory import FLAG_READONLY
from vgpu.ptx.ast import Imm, Instr

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.codegen.memory import Access
    from vgpu.codegen.program import Site, Unit
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult
    from vgpu.memory import Allocation

#: traits of a site, see TRAIT_* in runtime/race.h
_STRONG, _RELEASE, _RELEASE_CTA, _NO_VALUES, _ASYNC = 1, 2, 4, 8, 16
_STRONG_WORDS = ("volatile", "relaxed", "acquire", "release")
_CTA, _GPU = range(2)
#: log2 of the largest grain of records
_MOST_SHIFT = 2
_MOST_FINDINGS, _PENDING_BYTES = 192, 64 * 48
_PUBLICATIONS = 8
#: bytes of Cell and Slots, of BlockState before its warps, of WarpState
_CELL_BYTES, _BLOCK_BYTES, _WARP_BYTES = 16 + 80, 2200, 704
#: addresses that strong writes after a fence are remembered for
_SYNCS = 1 << 16
#: room for publications; a larger grid with fences goes without: then everything after a fence counts as ordered
_PUBLISHED_BYTES = 8 << 30


class RaceRecord(c.Structure):
    """``Race`` of runtime/race.h."""

    _fields_ = [
        *((n, c.c_uint64) for n in ("any", "origins", "traits", "findings", "stamps", "published", "syncs")),
        *((n, c.c_uint64) for n in ("sync_mask", "overflow_time", "time", "cells")),
        *((n, c.c_uint32) for n in ("cell_shift", "finding_count", "first_stamp", "next_stamp")),
        *((n, c.c_uint32) for n in ("stamp_count", "next_clock", "unpublished", "pending_count")),
        ("pending", c.c_uint8 * _PENDING_BYTES),
    ]  # fmt: skip


class _FindingRecord(c.Structure):
    _fields_ = [(n, c.c_uint32) for n in ("kind", "site", "other", "count")]


# -- what is known without running ------------------------------------------------------------------------------


@dataclass
class Reach:
    """What a kernel's stores and atomics can reach in global memory."""

    parameters: set[int] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    #: some pointer's origin is not known: every buffer
    anything: bool = False
    #: some access's origin is not known, so that buffers must be found by address
    by_address: bool = False
    #: log2 of the smallest access, by the parameter or variable it comes from (None: not known)
    grain: dict[int | str | None, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Needs:
    """What a launch must set up: records for shared memory, room for what fences publish, shadows of what can be written."""

    shared: bool
    fences: bool
    reach: Reach
    #: log2 of the smallest access to shared memory, at most 2
    cell_shift: int


class Facts:
    """A unit's accesses: which need code, and how they are to be treated."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        for f in unit.functions:
            unit.describe_sites(f.name)
        self.sites = {n: s for n, s in unit.sites.items() if s.action in ("read", "write", "atomic")}
        self.traits: npt.NDArray[np.uint8] = np.zeros(unit.site_count, np.uint8)
        for n, s in self.sites.items():
            self.traits[n] = _traits(s.instr) | (_ASYNC if s.instr.form.unit == "cp_async" and s.action == "write" else 0)
        self._shared: dict[str, set[int]] = {}
        self._kernels: dict[str, Needs] = {}

    def _of(self, spaces: tuple[str, ...], functions: set[str]) -> list[Site]:
        return [s for s in self.sites.values() if s.space in spaces and s.function in functions and s.size]

    def shared(self, function: str) -> set[int]:
        """The function's sites in shared memory that need a check (generic ones are looked at wherever they point)."""
        if function not in self._shared:
            flow = self.unit.analysed(function)[0]
            accesses = []
            for b in flow.blocks:
                for at, i in enumerate(b.instrs):
                    first = 4 * self.unit.instr_index(i)
                    accesses += [a for n in range(first, first + 3) if (a := self._shared_access(n, b.index, at)) is not None]
            alone = self.unit.module.functions[function].is_entry and not self.calls(function)
            found = checked_sites(flow, accesses) if alone else {a.site for a in accesses}
            if self.fences(function):  # strong accesses order others: they must be seen
                found |= {a.site for a in accesses if a.strong}
            self._shared[function] = found
        return self._shared[function]

    def _shared_access(self, number: int, block: int, at: int) -> SharedAccess | None:
        s = self.sites.get(number)
        if s is None or s.space != "shared" and (s.space != "generic" or s.origin >= 0 or s.symbol in self.unit.symbol_numbers):
            return None
        variable = s.symbol if s.symbol in self.unit.shared.places else None
        traits = int(self.traits[number])
        return SharedAccess(number, block, at, s.action != "read", bool(traits & _STRONG), bool(traits & _ASYNC), variable)

    def needs(self, kernel: str) -> Needs:
        """What a launch of the kernel must set up."""
        if kernel not in self._kernels:
            running = {kernel} | self.calls(kernel)
            shared = any(self.shared(f) for f in running)
            shift = min([_MOST_SHIFT, *(_grain(s) for s in self._of(("shared", "generic"), running))])
            self._kernels[kernel] = Needs(shared, self.fences(kernel), self.reach(kernel), shift)
        return self._kernels[kernel]

    def calls(self, function: str) -> set[str]:
        """The device functions that may run under a function."""
        found: set[str] = set()
        stack = [function]
        while stack:
            for i in self.unit.module.functions[stack.pop()].body:
                if isinstance(i, Instr) and i.call is not None and i.call.target in self.unit.numbers and i.call.target not in found:
                    found.add(i.call.target)
                    stack.append(i.call.target)
        return found

    def fences(self, function: str) -> bool:
        """Whether a function, or one called under it, publishes what it has written. In device functions: whether any may."""
        entry = self.unit.module.functions[function].is_entry
        running = {function} | self.calls(function) if entry else set(self.unit.numbers)
        return any(isinstance(i, Instr) and (i.form.unit == "fence" or _traits(i) & (_RELEASE | _RELEASE_CTA))
                   for f in running for i in self.unit.module.functions[f].body)  # fmt: skip

    def reach(self, kernel: str) -> Reach:
        """What a kernel and the device functions under it can write."""
        out = Reach()
        running = {kernel} | self.calls(kernel)
        for s in self._of(("global", "generic"), running):
            known = s.origin >= 0 or s.symbol in self.unit.symbol_numbers
            elsewhere = s.symbol in self.unit.shared.places or s.symbol in self.unit.local_places(self.unit.module.functions[s.function])
            if elsewhere:
                continue
            key = s.origin if s.origin >= 0 else s.symbol if known else None
            out.grain[key] = min(out.grain.get(key, _MOST_SHIFT), _grain(s))
            if not known:
                out.by_address = True
                out.anything |= s.action != "read"
            elif s.action != "read" and s.origin >= 0:
                out.parameters.add(s.origin)
            elif s.action != "read" and known:
                out.variables.add(s.symbol)
        return out


def _grain(s: Site) -> int:
    return (s.size & -s.size).bit_length() - 1


def _traits(i: Instr) -> int:
    out = 0 if i.form.unit == "memory" else _NO_VALUES
    if i.form.unit == "atomic" or i.mods.get("W") in _STRONG_WORDS:
        out |= _STRONG
    if i.mods.get("W") == "release" or i.mods.get("O") in ("release", "acq_rel"):
        out |= _RELEASE_CTA if i.mods.get("C") == "cta" else _RELEASE
    return out


def facts(unit: Unit) -> Facts:
    """The unit's facts, found once and kept with it."""
    if "racecheck" not in unit.notes:
        unit.notes["racecheck"] = Facts(unit)
    found = unit.notes["racecheck"]
    assert isinstance(found, Facts)
    return found


# -- the checker ------------------------------------------------------------------------------------------------


class RaceCheck(Checker):
    """Races in shared and global memory."""

    name = "racecheck"
    runtime = "check_race"
    counts = False
    lockstep = True

    # -- in the generated code
    def on_access(self, em: Emitter, access: Access) -> None:
        if access.space in ("const", "param", "local") or access.space == "shared" and access.site not in facts(em.unit).shared(em.function.name):
            return
        b = em.b
        known = _shadow(em, access)
        n = b.name("q")[1:]
        guard = _guard(em, access, known)
        if guard is not None:
            b.line(f"br label %{n}.top")
            b.label(f"{n}.top")
            b.line(f"br i1 {guard.text}, label %{n}.look, label %{n}.on")
            b.label(f"{n}.look")
        waiting = _look(em, access, known or "null")
        if guard is not None:
            b.line(f"br label %{n}.on")
            b.label(f"{n}.on")
            waiting = b.assign(f"phi i32 [ 0, %{n}.top ], [ {waiting.text}, %{n}.look ]", "i32", False)
        if access.action == "write":
            access.notes[self.name] = waiting

    def on_store(self, em: Emitter, access: Access, values: list[Value]) -> None:
        waiting = access.notes.get(self.name)
        if waiting is None:
            return
        b = em.b
        n = b.name("q")[1:]
        some = b.icmp("ne", waiting, constant("i32", 0))
        b.line(f"br i1 {some.text}, label %{n}.tell, label %{n}.on")
        b.label(f"{n}.tell")
        if "race.values" not in em._entry_cache:
            room = b.name("rv")
            em.entry_value("race.values", [f"{room} = alloca [4 x <8 x i64>], align 64"], Value(room, "ptr"))
        room = em._entry_cache["race.values"].text  # type: ignore[union-attr]
        for i, value in enumerate(values):
            b.store(value, b.gep(room, 64 * i), align=8)
        chunk = Value(em.open_segment().chunk, "i64") if access.shape != "uniform" else constant("i64", 0)
        element = constant("i32", BITS[values[0].ty] // 8)
        em.runtime_call("vg_race_values", "void", "%warp", chunk, room, element, constant("i32", access.shape == "uniform"))
        b.line(f"br label %{n}.on")
        b.label(f"{n}.on")

    def on_fence(self, em: Emitter, instr: Instr) -> None:
        cta = "cta" in (instr.mods.get("L"), instr.mods.get("C"))
        em.runtime_call("vg_race_fence", "void", "%warp", constant("i32", _CTA if cta else _GPU))

    def on_instruction(self, em: Emitter, instr: Instr) -> None:
        if not instr.opcode.startswith("cp.async.") or instr.form.unit != "nop":
            return
        wait = "wait" in instr.opcode
        left = instr.operands[0] if instr.operands else None
        em.flush()
        em.runtime_call("vg_race_async", "void", "%warp", constant("i32", wait), constant("i32", left.value if isinstance(left, Imm) else -1))

    def on_warp_sync(self, em: Emitter, instr: Instr, member: Value) -> None:
        from vgpu.codegen.warp import array_of, mask_operand

        if "sync" not in instr.opcode:
            return
        operand = mask_operand(instr)
        if operand is None or em.is_uniform(operand):
            em.flush()
            em.runtime_call("vg_race_sync", "void", "%warp", member)
            return
        em.runtime_call("vg_race_sync_lanes", "void", "%warp", em.mask, array_of(em, operand, "i32", temporary=3))

    # -- around a launch
    def before_launch(self, run: Run) -> None:
        known = facts(run.compiled.unit)
        needs = known.needs(run.kernel.name)
        record = RaceRecord(cell_shift=needs.cell_shift, stamp_count=shadow.STAMP_ROOM, next_clock=1)
        self.record = record
        self.findings = (_FindingRecord * _MOST_FINDINGS)()
        total = run.record.static_shared + run.record.dynamic_shared
        record.cells = (total >> needs.cell_shift) + 1 if total and needs.shared else 0
        record.traits, record.findings = known.traits.ctypes.data, c.addressof(self.findings)
        self._track(run, known, needs.reach)
        if needs.fences:
            self._publications(run)
        run.keep += [record, self.findings, known]
        run.record.tools[TOOL_RACE] = c.addressof(record)
        room = _BLOCK_BYTES + _WARP_BYTES * run.record.warps + record.cells * _CELL_BYTES + 256
        run.hook(TOOL_RACE, "check_race", room, prepare="vg_race_prepare", start="vg_race_start", arrive="vg_race_arrive", release="vg_race_release")

    def _track(self, run: Run, known: Facts, reach: Reach) -> None:
        """Shadow memory for the buffers that the kernel can write, and who points to them."""
        space = run.module.space
        values = pointer_parameters(run)
        homes = {n: a for n, v in values.items() if (a := space.find(v)) is not None and not a.freed}
        written = {a.id: a for n, a in homes.items() if n in reach.parameters or reach.anything}
        written |= {a.id: a for n, a in run.module.variables.items() if n in reach.variables or reach.anything}
        if reach.anything:
            written |= {a.id: a for a in space.allocations()}
        written = {n: a for n, a in written.items() if a.nbytes and not a.flags & FLAG_READONLY}
        tracked = {None, *(n for n, a in homes.items() if a.id in written), *(n for n, a in run.module.variables.items() if a.id in written)}
        records = self._shadows(written, min([_MOST_SHIFT, *(g for key, g in reach.grain.items() if key in tracked)]))
        symbols = known.unit.symbols
        origins = np.array([records.get(run.module.variables[n].id, 0) for n in symbols] + [0] * (len(run.kernel.params) + 1), np.uint64)
        for n, a in homes.items():
            origins[len(symbols) + n] = records.get(a.id, 0)
        self.record.origins, self.record.any = origins.ctypes.data, bool(records) or bool(self.record.cells)
        self.record.stamps = shadow.stamp_table()
        run.keep.append(origins)
        if reach.by_address and records:
            table = run.table.copy()
            table["shadow"] = [records.get(int(n), 0) for n in table["id"]]
            run.keep.append(table)
            run.record.table = table.ctypes.data

    def _shadows(self, written: dict[int, Allocation], shift: int) -> dict[int, int]:
        """Addresses of the ShadowRecords, by buffer."""
        self.region, self._records, first = shadow.POOL.take([(a.base, a.nbytes) for a in written.values()], shift)
        self.record.first_stamp = self.record.next_stamp = first
        return {n: c.addressof(r) for n, r in zip(written, self._records, strict=True)}

    def _publications(self, run: Run) -> None:
        """Room for what fences and strong writes make known to other blocks."""
        warps = run.record.warps + run.record.warps % 2
        size = run.record.block_count * (8 + (_PUBLICATIONS + 1) * (8 + 8 * warps))
        if size > _PUBLISHED_BYTES:
            self.record.unpublished = 1
            return
        for name, nbytes in (("published", size), ("syncs", 16 * _SYNCS)):
            memory, address = shadow.reserve(nbytes)
            run.keep.append(memory)
            setattr(self.record, name, address)
        self.record.sync_mask = _SYNCS - 1

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        shadow.POOL.give(self.region, self.record.next_stamp)

    def count(self, number: int) -> int:
        """How often a finding was met."""
        return int(self.findings[number].count)


def _look(em: Emitter, access: Access, known: str) -> Value:
    """The call that checks and records an access; how many of its stores wait for their values."""
    from vgpu.codegen.memory import mask_byte

    site = constant("i32", access.site)
    if access.shape == "lanes":
        assert access.lanes is not None
        em.b.store(access.lanes, "%lanes8", align=64)
        chunk, mask = Value(em.open_segment().chunk, "i64"), em.b.zext(mask_byte(em, access), "i32")
        return em.runtime_call("vg_race_lanes", "i32", "%warp", site, "%lanes8", chunk, mask, known)
    assert access.affine is not None
    if access.shape == "uniform":
        return em.runtime_call("vg_race_uniform", "i32", "%warp", site, em.mask, access.affine.base, known)
    strides = [em.as_value(s, "i64") for s in access.affine.strides]
    return em.runtime_call("vg_race_affine", "i32", "%warp", site, access.affine.base, *strides, known)


def _shadow(em: Emitter, access: Access) -> str | None:
    """The pointer to the shadow of the buffer that an access stays in; None when that is not known."""
    if access.space != "global":
        return None
    if access.origin >= 0:
        number = len(em.unit.symbols) + access.origin
    elif access.symbol in em.unit.symbol_numbers:
        number = em.unit.symbol_numbers[access.symbol]
    else:
        return None
    race = entry_load(em, "race", "%launch", LAUNCH["tools"] + 8 * TOOL_RACE, "ptr").text
    origins = entry_load(em, "race.origins", race, RaceRecord.origins.offset, "ptr").text
    return entry_load(em, f"race.{number}", origins, 8 * number, "ptr").text


def _guard(em: Emitter, access: Access, known: str | None) -> Value | None:
    """An i1: whether the access needs to be looked at. None: always."""
    if known is not None:
        return em.b.assign(f"icmp ne ptr {known}, null", "i1", False)
    if access.space == "shared":
        return None
    race = entry_load(em, "race", "%launch", LAUNCH["tools"] + 8 * TOOL_RACE, "ptr").text
    return em.b.icmp("ne", entry_load(em, "race.any", race, RaceRecord.any.offset, "i64"), constant("i64", 0))
