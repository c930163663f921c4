"""LaunchConfig and launch, as in cuda.core, with every argument checked.

On a GPU a wrong argument is undefined behaviour; here it is a KernelArgumentError that names the
parameter. The kernel runs to its end inside ``launch``, which raises what went wrong in it.

How a kernel is run (checkers, profile, seed, budget) is set around launches, not in them::

    with vgpu.launch_options(profile=True) as session:
        launch(stream, config, kernel, *args)
    session.results[-1].profile
"""

from __future__ import annotations

import contextlib
import contextvars
import ctypes
import dataclasses
import functools
import math
import struct
import sys
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from vgpu.arrays import DeviceArray
from vgpu.buffer import Buffer
from vgpu.device import PROPERTIES
from vgpu.errors import (
    CheckerWarning,
    KernelArgumentError,
    LaunchConfigError,
    LaunchError,
    MemoryError_,
    UnsupportedFeatureError,
)
from vgpu.event import options_of
from vgpu.memory import default_space
from vgpu.module import SHARED_DEFAULT, SHARED_OPT_IN, Kernel
from vgpu.stream import Stream, accept_stream, submit

if TYPE_CHECKING:
    from vgpu.engine import LaunchOptions, LaunchResult, ParamInfo
    from vgpu.graph import GraphBuilder
    from vgpu.signature import ParameterDeclaration
    from vgpu.stream import IsStreamType

Dim3 = tuple[int, int, int]
_MAX_BLOCK = tuple(PROPERTIES[f"max_block_dim_{axis}"] for axis in "xyz")
_MAX_GRID = tuple(PROPERTIES[f"max_grid_dim_{axis}"] for axis in "xyz")
_ATTRIBUTES = ("grid", "cluster", "block", "shmem_size", "is_cooperative", "programmatic_stream_serialization")


class LaunchConfig:
    """Grid and block (an int, or a tuple of up to 3 ints) and dynamic shared memory in bytes.

    Clusters and cooperative launches are refused by ``launch``;
    ``programmatic_stream_serialization`` allows an overlap that never happens here.
    """

    def __init__(
        self,
        grid: int | tuple[int, ...] | None = None,
        cluster: int | tuple[int, ...] | None = None,
        block: int | tuple[int, ...] | None = None,
        shmem_size: int | None = None,
        is_cooperative: bool = False,
        programmatic_stream_serialization: bool = False,
    ) -> None:
        self.grid = grid  # type: ignore[assignment]
        self.block = block  # type: ignore[assignment]
        self.cluster = cluster  # type: ignore[assignment]
        if shmem_size is not None and (isinstance(shmem_size, bool) or not isinstance(shmem_size, (int, np.integer))):
            raise TypeError(f"LaunchConfig.shmem_size must be an int, in bytes (got {type(shmem_size).__name__})")
        self.shmem_size = int(shmem_size or 0)
        if self.shmem_size < 0:
            raise LaunchConfigError(f"LaunchConfig.shmem_size must be >= 0 (got {self.shmem_size})")
        self.is_cooperative = bool(is_cooperative)
        self.programmatic_stream_serialization = bool(programmatic_stream_serialization)

    grid: Dim3
    block: Dim3
    cluster: Dim3 | None
    shmem_size: int
    is_cooperative: bool
    programmatic_stream_serialization: bool

    def __setattr__(self, name: str, value: Any) -> None:
        """Shapes are checked and completed whenever they are set."""
        if name in ("grid", "block") or (name == "cluster" and value is not None):
            value = _three(f"LaunchConfig.{name}", value)
        super().__setattr__(name, value)

    def _identity(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in _ATTRIBUTES)

    def __repr__(self) -> str:
        return "LaunchConfig(" + ", ".join(f"{n}={getattr(self, n)!r}" for n in _ATTRIBUTES) + ")"

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, LaunchConfig) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity())


