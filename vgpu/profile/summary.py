"""What a profiled launch counted: :class:`Profile`, in total, by source line and by PTX instruction.

Every number is a count, so it is the same on every run. The words are Nsight Compute's; the instructions counted are those of PTX,
the virtual instruction set (a GPU's own instructions come from ptxas and differ in number).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vgpu.profile.requests import SECTOR_BYTES
from vgpu.profile.watch import BLOCK_WORDS, DISTINCT, IDEAL, LANES, MOVED, PASSES, REQUESTS

if TYPE_CHECKING:
    from vgpu.compiler import CompileOptions
    from vgpu.engine.launcher import Run
    from vgpu.profile.resources import Resources
    from vgpu.ptx.ast import Instr

#: The kinds of memory traffic, in the order in which they are shown.
TRAFFIC = (
    "global load", "global store", "global atomic", "shared load", "shared store", "shared atomic",
    "local load", "local store", "constant load",
)  # fmt: skip
_ACTION = {"read": "load", "write": "store", "atomic": "atomic"}
_SPACE = {"const": "constant"}
_U64 = npt.NDArray[np.uint64]


@dataclass
class Traffic:
    """Requests of one kind. A request is one memory instruction of one warp.

    ``moved`` and ``ideal`` are sectors of 32 bytes (global, local), wavefronts (shared) or addresses (constant): what was moved, and the
    least that would do for the same bytes. ``bytes_asked`` counts a byte once for each lane that wants it, ``bytes_used`` once a request.
    ``passes`` sums, over requests, the most lanes on one address: for atomics, how often the unit must go over the request.
    """

    requests: int = 0
    lanes: int = 0
    bytes_asked: int = 0
    bytes_used: int = 0
    moved: int = 0
    ideal: int = 0
    passes: int = 0
    addresses: int = 0

    def add(self, other: Traffic) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    @property
    def bytes_moved(self) -> int:
        """Sectors times 32: for global and local memory."""
        return SECTOR_BYTES * self.moved

    @property
    def excess(self) -> int:
        """Sectors that carried nothing needed, or wavefronts lost to bank conflicts."""
        return self.moved - self.ideal

    def to_dict(self, kind: str) -> dict[str, int]:
        """For JSON, with the words of the kind's space."""
        out = {"requests": self.requests, "lanes": self.lanes, "bytes_asked": self.bytes_asked, "bytes_used": self.bytes_used}
        if kind.startswith("shared"):
            out |= {"wavefronts": self.moved, "wavefronts_ideal": self.ideal, "bank_conflicts": self.excess}
        elif kind.startswith("constant"):
            out |= {"addresses": self.moved}
        else:
            out |= {"sectors": self.moved, "sectors_ideal": self.ideal, "bytes_moved": self.bytes_moved}
        if kind.endswith("atomic"):
            out |= {"addresses": self.addresses, "passes": self.passes}
        return out


@dataclass
class Counts:
    """Counts of some instructions: one, those of a source line, or the whole kernel's.

    ``warp_instructions`` counts an instruction once for each warp that executes it, ``thread_instructions`` once for each active lane.
    ``branches`` are the conditional ones, executed by a warp; ``divergent_branches`` those whose lanes went both ways.
    """

    warp_instructions: int = 0
    thread_instructions: int = 0
    by_class: dict[str, int] = field(default_factory=dict)
    traffic: dict[str, Traffic] = field(default_factory=dict)
    branches: int = 0
    divergent_branches: int = 0
    barriers: int = 0

    def add(self, other: Counts) -> None:
        for name in ("warp_instructions", "thread_instructions", "branches", "divergent_branches", "barriers"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for cls, n in other.by_class.items():
            self.by_class[cls] = self.by_class.get(cls, 0) + n
        for kind, t in other.traffic.items():
            self.traffic.setdefault(kind, Traffic()).add(t)

    def of(self, kind: str) -> Traffic:
        """The traffic of a kind of :data:`TRAFFIC`; all zero where there was none."""
        return self.traffic.get(kind, Traffic())

    @property
    def active_lanes(self) -> float:
        """Active lanes of a warp instruction, on average (32 at most); 0 when nothing ran."""
        return self.thread_instructions / self.warp_instructions if self.warp_instructions else 0.0

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "warp_instructions": self.warp_instructions,
            "thread_instructions": self.thread_instructions,
            "by_class": dict(sorted(self.by_class.items())),
            "memory": {k: self.traffic[k].to_dict(k) for k in TRAFFIC if k in self.traffic},
            "branches": self.branches,
            "divergent_branches": self.divergent_branches,
            "barriers": self.barriers,
        }


