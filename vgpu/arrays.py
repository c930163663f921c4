"""Typed arrays over device memory: shapes, strides and dtypes for buffers.

A :class:`DeviceArray` is not a NumPy array: device memory is reached by copies (``from_numpy``,
``to_numpy``) and by kernels. Slices are views with strides, like NumPy's.

bfloat16 is a dtype of its own: ``dtype_name`` is "bfloat16", the elements are ml_dtypes' bfloat16
where that package is installed and their bits as uint16 where it is not.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from vgpu import dlpack
from vgpu.buffer import Buffer, DeviceMemoryResource
from vgpu.errors import UnsupportedFeatureError
from vgpu.memory import default_space
from vgpu.stream import Stream, accept_stream, submit

try:
    import ml_dtypes

    _BFLOAT16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
except ImportError:
    _BFLOAT16 = np.dtype(np.uint16)

DTypeLike = Any


def _dtype(dtype: DTypeLike) -> tuple[np.dtype[Any], str]:
    """A dtype's storage and its name. Raises TypeError for types without a fixed size on a device."""
    if isinstance(dtype, str) and dtype in ("bfloat16", "bf16"):
        return _BFLOAT16, "bfloat16"
    storage = np.dtype(dtype)
    if storage.name == "bfloat16":
        return _BFLOAT16, "bfloat16"
    if storage.hasobject or storage.kind in "OSUMm" or storage.itemsize == 0:
        raise TypeError(f"a device array cannot hold {storage}: use a number type")
    if not storage.isnative:
        raise TypeError(f"a device array is little-endian (got {storage}): use .astype({storage.newbyteorder('=')})")
    return storage, storage.name


