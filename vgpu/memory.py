"""Device memory: allocations at real host addresses, with guard zones around each.

A device pointer *is* a host address, so generated code loads and stores without translation. Every
allocation is a mapping of its own::

    | guard zone, 4096 bytes | data, nbytes | guard zone, >= 4096 bytes |
                             ^ base, a multiple of 4096

Guard zones hold a fixed byte pattern that nothing may touch. Fresh data holds ``FILL_BYTE``
(0xFF: NaN in every floating-point format, -1 in every integer), because a device does not hand out
zeroed memory and a kernel that relies on it must not pass here. Allocations above ``FILL_LIMIT`` are
left as the system gives them, so that a huge sparse buffer costs only the pages that are touched.

Freed memory goes back to the system at once; its address range stays reserved for a while
(the quarantine), so that a stale pointer is recognised instead of reaching a newer buffer.
"""

from __future__ import annotations

import bisect
import mmap
import os
import sys
import threading
from collections import deque
from typing import Any

import numpy as np
import numpy.typing as npt

from vgpu.errors import MemoryError_

ByteArray = npt.NDArray[np.uint8]

#: Bytes of guard zone on each side of the data (the far side is rounded up to a page).
GUARD_BYTES = 4096
#: What fresh data holds, up to ``FILL_LIMIT`` bytes an allocation.
FILL_BYTE = 0xFF
FILL_LIMIT = 64 << 20
DEFAULT_CAPACITY = 8 << 30
#: The quarantine holds at most this many freed allocations and this much reserved address space.
QUARANTINE_COUNT = 4096
QUARANTINE_BYTES = 16 << 30

#: Bits of ``flags`` in :data:`TABLE_DTYPE`.
FLAG_READONLY = 1
FLAG_MODULE_VARIABLE = 2

#: One row a live allocation, sorted by ``base``; ``limit`` is one past the last byte.
TABLE_DTYPE = np.dtype(
    [
        ("base", np.uint64),
        ("limit", np.uint64),
        ("flags", np.uint32),
        ("id", np.uint32),
        ("init_bitmap", np.uint64),  # address of one bit a byte, or 0: everything is initialised
        ("shadow", np.uint64),  # address a checker attached, or 0
    ]
)

# Position-dependent, so that a stray copy of one constant over a guard zone still shows.
_GUARD_PATTERN: ByteArray = ((np.arange(2 * GUARD_BYTES, dtype=np.uint32) * 197 + 91) % 251).astype(
    np.uint8
)


def map_private(nbytes: int) -> mmap.mmap:
    """An anonymous private mapping of ``nbytes`` zero bytes, committed lazily."""
    if sys.platform == "win32":
        return mmap.mmap(-1, nbytes)
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    if sys.platform == "linux":
        flags |= getattr(mmap, "MAP_NORESERVE", 0x4000)
    return mmap.mmap(-1, nbytes, flags=flags)


class AllocationTable(np.ndarray[Any, np.dtype[np.void]]):
    """A table of :data:`TABLE_DTYPE` rows that keeps what its addresses point at alive."""

    keepalive: tuple[object, ...] = ()


