"""Who touches what: every element of every buffer that the threads of a launch read, write and update.

What a picture of a kernel's memory accesses is drawn from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vgpu.checkers.base import Checker
from vgpu.codegen.builder import Value, constant
from vgpu.errors import LaunchConfigError
from vgpu.profile.watch import buffer, record_of

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.codegen.memory import Access
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult
    from vgpu.profile.trace import Trace
    from vgpu.profile.values import Places

Dim3 = tuple[int, int, int]

#: one record in the buffer, see AccessRecord in runtime/profile.c
RECORD = np.dtype(
    [("site", np.uint32), ("block", np.uint32), ("thread", np.uint16), ("space", np.uint16), ("pad", np.uint32), ("address", np.uint64)]
)
#: one access of one element: numbers of buffer and action, the element, linear block and thread, source line (0: unknown)
ROW = np.dtype(
    [("buffer", np.int32), ("action", np.int8), ("index", np.int64), ("block", np.int32), ("thread", np.int32), ("line", np.int32)]
)
ACTIONS = ("load", "store", "atomic")
_ACTION = {"read": 0, "write": 1, "atomic": 2}


@dataclass(frozen=True)
class AccessSelection:
    """Record who touches what. ``limit``: accesses recorded at most; ``spaces``: where (``shared`` memory is one buffer set a block)."""

    limit: int = 1_000_000
    spaces: tuple[str, ...] = ("global", "shared")


@dataclass(frozen=True)
class ElementAccess:
    """One thread's access to one element; ``action`` is load, store or atomic, ``order`` its place in the order of execution."""

    order: int
    action: str
    buffer: str
    index: int
    block: Dim3
    thread: Dim3
    line: int | None


@dataclass(frozen=True)
class AccessMap:
    """Accesses in the order of execution. ``rows`` holds them as an array (dtype :data:`ROW`), for a figure over a large grid.

    ``buffers`` are pairs (space, name); ``element_bytes`` the size of an element of each, by its first access.
    """

    kernel: str
    grid: Dim3
    block: Dim3
    buffers: tuple[tuple[str, str], ...]
    element_bytes: tuple[int, ...]
    rows: npt.NDArray[Any]
    truncated: bool = False

    def number(self, name: str) -> int:
        """A buffer's number in ``rows``. Raises KeyError that lists the buffers there are."""
        for i, (_, known) in enumerate(self.buffers):
            if known == name:
                return i
        raise KeyError(f"no access to a buffer named {name!r}; there are accesses to {', '.join(n for _, n in self.buffers) or 'none'}")

    def __iter__(self) -> Iterator[ElementAccess]:
        for i, row in enumerate(self.rows):
            yield self._access(i, row)

    def _access(self, i: int, row: Any) -> ElementAccess:
        line = int(row["line"])
        return ElementAccess(i, ACTIONS[row["action"]], self.buffers[row["buffer"]][1], int(row["index"]), unfold(int(row["block"]), self.grid),
                             unfold(int(row["thread"]), self.block), line or None)  # fmt: skip

    def of(self, name: str, index: int | None = None, action: str | None = None) -> list[ElementAccess]:
        """The accesses to a buffer, or to one of its elements; of one action, or of any."""
        keep = self.rows["buffer"] == self.number(name)
        if index is not None:
            keep &= self.rows["index"] == index
        if action is not None:
            keep &= self.rows["action"] == ACTIONS.index(action)
        return [self._access(int(i), self.rows[i]) for i in np.flatnonzero(keep)]

    def by_thread(self, block: Dim3, thread: Dim3) -> list[ElementAccess]:
        """What one thread touched, in order."""
        keep = (self.rows["block"] == fold(block, self.grid)) & (self.rows["thread"] == fold(thread, self.block))
        return [self._access(int(i), self.rows[i]) for i in np.flatnonzero(keep)]

    def counts(self, name: str, action: str = "load") -> dict[int, int]:
        """How often each element of a buffer was touched."""
        keep = (self.rows["buffer"] == self.number(name)) & (self.rows["action"] == ACTIONS.index(action))
        elements, times = np.unique(self.rows["index"][keep], return_counts=True)
        return {int(e): int(n) for e, n in zip(elements, times, strict=True)}

    def to_dict(self) -> dict[str, Any]:
        """For JSON: columns."""
        columns = {name: self.rows[name].tolist() for name in ROW.names or ()}
        columns["action"] = [ACTIONS[a] for a in columns["action"]]
        buffers = [{"space": s, "name": n, "element_bytes": e} for (s, n), e in zip(self.buffers, self.element_bytes, strict=True)]
        return {"kernel": self.kernel, "grid": list(self.grid), "block": list(self.block), "truncated": self.truncated, "buffers": buffers,
                "accesses": columns}  # fmt: skip


def fold(place: Dim3, size: Dim3) -> int:
    return place[0] + size[0] * (place[1] + size[1] * place[2])


def unfold(number: int, size: Dim3) -> Dim3:
    return number % size[0], number // size[0] % size[1], number // (size[0] * size[1])


# -- recording --------------------------------------------------------------------------------------------------


