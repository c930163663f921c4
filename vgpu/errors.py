"""Every error the virtual GPU raises: one type a cause, all under :class:`VgpuError`.

A message says what was needed, what came, and what to do next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vgpu.reports import Report


class VgpuError(Exception):
    """Base of everything this package raises on purpose."""


class CompileError(VgpuError):
    """NVRTC refused the source. ``diagnostics`` holds its messages as data, ``log`` its text."""

    def __init__(self, message: str, *, log: str = "", diagnostics: Sequence[object] = ()) -> None:
        super().__init__(message)
        self.log = log
        self.diagnostics = tuple(diagnostics)


class CompileTimeoutError(CompileError):
    """Compiling took longer than the time it was given, and was stopped."""


class PtxError(VgpuError):
    """The PTX text cannot be loaded. ``ptx_line`` and ``source_line`` are 1-based, or None."""

    def __init__(
        self,
        message: str,
        *,
        ptx_line: int | None = None,
        source_file: str | None = None,
        source_line: int | None = None,
    ) -> None:
        where = ""
        if ptx_line is not None:
            where = f" (PTX line {ptx_line}"
            where += f", {source_file or 'source'} line {source_line})" if source_line else ")"
        super().__init__(message + where)
        self.ptx_line = ptx_line
        self.source_file = source_file
        self.source_line = source_line


class PtxSyntaxError(PtxError):
    """The text is not PTX as the virtual GPU reads it."""


class UnsupportedInstructionError(PtxError):
    """An instruction form outside the instruction set. Refused at load, never skipped."""


class UnsupportedPtxVersionError(PtxError):
    """The PTX names a version or a target newer than the virtual GPU knows."""


class UnknownArchitectureError(VgpuError, ValueError):
    """No hardware limits are known for the architecture; the message lists the known ones."""


class CubinError(VgpuError, ValueError):
    """The bytes are not a cubin, or the cubin is truncated, damaged or at odds with its compiler's log."""


class KernelNotFoundError(VgpuError, KeyError):
    """The module has no kernel of that name; the message lists the near ones."""

    def __str__(self) -> str:  # KeyError would print the repr
        return str(self.args[0])


class LaunchConfigError(VgpuError, ValueError):
    """Grid, block or shared memory outside what a device accepts."""


class KernelArgumentError(VgpuError, TypeError):
    """Missing, surplus or mistyped kernel arguments."""


class MemoryError_(VgpuError, MemoryError):
    """Device memory: exhausted, freed twice, or used after it was freed."""


class LaunchError(VgpuError):
    """A kernel ran and did not end well. ``reports`` says why, most telling first."""

    def __init__(self, message: str, reports: Sequence[Report] = ()) -> None:
        super().__init__(message)
        self.reports = tuple(reports)


class IllegalAddressError(LaunchError):
    """An access outside every allocation, or outside the buffer its pointer came from."""


class MisalignedAddressError(LaunchError):
    """An access whose address is not a multiple of its size."""


class TrapError(LaunchError):
    """The kernel executed ``trap`` (``__trap()``)."""


class AssertionFailedError(LaunchError):
    """A device-side ``assert`` failed."""


class InstructionBudgetError(LaunchError):
    """The kernel executed more instructions than its budget: most likely it never ends."""


class DeadlockError(LaunchError):
    """No thread can make progress: some wait at a barrier that others never reach."""


class OutputLimitError(LaunchError):
    """The kernel printed more than the limit."""


class UnsupportedFeatureError(VgpuError, NotImplementedError):
    """Something a real GPU or cuda.core does and the virtual GPU does not; the message says what to do."""


class DeviceError(VgpuError, RuntimeError):
    """The device, a stream, an event or a graph used in a state that does not allow it."""


class ArgumentTextError(VgpuError, ValueError):
    """A kernel argument given as text (``--arg``) cannot be read, or its value does not fit its type."""


class SourceFileError(VgpuError):
    """The command was given a file that is not there, cannot be read, or is not text."""


class CheckerWarning(UserWarning):
    """A checker found something in a launch that ended well; the message is the report's."""
