"""A CUDA device with no GPU: run, check and profile the PTX that NVRTC makes, on a CPU.

The names, arguments and meaning are those of ``cuda.core``, so that host code moves between the two
by changing an import::

    from vgpu import Device, LaunchConfig, Program, ProgramOptions, launch   # or: from cuda.core import ...

Beyond cuda.core there are typed arrays (:class:`DeviceArray`), options for how kernels run
(:func:`launch_options`) and the errors in :mod:`vgpu.errors`. Work is done inside the calls that
submit it: streams run in order, and a kernel's error is raised by its ``launch``.
"""

from __future__ import annotations

from vgpu.arrays import DeviceArray, asarray
from vgpu.buffer import (
    Buffer,
    DeviceMemoryResource,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    MemoryResource,
    PinnedMemoryResource,
)
from vgpu.device import Context, Device
from vgpu.event import Event, EventOptions
from vgpu.launch import LaunchConfig, LaunchSession, launch, launch_options
from vgpu.module import Kernel, ObjectCode
from vgpu.program import Program, ProgramOptions
from vgpu.stream import LEGACY_DEFAULT_STREAM, PER_THREAD_DEFAULT_STREAM, Stream, StreamOptions
from vgpu.version import __version__

__all__ = [
    "LEGACY_DEFAULT_STREAM",
    "PER_THREAD_DEFAULT_STREAM",
    "Buffer",
    "Context",
    "Device",
    "DeviceArray",
    "DeviceMemoryResource",
    "Event",
    "EventOptions",
    "Kernel",
    "LaunchConfig",
    "LaunchSession",
    "LegacyPinnedMemoryResource",
    "ManagedMemoryResource",
    "MemoryResource",
    "ObjectCode",
    "PinnedMemoryResource",
    "Program",
    "ProgramOptions",
    "Stream",
    "StreamOptions",
    "__version__",
    "asarray",
    "launch",
    "launch_options",
]