@dataclass(frozen=True)
class InstructionProfile:
    """One PTX instruction: its 1-based line in the PTX, its text and class."""

    ptx_line: int
    text: str
    cls: str
    counts: Counts


@dataclass(frozen=True)
class LineProfile:
    """One source line and the instructions NVRTC made for it. ``line`` is None for instructions without a place; ``text`` the source
    line, where it is known."""

    file: str | None
    line: int | None
    text: str | None
    counts: Counts
    instructions: tuple[InstructionProfile, ...]


@dataclass(frozen=True)
class Profile:
    """What one launch counted. ``dynamic_shared`` in bytes; ``lines`` in source order; ``resources`` by GPU, once attached."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared: int
    totals: Counts
    lines: tuple[LineProfile, ...]
    resources: Mapping[str, Resources] = field(default_factory=dict)

    @property
    def metrics(self) -> dict[str, float]:
        """Every metric of :data:`vgpu.profile.metrics.METRICS` that applies, by its Nsight Compute name."""
        from vgpu.profile.metrics import METRICS

        return {m.name: value for m in METRICS if (value := m.of(self.totals)) is not None}

    def with_resources(
        self, source: str, *, name: str = "kernel.cu", options: CompileOptions | None = None, archs: Sequence[str] | None = None,
        timeout_s: float | None = None,
    ) -> Profile:  # fmt: skip
        """The same profile with registers, spills, shared memory and occupancy of each GPU, from the CUDA source.

        Arguments and errors as :func:`vgpu.profile.resources.resources`; ``options`` are those the kernel was compiled with.
        """
        from vgpu.profile.resources import resources

        found = resources(source, self.kernel, self.block, self.dynamic_shared, name=name, options=options, archs=archs, timeout_s=timeout_s)
        return replace(self, resources=found)

    def line(self, number: int, file: str | None = None) -> LineProfile:
        """The profile of a source line, empty when the kernel has no instruction there."""
        for each in self.lines:
            if each.line == number and (file is None or each.file == file):
                return each
        return LineProfile(file, number, None, Counts(), ())

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "kernel": self.kernel,
            "grid": list(self.grid),
            "block": list(self.block),
            "dynamic_shared": self.dynamic_shared,
            "totals": self.totals.to_dict(),
            "metrics": self.metrics,
            "lines": [
                {
                    "file": each.file, "line": each.line, "text": each.text, **each.counts.to_dict(),
                    "instructions": [{"ptx_line": i.ptx_line, "text": i.text, "class": i.cls, **i.counts.to_dict()} for i in each.instructions],
                }
                for each in self.lines
            ],
            "resources": {arch: r.to_dict() for arch, r in self.resources.items()},
        }  # fmt: skip


# -- from counters to counts ------------------------------------------------------------------------------------


def instruction_class(instr: Instr) -> str:
    """The class an instruction is counted in: the table's, with kernel and call parameters apart from loads and stores."""
    return "parameter" if instr.mods.get("S", "").startswith("param") and instr.form.unit == "memory" else instr.form.cls


