"""What a checker says: one :class:`Report` a finding, as data. Rendering lives in ``vgpu.render``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Checker = Literal["memcheck", "initcheck", "racecheck", "synccheck", "limits"]

#: Every kind of finding, by checker, with the sentence that documents it.
KINDS: dict[str, dict[str, str]] = {
    "memcheck": {
        "out_of_bounds": "a global access outside the buffer its pointer came from",
        "null_pointer": "an access through a null pointer (or within the first page)",
        "use_after_free": "an access to a buffer that was freed",
        "misaligned": "an address that is not a multiple of the access size",
        "shared_out_of_bounds": "a shared access outside the variable or the block's shared memory",
        "local_out_of_bounds": "an access outside the thread's local memory",
        "write_to_read_only": "a write to a buffer passed as read-only, or to constant memory",
        "device_malloc": "malloc or free called in a kernel",
    },
    "initcheck": {
        "uninitialized_global": "a read of global memory that nothing wrote",
        "uninitialized_shared": "a read of shared memory that nothing wrote",
    },
    "racecheck": {
        "raw": "read after write by another thread with nothing ordering the two",
        "war": "write after read by another thread with nothing ordering the two",
        "waw": "two threads write the same byte with nothing ordering the two",
        "waw_same_value": "as waw, but both wrote the same value: a lower class",
    },
    "synccheck": {
        "divergent_barrier": "threads of one warp wait at different barriers, or in a divergent branch",
        "missing_threads": "a barrier that some threads of the block never reach",
        "bad_member_mask": "a shuffle, vote or __syncwarp whose mask names lanes that are not there",
    },
    "limits": {
        "instruction_budget": "more instructions than the budget allows",
        "deadlock": "no thread can make progress",
    },
}

Dim3 = tuple[int, int, int]


@dataclass(frozen=True)
class SourceLocation:
    """Where in the CUDA source: 1-based line and column, None where NVRTC gave none."""

    file: str | None = None
    line: int | None = None
    column: int | None = None


@dataclass(frozen=True)
class Party:
    """One thread taking part in a finding."""

    thread: Dim3
    block: Dim3
    warp: int
    lane: int
    location: SourceLocation
    #: "read", "write", "atomic", "barrier", "shuffle", ...
    action: str = ""


@dataclass(frozen=True)
class Report:
    """One finding of one checker.

    ``party`` is the thread that tripped the check, ``other`` (races only) the thread it collided with.
    ``offset`` is in bytes from the start of ``buffer``; it may be negative or past the end.
    ``count`` says how many times the same finding (same kind, same two source lines) was seen.
    """

    checker: Checker
    kind: str
    kernel: str
    message: str
    party: Party
    other: Party | None = None
    space: str = ""
    buffer: str | None = None
    address: int | None = None
    offset: int | None = None
    size: int | None = None
    severity: Literal["error", "warning"] = "error"
    count: int = 1
    details: dict[str, object] = field(default_factory=dict)