def float32_to_bfloat16_bits(values: npt.ArrayLike) -> npt.NDArray[np.uint16]:
    """Round float32 to bfloat16 (to nearest, ties to even); NaN stays NaN. Returns the bits."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    rounded = (bits.astype(np.uint64) + 0x7FFF + ((bits >> 16) & 1)) >> 16
    is_nan = (bits & 0x7FFFFFFF) > 0x7F800000
    return np.where(is_nan, (bits >> 16) | 0x40, rounded).astype(np.uint16)


def bfloat16_bits_to_float32(bits: npt.ArrayLike) -> npt.NDArray[np.float32]:
    """bfloat16 bits (uint16) as float32, exactly."""
    return (np.asarray(bits, np.uint16).astype(np.uint32) << 16).view(np.float32)


class DeviceArray:
    """An array in device memory: ``shape``, ``dtype``, ``strides`` (bytes) over a ``buffer``.

    ``name`` is what reports call it. Pass it to ``launch`` for a pointer: the kernel gets ``handle``,
    the address of the first element.
    """

    __slots__ = ("__weakref__", "_offset", "buffer", "dtype", "dtype_name", "shape", "strides")
    #: NumPy must not turn it into an array of objects.
    __array_ufunc__ = None

    def __init__(
        self,
        buffer: Buffer,
        shape: int | tuple[int, ...],
        dtype: DTypeLike,
        *,
        strides: tuple[int, ...] | None = None,
        offset: int = 0,
    ) -> None:
        """A view of a buffer: ``strides`` and ``offset`` in bytes (default: C order, 0).

        Raises ValueError when it would reach outside the buffer.
        """
        self.buffer = buffer
        self.dtype, self.dtype_name = _dtype(dtype)
        self.shape = (int(shape),) if isinstance(shape, (int, np.integer)) else tuple(int(n) for n in shape)
        if any(n < 0 for n in self.shape):
            raise ValueError(f"a shape's sizes must be >= 0 (got {self.shape})")
        self.strides = _c_strides(self.shape, self.dtype.itemsize) if strides is None else tuple(strides)
        if len(self.strides) != len(self.shape):
            raise ValueError(f"{len(self.shape)} axes need as many strides (got {len(self.strides)})")
        self._offset = int(offset)
        low, high = self._extent()
        if low < 0 or high > buffer.size:
            raise ValueError(
                f"shape {self.shape} of {self.dtype_name} at offset {offset} needs bytes {low} to {high} "
                f"of a buffer of {buffer.size}"
            )

    def _extent(self) -> tuple[int, int]:
        """First and one past the last byte within the buffer."""
        if 0 in self.shape:
            return self._offset, self._offset
        reach = [(n - 1) * s for n, s in zip(self.shape, self.strides, strict=True)]
        low = self._offset + sum(r for r in reach if r < 0)
        return low, self._offset + sum(r for r in reach if r > 0) + self.dtype.itemsize

    # -- making ----------------------------------------------------------------------------------

    @classmethod
    def empty(
        cls, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32, *, name: str | None = None
    ) -> DeviceArray:
        """A new array; its elements are uninitialised (NaN or -1 in practice, and initcheck knows)."""
        storage, _ = _dtype(dtype)
        count = int(shape) if isinstance(shape, (int, np.integer)) else math.prod(shape)
        buffer = DeviceMemoryResource().allocate(max(count, 0) * storage.itemsize, name=name)
        return cls(buffer, shape, dtype)

    @classmethod
    def zeros(
        cls, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32, *, name: str | None = None
    ) -> DeviceArray:
        """A new array of zeros."""
        array = cls.empty(shape, dtype, name=name)
        if array.nbytes:
            default_space().fill(array.buffer.handle, b"\0", array.nbytes)
        return array

    @classmethod
    def from_numpy(
        cls,
        array: npt.ArrayLike,
        *,
        dtype: DTypeLike | None = None,
        name: str | None = None,
        readonly: bool = False,
    ) -> DeviceArray:
        """A copy of a host array in new, C-ordered device memory.

        ``dtype`` converts (float32 to "bfloat16" rounds to nearest even). ``readonly`` forbids kernels
        to write to it.
        """
        source = np.asarray(array)
        storage, type_name = _dtype(source.dtype if dtype is None else dtype)
        made = cls.empty(source.shape, "bfloat16" if type_name == "bfloat16" else storage, name=name)
        made.copy_from_host(source)
        made.readonly = readonly
        return made

    @classmethod
    def from_dlpack(cls, source: Any, *, name: str | None = None) -> DeviceArray:
        """A copy of any host array with ``__dlpack__`` (PyTorch on the CPU, NumPy, ...); bfloat16 works.

        Raises BufferError when the memory is not the host's.
        """
        view, is_bfloat16 = dlpack.import_array(source)
        if not is_bfloat16:
            return cls.from_numpy(view, name=name)
        made = cls.empty(view.shape, "bfloat16", name=name)
        made.copy_from_host(view)
        return made

    # -- copies ----------------------------------------------------------------------------------

    def _host(self) -> npt.NDArray[Any]:
        """The elements where they lie (device memory is host memory); not for users."""
        self.buffer._check_open()
        if self.size == 0:
            return np.empty(self.shape, self.dtype)
        low, high = self._extent()
        allocation, start = default_space().locate(self.buffer.handle + low, high - low, purpose="view")
        return np.ndarray(
            self.shape, self.dtype, allocation.view()[start : start + high - low], self._offset - low, self.strides
        )

    def to_numpy(self, dtype: DTypeLike | None = None) -> npt.NDArray[Any]:
        """A host copy. ``dtype`` converts; bfloat16 without ml_dtypes comes as its uint16 bits."""
        host = self._host().copy()
        if dtype is None:
            return host
        if self.dtype_name == "bfloat16":
            return bfloat16_bits_to_float32(host.view(np.uint16)).astype(dtype)
        return host.astype(dtype)

    def copy_from_host(self, array: npt.ArrayLike, *, stream: Stream | None = None) -> None:
        """Overwrite the elements with a host array of the same shape, converting its numbers.

        Raises ValueError when the shapes differ.
        """
        source = np.asarray(array)
        if source.shape != self.shape:
            raise ValueError(f"the host array must have shape {self.shape} (got {source.shape})")
        if stream is not None:
            data = source.copy()
            submit(accept_stream(stream), lambda: self._store(data), f"copy {self.nbytes} bytes")
        else:
            self._store(source)

    def _store(self, source: npt.NDArray[Any]) -> None:
        if self.size == 0:
            return
        if self.dtype_name == "bfloat16" and source.dtype not in (_BFLOAT16, np.dtype(np.uint16)):
            source = float32_to_bfloat16_bits(source).reshape(source.shape)
        if self.dtype_name == "bfloat16":
            self._host().view(np.uint16)[...] = source.view(np.uint16)
        else:
            self._host()[...] = source
        self._mark_written()

    def _mark_written(self) -> None:
        low, high = self._extent()
        space = default_space()
        allocation, start = space.locate(self.buffer.handle + low, high - low)
        if self.is_contiguous:
            space.mark_initialized(allocation, start, high - low)
        elif allocation.init_bitmap is not None:
            written = np.zeros(allocation.nbytes, np.bool_)
            item = self.dtype.itemsize
            np.ndarray(
                (*self.shape, item), np.bool_, written[start : start + high - low], self._offset - low, (*self.strides, 1)
            )[...] = True
            space.mark_initialized_where(allocation, written)

    # -- views -----------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> DeviceArray:
        """A view, by ints, slices, ``...`` and ``None``. A single element is an array of shape ()."""
        keys = key if isinstance(key, tuple) else (key,)
        for k in keys:
            if isinstance(k, (bool, np.bool_)) or not (
                k is None or k is Ellipsis or isinstance(k, (int, np.integer, slice))
            ):
                raise UnsupportedFeatureError(
                    f"a device array is indexed with ints and slices (got {type(k).__name__}): "
                    "copy with .to_numpy() for anything else"
                )
        if Ellipsis not in keys:
            keys = (*keys, Ellipsis)  # keeps a single element an array
        # Index a stand-in with the same strides: it costs no memory and never touches any.
        model = np.lib.stride_tricks.as_strided(np.empty(1, np.uint8), self.shape, self.strides)
        view = model[keys]
        offset = self._offset + int(view.ctypes.data) - int(model.ctypes.data)
        return self._view(view.shape, view.strides, offset)

    def __setitem__(self, key: Any, value: Any) -> None:
        """Copy host numbers into a view (broadcast)."""
        view = self[key]
        view.copy_from_host(np.broadcast_to(np.asarray(value), view.shape))

    def _view(self, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> DeviceArray:
        dtype = "bfloat16" if self.dtype_name == "bfloat16" else self.dtype
        return DeviceArray(self.buffer, shape, dtype, strides=strides, offset=offset if math.prod(shape) else self._offset)

    @property
    def T(self) -> DeviceArray:
        """The transposed view: axes reversed."""
        return self._view(self.shape[::-1], self.strides[::-1], self._offset)

    def transpose(self, *axes: int) -> DeviceArray:
        """The view with its axes in the given order (default: reversed)."""
        order = axes or tuple(range(self.ndim))[::-1]
        if sorted(order) != list(range(self.ndim)):
            raise ValueError(f"axes must be a permutation of 0..{self.ndim - 1} (got {order})")
        return self._view(tuple(self.shape[a] for a in order), tuple(self.strides[a] for a in order), self._offset)

    def reshape(self, *shape: int | tuple[int, ...]) -> DeviceArray:
        """The same elements in another shape (one -1 allowed); only for contiguous arrays."""
        given = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        wanted = [int(n) for n in given]  # type: ignore[arg-type]
        if not self.is_contiguous:
            raise ValueError("only a contiguous array can be reshaped without a copy")
        if wanted.count(-1) == 1:
            rest = math.prod(n for n in wanted if n != -1)
            wanted[wanted.index(-1)] = self.size // rest if rest else 0
        if math.prod(wanted) != self.size:
            raise ValueError(f"{self.size} elements cannot have shape {tuple(shape)}")
        target = tuple(wanted)
        return self._view(target, _c_strides(target, self.dtype.itemsize), self._offset)

    # -- properties ------------------------------------------------------------------------------

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return int(self.dtype.itemsize)

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self.size * self.itemsize

    @property
    def handle(self) -> int:
        """The device address of the first element."""
        return self.buffer.handle + self._offset

    @property
    def name(self) -> str | None:
        """What reports call the array's buffer; settable."""
        return self.buffer.name

    @name.setter
    def name(self, name: str | None) -> None:
        self.buffer.name = name

    @property
    def readonly(self) -> bool:
        """Whether kernels may not write to the buffer; settable."""
        return self.buffer.size > 0 and self.buffer._place()[0].readonly

    @readonly.setter
    def readonly(self, readonly: bool) -> None:
        if self.buffer.size:
            default_space().set_readonly(self.buffer._place()[0], readonly)

    @property
    def is_contiguous(self) -> bool:
        """Whether the elements lie in C order without gaps."""
        expected = self.itemsize
        for n, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            if n != 1 and stride != expected:
                return self.size == 0
            expected *= n
        return True

    @property
    def interface(self) -> dict[str, Any]:
        """What ``__cuda_array_interface__`` would say.

        Not under that name: a library that found it would take the address for one of a real GPU.
        """
        return {
            "shape": self.shape,
            "typestr": "<V2" if self.dtype_name == "bfloat16" else self.dtype.str,
            "data": (self.handle, self.readonly),
            "strides": None if self.is_contiguous else self.strides,
            "version": 3,
        }

    # -- interchange -----------------------------------------------------------------------------

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.buffer.__dlpack_device__()

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """A capsule: of a host copy for ``dl_device=(1, 0)``, else of the memory itself (see Buffer)."""
        device = self.__dlpack_device__()
        is_bfloat16 = self.dtype_name == "bfloat16"
        host = self._host()
        if dl_device is not None and tuple(dl_device) == (dlpack.CPU, 0):
            if copy is False:
                raise BufferError("device memory reaches the host only as a copy")
            host, device = host.copy(), (dlpack.CPU, 0)
        elif dl_device is not None and tuple(dl_device) != device:
            raise BufferError(f"device memory cannot be exported to DLPack device {dl_device}")
        elif copy:
            raise BufferError("a copy on the device is not supported: ask for dl_device=(1, 0)")
        elif self.size:
            self._mark_written()  # whoever gets the memory may write to it
        if is_bfloat16:
            host = host.view(np.uint16)
        return dlpack.make_capsule(host, device, bfloat16=is_bfloat16, max_version=max_version)

    def __array__(self, *_: Any, **__: Any) -> npt.NDArray[Any]:
        raise TypeError("a DeviceArray is in device memory: copy it with .to_numpy()")

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array of shape ()")
        return self.shape[0]

    def __repr__(self) -> str:
        name = f" name={self.name!r}" if self.name else ""
        strides = "" if self.is_contiguous else f" strides={self.strides}"
        return f"<DeviceArray shape={self.shape} dtype={self.dtype_name}{strides}{name} at {self.handle:#x}>"


def _c_strides(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    strides = []
    for n in reversed(shape):
        strides.append(itemsize)
        itemsize *= max(n, 1)
    return tuple(reversed(strides))


def asarray(value: npt.ArrayLike | DeviceArray, dtype: DTypeLike | None = None, *, name: str | None = None) -> DeviceArray:
    """A DeviceArray as it is, or a copy of a host array."""
    return value if isinstance(value, DeviceArray) else DeviceArray.from_numpy(value, dtype=dtype, name=name)


__all__ = ["DeviceArray", "asarray", "bfloat16_bits_to_float32", "float32_to_bfloat16_bits"]