@dataclass
class AccessRecorder(Checker):
    """Records every access of the chosen spaces until the limit; the result is ``LaunchResult.trace``."""

    selection: AccessSelection = field(default_factory=AccessSelection)
    name = "accesses"
    runtime = "profile"

    @property
    def key(self) -> str:
        return f"accesses 1 {' '.join(self.selection.spaces)}"

    def on_access(self, em: Emitter, access: Access) -> None:
        if access.space and access.space not in self.selection.spaces:
            return
        site = constant("i32", access.site)
        if access.shape != "lanes":
            assert access.affine is not None
            a = access.affine
            with em.in_scalar_code():
                em.runtime_call("vg_access_affine", "void", "%warp", site, em.mask, a.base, *(em.as_value(s, "i64") for s in a.strides))
            return
        assert access.lanes is not None
        chunk = Value(em.open_segment().chunk, "i64")
        em.b.store(access.lanes, "%lanes8", align=64)
        em.runtime_call("vg_access_lanes", "void", "%warp", site, "%lanes8", chunk, em.b.zext(em.chunk_mask_byte(), "i32"))

    def before_launch(self, run: Run) -> None:
        unknown = set(self.selection.spaces) - {"global", "shared", "const"}
        if unknown:
            raise LaunchConfigError(f"AccessSelection.spaces must be among global, shared, const (got {sorted(unknown)})")
        if self.selection.limit < 1:
            raise LaunchConfigError(f"AccessSelection.limit must be >= 1 (got {self.selection.limit})")
        record = record_of(run)
        self.records, record.accesses = buffer(run, self.selection.limit, RECORD)
        record.access_cap = self.selection.limit

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        count = int(record_of(run).access_count)
        result.trace = _resolve(run, self.records[: min(count, self.selection.limit)], count > self.selection.limit)
        del self.records  # compiled code keeps its first tools


_ORDERED = np.dtype([*ROW.descr, ("order", np.int64)])


class _Buffers:
    """Numbers the buffers met, in the order in which they are met."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, str], int] = {}
        self.element_bytes: list[int] = []

    def number(self, space: str, name: str, size: int) -> int:
        if (space, name) not in self.numbers:
            self.numbers[space, name] = len(self.numbers)
            self.element_bytes.append(size)
        return self.numbers[space, name]


def _resolve(run: Run, records: npt.NDArray[Any], truncated: bool) -> AccessMap:
    """Addresses to elements, a site and space at a time."""
    from vgpu.profile.values import Places

    places, buffers = Places(run), _Buffers()
    kinds, first = np.unique(records[["site", "space"]], return_index=True)
    parts = []
    for i in np.argsort(first):
        at = np.flatnonzero((records["site"] == kinds[i]["site"]) & (records["space"] == kinds[i]["space"]))
        parts.append(_resolve_site(run, records[at], at, places, buffers))
    found = np.concatenate(parts) if parts else np.zeros(0, _ORDERED)
    found = found[np.argsort(found["order"], kind="stable")]
    rows = np.zeros(len(found), ROW)
    for column in ROW.names or ():
        rows[column] = found[column]
    return AccessMap(run.kernel.name, run.grid, run.block, tuple(buffers.numbers), tuple(buffers.element_bytes), rows, truncated)


def _resolve_site(run: Run, records: npt.NDArray[Any], order: npt.NDArray[Any], places: Places, buffers: _Buffers) -> npt.NDArray[Any]:
    """One site's records as elements; a vector access becomes one row for each of its elements."""
    from vgpu.engine.events import find_site
    from vgpu.profile.values import SPACES, element_size

    site, space = find_site(run, int(records["site"][0])), int(records["space"][0])
    assert site is not None
    size = element_size(site.instr)
    per_lane = max(site.size // size, 1)
    address = records["address"].astype(np.int64)
    out = np.zeros((len(records), per_lane), _ORDERED)
    left = np.ones(len(records), bool)
    while left.any():  # a buffer a round
        one = int(address[left][0])
        low, high = places.extent(space, one)
        here = left & (address >= low) & (address < max(high, one + 1))
        out["index"][here] = ((address[here] - low) // size)[:, None] + np.arange(per_lane)
        out["buffer"][here] = buffers.number(SPACES[space], places.element(space, one, size, site.origin).buffer, size)
        left &= ~here
    for column, values in (("block", records["block"]), ("thread", records["thread"]), ("order", order)):
        out[column] = values[:, None]
    out["action"] = _ACTION[site.action]
    out["line"] = site.instr.loc.line if site.instr.loc else 0
    return out.reshape(-1)


def from_trace(trace: Trace) -> AccessMap:
    """The memory accesses of a trace."""
    buffers, block, rows = _Buffers(), fold(trace.block, trace.grid), []
    for line in trace.lines:
        for e in line.events:
            if e.kind in ACTIONS:
                number = buffers.number(e.space, e.buffer, e.size)
                rows.append((number, ACTIONS.index(e.kind), e.index, block, fold(e.thread, trace.block_dim), line.line or 0))
    return AccessMap(trace.kernel, trace.grid, trace.block_dim, tuple(buffers.numbers), tuple(buffers.element_bytes), np.array(rows, ROW),
                     trace.truncated)  # fmt: skip
