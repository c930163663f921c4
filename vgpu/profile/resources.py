"""A kernel's resources and theoretical occupancy on named GPUs, from the cubins NVRTC makes for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vgpu.compiler import CompileOptions, Diagnostic, compile_cubin
from vgpu.errors import CompileError, KernelNotFoundError, LaunchConfigError, UnknownArchitectureError
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
    """What ptxas gave a kernel for one GPU. ``facts`` is None where the source does not compile for it, ``occupancy`` where the launch
    would fail: ``problem`` says why. ``dynamic_shared`` in bytes a block."""

    arch: str
    facts: KernelFacts | None
    dynamic_shared: int
    occupancy: Occupancy | None
    problem: str = ""

    def to_dict(self) -> dict[str, Any]:
        """For JSON. Bytes; registers and spills are per thread."""
        out: dict[str, Any] = {"arch": self.arch, "dynamic_shared": self.dynamic_shared, "problem": self.problem}
        if self.facts is not None:
            f = self.facts
            out |= {"registers": f.registers, "spill_store_bytes": f.spill_store_bytes, "spill_load_bytes": f.spill_load_bytes,
                    "static_shared": f.shared_bytes, "local_bytes": f.frame_bytes, "barriers": f.barriers}  # fmt: skip
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

    A GPU for which the source does not compile says so in its ``problem``; CompileError is raised when there is none for which it does.
    ``block``: threads; ``dynamic_shared``: bytes. Only virtual headers can be included. Raises KernelNotFoundError too.
    """
    given = options or CompileOptions()
    verbose = _Verbose(**{f: getattr(given, f) for f in given.__dataclass_fields__})
    out: dict[str, Resources] = {}
    refused: CompileError | None = None
    for arch in archs if archs is not None else architectures():
        try:
            made = compile_cubin(source, arch, name, verbose, timeout_s=timeout_s)
        except CompileError as error:  # an instruction that this GPU does not have
            refused = error
            out[arch] = Resources(arch, None, dynamic_shared, None, f"does not compile for {arch}: {_first_error(error)}")
            continue
        found = facts(made.cubin, log=made.log)
        if kernel not in found:
            raise KernelNotFoundError(f"no kernel named {kernel!r} in the cubin for {arch} (it has: {', '.join(sorted(found)) or 'none'})")
        out[arch] = _resources(arch, found[kernel], block[0] * block[1] * block[2], dynamic_shared)
    if refused is not None and all(r.facts is None for r in out.values()):
        raise refused
    return out


def _first_error(error: CompileError) -> str:
    return next((d.text for d in error.diagnostics if isinstance(d, Diagnostic) and d.severity == "error"), str(error))


def _resources(arch: str, f: KernelFacts, threads: int, dynamic_shared: int) -> Resources:
    try:
        found = kernel_occupancy(f, threads, dynamic_shared, arch=arch)
    except (LaunchConfigError, UnknownArchitectureError) as error:
        return Resources(arch, f, dynamic_shared, None, str(error))
    if found.active_blocks == 0:
        return Resources(arch, f, dynamic_shared, None, f"a block of {threads} threads does not fit on an SM: too many {found.limiter}")
    return Resources(arch, f, dynamic_shared, found)


__all__ = ["ARCHITECTURES", "Resources", "architectures", "present_gpu", "resources"]
