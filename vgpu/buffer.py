"""Buffers and memory resources, as in cuda.core, over :mod:`vgpu.memory`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from vgpu import dlpack
from vgpu.errors import MemoryError_, UnsupportedFeatureError
from vgpu.memory import AddressSpace, Allocation, default_space
from vgpu.stream import Stream, accept_stream, default_stream, submit

if TYPE_CHECKING:
    from vgpu.graph import GraphBuilder


class Buffer:
    """A handle to device memory: ``handle`` is its device pointer, ``size`` its bytes.

    ``name`` is what reports call it. Made by ``Device.allocate`` or a memory resource.
    """

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError("Buffer objects cannot be instantiated directly. Please use MemoryResource APIs.")

    _pointer: int
    _size: int
    _resource: MemoryResource | None
    _owner: object
    _closed: bool
    _name: str | None

    @classmethod
    def _init(
        cls,
        ptr: int,
        size: int,
        mr: MemoryResource | None = None,
        owner: object = None,
        *,
        stream: Stream | GraphBuilder | None = None,
        name: str | None = None,
    ) -> Buffer:
        if mr is not None and owner is not None:
            raise ValueError("owner and memory resource cannot be both specified together")
        if stream is not None and mr is None:
            raise ValueError("stream requires a memory resource (mr)")
        self = cls.__new__(cls)
        self._pointer, self._size = int(ptr), int(size)
        self._resource, self._owner = mr, owner
        self._closed, self._name = False, name
        return self

    @staticmethod
    def from_handle(
        ptr: int,
        size: int,
        mr: MemoryResource | None = None,
        owner: object | None = None,
        *,
        stream: Stream | GraphBuilder | None = None,
    ) -> Buffer:
        """A buffer over device memory that exists. It frees the memory only when ``mr`` is given.

        Raises :class:`~vgpu.errors.MemoryError_` when the range is not device memory.
        """
        if size:
            default_space().locate(int(ptr), size, purpose="make a buffer of")
        return Buffer._init(ptr, size, mr, owner, stream=stream)

    def close(self, stream: Stream | GraphBuilder | None = None) -> None:
        """Give the memory back, now. Closing twice does nothing."""
        if stream is not None:
            accept_stream(stream)
        if self._closed:
            return
        self._closed = True
        resource, self._owner = self._resource, None
        if resource is not None:
            resource.deallocate(self._pointer, self._size, stream=stream or default_stream())

    def __del__(self) -> None:
        if getattr(self, "_closed", True):
            return
        try:
            self.close()
        except Exception:  # the address space is going away, or the memory was freed by its address
            self._closed = True

    def set_deallocation_stream(self, stream: Stream | GraphBuilder) -> None:
        """Accepted and checked; memory is given back at once on any stream."""
        self._check_open()
        accept_stream(stream)

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- copies ----------------------------------------------------------------------------------

    def copy_to(
        self, dst: Buffer | None = None, *, stream: Stream | GraphBuilder, options: None = None
    ) -> Buffer:
        """Copy all bytes to ``dst`` (a new buffer of the same resource when None); returns it.

        Raises ValueError when the sizes differ.
        """
        self._check_open()
        _refuse_copy_options(options)
        target_stream = accept_stream(stream)
        if dst is None:
            if self._resource is None:
                raise ValueError(
                    "a destination buffer must be provided (this buffer does not have a memory_resource)"
                )
            dst = self._resource.allocate(self._size, stream=stream)
        dst.copy_from(self, stream=target_stream)
        return dst

    def copy_from(self, src: Buffer, *, stream: Stream | GraphBuilder, options: None = None) -> None:
        """Copy all bytes of ``src`` here. Raises ValueError when the sizes differ."""
        _refuse_copy_options(options)
        if not isinstance(src, Buffer):
            raise TypeError(
                f"copies are between Buffers (got {type(src).__name__}): for NumPy data use "
                "DeviceArray.from_numpy, or a pinned buffer seen through np.from_dlpack"
            )
        self._check_open()
        src._check_open()
        if src._size != self._size:
            raise ValueError(
                f"buffer sizes mismatch between src and dst (sizes are: src={src._size}, dst={self._size})"
            )
        destination, source, size = self._pointer, src._pointer, self._size
        work = (lambda: default_space().copy(destination, source, size)) if size else (lambda: None)
        submit(accept_stream(stream), work, f"copy {size} bytes")

    def fill(self, value: int | bytes, *, stream: Stream | GraphBuilder) -> None:
        """Repeat a byte (int within 0..255) or a pattern of 1, 2 or 4 bytes over the buffer."""
        self._check_open()
        pattern = _fill_pattern(value)
        if self._size % len(pattern):
            raise ValueError(f"buffer size ({self._size}) must be divisible by {len(pattern)}")
        address, size = self._pointer, self._size
        work = (lambda: default_space().fill(address, pattern, size)) if size else (lambda: None)
        submit(accept_stream(stream), work, f"fill {size} bytes")

    # -- interchange -----------------------------------------------------------------------------

    def __dlpack_device__(self) -> tuple[int, int]:
        """Where the memory is: pinned and managed memory as in CUDA.

        Plain device memory calls itself an extension device: no other library may take its pointers
        for a GPU's, and the host must copy, as on real hardware.
        """
        self._check_open()
        if self.is_managed:
            return dlpack.CUDA_MANAGED, 0
        return (dlpack.CUDA_HOST, 0) if self.is_host_accessible else (dlpack.EXTENSION, 0)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """The bytes as a capsule of int8, as cuda.core gives them. Counts as written by the host.

        ``dl_device=(1, 0)`` with ``copy=True`` gives a host copy of any buffer.
        """
        self._check_open()
        if dl_device is not None and tuple(dl_device) == (dlpack.CPU, 0) and copy:
            return dlpack.make_capsule(self._host_view().copy(), (dlpack.CPU, 0), max_version=max_version)
        if dl_device is not None and tuple(dl_device) != self.__dlpack_device__():
            raise BufferError("Sorry, not supported: another dl_device (except the CPU, with copy=True)")
        if copy:
            raise BufferError("Sorry, not supported: copy=True")
        view = self._host_view()
        allocation, offset = self._place()
        default_space().mark_initialized(allocation, offset, self._size)
        return dlpack.make_capsule(view, self.__dlpack_device__(), max_version=max_version)

    def _place(self) -> tuple[Allocation, int]:
        return default_space().locate(self._pointer, self._size, purpose="view")

    def _host_view(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        if not self._size:
            return np.empty(0, np.int8)
        allocation, offset = self._place()
        return allocation.view()[offset : offset + self._size].view(np.int8)

    # -- properties ------------------------------------------------------------------------------

    @property
    def handle(self) -> int:
        """The device pointer; 0 once closed."""
        return 0 if self._closed else self._pointer

    @property
    def size(self) -> int:
        """Size in bytes."""
        return self._size

    @property
    def name(self) -> str | None:
        """What reports call the buffer; settable; None when it was not named."""
        return self._name

    @name.setter
    def name(self, name: str | None) -> None:
        self._name = name
        if self._size and not self._closed:
            allocation, _ = self._place()
            allocation.name = name or f"buffer {allocation.id}"

    @property
    def is_closed(self) -> bool:
        """Whether the memory was given back."""
        return self._closed

    @property
    def device_id(self) -> int:
        """The device's ordinal: 0."""
        self._check_open()
        return 0

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can reach it: always."""
        return True

    @property
    def is_host_accessible(self) -> bool:
        """Whether host code may reach it without a copy, by the rules of CUDA."""
        self._check_open()
        return self._resource is not None and self._resource.is_host_accessible

    @property
    def is_managed(self) -> bool:
        """Whether it is managed memory."""
        self._check_open()
        return self._resource is not None and self._resource.is_managed

    @property
    def is_mapped(self) -> bool:
        """Always False: nothing is imported from other processes."""
        return False

    @property
    def memory_resource(self) -> MemoryResource | None:
        """The resource that made it."""
        return self._resource

    @property
    def owner(self) -> object:
        """The object given as the memory's owner."""
        return self._owner

    def _check_open(self) -> None:
        if self._closed:
            raise MemoryError_(f"{self!r} is closed: its memory was given back")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Buffer):
            return NotImplemented
        return (self.handle, self._size) == (other.handle, other._size)

    def __hash__(self) -> int:
        return hash((self._pointer, self._size))

    def __repr__(self) -> str:
        name = f" name={self._name!r}" if self._name else ""
        return f"<Buffer ptr={self.handle:#x} size={self._size}{name}>"


