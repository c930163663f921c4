"""What one request of a warp counts as: the plain definition that the generated code and runtime/profile.c must agree with.

A *request* is one memory instruction of one warp. Addresses are bytes, one a lane, None where the lane is not active; each is a
multiple of ``size``, the bytes a lane asks for.

* Global memory moves *sectors* of 32 bytes (an aligned stretch of the address space).
* Shared memory has 32 banks of 4 bytes. A *wavefront* is one pass over the banks: it serves any number of lanes of one word, but one
  word a bank. 8-byte requests are split into halves of the warp, 16-byte requests into quarters, each at least one wavefront.
  Wavefronts beyond those are *bank conflicts*. An atomic is served lane by lane: lanes of one bank take turns even on one word.
* Local memory is interleaved by hardware: word k of the 32 lanes is one aligned stretch of 128 bytes, four sectors.
* Constant memory serves one address at a time.

Sources: CUDA Programming Guide, "Device Memory Accesses" and "Shared Memory" (compute capability 5.x and later); Nsight Compute,
"Memory Tables".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

SECTOR_BYTES = 32
BANKS = 32
BANK_BYTES = 4

Addresses = Sequence[int | None]


class Request(NamedTuple):
    """``moved``: sectors (global, local), wavefronts (shared) or addresses (constant). ``distinct``: different addresses.
    ``passes``: for atomics, the most lanes on one address (else 0). ``ideal``: the least that ``moved`` could be for as many distinct bytes."""

    moved: int
    distinct: int
    passes: int
    ideal: int


def global_request(addresses: Addresses, size: int, atomic: bool = False) -> Request:
    """Sectors of a request to global memory."""
    active = [a for a in addresses if a is not None]
    per_address = Counter(active)
    sectors = {a // SECTOR_BYTES for a in active}
    return Request(len(sectors), len(per_address), atomic * max(per_address.values()), -(-len(per_address) * size // SECTOR_BYTES))


def shared_request(offsets: Addresses, size: int, atomic: bool = False) -> Request:
    """Wavefronts of a request to shared memory; ``offsets`` are from its start."""
    phases = max(size // BANK_BYTES, 1)
    lanes = 32 // phases
    moved = ideal = 0
    for start in range(0, 32, lanes):
        active = [o for o in offsets[start : start + lanes] if o is not None]
        unit = max(size, BANK_BYTES)
        words = [o // unit for o in active] if atomic else {o // unit for o in active}
        moved += max(Counter(w % (BANKS // phases) for w in words).values(), default=0)
        ideal += bool(active)
    per_address = Counter(o for o in offsets if o is not None)
    return Request(moved, len(per_address), atomic * max(per_address.values()), ideal)


def local_request(offsets: Addresses, size: int) -> Request:
    """Sectors of a request to local memory; ``offsets`` are from the start of each thread's own."""
    words = {(o // BANK_BYTES + k, lane // 8) for lane, o in enumerate(offsets) if o is not None for k in range(max(size // BANK_BYTES, 1))}
    lanes = sum(o is not None for o in offsets)
    return Request(len(words), lanes, 0, -(-lanes * size // SECTOR_BYTES))


def constant_request(addresses: Addresses) -> Request:
    """Addresses of a request to constant memory."""
    distinct = len({a for a in addresses if a is not None})
    return Request(distinct, distinct, 0, 1)