class Allocation:
    """One buffer of device memory. Made by :meth:`AddressSpace.allocate`; do not construct.

    ``base`` is its device pointer, ``nbytes`` its size in bytes, ``name`` what reports call it,
    ``id`` a number that is never reused within its address space.
    """

    __slots__ = (
        "_data", "_mapping", "_region", "_space", "base", "flags", "freed", "id", "init_bitmap",
        "name", "nbytes", "owner", "shadow", "__weakref__",
    )  # fmt: skip

    def __init__(
        self, space: AddressSpace, ident: int, nbytes: int, name: str | None, flags: int
    ) -> None:
        self._space = space
        self.id = ident
        self.nbytes = nbytes
        self.name = name or f"buffer {ident}"
        self.flags = flags
        self.freed = False
        #: Object that owns the memory when it was registered rather than allocated.
        self.owner: object | None = None
        #: Address of a checker's shadow memory, 0 when there is none.
        self.shadow = 0
        #: One bit a byte (little bit order), 1 = written. None: every byte was written.
        self.init_bitmap: ByteArray | None = None
        self._mapping: mmap.mmap | None = None
        self._region: ByteArray | None = None
        self._data: ByteArray | None = None
        self.base = 0

    def _map(self) -> None:
        tail = GUARD_BYTES + (-self.nbytes) % mmap.PAGESIZE
        head = max(GUARD_BYTES, mmap.PAGESIZE)
        self._mapping = map_private(head + self.nbytes + tail)
        region = np.frombuffer(self._mapping, dtype=np.uint8)
        region[head - GUARD_BYTES : head] = _GUARD_PATTERN[:GUARD_BYTES]
        region[head + self.nbytes :] = np.resize(_GUARD_PATTERN, tail)
        self._region = region
        self._data = region[head : head + self.nbytes]
        if self.nbytes <= FILL_LIMIT:
            self._data[:] = FILL_BYTE
        self.base = int(region.ctypes.data) + head

    @property
    def limit(self) -> int:
        """One past the last byte's address."""
        return self.base + self.nbytes

    @property
    def readonly(self) -> bool:
        """Whether kernels may not write to it."""
        return bool(self.flags & FLAG_READONLY)

    @property
    def initialized(self) -> bool:
        """Whether every byte has been written. Exact when ``init_bitmap`` is None or was settled."""
        return self.init_bitmap is None

    def view(self) -> ByteArray:
        """The data as a writable uint8 array of ``nbytes``, without a copy.

        Writes through it are not seen by initcheck: call :meth:`AddressSpace.mark_initialized`.
        The array keeps the address range mapped, even after ``free``.
        """
        if self.freed or self._data is None:
            raise MemoryError_(f"{self.name!r} was freed: its {self.nbytes} bytes are gone")
        return self._data

    def guards_intact(self) -> bool:
        """Whether both guard zones still hold their pattern (True for registered memory)."""
        if self._region is None or self.freed:
            return True
        head = self.base - int(self._region.ctypes.data)
        before = self._region[head - GUARD_BYTES : head]
        after = self._region[head + self.nbytes :]
        return bool(
            np.array_equal(before, _GUARD_PATTERN[:GUARD_BYTES])
            and np.array_equal(after, np.resize(_GUARD_PATTERN, after.size))
        )

    def _release_pages(self) -> None:
        """Give the pages back to the system; keep the address range reserved where that works."""
        mapping, self.init_bitmap = self._mapping, None
        if sys.platform == "linux" and mapping is not None:
            # Private anonymous pages read as zero from here on; a live view stays safe to touch.
            mapping.madvise(mmap.MADV_DONTNEED)
        else:
            self._mapping = None  # elsewhere only unmapping returns the memory

    def __repr__(self) -> str:
        state = ", freed" if self.freed else ""
        return f"Allocation({self.name!r}, {self.nbytes} bytes at {self.base:#x}{state})"


