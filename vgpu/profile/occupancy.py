"""Theoretical occupancy: how many warps of a kernel an SM can hold at once, and what stops it from holding more.

The definitions are those of Nsight Compute's Occupancy section and of NVIDIA's occupancy calculator, cuda_occupancy.h
(shipped with the CUDA runtime headers), with the largest shared memory carve-out, as the driver chooses by default.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from vgpu.errors import LaunchConfigError, UnknownArchitectureError
from vgpu.profile.cubin import KernelFacts

#: What can limit the blocks on an SM. Where several limit alike the first is named: those that no saving can lift lead.
Limiter = Literal["warps", "blocks", "registers", "shared memory", "barriers"]
LIMITERS: tuple[Limiter, ...] = get_args(Limiter)

WARP_SIZE = 32
KIB = 1024

#: Shared memory that a block may have without asking for more through the kernel's attributes ("opt-in"), in bytes.
SHARED_PER_BLOCK_DEFAULT = 48 * KIB

Arch = int | str | tuple[int, int]


@dataclass(frozen=True)
class SmLimits:
    """What one SM of a compute capability offers. Sizes of shared memory are in bytes."""

    arch: int
    #: "Maximum number of resident warps per SM" and "... resident blocks per SM".
    warps: int
    blocks: int
    #: "Maximum amount of shared memory per SM" and "... per thread block" (with opt-in).
    shared: int
    shared_per_block: int
    #: Shared memory is handed out in pieces of this size; the system keeps ``shared_reserved`` of every block.
    shared_unit: int
    shared_reserved: int
    #: Block barriers, counted as a limit from sm_90 on; None before.
    barriers: int | None
    threads_per_block: int = 1024
    registers: int = 64 * KIB
    registers_per_block: int = 64 * KIB
    registers_per_thread: int = 255
    #: A warp's registers are handed out in pieces of this many.
    register_unit: int = 256
    #: The SM's quarters, each with a register file of its own: warps are allocated by this many.
    warp_unit: int = 4

    @property
    def threads(self) -> int:
        return self.warps * WARP_SIZE


# Sources.
# [T] CUDA Programming Guide, appendix "Compute Capabilities", tables "Device and Streaming Multiprocessor (SM) Information
#     per Compute Capability" and "Memory Information per Compute Capability" (older editions: "Technical Specifications per
#     Compute Capability"): warps, blocks, shared memory per SM and per block; registers per SM and per block (64 K), per
#     thread (255), threads per block (1024).
# [H] cuda_occupancy.h of CUDA 13: shared memory unit (cudaOccSMemAllocationGranularity: 256 on 7.x, 128 from 8.0 on),
#     register unit (cudaOccRegAllocationGranularity: 256), quarters (cudaOccSubPartitionsPerMultiprocessor: 4), barriers
#     (cudaOccMaxBlocksPerSMBlockBarrierLimit: twice or once the number of blocks, from 9.0 on), blocks once more
#     (cudaOccMaxBlocksPerMultiprocessor).
# [R] CUDA Programming Guide, "Compute Capability 8.x" and later, and cudaDeviceProp::reservedSharedMemPerBlock: "1 KB of
#     shared memory is reserved for system use per thread block" from 8.0 on; hence per block is 1 KiB less than per SM.
_ROWS = (
    #        arch warps blocks     shared  per block unit  reserved barriers
    SmLimits(75, 32, 16, 64 * KIB, 64 * KIB, 256, 0, None),  # [T] [H]
    SmLimits(80, 64, 32, 164 * KIB, 163 * KIB, 128, 1 * KIB, None),  # [T] [H] [R]
    SmLimits(86, 48, 16, 100 * KIB, 99 * KIB, 128, 1 * KIB, None),  # [T] [H] [R]
    SmLimits(87, 48, 16, 164 * KIB, 163 * KIB, 128, 1 * KIB, None),  # [T] [H] [R]
    SmLimits(89, 48, 24, 100 * KIB, 99 * KIB, 128, 1 * KIB, None),  # [T] [H] [R]
    SmLimits(90, 64, 32, 228 * KIB, 227 * KIB, 128, 1 * KIB, 64),  # [T] [H] [R]
    SmLimits(100, 64, 32, 228 * KIB, 227 * KIB, 128, 1 * KIB, 64),  # [T] [H] [R]
    SmLimits(103, 64, 32, 228 * KIB, 227 * KIB, 128, 1 * KIB, 32),  # [T] [H] [R]
    SmLimits(110, 48, 24, 228 * KIB, 227 * KIB, 128, 1 * KIB, 24),  # [T] [H] [R]
    SmLimits(120, 48, 24, 100 * KIB, 99 * KIB, 128, 1 * KIB, 24),  # [T] (as 12.x) [H] [R]
    SmLimits(121, 48, 24, 100 * KIB, 99 * KIB, 128, 1 * KIB, 24),  # [T] (as 12.x) [H] [R]
)

#: Compute capability (80 is sm_80) -> what one SM offers.
SM_LIMITS: Mapping[int, SmLimits] = MappingProxyType({row.arch: row for row in _ROWS})


@dataclass(frozen=True)
class Occupancy:
    """The theoretical occupancy of one launch on one SM."""

    arch: int
    block_threads: int
    active_blocks: int
    active_warps: int
    #: ``active_warps`` as a percentage of the warps an SM can hold.
    percent: float
    #: What keeps the number of blocks from being higher. With no active blocks at all: why the launch fails.
    limiter: Limiter
    #: Each limit -> the blocks it would allow alone; None where it sets no bound.
    by_limit: Mapping[Limiter, int | None]
    #: Allocated per block after rounding: registers, and bytes of shared memory with the system's part.
    allocated_registers: int
    allocated_shared_bytes: int
    #: Whether the kernel must first raise its limit of dynamic shared memory (more than 48 KiB a block).
    needs_shared_opt_in: bool

    @property
    def limiters(self) -> tuple[Limiter, ...]:
        """Every limit that allows no more than ``active_blocks``."""
        return tuple(limit for limit in LIMITERS if self.by_limit[limit] == self.active_blocks)


def sm_limits(arch: Arch) -> SmLimits:
    """Return what one SM of ``arch`` offers: 80, "sm_80", "compute_80", "sm_90a", "8.0" or (8, 0).

    Raises UnknownArchitectureError for anything else.
    """
    number = arch
    if isinstance(arch, tuple):
        number = arch[0] * 10 + arch[1]
    elif isinstance(arch, str) and (match := re.fullmatch(r"(?:(?:sm|compute)_)?(\d+)(?:\.(\d))?[af]?", arch.strip())):
        number = int(match[1] + (match[2] or ""))
    if isinstance(number, int) and number in SM_LIMITS:
        return SM_LIMITS[number]
    known = ", ".join(f"sm_{known}" for known in SM_LIMITS)
    raise UnknownArchitectureError(f"no SM limits are known for {arch!r}; known: {known}")


def occupancy(arch: Arch, block_threads: int, registers: int, shared_bytes: int = 0, *, barriers: int = 0) -> Occupancy:
    """Return the theoretical occupancy of blocks of ``block_threads`` threads on an SM of ``arch``.

    ``registers`` are per thread, ``shared_bytes`` are static plus dynamic shared memory per block, ``barriers`` are the
    block barriers used (16 at most). A block whose registers do not fit on an SM gives 0 active blocks: the launch
    would fail. Raises LaunchConfigError, which names the limit, for numbers that no launch can have.
    """
    sm = sm_limits(arch)
    _check("threads per block", block_threads, 1, sm.threads_per_block, sm)
    _check("registers per thread", registers, 0, sm.registers_per_thread, sm)
    _check("bytes of shared memory per block (static plus dynamic)", shared_bytes, 0, sm.shared_per_block, sm)
    _check("barriers per block", barriers, 0, 16, sm)
    warps = -(-block_threads // WARP_SIZE)
    warp_registers = _round_up(registers * WARP_SIZE, sm.register_unit)
    shared = _round_up(shared_bytes + sm.shared_reserved, sm.shared_unit)
    by_limit: dict[Limiter, int | None] = {
        "warps": sm.warps // warps,
        "blocks": sm.blocks,
        "registers": _blocks_by_registers(sm, warps, warp_registers),
        "shared memory": sm.shared // shared if shared else None,
        "barriers": sm.barriers // barriers if sm.barriers and barriers else None,
    }
    blocks = min(limit for limit in by_limit.values() if limit is not None)
    return Occupancy(
        arch=sm.arch,
        block_threads=block_threads,
        active_blocks=blocks,
        active_warps=blocks * warps,
        percent=100.0 * blocks * warps / sm.warps,
        limiter=next(limit for limit in LIMITERS if by_limit[limit] == blocks),
        by_limit=MappingProxyType(by_limit),
        allocated_registers=warp_registers * warps,
        allocated_shared_bytes=shared,
        needs_shared_opt_in=shared_bytes > SHARED_PER_BLOCK_DEFAULT,
    )


def kernel_occupancy(
    kernel: KernelFacts, block_threads: int, dynamic_shared_bytes: int = 0, *, arch: Arch | None = None
) -> Occupancy:
    """Return the theoretical occupancy of a compiled kernel, on the architecture it was compiled for unless ``arch`` says.

    Raises LaunchConfigError also for a block that the kernel's own bounds forbid.
    """
    bounds = kernel.required_threads or kernel.max_threads
    threads = bounds[0] * bounds[1] * bounds[2] if bounds else None
    if threads is not None and (block_threads > threads or (kernel.required_threads and block_threads != threads)):
        wanted = "exactly" if kernel.required_threads else "at most"
        raise LaunchConfigError(
            f"kernel {kernel.name} was compiled for {wanted} {threads} threads per block (got {block_threads})"
        )
    sm = sm_limits(kernel.arch if arch is None else arch)
    _check("bytes of dynamic shared memory per block", dynamic_shared_bytes, 0, sm.shared_per_block, sm)
    shared = kernel.shared_bytes + dynamic_shared_bytes
    return occupancy(sm.arch, block_threads, kernel.registers, shared, barriers=kernel.barriers)


def sweep(
    arch: Arch,
    registers: int,
    shared_bytes: int | Callable[[int], int] = 0,
    *,
    barriers: int = 0,
    max_threads: int = 1024,
) -> tuple[Occupancy, ...]:
    """Return the occupancy of every block size that is a multiple of 32, smallest first.

    ``shared_bytes`` may be a function of the block's threads; sizes for which it exceeds the limit are left out.
    """
    sm = sm_limits(arch)
    _check("threads per block (max_threads)", max_threads, WARP_SIZE, sm.threads_per_block, sm)
    found = []
    for threads in range(WARP_SIZE, max_threads + 1, WARP_SIZE):
        shared = shared_bytes(threads) if callable(shared_bytes) else shared_bytes
        if callable(shared_bytes) and shared > sm.shared_per_block:
            continue
        found.append(occupancy(arch, threads, registers, shared, barriers=barriers))
    return tuple(found)


def suggest(
    arch: Arch,
    registers: int,
    shared_bytes: int | Callable[[int], int] = 0,
    *,
    barriers: int = 0,
    max_threads: int = 1024,
) -> tuple[Occupancy, ...]:
    """Return the block sizes (multiples of 32) with the highest occupancy, smallest first. Arguments as ``sweep``.

    Raises LaunchConfigError if no block size can be launched.
    """
    found = sweep(arch, registers, shared_bytes, barriers=barriers, max_threads=max_threads)
    best = max((each.active_warps for each in found), default=0)
    if best == 0:
        sm = sm_limits(arch)
        raise LaunchConfigError(
            f"no block size up to {max_threads} threads can be launched on sm_{sm.arch} with {registers} registers per thread "
            f"and this shared memory (at most {sm.shared_per_block} bytes per block): use fewer of either"
        )
    return tuple(each for each in found if each.active_warps == best)


def _blocks_by_registers(sm: SmLimits, warps: int, warp_registers: int) -> int | None:
    if not warp_registers:
        return None
    # Each quarter of the SM has its own registers, for whole warps only. A block that does not fit gives 0.
    return sm.registers // sm.warp_unit // warp_registers * sm.warp_unit // warps


def _round_up(value: int, unit: int) -> int:
    return -(-value // unit) * unit


def _check(what: str, value: int, low: int, high: int, sm: SmLimits) -> None:
    try:
        operator.index(value)
    except TypeError:
        raise LaunchConfigError(f"{what} must be a whole number (got {value!r})") from None
    if not low <= value <= high:
        raise LaunchConfigError(f"{what} must be {low} to {high} on sm_{sm.arch} (got {value})")