def _three(label: str, value: object) -> Dim3:
    """1 to 3 ints as a triple. Raises LaunchConfigError (a ValueError) with cuda.core's words."""
    if isinstance(value, int):
        given: tuple[object, ...] = (value,)
    elif isinstance(value, tuple):
        given = value
    else:
        raise LaunchConfigError(f"{label} must be an int, or a tuple with up to 3 ints (got {type(value)})")
    if len(given) > 3:
        raise LaunchConfigError(
            f"{label} must be an int, or a tuple with up to 3 ints (got tuple with length {len(given)})"
        )
    if not all(isinstance(x, int) for x in given):
        raise LaunchConfigError(f"{label} must be an int, or a tuple with up to 3 ints (got {value})")
    for x in given:
        if x < 1:  # type: ignore[operator]
            values = "values" if isinstance(value, tuple) else "value"
            raise LaunchConfigError(f"{label} {values} must be >= 1 (got {value})")
    return (*given, 1, 1, 1)[:3]  # type: ignore[return-value]


# -- how launches run --------------------------------------------------------------------------------


@dataclasses.dataclass
class LaunchSession:
    """What ``launch_options`` gives: the options in force, and the result of every launch under them."""

    options: LaunchOptions
    results: list[LaunchResult] = dataclasses.field(default_factory=list)


_session: contextvars.ContextVar[LaunchSession | None] = contextvars.ContextVar("vgpu_session", default=None)


@functools.cache
def default_options() -> LaunchOptions:
    """The options of a launch outside any ``launch_options``: every checker on."""
    from vgpu.engine import LaunchOptions

    return LaunchOptions(checkers=("all",))


@contextlib.contextmanager
def launch_options(**changes: Any) -> Iterator[LaunchSession]:
    """Run launches in this block (this thread or task) with other :class:`vgpu.engine.LaunchOptions`.

    Gives a session whose ``results`` lists their LaunchResults; findings of checkers are then only
    kept there, instead of warned about. Blocks nest: an inner one changes only what it names.
    """
    outer = _session.get()
    session = LaunchSession(dataclasses.replace(outer.options if outer else default_options(), **changes))
    token = _session.set(session)
    try:
        yield session
    finally:
        _session.reset(token)


# -- launch ------------------------------------------------------------------------------------------


def launch(
    stream: Stream | GraphBuilder | IsStreamType, config: LaunchConfig, kernel: Kernel, *kernel_args: Any
) -> None:
    """Run a kernel over a grid, to its end.

    Arguments follow cuda.core: a Buffer (or DeviceArray, or an int address) for a pointer; an int for an
    integer of any width; float for ``double``; NumPy and ctypes scalars for exactly their type.

    Raises :class:`~vgpu.errors.LaunchConfigError`, :class:`~vgpu.errors.KernelArgumentError`, or a
    :class:`~vgpu.errors.LaunchError` for what happened in the kernel.
    """
    target = accept_stream(stream, allow_protocol=True)
    config = options_of(LaunchConfig, config, "launch config")
    if not isinstance(kernel, Kernel):
        raise TypeError(f"launch needs a Kernel (got {type(kernel).__name__}): use ObjectCode.get_kernel")
    check_config(config, kernel)
    packed, names, readonly = pack_arguments(kernel, kernel_args)
    grid, block, shared = config.grid, config.block, config.shmem_size

    def work() -> None:
        _run(kernel, grid, block, shared, packed, names, readonly)

    submit(target, work, f"launch {kernel.name}")