class AddressSpace:
    """All device memory of one virtual device. Every method may be called from any thread.

    ``capacity`` bounds the bytes of live allocations (guard zones not counted).
    ``generation`` changes whenever :meth:`table` would.
    """

    def __init__(self, capacity: int = DEFAULT_CAPACITY) -> None:
        self.capacity = capacity
        self.used = 0
        self.generation = 0
        self._lock = threading.RLock()
        self._bases: list[int] = []
        self._live: list[Allocation] = []  # parallel to _bases
        self._quarantine: deque[Allocation] = deque()
        self._quarantine_bytes = 0
        self._next_id = 1
        self._tables: dict[bool, tuple[int, AllocationTable]] = {}

    # -- allocation ------------------------------------------------------------------------------

    def allocate(
        self, nbytes: int, *, name: str | None = None, readonly: bool = False, flags: int = 0
    ) -> Allocation:
        """New device memory of ``nbytes`` (0 is allowed), its base a multiple of 256.

        Raises :class:`~vgpu.errors.MemoryError_` when it would exceed the capacity or the host has
        no memory left, ValueError when ``nbytes`` is negative.
        """
        if nbytes < 0:
            raise ValueError(f"an allocation's size must be >= 0 bytes (got {nbytes})")
        if readonly:
            flags |= FLAG_READONLY
        with self._lock:
            if self.used + nbytes > self.capacity:
                raise MemoryError_(
                    f"out of device memory: {nbytes} bytes asked for, {self.used} of {self.capacity} "
                    f"in use, {self.capacity - self.used} free; free buffers (Buffer.close) or make "
                    "the device larger (AddressSpace(capacity=...))"
                )
            allocation = Allocation(self, self._next_id, nbytes, name, flags)
            try:
                allocation._map()
                if nbytes:
                    allocation.init_bitmap = np.zeros((nbytes + 7) // 8, dtype=np.uint8)
            except (OSError, MemoryError, ValueError, OverflowError) as error:
                raise MemoryError_(
                    f"the host refused {nbytes} bytes for a device allocation: {error}"
                ) from error
            self._next_id += 1
            self.used += nbytes
            self._insert(allocation)
            return allocation

    def register(
        self, array: ByteArray, *, name: str | None = None, readonly: bool = False
    ) -> Allocation:
        """Make host memory reachable by kernels: a contiguous uint8 array, kept alive until ``free``.

        It has no guard zones, counts as initialised and does not count towards the capacity.
        Raises ValueError when it overlaps a live allocation.
        """
        if array.dtype != np.uint8 or array.ndim != 1 or not array.flags.c_contiguous:
            raise ValueError("register() takes a contiguous one-dimensional uint8 array")
        readonly = readonly or not array.flags.writeable
        base = int(array.ctypes.data)
        with self._lock:
            at = bisect.bisect_left(self._bases, base)
            neighbours = self._live[max(at - 1, 0) : at + 1]
            clash = [a for a in neighbours if a.base < base + array.size and base < a.limit]
            if clash or base in self._bases[at : at + 1]:
                raise ValueError(f"host memory at {base:#x} overlaps {neighbours[0]!r}")
            flags = FLAG_READONLY if readonly else 0
            allocation = Allocation(self, self._next_id, array.size, name, flags)
            allocation.base, allocation._data, allocation.owner = base, array, array
            self._next_id += 1
            self._insert(allocation)
            return allocation

    def free(self, allocation: Allocation) -> None:
        """Return an allocation's memory to the system and quarantine its address range.

        Raises :class:`~vgpu.errors.MemoryError_` when it was freed before.
        """
        with self._lock:
            if allocation.freed:
                raise MemoryError_(
                    f"double free: {allocation.name!r} ({allocation.nbytes} bytes at "
                    f"{allocation.base:#x}) was already freed"
                )
            if allocation._space is not self:
                raise MemoryError_(f"{allocation.name!r} belongs to another address space")
            at = bisect.bisect_left(self._bases, allocation.base)
            del self._bases[at], self._live[at]
            allocation.freed = True
            allocation._data = allocation._region = allocation.owner = None
            self.generation += 1
            if allocation._mapping is None:
                return  # registered memory belongs to its owner
            self.used -= allocation.nbytes
            allocation._release_pages()
            self._quarantine.append(allocation)
            self._quarantine_bytes += allocation.nbytes + 2 * GUARD_BYTES
            while (
                len(self._quarantine) > QUARANTINE_COUNT
                or self._quarantine_bytes > QUARANTINE_BYTES
            ):
                oldest = self._quarantine.popleft()
                self._quarantine_bytes -= oldest.nbytes + 2 * GUARD_BYTES
                oldest._mapping = None  # unmapped once no view of it is left

    def _insert(self, allocation: Allocation) -> None:
        at = bisect.bisect_left(self._bases, allocation.base)
        self._bases.insert(at, allocation.base)
        self._live.insert(at, allocation)
        self.generation += 1

    # -- lookup ----------------------------------------------------------------------------------

    def find(self, address: int) -> Allocation | None:
        """The allocation that holds ``address``: a live one, else the latest freed one, else None."""
        with self._lock:
            at = bisect.bisect_right(self._bases, address) - 1
            if at >= 0 and address < self._live[at].limit:
                return self._live[at]
            for freed in reversed(self._quarantine):
                if freed.base <= address < freed.limit:
                    return freed
            return None

    def nearest(self, address: int) -> Allocation | None:
        """The live allocation closest to ``address`` (for "12 bytes past the end of ..."), or None."""
        with self._lock:
            at = bisect.bisect_right(self._bases, address)
            around = self._live[max(at - 1, 0) : at + 1]

            def distance(a: Allocation) -> int:
                return max(a.base - address, address - max(a.limit - 1, a.base), 0)

            return min(around, key=distance, default=None)

    def allocations(self) -> tuple[Allocation, ...]:
        """Every live allocation, by address."""
        with self._lock:
            return tuple(self._live)

    def check_guards(self) -> list[Allocation]:
        """The live allocations whose guard zones were written to."""
        return [a for a in self.allocations() if not a.guards_intact()]

    def table(self, *, track_init: bool = True) -> AllocationTable:
        """The live allocations as a read-only :data:`TABLE_DTYPE` array sorted by ``base``.

        A snapshot: it is made anew only when something changed and never written to afterwards.
        While it is referenced every address in it stays mapped, so native code may go on using one
        while other threads allocate and free. ``track_init=False`` leaves
        every ``init_bitmap`` 0. Kernels that run that way write without marking: call
        :meth:`assume_initialized` after them.
        """
        with self._lock:
            cached = self._tables.get(track_init)
            if cached is not None and cached[0] == self.generation:
                return cached[1]
            # The collector may free a buffer at any allocation below: what is read then belongs to this generation.
            generation, live = self.generation, list(self._live)
            table = np.zeros(len(live), dtype=TABLE_DTYPE).view(AllocationTable)
            table.keepalive = tuple((a._mapping, a.owner, a.init_bitmap) for a in live)
            table["base"] = [a.base for a in live]
            table["limit"] = [a.limit for a in live]
            table["flags"] = [a.flags for a in live]
            table["id"] = [a.id for a in live]
            table["shadow"] = [a.shadow for a in live]
            if track_init:
                table["init_bitmap"] = [
                    0 if a.init_bitmap is None else a.init_bitmap.ctypes.data for a in live
                ]
            table.setflags(write=False)
            self._tables[track_init] = (generation, table)
            return table

    def set_shadow(self, allocation: Allocation, address: int) -> None:
        """Attach a checker's shadow memory (0 detaches it); the caller keeps it alive."""
        with self._lock:
            allocation.shadow = address
            self.generation += 1

    def set_readonly(self, allocation: Allocation, readonly: bool) -> None:
        """Allow or forbid kernels to write to an allocation."""
        with self._lock:
            allocation.flags = (allocation.flags & ~FLAG_READONLY) | (FLAG_READONLY * readonly)
            self.generation += 1

    # -- host access -----------------------------------------------------------------------------

    def locate(self, address: int, nbytes: int, *, purpose: str = "access") -> tuple[Allocation, int]:
        """The live allocation that holds all of ``[address, address + nbytes)``, and the offset in it.

        Raises :class:`~vgpu.errors.MemoryError_` that says what is at that address instead.
        """
        with self._lock:
            at = bisect.bisect_right(self._bases, address) - 1
            if at >= 0:
                allocation = self._live[at]
                offset = address - allocation.base
                if offset + nbytes <= allocation.nbytes:
                    return allocation, offset
            raise MemoryError_(f"cannot {purpose} {nbytes} bytes at {address:#x}: " + self._what(address))

    def _what(self, address: int) -> str:
        found = self.find(address)
        if found is None:
            near = self.nearest(address)
            return "no device memory is there" + (f"; the nearest is {near!r}" if near else "")
        if found.freed:
            return f"{found!r} was freed"
        return f"{found!r} has only {found.limit - address} bytes from there on"

    def write(self, address: int, data: bytes | bytearray | memoryview | np.ndarray[Any, Any]) -> None:
        """Copy host bytes to the device and mark them initialised."""
        if isinstance(data, np.ndarray):
            source = np.ascontiguousarray(data).reshape(-1).view(np.uint8)
        else:
            source = np.frombuffer(data, dtype=np.uint8)
        allocation, offset = self.locate(address, source.size, purpose="write")
        allocation.view()[offset : offset + source.size] = source
        self.mark_initialized(allocation, offset, source.size)

    def read(self, address: int, nbytes: int) -> bytes:
        """Copy device bytes to the host."""
        allocation, offset = self.locate(address, nbytes, purpose="read")
        return allocation.view()[offset : offset + nbytes].tobytes()

    def copy(self, destination: int, source: int, nbytes: int) -> None:
        """Device-to-device copy (the ranges may overlap); what was uninitialised stays so."""
        with self._lock:
            src, src_offset = self.locate(source, nbytes, purpose="copy from")
            dst, dst_offset = self.locate(destination, nbytes, purpose="copy to")
            dst.view()[dst_offset : dst_offset + nbytes] = src.view()[
                src_offset : src_offset + nbytes
            ]  # numpy copies overlapping views as if through a temporary
            if src.init_bitmap is None or nbytes == 0:
                self.mark_initialized(dst, dst_offset, nbytes)
                return
            bits = np.unpackbits(
                src.init_bitmap[src_offset // 8 : (src_offset + nbytes + 7) // 8], bitorder="little"
            )[src_offset % 8 : src_offset % 8 + nbytes]
            self._set_bits(dst, dst_offset, bits)

    def fill(self, address: int, pattern: bytes, nbytes: int) -> None:
        """Repeat ``pattern`` over ``nbytes`` (a multiple of its length) and mark them initialised."""
        if not pattern or nbytes % len(pattern):
            raise ValueError(
                f"the fill size ({nbytes} bytes) must be a multiple of the pattern's {len(pattern)}"
            )
        allocation, offset = self.locate(address, nbytes, purpose="fill")
        target = allocation.view()[offset : offset + nbytes]
        target.reshape(-1, len(pattern))[:] = np.frombuffer(pattern, dtype=np.uint8)
        self.mark_initialized(allocation, offset, nbytes)

    # -- what was written ------------------------------------------------------------------------

    def mark_initialized(
        self, allocation: Allocation, offset: int = 0, nbytes: int | None = None
    ) -> None:
        """Record that bytes ``[offset, offset + nbytes)`` (default: all) were written."""
        nbytes = allocation.nbytes - offset if nbytes is None else nbytes
        with self._lock:
            if allocation.init_bitmap is None or nbytes <= 0:
                return
            if offset == 0 and nbytes == allocation.nbytes:
                allocation.init_bitmap = None
                self.generation += 1
                return
            first, last = offset, offset + nbytes  # whole bitmap bytes in between, bits at the ends
            bitmap = allocation.init_bitmap
            if first // 8 == last // 8:
                bitmap[first // 8] |= ((1 << nbytes) - 1) << (first % 8)
            else:
                bitmap[first // 8] |= (0xFF << (first % 8)) & 0xFF
                bitmap[first // 8 + 1 : last // 8] = 0xFF
                if last % 8:
                    bitmap[last // 8] |= (1 << (last % 8)) - 1
            self._settle(allocation)

    def mark_initialized_where(self, allocation: Allocation, written: npt.NDArray[np.bool_]) -> None:
        """Record that the bytes where ``written`` (one flag a byte of the allocation) were written."""
        with self._lock:
            if allocation.init_bitmap is not None:
                allocation.init_bitmap |= np.packbits(written, bitorder="little")
                self._settle(allocation)

    def mark_uninitialized(self, allocation: Allocation) -> None:
        """Forget everything that was written (a fresh poison before a run, for instance)."""
        with self._lock:
            if allocation.nbytes:
                allocation.init_bitmap = np.zeros((allocation.nbytes + 7) // 8, dtype=np.uint8)
                self.generation += 1

    def is_initialized(self, allocation: Allocation, offset: int = 0, nbytes: int | None = None) -> bool:
        """Whether all of ``[offset, offset + nbytes)`` was written."""
        nbytes = allocation.nbytes - offset if nbytes is None else nbytes
        bitmap = allocation.init_bitmap
        if bitmap is None or nbytes <= 0:
            return True
        bits = np.unpackbits(bitmap[offset // 8 : (offset + nbytes + 7) // 8], bitorder="little")
        return bool(bits[offset % 8 : offset % 8 + nbytes].all())

    def settle_initialized(self) -> None:
        """Drop the bitmaps that native code has filled; call it after a launch with initcheck on."""
        with self._lock:
            for allocation in list(self._live):
                self._settle(allocation)

    def assume_initialized(self) -> None:
        """Count every live allocation as written: a kernel ran without initcheck."""
        with self._lock:
            for allocation in list(self._live):
                if allocation.init_bitmap is not None:
                    allocation.init_bitmap = None
                    self.generation += 1

    def _set_bits(self, allocation: Allocation, offset: int, bits: ByteArray) -> None:
        """Replace the init bits of ``bits.size`` bytes from ``offset`` on by 0 or 1 values."""
        if bits.all():
            self.mark_initialized(allocation, offset, bits.size)
            return
        if allocation.init_bitmap is None:
            allocation.init_bitmap = np.full((allocation.nbytes + 7) // 8, 0xFF, dtype=np.uint8)
            self.generation += 1
        first, last = offset // 8, (offset + bits.size + 7) // 8
        window = np.unpackbits(allocation.init_bitmap[first:last], bitorder="little")
        window[offset % 8 : offset % 8 + bits.size] = bits
        allocation.init_bitmap[first:last] = np.packbits(window, bitorder="little")

    def _settle(self, allocation: Allocation) -> None:
        bitmap = allocation.init_bitmap
        if bitmap is None:
            return
        whole = allocation.nbytes // 8
        rest = (1 << (allocation.nbytes % 8)) - 1
        if (rest and bitmap[whole] & rest != rest) or (whole and bitmap[whole - 1] != 0xFF):
            return  # the common case while a buffer is being filled from the front
        if (bitmap[:whole] == 0xFF).all():
            allocation.init_bitmap = None
            self.generation += 1


_default_space: AddressSpace | None = None
_default_lock = threading.Lock()


def default_space() -> AddressSpace:
    """The memory of the process's virtual device (``VGPU_MEMORY_BYTES`` sets its capacity)."""
    global _default_space
    with _default_lock:
        if _default_space is None:
            _default_space = AddressSpace(_configured_capacity())
        return _default_space


def _configured_capacity() -> int:
    text = os.environ.get("VGPU_MEMORY_BYTES", "").strip()
    if not text:
        return DEFAULT_CAPACITY
    if not text.isdecimal():
        raise ValueError(f"VGPU_MEMORY_BYTES must be a number of bytes (got {text!r})")
    return int(text)
