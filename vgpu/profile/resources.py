"""A kernel's resources and theoretical occupancy on named GPUs, from the cubins NVRTC makes for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from vgpu.compiler import CompileOptions, compile_cubin
from vgpu.errors import KernelNotFoundError, LaunchConfigError, UnknownArchitectureError
from vgpu.profile.cubin import KernelFacts, facts
from vgpu.profile.occupancy import Occupancy, kernel_occupancy, sm_limits

#: The GPUs asked about when none is named, beside the one in the machine.
ARCHITECTURES = ("sm_75", "sm_80", "sm_90")


class _Verbose(CompileOptions):
    """The same options with ptxas's report in the log: only there are spills counted."""

    def arguments(self, arch: str | None = None) -> tuple[str, ...]:
        return (*super().arguments(arch), "--ptxas-options=-v")


@dataclass(frozen=True)
class Resources:
    """What ptxas gave a kernel for one GPU. Bytes; spills are per thread. ``occupancy`` is None where the launch would fail: ``problem``
    says why."""

    arch: str
    registers: int
    spill_store_bytes: int | None
    spill_load_bytes: int | None
    static_shared: int
    dynamic_shared: int
    local_bytes: int
    barriers: int
    occupancy: Occupancy | None
    problem: str = ""

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        out = asdict(replace(self, occupancy=None))
        if self.occupancy is not None:
            o = self.occupancy
            out["occupancy"] = {"percent": o.percent, "active_blocks": o.active_blocks, "active_warps": o.active_warps, "limiter": o.limiter,
                                "by_limit": dict(o.by_limit)}  # fmt: skip
        return out


def present_gpu() -> str | None:
    """``"sm_90"`` and the like for the first GPU of this machine; None without one, or without its driver."""
    try:
        from cuda.bindings import driver

        if int(driver.cuInit(0)[0]):
            return None
        status, count = driver.cuDeviceGetCount()
        if int(status) or not count:
            return None
        attributes = driver.CUdevice_attribute
        _, major = driver.cuDeviceGetAttribute(attributes.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0)
        _, minor = driver.cuDeviceGetAttribute(attributes.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0)
    except (ImportError, RuntimeError, OSError, AttributeError):  # the bindings say so in all these ways
        return None
    return f"sm_{major}{minor}"


def architectures() -> tuple[str, ...]:
    """:data:`ARCHITECTURES` and the GPU in this machine, when its limits are known."""
    gpu = present_gpu()
    if gpu is None or gpu in ARCHITECTURES:
        return ARCHITECTURES
    try:
        sm_limits(gpu)
    except UnknownArchitectureError:
        return ARCHITECTURES
    return (*ARCHITECTURES, gpu)


def resources(
    source: str,
    kernel: str,
    block: tuple[int, int, int],
    dynamic_shared: int = 0,
    *,
    name: str = "kernel.cu",
    options: CompileOptions | None = None,
    archs: Sequence[str] | None = None,
    timeout_s: float | None = None,
) -> Mapping[str, Resources]:
    """Compile CUDA C++ for each of ``archs`` (default: :func:`architectures`) and read what ``kernel`` (its name in the PTX) needs.

    ``block``: threads; ``dynamic_shared``: bytes. Only virtual headers can be included. Raises CompileError, KernelNotFoundError.
    """
    given = options or CompileOptions()
    verbose = _Verbose(**{f: getattr(given, f) for f in given.__dataclass_fields__})
    threads = block[0] * block[1] * block[2]
    out = {}
    for arch in archs if archs is not None else architectures():
        made = compile_cubin(source, arch, name, verbose, timeout_s=timeout_s)
        found = facts(made.cubin, log=made.log)
        if kernel not in found:
            raise KernelNotFoundError(f"no kernel named {kernel!r} in the cubin for {arch} (it has: {', '.join(sorted(found)) or 'none'})")
        out[arch] = _resources(arch, found[kernel], threads, dynamic_shared)
    return out


def _resources(arch: str, f: KernelFacts, threads: int, dynamic_shared: int) -> Resources:
    occupancy, problem = None, ""
    try:
        occupancy = kernel_occupancy(f, threads, dynamic_shared, arch=arch)
        if occupancy.active_blocks == 0:
            problem = f"a block of {threads} threads does not fit on an SM: too many {occupancy.limiter}"
    except (LaunchConfigError, UnknownArchitectureError) as error:
        problem = str(error)
    return Resources(arch, f.registers, f.spill_store_bytes, f.spill_load_bytes, f.shared_bytes, dynamic_shared, f.frame_bytes, f.barriers,
                     occupancy, problem)  # fmt: skip


__all__ = ["ARCHITECTURES", "Resources", "architectures", "present_gpu", "resources"]