def _run(
    kernel: Kernel, grid: Dim3, block: Dim3, shared: int, packed: bytes, names: dict[int, str], readonly: frozenset[int]
) -> None:
    session = _session.get()
    options = session.options if session else default_options()
    if names or readonly:
        options = dataclasses.replace(
            options, buffer_names={**names, **options.buffer_names}, readonly=options.readonly | readonly
        )
    result: LaunchResult | None = None
    try:
        result = kernel.object_code.module.launch(kernel._symbol, grid, block, shared, packed, options)
    except LaunchError as error:
        result = getattr(error, "result", None)
        raise
    finally:
        if "all" not in options.checkers and "initcheck" not in options.checkers:
            default_space().assume_initialized()  # nobody kept track of what the kernel wrote
        if result is not None:
            if result.output:
                sys.stdout.write(result.output)
            if session is not None:
                session.results.append(result)
    if session is None:
        for report in result.reports:
            warnings.warn(f"{report.checker}: {report.message}", CheckerWarning, stacklevel=5)


def check_config(config: LaunchConfig, kernel: Kernel) -> None:
    """Check a launch's shape against the device and the kernel. Raises LaunchConfigError, UnsupportedFeatureError."""
    if config.cluster is not None:
        raise UnsupportedFeatureError("thread block clusters are not supported: leave LaunchConfig.cluster out")
    if config.is_cooperative:
        raise UnsupportedFeatureError(
            "cooperative launches (grid-wide barriers) are not supported: leave is_cooperative out and "
            "split the kernel where the grid must synchronize"
        )
    for what, sizes, limits in (("block", config.block, _MAX_BLOCK), ("grid", config.grid, _MAX_GRID)):
        for axis, size, limit in zip("xyz", sizes, limits, strict=True):
            if size > limit:
                raise LaunchConfigError(f"{what}.{axis} must be <= {limit} (got {size})")
    info = kernel.info
    threads, limit = math.prod(config.block), min(info.max_threads or 1024, 1024)
    if threads > limit:
        why = "its launch bounds" if limit < 1024 else "the limit of a block"
        raise LaunchConfigError(
            f"a block of {kernel.name} must have <= {limit} threads, {why} (got {threads}: {config.block})"
        )
    required = getattr(info, "required_block", None)
    if required is not None and tuple(required) != config.block:
        raise LaunchConfigError(f"{kernel.name} was compiled for blocks of exactly {required} (got {config.block})")
    _check_shared(config.shmem_size, kernel)


def _check_shared(dynamic: int, kernel: Kernel) -> None:
    static = kernel.info.static_shared
    if static > SHARED_DEFAULT:
        raise LaunchConfigError(
            f"{kernel.name} has {static} bytes of static shared memory; the limit is {SHARED_DEFAULT}: use "
            "dynamic shared memory (extern __shared__) for more"
        )
    if static + dynamic > SHARED_OPT_IN:
        raise LaunchConfigError(
            f"a block can have {SHARED_OPT_IN} bytes of shared memory: {kernel.name} has {static} static "
            f"and shmem_size asks for {dynamic}"
        )
    if dynamic > kernel.dynamic_shared_limit:
        raise LaunchConfigError(
            f"shmem_size={dynamic} is more than the {kernel.dynamic_shared_limit} bytes {kernel.name} may have; to "
            f"opt in to more, set kernel.attributes.max_dynamic_shared_size_bytes = {dynamic}"
        )


# -- arguments ---------------------------------------------------------------------------------------

_FLOAT_TYPES = frozenset({"f16", "f16x2", "bf16", "bf16x2", "f32", "f64"})
_NUMPY_SCALARS = (np.bool_, np.integer, np.floating, np.complexfloating)
_CTYPES_SCALARS = (
    ctypes.c_bool, ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64, ctypes.c_longlong, ctypes.c_uint8,
    ctypes.c_uint16, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_ulonglong, ctypes.c_float, ctypes.c_double,
)  # fmt: skip


