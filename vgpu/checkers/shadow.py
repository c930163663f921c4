"""Shadow memory for racecheck: where each part of a buffer was last accessed, kept from launch to launch and never cleared.

A record names an access by its stamp; stamps only grow, so that whatever earlier launches left is older than any stamp of this one.
"""

from __future__ import annotations

import ctypes as c
import mmap
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vgpu.errors import MemoryError_

SECTOR_BYTES = 32
#: bytes of records: 8 a sector, 16 a granule
_SECTOR_RECORD, _GRANULE_RECORD = 8, 16
#: stamps are 27 bits wide; a launch has room for this many at a time
MOST_STAMPS, STAMP_ROOM = 1 << 27, 1 << 22
#: later than what the upper half of a sector's record looks like when it is read as a granule's
_FIRST_STAMP = 4096
_STAMP_BYTES = 16
#: address space that is kept for later launches
_KEPT_REGIONS, _KEPT_BYTES = 8, 2 << 30


class ShadowRecord(c.Structure):
    """``Shadow`` of runtime/race.h."""

    _fields_ = [*((n, c.c_uint64) for n in ("base", "limit", "sectors", "granules")), ("shift", c.c_uint32), ("pad", c.c_uint32)]


def reserve(nbytes: int) -> tuple[mmap.mmap, int]:
    """Zeroed memory that takes pages only where it is touched, and its address. Raises :class:`~vgpu.errors.MemoryError_`."""
    flags = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)} if hasattr(mmap, "MAP_PRIVATE") else {}
    try:
        memory = mmap.mmap(-1, max(nbytes, 4096), **flags)
    except (OSError, ValueError, OverflowError) as error:
        raise MemoryError_(f"the host refused {nbytes} bytes of address space for racecheck: {error}; launch without racecheck") from error
    return memory, int(np.frombuffer(memory, np.uint8).ctypes.data)


@dataclass
class Region:
    """Memory for the shadows of one launch at a time."""

    nbytes: int
    memory: mmap.mmap
    address: int
    #: one past the last stamp that may be in it
    stamp: int = 0
    round: int = 0


def _room(nbytes: int, shift: int) -> tuple[int, int]:
    """Bytes of records for a buffer's sectors and granules."""
    sectors = -(-nbytes // SECTOR_BYTES) + 2  # the first may start before the buffer
    return (sectors * _SECTOR_RECORD + 63) // 64 * 64, (sectors * SECTOR_BYTES >> shift) * _GRANULE_RECORD


class Pool:
    """Regions and stamps between launches. Safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free: list[Region] = []
        self._next = _FIRST_STAMP
        self._round = 0

    def take(self, buffers: Sequence[tuple[int, int]], shift: int) -> tuple[Region, list[ShadowRecord], int]:
        """Shadows for buffers of (base, bytes) in granules of ``1 << shift`` bytes, and the launch's first stamp."""
        rooms = [_room(nbytes, shift) for _, nbytes in buffers]
        with self._lock:
            if self._next > MOST_STAMPS - 2 * STAMP_ROOM:  # start over, with fresh memory
                self._free, self._next, self._round = [], _FIRST_STAMP, self._round + 1
            region = self._region(sum(map(sum, rooms)))
            region.round = self._round
            first = max(self._next, region.stamp)
        records, at = [], region.address
        for (base, nbytes), (sectors, granules) in zip(buffers, rooms, strict=True):
            records.append(ShadowRecord(base // SECTOR_BYTES * SECTOR_BYTES, base + nbytes, at, at + sectors, shift))
            at += sectors + granules
        return region, records, first

    def _region(self, nbytes: int) -> Region:
        fit = [r for r in self._free if r.nbytes >= nbytes]
        if not fit:
            nbytes = (nbytes * 5 // 4 + 65535) // 65536 * 65536
            return Region(nbytes, *reserve(nbytes))
        best = min(fit, key=lambda r: r.nbytes)
        self._free.remove(best)
        return best

    def give(self, region: Region, next_stamp: int) -> None:
        """Return a region after a launch whose stamps stayed below ``next_stamp``."""
        with self._lock:
            if region.round != self._round:
                return  # the count started over meanwhile
            self._next = max(self._next, next_stamp)
            region.stamp = next_stamp
            self._free.append(region)
            while len(self._free) > _KEPT_REGIONS or sum(r.nbytes for r in self._free) > _KEPT_BYTES:
                self._free.pop(0)


POOL = Pool()
_stamps = threading.local()


def stamp_table() -> int:
    """Room for the stamps of a launch of this OS thread; it needs no clearing."""
    if not hasattr(_stamps, "memory"):
        _stamps.memory, _stamps.address = reserve(STAMP_ROOM * _STAMP_BYTES)
    return int(_stamps.address)