class MemoryResource:
    """Where buffers come from. Subclasses implement ``allocate`` and ``deallocate``."""

    def allocate(self, size: int, *, stream: Stream | GraphBuilder) -> Buffer:
        """A new buffer of ``size`` bytes."""
        raise TypeError("MemoryResource.allocate must be implemented by subclasses.")

    def deallocate(self, ptr: int, size: int, *, stream: Stream | GraphBuilder) -> None:
        """Give back what ``allocate`` gave."""
        raise TypeError("MemoryResource.deallocate must be implemented by subclasses.")

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can reach the memory."""
        raise TypeError("MemoryResource.is_device_accessible must be implemented by subclasses.")

    @property
    def is_host_accessible(self) -> bool:
        """Whether host code can reach the memory."""
        raise TypeError("MemoryResource.is_host_accessible must be implemented by subclasses.")

    @property
    def is_managed(self) -> bool:
        """Whether it is managed memory."""
        return False

    @property
    def device_id(self) -> int:
        """The device's ordinal."""
        raise TypeError("MemoryResource.device_id must be implemented by subclasses.")


class _VirtualResource(MemoryResource):
    """Memory of the virtual device; the kinds differ only in what host code may do."""

    _host_accessible = False

    @property
    def space(self) -> AddressSpace:
        """The device's memory."""
        return default_space()

    def allocate(
        self, size: int, *, stream: Stream | GraphBuilder | None = None, name: str | None = None
    ) -> Buffer:
        """A new buffer of ``size`` bytes, called ``name`` in reports.

        Raises :class:`~vgpu.errors.MemoryError_` when the device has no room.
        """
        from vgpu.graph import GraphBuilder

        if stream is not None and isinstance(accept_stream(stream), GraphBuilder):
            raise UnsupportedFeatureError(
                "memory cannot be allocated inside a graph on the virtual GPU: allocate before building it"
            )
        if isinstance(size, bool) or not isinstance(size, (int, np.integer)):
            raise TypeError(f"a size must be an int, in bytes (got {type(size).__name__})")
        allocation = self.space.allocate(int(size), name=name)
        return Buffer._init(allocation.base, int(size), self, name=name)

    def deallocate(self, ptr: int, size: int, *, stream: Stream | GraphBuilder | None = None) -> None:
        """Free the allocation at ``ptr``. Raises MemoryError_ when there is none or it was freed."""
        for allocation in (self.space.find(int(ptr)), self.space.nearest(int(ptr))):
            if allocation is not None and allocation.base == ptr:
                self.space.free(allocation)
                return
        raise MemoryError_(f"no allocation starts at {int(ptr):#x}")

    @property
    def is_device_accessible(self) -> bool:
        return True

    @property
    def is_host_accessible(self) -> bool:
        return self._host_accessible

    @property
    def device_id(self) -> int:
        return 0