def pack_arguments(kernel: Kernel, arguments: tuple[Any, ...]) -> tuple[bytes, dict[int, str], frozenset[int]]:
    """The parameter block, the buffers' names, and the parameters that are read-only by their declaration.

    A ``const T *`` is read-only unless the same buffer is also passed for a pointer that is not.
    Raises KernelArgumentError that names the parameter.
    """
    parameters, declared = kernel.info.params, kernel.declarations
    if len(arguments) != len(parameters):
        raise KernelArgumentError(f"{_signature(kernel)} takes {len(parameters)} arguments (got {len(arguments)})")
    block = bytearray(max((p.offset + p.size for p in parameters), default=0))
    names: dict[int, str] = {}
    constant: dict[int, int] = {}
    written: set[int] = set()
    for number, (argument, parameter) in enumerate(zip(arguments, parameters, strict=True)):
        declaration = declared[number] if declared else None
        packed = _Argument(kernel, number, parameter, declaration, argument).pack()
        block[parameter.offset : parameter.offset + parameter.size] = packed
        if isinstance(argument, (Buffer, DeviceArray)):
            buffer = argument.buffer if isinstance(argument, DeviceArray) else argument
            name = argument.name or (declaration.name if declaration else None)
            if name:
                names[number] = name
            if declaration is not None and declaration.is_const:
                constant[number] = buffer.handle
            else:
                written.add(buffer.handle)
    return bytes(block), names, frozenset(n for n, base in constant.items() if base not in written)


def _signature(kernel: Kernel) -> str:
    declared = kernel.declarations
    if declared is None:
        return f"{kernel.name}({', '.join('.' + p.type for p in kernel.info.params)})"
    return f"{kernel.name}({', '.join(d.text for d in declared)})"


def _same_elements(given: str, declared: str) -> bool:
    """Whether an array of one element type may stand for the other: signedness is not held against it."""
    if given == declared:
        return True
    names = {given, declared}
    if "bfloat16" in names:
        return names <= {"bfloat16", "uint16"}  # uint16: the bits
    a, b = np.dtype(given), np.dtype(declared)
    return a.itemsize == b.itemsize and a.kind in "biu" and b.kind in "biu"


