"""Shadow memory for racecheck: where each part of a buffer was last accessed, kept from launch to launch and never cleared.

A record names an access by its stamp; stamps only grow, so that what earlier launches left is older than any stamp of this one.
"""

from __future__ import annotations

import ctypes as c
import mmap
import threading
from dataclasses import dataclass

import numpy as np

SECTOR_BYTES = 32
#: bytes of records: 8 a sector, 16 a granule
_SECTOR_RECORD, _GRANULE_RECORD = 8, 16
#: stamps are 27 bits wide; a launch has room for this many at a time
MOST_STAMPS, STAMP_ROOM = 1 << 27, 1 << 22
_STAMP_BYTES = 16
#: shadow memory that is kept for later launches: buffers, and bytes of buffers they can serve
_KEPT, _KEPT_BYTES = 64, 1 << 30


class ShadowRecord(c.Structure):
    """``Shadow`` of runtime/race.h."""

    _fields_ = [("base", c.c_uint64), ("limit", c.c_uint64), ("sectors", c.c_uint64), ("granules", c.c_uint64), ("shift", c.c_uint32), ("pad", c.c_uint32)]


def reserve(nbytes: int) -> tuple[mmap.mmap, int]:
    """Zeroed memory that takes pages only where it is touched, and its address."""
    flags = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)} if hasattr(mmap, "MAP_PRIVATE") else {}
    memory = mmap.mmap(-1, max(nbytes, 4096), **flags)
    return memory, int(np.frombuffer(memory, np.uint8).ctypes.data)


@dataclass
class Shadow:
    """Records for a buffer of up to ``nbytes`` bytes in granules of ``1 << shift``."""

    nbytes: int
    shift: int
    memory: mmap.mmap
    address: int
    #: one past the last stamp that may be in it
    stamp: int = 1
    round: int = 0

    @classmethod
    def make(cls, nbytes: int, shift: int) -> Shadow:
        sectors = -(-nbytes // SECTOR_BYTES) + 1
        memory, address = reserve(sectors * _SECTOR_RECORD + (sectors * SECTOR_BYTES >> shift) * _GRANULE_RECORD + 64)
        return cls(nbytes, shift, memory, address)

    def record(self, base: int, nbytes: int) -> ShadowRecord:
        """The record for a buffer at ``base``."""
        sectors = -(-self.nbytes // SECTOR_BYTES) + 1
        granules = (self.address + sectors * _SECTOR_RECORD + 63) // 64 * 64
        return ShadowRecord(base // SECTOR_BYTES * SECTOR_BYTES, base + nbytes, self.address, granules, self.shift)


class Pool:
    """Shadow memory and stamps between launches. Safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free: list[Shadow] = []
        self._next = 1
        self._round = 0

    def take(self, sizes: list[tuple[int, int]]) -> tuple[list[Shadow], int]:
        """Shadows for buffers of (bytes, shift), and the launch's first stamp."""
        with self._lock:
            if self._next > MOST_STAMPS - 2 * STAMP_ROOM:  # start over, with fresh memory
                self._free, self._next, self._round = [], 1, self._round + 1
            taken = [self._take(nbytes, shift) for nbytes, shift in sizes]
            for s in taken:
                s.round = self._round
            return taken, max([self._next, *(s.stamp for s in taken)])

    def _take(self, nbytes: int, shift: int) -> Shadow:
        fit = [s for s in self._free if s.shift == shift and nbytes <= s.nbytes <= 2 * nbytes + 4096]
        if not fit:
            return Shadow.make(-(-nbytes // 4096) * 4096, shift)
        best = min(fit, key=lambda s: s.nbytes)
        self._free.remove(best)
        return best

    def give(self, shadows: list[Shadow], next_stamp: int) -> None:
        """Return shadows after a launch whose stamps stayed below ``next_stamp``."""
        with self._lock:
            if any(s.round != self._round for s in shadows):
                return  # the count started over meanwhile
            self._next = max(self._next, next_stamp)
            for s in shadows:
                s.stamp = next_stamp
            self._free += shadows
            while len(self._free) > _KEPT or sum(s.nbytes for s in self._free) > _KEPT_BYTES:
                self._free.pop(0)


POOL = Pool()
_stamps = threading.local()


def stamp_table() -> int:
    """Room for the stamps of a launch of this OS thread; it needs no clearing."""
    if not hasattr(_stamps, "memory"):
        _stamps.memory, _stamps.address = reserve(STAMP_ROOM * _STAMP_BYTES)
    return int(_stamps.address)
