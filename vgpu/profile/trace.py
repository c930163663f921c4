"""A trace: every source line that one thread (or every thread of one block) executed, with the values it loaded, computed and stored.

    options = LaunchOptions(trace=TraceSelection(block=(0, 0, 0), thread=(3, 0, 0)))
    print(vgpu.render.trace(module.launch(..., options).trace))

The recorder is compiled in only for launches that ask for it. Which block and thread is chosen at run time, so other selections
use the same code. ``AccessSelection`` asks for :class:`~vgpu.profile.access.AccessMap` instead: who touches which element, for a whole grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from vgpu.checkers.base import Checker
from vgpu.codegen.builder import Value, constant
from vgpu.errors import LaunchConfigError
from vgpu.profile.access import AccessMap, AccessRecorder, AccessSelection, from_trace
from vgpu.profile.values import Scalar
from vgpu.profile.watch import buffer, record_of, watch_field
from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Mem, Operand, Reg, Vec
from vgpu.ptx.flow import CARRY, defs

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.codegen.memory import Access
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult
    from vgpu.ptx.flow import Block

Dim3 = tuple[int, int, int]

#: Slots of a trace record: which of an instruction's values it holds. An address takes three, one a space (see values.SPACES).
SLOT_ADDRESS, SLOT_SECOND_ADDRESS = 0, 4
SLOT_GUARD, SLOT_RESULT, SLOT_STORED = 8, 16, 64
SLOT_VISIT = 0xFFFF
#: one record in the buffer, see TraceRecord in runtime/profile.c
RECORD = np.dtype([("place", np.uint32), ("slot", np.uint16), ("thread", np.uint16), ("value", np.uint64)])
ANY_WARP = 0xFFFFFFFF


@dataclass(frozen=True)
class TraceSelection:
    """What to trace: one block, and in it one thread, or every thread (None). ``limit``: values recorded at most."""

    block: Dim3 = (0, 0, 0)
    thread: Dim3 | None = (0, 0, 0)
    limit: int = 100_000


@dataclass(frozen=True)
class TraceEvent:
    """What one thread did at one instruction. ``kind`` says which fields hold something:

    * ``load``, ``store``: ``value`` of element ``index`` of ``buffer`` (in ``space``); ``name`` is the register
    * ``atomic``: the same with ``value`` the operand and ``old`` the value before (None where the kernel does not take it)
    * ``compute``: ``name`` (a register, or ``threadIdx.x`` and the like) got ``value``; ``address``: so, for arithmetic on pointers
    * ``parameter``: the kernel parameter ``name`` was read
    * ``branch``: a conditional branch was taken (``value`` True) or not; ``skip``: an instruction's predicate was false
    * ``barrier``, ``sync``, ``call``, ``return``: no value
    """

    kind: str
    thread: Dim3
    ptx: str
    name: str = ""
    value: Scalar | str | None = None
    space: str = ""
    buffer: str = ""
    index: int | None = None
    old: Scalar | None = None
    #: bytes of the element
    size: int = 0

    def to_dict(self) -> dict[str, Any]:
        """For JSON: the fields that hold something."""
        return {k: list(v) if isinstance(v, tuple) else v for k, v in vars(self).items() if v is not None and v != "" and (k != "size" or v)}


@dataclass(frozen=True)
class TraceLine:
    """One execution of (part of) a source line by one warp. ``text`` is None where the source is not known."""

    file: str | None
    line: int | None
    text: str | None
    warp: int
    events: tuple[TraceEvent, ...]

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"file": self.file, "line": self.line, "text": self.text, "warp": self.warp, "events": [e.to_dict() for e in self.events]}


@dataclass(frozen=True)
class Trace:
    """What the selected threads did, in the order in which the virtual GPU ran them. ``truncated``: the limit cut it short."""

    kernel: str
    grid: Dim3
    block_dim: Dim3
    block: Dim3
    thread: Dim3 | None
    lines: tuple[TraceLine, ...]
    truncated: bool = False

    @property
    def events(self) -> Iterator[TraceEvent]:
        """Every event, line by line."""
        for line in self.lines:
            yield from line.events

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        thread = None if self.thread is None else list(self.thread)
        return {"kernel": self.kernel, "grid": list(self.grid), "block_dim": list(self.block_dim), "block": list(self.block), "thread": thread,
                "truncated": self.truncated, "lines": [line.to_dict() for line in self.lines]}  # fmt: skip


def accesses(trace: Trace) -> AccessMap:
    """Which element of which buffer the traced threads read and wrote, in order."""
    return from_trace(trace)


def make_recorder(selection: object) -> Checker:
    """The tool for a launch's ``trace`` option. Raises TypeError for anything that is not a selection."""
    if isinstance(selection, TraceSelection):
        return TraceRecorder(selection)
    if isinstance(selection, AccessSelection):
        return AccessRecorder(selection)
    raise TypeError(f"LaunchOptions.trace must be a TraceSelection or an AccessSelection (got {type(selection).__name__})")