@dataclasses.dataclass(frozen=True)
class _Argument:
    """One argument on its way into the parameter block."""

    kernel: Kernel
    number: int
    parameter: ParamInfo
    declaration: ParameterDeclaration | None
    value: Any

    def error(self, problem: str) -> KernelArgumentError:
        place = f"argument {self.number + 1} of {self.kernel.name}"
        what = self.declaration.text if self.declaration else f"PTX .{self.parameter.type}, {self.parameter.size} bytes"
        return KernelArgumentError(f"{place} ({what}): {problem}")

    @property
    def is_float(self) -> bool:
        return self.parameter.type in _FLOAT_TYPES

    @property
    def is_bytes(self) -> bool:
        """A struct, or a type PTX keeps as bytes (__half, float2)."""
        return self.parameter.type == "bytes" or self.parameter.type.startswith("b")

    def pack(self) -> bytes:
        value = self.value
        if isinstance(value, (Buffer, DeviceArray)):
            return self._pointer(value)
        if isinstance(value, (np.bool_, np.number)) or type(value).__module__ == "ml_dtypes":
            return self._numpy(value)
        if isinstance(value, (int, bool)):
            return self._integer(int(value))
        if isinstance(value, float):
            return self._exactly(struct.pack("<d", value), "a Python float is a double", "np.float32(x)")
        if isinstance(value, complex):
            packed = struct.pack("<dd", value.real, value.imag)
            return self._exactly(packed, "a Python complex is two doubles", "np.complex64(z)")
        if isinstance(value, (np.void, ctypes.Structure)):
            return self._struct(bytes(value))
        if isinstance(value, _CTYPES_SCALARS):
            return self._numpy(np.dtype(type(value)).type(value.value))
        raise self.error(self._unsupported())

    def _unsupported(self) -> str:
        value = self.value
        if isinstance(value, np.ndarray):
            return "a NumPy array is in the host's memory: copy it with DeviceArray.from_numpy(array)"
        if value is None:
            return "None is no argument: pass 0 for a null pointer"
        return f"the argument is of unsupported type: {type(value)}"

    def _pointer(self, value: Buffer | DeviceArray) -> bytes:
        declaration = self.declaration
        if self.parameter.size != 8 or self.is_float or (declaration is not None and not declaration.is_pointer):
            raise self.error(f"it takes a value, and got the buffer {value!r}")
        buffer = value.buffer if isinstance(value, DeviceArray) else value
        if buffer.is_closed:
            raise MemoryError_(str(self.error(f"{buffer!r} is closed: its memory was given back")))
        declared = declaration.element if declaration is not None else None
        if isinstance(value, DeviceArray) and declared and not _same_elements(value.dtype_name, declared):
            raise self.error(
                f'it points to {declared}, and got an array of {value.dtype_name}: make it with dtype="{declared}"'
            )
        return int(value.handle).to_bytes(8, "little")

    def _integer(self, value: int) -> bytes:
        size = self.parameter.size
        if self.is_float or (self.is_bytes and size not in (1, 2, 4, 8)):
            hint = {"f32": "np.float32", "f64": "float", "f16": "np.float16"}.get(self.parameter.type, "a matching scalar")
            raise self.error(f"a Python int is an integer or an address: use {hint} for {value}")
        low, high = -(1 << (8 * size - 1)), 1 << (8 * size)
        if not low <= value < high:
            raise self.error(f"{value} does not fit into {size} bytes")
        if self.declaration is not None and self.declaration.is_pointer and value < 0:
            raise self.error(f"{value} is no address")
        return (value % high).to_bytes(size, "little")

    def _numpy(self, value: Any) -> bytes:
        kind = value.dtype
        if kind.kind not in "biufc" and kind.name != "bfloat16":
            raise self.error(self._unsupported())
        if self.declaration is not None and self.declaration.is_pointer and kind.kind not in "iu":
            raise self.error(f"it takes a buffer or an address, and got {kind.name}")
        fits = kind.itemsize == self.parameter.size
        if fits and not self.is_bytes:
            fits = (kind.kind in "fc" or kind.name == "bfloat16") == self.is_float
        if fits and self.declaration is not None and self.declaration.element is not None and not self.declaration.is_pointer:
            wanted = "bfloat16" if self.declaration.element == "bfloat16" else np.dtype(self.declaration.element).kind
            floating = wanted in ("f", "bfloat16")
            fits = not floating or kind.kind == "f" or kind.name == "bfloat16" or kind.name == "uint16"
        if not fits:
            raise self.error(f"it got {kind.name} ({kind.itemsize} bytes): use {self._wanted()}")
        return bytes(np.asarray(value).tobytes())

    def _exactly(self, packed: bytes, what: str, instead: str) -> bytes:
        matches = self.parameter.size == len(packed) and (self.is_bytes or self.is_float)
        if not matches:
            raise self.error(f"{what} of {len(packed)} bytes: use {self._wanted() or instead}")
        return packed

    def _struct(self, packed: bytes) -> bytes:
        """A struct by value: a NumPy record or a ctypes structure laid out as the compiler lays it out."""
        if not self.is_bytes or len(packed) != self.parameter.size:
            raise self.error(f"it takes {self.parameter.size} bytes, and got a struct of {len(packed)} (np.dtype(..., align=True) pads as C++ does)")
        return packed

    def _wanted(self) -> str:
        """The scalar type that fits, in words."""
        if self.declaration is not None and not self.declaration.is_pointer and self.declaration.element:
            name = self.declaration.element
            return "np.uint16 bits (or ml_dtypes.bfloat16)" if name == "bfloat16" else f"np.{name}"
        if self.declaration is not None and self.declaration.is_pointer:
            return "a Buffer, a DeviceArray or an int address"
        size = self.parameter.size
        if self.is_float:
            return f"np.float{8 * size}"
        if self.is_bytes:
            return f"a scalar of {size} bytes"
        return f"np.int{8 * size} or np.uint{8 * size}"


__all__ = ["LaunchConfig", "LaunchSession", "launch", "launch_options"]
