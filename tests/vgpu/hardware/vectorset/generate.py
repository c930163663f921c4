"""From cases to kernels: which generator writes a row, and how many cases share a kernel."""

from __future__ import annotations

from collections.abc import Sequence

from vectorset import ptx_alu, ptx_atomic, ptx_barrier, ptx_memory, ptx_misc, ptx_tensor, ptx_warp
from vectorset.kernel import DEFAULT_TARGET, Generator, Launch
from vectorset.plan import Case, cases
from vectorset.recipes import inputs
from vgpu.ptx.isa import Form

_GENERATORS: dict[str, tuple[Generator, int]] = {
    # unit: generator, most cases in a kernel
    "alu": (ptx_alu.build, 48), "mov": (ptx_alu.build, 48), "cvta": (ptx_misc.build_addresses, 32),
    "memory": (ptx_memory.build, 48), "atomic": (ptx_atomic.build_atomics, 24), "cp_async": (ptx_atomic.build_copies, 24),
    "fence": (ptx_misc.build_effectless, 32), "nop": (ptx_misc.build_effectless, 32), "warp": (ptx_warp.build, 8),
    "barrier": (ptx_barrier.build, 8), "tensor": (ptx_tensor.build, 16),
}  # fmt: skip


def kernel_for(form: Form, some: Sequence[Case], target: str = DEFAULT_TARGET) -> Launch:
    """One kernel that computes ``some`` cases of a row: PTX, inputs and the layout of its results.

    The same text goes to a real GPU and to the virtual one. Raises KeyError for a unit that has no generator.
    """
    generator, _ = _GENERATORS[form.unit]
    return generator(list(some), target)


def groups(form: Form) -> list[list[Case]]:
    """A row's cases in portions that share a kernel: the same number of threads, not too many."""
    _, most = _GENERATORS[form.unit]
    by_threads: dict[int, list[Case]] = {}
    for case in cases(form):
        threads = 0
        if form.unit in ("alu", "mov"):
            threads = len(next(iter(inputs(form, case.mods).values()), ()))
        by_threads.setdefault(threads, []).append(case)
    return [same[i : i + most] for same in by_threads.values() for i in range(0, len(same), most)]