# -- in the generated code --------------------------------------------------------------------------------------


@dataclass
class TraceRecorder(Checker):
    """Emits a record of every value, for the warps that are selected when the kernel runs."""

    selection: TraceSelection = field(default_factory=TraceSelection)
    name = "trace"
    runtime = "profile"

    @property
    def key(self) -> str:
        return "trace 1"

    def on_block(self, em: Emitter, block: Block) -> None:
        b = em.b
        mine = b.icmp("eq", em.field("block", "index", "i32"), watch_field(em, "trace_block", "i32"))
        warp = watch_field(em, "trace_warp", "i32")
        chosen = b.ior(b.icmp("eq", warp, constant("i32", -1)), b.icmp("eq", warp, em.field("warp", "warp_id", "i32")))
        here = b.icmp("ne", b.iand(em.mask, watch_field(em, "trace_lanes", "i32")), constant("i32", 0))
        self.on = b.iand(b.iand(mine, chosen), here)
        with self._when(em):
            number = constant("i32", em.unit.numbers[em.function.name])
            em.runtime_call("vg_trace_block", "void", "%warp", constant("i32", block.index), number, em.mask)

    def on_instruction(self, em: Emitter, instr: Instr) -> None:
        if instr.guard is not None:
            self._value(em, instr, SLOT_GUARD, instr.guard, "i1")
        for name in defs(instr):  # results must outlive the instruction even when nothing else reads them
            em.next_uses.setdefault(name, []).append(em.position + 1)

    def on_result(self, em: Emitter, instr: Instr) -> None:
        for i, name in enumerate(n for n in defs(instr) if n != CARRY):
            self._value(em, instr, SLOT_RESULT + i, Reg(name), em.reg_type(name))

    def on_access(self, em: Emitter, access: Access) -> None:
        if access.space == "param":
            return
        slot = SLOT_SECOND_ADDRESS if access.instr.form.unit == "cp_async" and access.action == "write" else SLOT_ADDRESS
        if access.lanes is not None and access.shape == "lanes":
            self._lanes(em, access.instr, slot, access.lanes)
        else:
            assert access.affine is not None
            a = access.affine
            with em.in_scalar_code():
                self._affine(em, access.instr, slot, a.base, a.strides)
        for i, operand in enumerate(stored(access.instr)):
            if operand is not None:
                self._value(em, access.instr, SLOT_STORED + i, operand, _stored_type(access.instr))

    # -- pieces of code
    @contextmanager
    def _when(self, em: Emitter) -> Iterator[None]:
        """Only for a selected warp. What the code inside uses must have been computed before."""
        n = em.b.name("t")[1:]
        em.b.line(f"br i1 {self.on.text}, label %{n}.note, label %{n}.on")
        em.b.label(f"{n}.note")
        yield
        em.b.line(f"br label %{n}.on")
        em.b.label(f"{n}.on")

    def _value(self, em: Emitter, instr: Instr, slot: int, operand: Operand, ty: str) -> None:
        if em.is_affine(operand):
            a = em.affine(operand, ty)
            with em.in_scalar_code():
                self._affine(em, instr, slot, _as_bits(em, a.base), a.strides)
            return
        with em.in_vector_code():
            self._lanes(em, instr, slot, _as_bits(em, em.b.splat(em.vector(operand, ty))))

    def _affine(self, em: Emitter, instr: Instr, slot: int, base: Value, strides: tuple[int | Value, ...]) -> None:
        """Scalar code."""
        wide = [em.b.sext(s, "i64") if isinstance(s, Value) else constant("i64", s) for s in strides]
        with self._when(em):
            em.runtime_call("vg_trace_affine", "void", "%warp", *_place(em, instr, slot), em.mask, base, *wide)

    def _lanes(self, em: Emitter, instr: Instr, slot: int, values: Value) -> None:
        """Vector code."""
        seg = em.open_segment()
        mask = em.b.zext(em.chunk_mask_byte(), "i32")
        with self._when(em):
            em.b.store(values, "%lanes8", align=64)
            em.runtime_call("vg_trace_lanes", "void", "%warp", *_place(em, instr, slot), "%lanes8", Value(seg.chunk, "i64"), mask)

    # -- around a launch
    def before_launch(self, run: Run) -> None:
        s = self.selection
        for what, place, size in (("block", s.block, run.grid), ("thread", s.thread or (0, 0, 0), run.block)):
            if not all(0 <= p < n for p, n in zip(place, size, strict=True)):
                raise LaunchConfigError(f"there is no {what} {place} to trace in a {'grid' if what == 'block' else 'block'} of {size}")
        if s.limit < 1:
            raise LaunchConfigError(f"a trace's limit must be >= 1 (got {s.limit})")
        record = record_of(run)
        self.records, record.trace = buffer(run, s.limit, RECORD)
        record.trace_cap = s.limit
        record.trace_block = s.block[0] + run.grid[0] * (s.block[1] + run.grid[1] * s.block[2])
        record.trace_warp, record.trace_lanes = ANY_WARP, 0xFFFFFFFF
        if s.thread is not None:
            number = s.thread[0] + run.block[0] * (s.thread[1] + run.block[1] * s.thread[2])
            record.trace_warp, record.trace_lanes = number // 32, 1 << number % 32

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        from vgpu.profile.trace_lines import assemble

        record = record_of(run)
        count = int(record.trace_count)
        cut_short = count > self.selection.limit
        lines = assemble(run, self.records[: min(count, self.selection.limit)], cut_short or bool(run.record.stop))
        result.trace = Trace(run.kernel.name, run.grid, run.block, self.selection.block, self.selection.thread, lines, cut_short)
        del self.records  # compiled code keeps its first tools


