"""Metrics: what is computed from counts, one row each, under the name Nsight Compute gives it.

Names without a prefix of Nsight Compute's (``smsp__``, ``l1tex__``) have no counterpart there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vgpu.profile.summary import Counts


@dataclass(frozen=True)
class Metric:
    """``compute`` gives None where the metric does not apply (no such request, no branch)."""

    name: str
    title: str
    unit: str
    compute: Callable[[Counts], float | None]
    meaning: str

    def of(self, counts: Counts) -> float | None:
        return self.compute(counts)


def _ratio(part: float, whole: float, scale: float = 1.0) -> float | None:
    return scale * part / whole if whole else None


METRICS: list[Metric] = [
    Metric("smsp__inst_executed.sum", "Warp instructions", "", lambda c: c.warp_instructions, "PTX instructions, once a warp"),
    Metric("smsp__thread_inst_executed.sum", "Thread instructions", "", lambda c: c.thread_instructions, "PTX instructions, once an active thread"),
    Metric("smsp__thread_inst_executed_per_inst_executed.ratio", "Active lanes per instruction", "of 32",
           lambda c: _ratio(c.thread_instructions, c.warp_instructions), "32 when no lane ever idles"),
    Metric("smsp__sass_average_branch_targets_threads_uniform.pct", "Branch efficiency", "%",
           lambda c: _ratio(c.branches - c.divergent_branches, c.branches, 100), "conditional branches whose lanes all went the same way"),
    Metric("smsp__sass_branch_targets_threads_divergent.sum", "Divergent branches", "", lambda c: c.divergent_branches if c.branches else None,
           "conditional branches whose lanes went both ways"),
]  # fmt: skip


def _requests(space: str, action: str, suffix: str) -> list[Metric]:
    kind = f"{space} {action}"
    unit = "l1tex__t_requests_pipe_lsu_mem_" + suffix

    def moved_per_request(c: Counts) -> float | None:
        return _ratio(c.of(kind).moved, c.of(kind).requests)

    def efficiency(c: Counts) -> float | None:
        return _ratio(c.of(kind).bytes_used, c.of(kind).bytes_moved, 100)

    return [
        Metric(unit + ".sum", f"{kind.capitalize()} requests", "", lambda c: c.of(kind).requests or None, "memory instructions, once a warp"),
        Metric(unit.replace("requests", "sectors") + ".sum", f"{kind.capitalize()} sectors", "", lambda c: c.of(kind).moved or None, "32 bytes each"),
        Metric(f"l1tex__average_t_sectors_per_request_pipe_lsu_mem_{suffix}.ratio", f"{kind.capitalize()} sectors per request", "",
               moved_per_request, "4 for 32 neighbouring 4-byte words, 32 when every lane needs a sector of its own"),
        Metric(f"smsp__sass_average_data_bytes_per_sector_mem_{suffix}.pct", f"{kind.capitalize()} efficiency", "%", efficiency,
               "bytes of the moved sectors that the request used"),
    ]  # fmt: skip


def _shared(action: str, suffix: str) -> list[Metric]:
    kind = f"shared {action}"
    return [
        Metric(f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{suffix}.sum", f"Shared {action} wavefronts", "", lambda c: c.of(kind).moved or None,
               "passes over the 32 banks"),
        Metric(f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{suffix}.sum", f"Shared {action} bank conflicts", "",
               lambda c: c.of(kind).excess if c.of(kind).requests else None, "wavefronts beyond those that a request without conflicts needs"),
        Metric(f"shared_{action}_bank_conflicts_per_request", f"Shared {action} conflicts per request", "",
               lambda c: _ratio(c.of(kind).excess, c.of(kind).requests), "0 when no two lanes want different words of one bank"),
    ]  # fmt: skip


def _atomic(space: str) -> list[Metric]:
    kind = f"{space} atomic"
    return [
        Metric(f"{space}_atomic_lanes_per_address", f"{space.capitalize()} atomic contention", "lanes per address",
               lambda c: _ratio(c.of(kind).lanes, c.of(kind).addresses), "1 when no two lanes of a warp update the same address"),
        Metric(f"{space}_atomic_passes_per_request", f"{space.capitalize()} atomic passes per request", "",
               lambda c: _ratio(c.of(kind).passes, c.of(kind).requests), "most lanes of a warp on one address"),
    ]  # fmt: skip


METRICS += _requests("global", "load", "global_op_ld") + _requests("global", "store", "global_op_st")
METRICS += _requests("global", "atomic", "global_op_atom") + _requests("local", "load", "local_op_ld") + _requests("local", "store", "local_op_st")
METRICS += _shared("load", "ld") + _shared("store", "st") + _shared("atomic", "atom") + _atomic("global") + _atomic("shared")

#: name -> row
BY_NAME: dict[str, Metric] = {m.name: m for m in METRICS}