class DeviceMemoryResource(_VirtualResource):
    """Device memory: the host copies to and from it."""

    def __init__(self, device_id: int = 0, options: None = None) -> None:
        from vgpu.device import Device

        Device(device_id)
        _refuse_pool_options(options)


class LegacyPinnedMemoryResource(_VirtualResource):
    """Memory that host code and kernels both reach: ``np.from_dlpack(buffer)`` is a view of its bytes."""

    _host_accessible = True

    @property
    def device_id(self) -> int:
        """Raises RuntimeError, as in cuda.core."""
        raise RuntimeError("a pinned memory resource is not bound to any GPU")


class PinnedMemoryResource(_VirtualResource):
    """As :class:`LegacyPinnedMemoryResource`."""

    _host_accessible = True

    def __init__(self, options: None = None) -> None:
        _refuse_pool_options(options)


class ManagedMemoryResource(_VirtualResource):
    """Managed (unified) memory: as pinned memory here, since both sides share one memory."""

    _host_accessible = True

    def __init__(self, options: None = None) -> None:
        _refuse_pool_options(options)

    @property
    def is_managed(self) -> bool:
        return True


def _refuse_pool_options(options: object) -> None:
    if options is not None:
        raise UnsupportedFeatureError(f"memory pool options have no meaning on the virtual GPU (got {options!r})")


def _refuse_copy_options(options: object) -> None:
    if options is not None:
        raise UnsupportedFeatureError("copy options have no meaning on the virtual GPU: leave options out")


def _fill_pattern(value: Any) -> bytes:
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        if not 0 <= value < 256:
            raise OverflowError(f"a fill value given as int must be within 0 to 255 (got {value})")
        return bytes([int(value)])
    try:
        pattern = bytes(memoryview(value).cast("B"))
    except TypeError:
        raise TypeError(f"a fill value must be an int or bytes-like (got {type(value).__name__})") from None
    if len(pattern) not in (1, 2, 4):
        raise ValueError(f"a fill pattern must be 1, 2 or 4 bytes (got {len(pattern)})")
    return pattern


__all__ = [
    "Buffer",
    "DeviceMemoryResource",
    "LegacyPinnedMemoryResource",
    "ManagedMemoryResource",
    "MemoryResource",
    "PinnedMemoryResource",
]