def stored(instr: Instr) -> list[Operand | None]:
    """The operands whose values go to memory: a store's data, an atomic's operands."""
    if instr.form.emit == "st":
        data = instr.operands[1]
        return list(data.items) if isinstance(data, Vec) else [data]
    if instr.form.unit == "atomic":
        at = next(i for i, o in enumerate(instr.operands) if isinstance(o, Mem))
        return list(instr.operands[at + 1 :])
    return []


def _stored_type(instr: Instr) -> str:
    ptx = instr.mods["T"]
    return {"f32": "float", "f64": "double"}.get(ptx, f"i{isa.WIDTH[ptx]}")


def _as_bits(em: Emitter, value: Value) -> Value:
    """A value's bits as a 64-bit integer."""
    b = em.b
    if value.ty in ("float", "double", "half"):
        value = b.bitcast(value, {"float": "i32", "double": "i64", "half": "i16"}[value.ty])
    return b.zext(value, "i64")


def _place(em: Emitter, instr: Instr, slot: int) -> tuple[Value, Value]:
    return constant("i32", em.unit.instr_index(instr)), constant("i32", slot)


__all__ = ["AccessMap", "AccessSelection", "Trace", "TraceEvent", "TraceLine", "TraceSelection", "accesses", "make_recorder"]
