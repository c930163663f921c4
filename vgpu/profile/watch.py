"""The record through which generated code reaches a launch's counters, trace and access buffers: ``Watch`` of runtime/profile.c."""

from __future__ import annotations

import ctypes as c
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vgpu.codegen.builder import Value
from vgpu.codegen.layout import LAUNCH

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.engine.launcher import Run

#: words of a basic block's counters: runs of the fast copy, runs of the general copy, lanes of the latter
BLOCK_WORDS = 3
#: words of a site's row, see ROW_* in runtime/profile.c
ROW_WORDS = 8
MOVED, DISTINCT, PASSES, IDEAL, REQUESTS, LANES = range(6)
#: bytes of the addresses gathered for a site
GATHER_BYTES = 256
#: bytes of a site's remembered counts (Memo)
MEMO_BYTES = 176


class WatchRecord(c.Structure):
    """``Watch`` of runtime/profile.c."""

    _fields_ = [
        ("blocks", c.c_uint64), ("rows", c.c_uint64), ("gather", c.c_uint64), ("memo", c.c_uint64),
        ("trace", c.c_uint64), ("trace_cap", c.c_uint64), ("trace_count", c.c_uint64),
        ("trace_block", c.c_uint32), ("trace_warp", c.c_uint32), ("trace_lanes", c.c_uint32), ("pad", c.c_uint32),
        ("accesses", c.c_uint64), ("access_cap", c.c_uint64), ("access_count", c.c_uint64),
    ]  # fmt: skip


def record_of(run: Run) -> WatchRecord:
    """The launch's record, made when the first tool asks. One OS thread runs a launch that has tools, so it needs no locks."""
    for kept in run.keep:
        if isinstance(kept, WatchRecord):
            return kept
    record = WatchRecord()
    run.keep.append(record)
    run.record.counters = c.addressof(record)
    return record


def buffer(run: Run, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> tuple[npt.NDArray[Any], int]:
    """Zeroed memory that lives as long as the run, and its address (a multiple of 64)."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + 64, np.uint8)
    start = -int(raw.ctypes.data) % 64
    array = raw[start : start + size].view(dtype).reshape(shape)
    run.keep.append(raw)
    return array, int(array.ctypes.data)


def field_offset(name: str) -> int:
    return int(getattr(WatchRecord, name).offset)


def watch_pointer(em: Emitter) -> str:
    """The address of the record, as a pointer made in the entry block."""
    return _entry(em, "watch", "%launch", LAUNCH["counters"], "ptr")


def watch_field(em: Emitter, name: str, ty: str) -> Value:
    """A field of the record that stays as it is during the launch, loaded once in the entry block."""
    return Value(_entry(em, f"watch.{name}", watch_pointer(em), field_offset(name), ty), ty)


def _entry(em: Emitter, key: str, base: str, offset: int, ty: str) -> str:
    """What lies ``offset`` bytes after ``base``, loaded in the entry block; the value's name."""
    if key not in em._entry_cache:
        address, value = em.b.name("ep"), em.b.name("e")
        make = [f"{address} = getelementptr i8, ptr {base}, i64 {offset}", f"{value} = load {ty}, ptr {address}, align 4"]
        em.entry_value(key, make, value)
    found = em._entry_cache[key]
    assert isinstance(found, str)
    return found