def summarise(run: Run, blocks: _U64, rows: _U64) -> Profile:
    """The counters of a launch as a profile."""
    from vgpu.profile.counters import is_guard_branch

    counts: dict[int, Counts] = {}
    instrs: dict[int, Instr] = {}
    for instr, warps, lanes, branch in _executed(run, blocks):
        number = run.compiled.unit.instr_index(instr)
        c = counts.setdefault(number, Counts())
        if number not in instrs or is_guard_branch(instrs[number]):  # `@p ld` is a branch and the load: one instruction, a load
            instrs[number] = instr
        c.warp_instructions += warps
        c.thread_instructions += lanes
        if branch:
            c.branches += warps
            c.divergent_branches = int(rows[4 * number + 3, 0])
    for number, c in counts.items():
        instr = instrs[number]
        if c.warp_instructions:
            c.by_class = {instruction_class(instr): c.warp_instructions}
        if instr.form.unit == "barrier":
            c.barriers = c.warp_instructions
        c.traffic = dict(_traffic(run, number, rows))
    return _by_line(run, counts, instrs)


def _executed(run: Run, blocks: _U64) -> Iterator[tuple[Instr, int, int, bool]]:
    """(instruction, warps that executed it, lanes, whether it is a conditional branch), once a place in the control flow."""
    from vgpu.profile.counters import block_room, is_guard_branch

    unit = run.compiled.unit
    for function in unit.functions:
        start = block_room(unit, function.name)
        if not blocks[start : start + BLOCK_WORDS * (6 * len(function.body) + 4)].any():
            continue
        for block in unit.analysed(function.name)[0].blocks:
            fast, general, lanes = (int(n) for n in blocks[start + BLOCK_WORDS * block.index :][:BLOCK_WORDS])
            for instr in [*block.instrs, *([block.term] if block.term else [])]:
                part = instr.form.unit == "bar_result" or instr.text.startswith("@") and instr.guard is None
                if part:  # counted with the instruction it belongs to
                    yield instr, 0, 0, False
                    continue
                conditional = instr.form.emit == "bra" and instr.guard is not None and not is_guard_branch(instr)
                yield instr, fast + general, 32 * fast + lanes, conditional


def _traffic(run: Run, number: int, rows: _U64) -> Iterator[tuple[str, Traffic]]:
    unit = run.compiled.unit
    for site_number in range(4 * number, 4 * number + 3):
        site = unit.sites.get(site_number)
        if site is None or site.action not in _ACTION or site.space == "param":
            continue
        spaces = {0: site.space}
        if site.space == "generic":  # found out at run time: the two rows after its own are shared and local
            spaces = {0: "global", 1: "shared", 2: "local"}
        for k, space in spaces.items():
            row = [int(n) for n in rows[4 * number + (site_number + k) % 4]]
            if row[REQUESTS]:
                kind = f"{_SPACE.get(space, space)} {_ACTION[site.action]}"
                yield kind, Traffic(row[REQUESTS], row[LANES], row[LANES] * site.size, row[DISTINCT] * site.size, row[MOVED], row[IDEAL],
                                    row[PASSES], row[DISTINCT])  # fmt: skip


def _by_line(run: Run, counts: dict[int, Counts], instrs: dict[int, Instr]) -> Profile:
    from vgpu.profile.source import SourceText

    source = SourceText.of(run.module)
    groups: dict[tuple[str, int], list[int]] = {}
    for number, instr in instrs.items():
        file, line = source.place(instr)
        groups.setdefault((file or "", line or 0), []).append(number)
    lines, totals = [], Counts()
    for (file, line), numbers in sorted(groups.items()):
        own = Counts()
        below = []
        for number in sorted(numbers, key=lambda n: instrs[n].ptx_line):
            own.add(counts[number])
            instr = instrs[number]
            below.append(InstructionProfile(instr.ptx_line, " ".join(instr.text.split()), instruction_class(instr), counts[number]))
        totals.add(own)
        lines.append(LineProfile(file or None, line or None, source.text(file or None, line), own, tuple(below)))
    r = run.record
    return Profile(run.kernel.name, run.grid, run.block, int(r.dynamic_shared), totals, tuple(lines))
