"""Object code and kernels, as in cuda.core, over :mod:`vgpu.engine`."""

from __future__ import annotations

import difflib
import functools
import itertools
import os
import re
import threading
import weakref
from collections import namedtuple
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vgpu import signature
from vgpu.compiler import CompileOptions, CompileResult, compile_cubin
from vgpu.errors import KernelNotFoundError, LaunchConfigError, PtxSyntaxError, UnsupportedFeatureError
from vgpu.memory import Allocation, default_space

if TYPE_CHECKING:
    from vgpu.buffer import Buffer
    from vgpu.device import Device
    from vgpu.engine import KernelInfo, LoadedModule
    from vgpu.launch import LaunchConfig
    from vgpu.profile.cubin import KernelFacts
    from vgpu.stream import Stream

_handles = itertools.count(0x9000)
#: Registers and occupancy are those of the GPU whose limits the device has.
RESOURCE_ARCH = "sm_90"
SHARED_DEFAULT = 48 << 10
SHARED_OPT_IN = 227 << 10

ParamInfo = namedtuple("ParamInfo", ["offset", "size"])
MaxPotentialBlockSizeOccupancyResult = namedtuple(
    "MaxPotentialBlockSizeOccupancyResult", ["min_grid_size", "max_block_size"]
)


def load_ptx(ptx: str, name: str, source: str | None) -> LoadedModule:
    """Load PTX through the engine (imported on first use: LLVM takes a moment)."""
    from vgpu import engine

    module = engine.load_ptx(ptx, name=name, source=source)
    weakref.finalize(module, _free, tuple(module.variables.values()))
    return module


def _free(variables: tuple[Allocation, ...]) -> None:
    """Give back a module's variables once nothing can reach the module."""
    for variable in variables:
        if not variable.freed:
            default_space().free(variable)


class ObjectCode:
    """Compiled code. Made by ``Program.compile`` or ``ObjectCode.from_ptx``; loaded at the first ``get_kernel``.

    What runs is always PTX. For ``code_type`` "cubin" the machine code is made when ``code`` is read.
    """

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError(
            "ObjectCode objects cannot be instantiated directly. Please use ObjectCode APIs (from_ptx) "
            "or Program APIs (compile)."
        )

    _ptx: str
    _code_type: str
    _name: str
    _symbols: dict[str, str]
    _source: str | None
    _source_name: str
    _options: CompileOptions
    _cubin_arch: str
    _loaded: LoadedModule | None
    _lock: threading.Lock
    _handle: int

    @classmethod
    def _init(
        cls,
        ptx: str,
        code_type: str = "ptx",
        *,
        name: str = "",
        symbol_mapping: Mapping[str, str] | None = None,
        source: str | None = None,
        source_name: str = "kernel.cu",
        options: CompileOptions | None = None,
        cubin_arch: str = RESOURCE_ARCH,
    ) -> ObjectCode:
        self = cls.__new__(cls)
        self._ptx, self._code_type, self._name = ptx, code_type, name or ""
        self._symbols = dict(symbol_mapping or {})
        self._source, self._source_name = source, source_name
        self._options, self._cubin_arch = options or CompileOptions(), cubin_arch
        self._loaded, self._lock, self._handle = None, threading.Lock(), next(_handles)
        return self

    @classmethod
    def from_result(
        cls, result: CompileResult, source: str, *, name: str = "kernel.cu", options: CompileOptions | None = None
    ) -> ObjectCode:
        """Object code from :func:`vgpu.compiler.compile`'s result and its source (not in cuda.core)."""
        return cls._init(
            result.ptx, name=name, symbol_mapping=result.lowered_names, source=source, source_name=name, options=options
        )

    @staticmethod
    def from_ptx(
        module: bytes | str | os.PathLike[str], *, name: str = "", symbol_mapping: dict[str, str] | None = None
    ) -> ObjectCode:
        """PTX as bytes, or the path of a file that holds it. A str with a newline is taken for PTX itself.

        Raises :class:`~vgpu.errors.PtxSyntaxError` when it is not text (it is parsed at ``get_kernel``).
        """
        if isinstance(module, str) and "\n" in module:
            return ObjectCode._init(module, name=name, symbol_mapping=symbol_mapping)
        if isinstance(module, (str, os.PathLike)):
            module = Path(module).read_bytes()
        if not isinstance(module, (bytes, bytearray)):
            raise TypeError(f"PTX must be bytes, or a str or path naming a file (got {type(module).__name__})")
        try:
            text = bytes(module).rstrip(b"\0").decode("utf-8")
        except UnicodeDecodeError:
            kind = "a cubin or other ELF file" if bytes(module[:4]) == b"\x7fELF" else "not text"
            raise PtxSyntaxError(f"this is no PTX: it is {kind}") from None
        return ObjectCode._init(text, name=name, symbol_mapping=symbol_mapping)

    @staticmethod
    def from_cubin(
        module: bytes | str | os.PathLike[str], *, name: str = "", symbol_mapping: dict[str, str] | None = None
    ) -> ObjectCode:
        """Raises UnsupportedFeatureError: machine code of a real GPU cannot run here."""
        raise _no_machine_code("a cubin")

    @staticmethod
    def from_ltoir(
        module: bytes | str | os.PathLike[str], *, name: str = "", symbol_mapping: dict[str, str] | None = None
    ) -> ObjectCode:
        """Raises UnsupportedFeatureError, as :meth:`from_cubin`."""
        raise _no_machine_code("LTO IR")

    @staticmethod
    def from_fatbin(
        module: bytes | str | os.PathLike[str], *, name: str = "", symbol_mapping: dict[str, str] | None = None
    ) -> ObjectCode:
        """Raises UnsupportedFeatureError, as :meth:`from_cubin`."""
        raise _no_machine_code("a fatbin")

    @staticmethod
    def from_object(
        module: bytes | str, *, name: str = "", symbol_mapping: dict[str, str] | None = None
    ) -> ObjectCode:
        """Raises UnsupportedFeatureError, as :meth:`from_cubin`."""
        raise _no_machine_code("an object file")

    @staticmethod
    def from_library(
        module: bytes | str, *, name: str = "", symbol_mapping: dict[str, str] | None = None
    ) -> ObjectCode:
        """Raises UnsupportedFeatureError, as :meth:`from_cubin`."""
        raise _no_machine_code("a library")

    def get_kernel(self, name: str | bytes) -> Kernel:
        """The kernel of that name: as in the PTX, or one of the program's name expressions.

        Raises :class:`~vgpu.errors.KernelNotFoundError` with the near names, and PtxError when the PTX
        cannot be loaded.
        """
        if isinstance(name, bytes):
            name = name.decode()
        if not isinstance(name, str):
            raise TypeError(f"a kernel's name must be str or bytes (got {type(name).__name__})")
        module = self.module
        symbol = self._symbols.get(name, name)
        if symbol not in module.kernels:
            raise KernelNotFoundError(self._not_found(name))
        return Kernel._init(self, symbol, name)

    def _not_found(self, name: str) -> str:
        kernels = list(self.module.kernels)
        for kernel in kernels:
            if plain_name(kernel) == name and kernel != name:
                return (
                    f"no kernel named {name!r}, but there is {kernel!r}, its mangled name: declare it "
                    f'extern "C", or compile with name_expressions=({name!r},)'
                )
        known = list(dict.fromkeys([*self._symbols, *(plain_name(k) for k in kernels), *kernels]))
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(map(repr, near))}?" if near else f"it has {', '.join(known) or 'none'}"
        return f"no kernel named {name!r} in {self._name or 'this module'}; {hint}"

    def get_global(self, name: str) -> Buffer:
        """A ``__device__`` or ``__constant__`` variable as a buffer (not in cuda.core).

        Raises :class:`~vgpu.errors.KernelNotFoundError` when there is none of that name.
        """
        from vgpu.buffer import Buffer

        variables = self.module.globals
        if name not in variables:
            near = difflib.get_close_matches(name, variables, n=3, cutoff=0.5)
            hint = f"did you mean {' or '.join(near)}?" if near else f"it has {', '.join(variables) or 'none'}"
            raise KernelNotFoundError(f"no variable named {name!r} in {self._name or 'this module'}; {hint}")
        address, nbytes = variables[name]
        return Buffer._init(address, nbytes, owner=self, name=name)

    @property
    def module(self) -> LoadedModule:
        """The loaded module (loads it on first use)."""
        if self._loaded is None:
            with self._lock:
                if self._loaded is None:
                    self._loaded = load_ptx(self._ptx, self._name, self._source)
        return self._loaded

    @property
    def code(self) -> bytes:
        """The PTX, or the cubin for a named GPU, as bytes."""
        if self._code_type == "cubin" and self._source is not None:
            return compile_cubin(self._source, self._cubin_arch, self._source_name, self._options).cubin
        return self._ptx.encode()

    @property
    def ptx(self) -> str:
        """The PTX that runs (not in cuda.core)."""
        return self._ptx

    @property
    def source(self) -> str | None:
        """The CUDA source, where it is known (not in cuda.core)."""
        return self._source

    @property
    def name(self) -> str:
        """A name for messages."""
        return self._name

    @property
    def code_type(self) -> str:
        """``"ptx"`` or ``"cubin"``."""
        return self._code_type

    @property
    def symbol_mapping(self) -> dict[str, str]:
        """Name expression to mangled name."""
        return dict(self._symbols)

    @property
    def handle(self) -> int:
        """A number that stands for the object in this process."""
        return self._handle

    @functools.cached_property
    def facts(self) -> dict[str, KernelFacts]:
        """Registers and such of each kernel by mangled name, from NVRTC's cubin for ``RESOURCE_ARCH``.

        Raises UnsupportedFeatureError when there is no CUDA source to compile.
        """
        if self._source is None:
            raise UnsupportedFeatureError(
                "registers and occupancy are decided by ptxas for a named GPU: they are known only for code "
                "compiled from CUDA source, not for PTX loaded directly"
            )
        from vgpu.profile.cubin import facts

        result = compile_cubin(self._source, RESOURCE_ARCH, self._source_name, self._options, verbose=True)
        return facts(result.cubin, log=result.log)

    def __eq__(self, other: object) -> bool:
        return self._handle == other._handle if isinstance(other, ObjectCode) else NotImplemented

    def __hash__(self) -> int:
        return hash(("object code", self._handle))

    def __repr__(self) -> str:
        return f"<ObjectCode handle={self._handle:#x} code_type='{self._code_type}'>"


class Kernel:
    """A kernel, ready to ``launch``. Made by ``ObjectCode.get_kernel``."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError("Kernel objects cannot be instantiated directly. Please use ObjectCode APIs.")

    _object: ObjectCode
    _symbol: str
    _name: str
    _handle: int
    _dynamic_limit: int | None

    @classmethod
    def _init(cls, code: ObjectCode, symbol: str, name: str) -> Kernel:
        self = cls.__new__(cls)
        self._object, self._symbol, self._name = code, symbol, name
        self._handle, self._dynamic_limit = next(_handles), None
        return self

    @staticmethod
    def from_handle(handle: int, mod: ObjectCode | None = None) -> Kernel:
        """Raises UnsupportedFeatureError: a driver's kernel handle means nothing here."""
        raise UnsupportedFeatureError("a CUkernel of the driver cannot run on the virtual GPU: load its PTX")

    @property
    def name(self) -> str:
        """The name it was asked for by (not in cuda.core)."""
        return self._name

    @functools.cached_property
    def info(self) -> KernelInfo:
        """The engine's description of it (not in cuda.core)."""
        return self._object.module.kernels[self._symbol]

    @property
    def object_code(self) -> ObjectCode:
        """The object code it comes from (not in cuda.core)."""
        return self._object

    @functools.cached_property
    def declarations(self) -> tuple[signature.ParameterDeclaration, ...] | None:
        """The parameters as the source writes them; None when unknown (not in cuda.core)."""
        if self._object.source is None:
            return None
        found = signature.declarations(self._object.source, plain_name(self._symbol))
        return found if found is not None and len(found) == len(self.info.params) else None

    @property
    def attributes(self) -> KernelAttributes:
        """What is known of its resources."""
        return KernelAttributes._init(self)

    @property
    def occupancy(self) -> KernelOccupancy:
        """Theoretical occupancy, on the GPU whose limits the device has."""
        return KernelOccupancy._init(self)

    @property
    def num_arguments(self) -> int:
        """How many arguments it takes."""
        return len(self.info.params)

    @property
    def arguments_info(self) -> list[Any]:
        """(offset, size) of each argument in bytes, as ``ParamInfo``."""
        return [ParamInfo(p.offset, p.size) for p in self.info.params]

    @property
    def handle(self) -> int:
        """A number that stands for the kernel in this process."""
        return self._handle

    @property
    def dynamic_shared_limit(self) -> int:
        """Bytes of dynamic shared memory a launch may ask for (see ``attributes``)."""
        if self._dynamic_limit is not None:
            return self._dynamic_limit
        return max(SHARED_DEFAULT - self.info.static_shared, 0)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Kernel):
            return NotImplemented
        return self._object == other._object and self._symbol == other._symbol

    def __hash__(self) -> int:
        return hash((self._object, self._symbol))

    def __repr__(self) -> str:
        return f"<Kernel {self._name!r} handle={self._handle:#x}>"


class KernelAttributes:
    """Attributes of a kernel. Registers and memory come from NVRTC's cubin for ``RESOURCE_ARCH``.

    Unlike in cuda.core ``max_dynamic_shared_size_bytes`` can be set: it is how a kernel opts in to more
    than 48 KiB, for which cuda.core has no call (cuda.bindings' ``cuKernelSetAttribute`` does it there).
    """

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError("KernelAttributes cannot be instantiated directly. Please use Kernel.attributes.")

    _kernel: Kernel

    @classmethod
    def _init(cls, kernel: Kernel) -> KernelAttributes:
        self = cls.__new__(cls)
        self._kernel = kernel
        return self

    def __getitem__(self, device: Device | int) -> KernelAttributes:
        """The same view: there is one device. Raises ValueError for another."""
        from vgpu.device import Device

        Device(device)
        return self

    @property
    def _facts(self) -> KernelFacts:
        return self._kernel._object.facts[self._kernel._symbol]

    @property
    def max_threads_per_block(self) -> int:
        """The most threads a block may have (launch bounds, else 1024)."""
        return self._kernel.info.max_threads or 1024

    @property
    def shared_size_bytes(self) -> int:
        """Static shared memory a block, in bytes."""
        return self._kernel.info.static_shared

    @property
    def const_size_bytes(self) -> int:
        """Bytes of ``__constant__`` variables."""
        return self._facts.constant_bytes.get(3, 0)

    @property
    def local_size_bytes(self) -> int:
        """Bytes of local memory a thread."""
        return self._facts.frame_bytes

    @property
    def num_regs(self) -> int:
        """Registers a thread."""
        return self._facts.registers

    @property
    def ptx_version(self) -> int:
        """The PTX target: 80 for compute_80."""
        m = re.search(r"^\.target\s+(?:sm|compute)_(\d+)", self._kernel._object.ptx, re.MULTILINE)
        return int(m[1]) if m else 0

    @property
    def binary_version(self) -> int:
        """The GPU that registers are given for: 90."""
        return int(RESOURCE_ARCH.removeprefix("sm_"))

    @property
    def cache_mode_ca(self) -> bool:
        """Always False."""
        return False

    @property
    def max_dynamic_shared_size_bytes(self) -> int:
        """Bytes of dynamic shared memory a launch may ask for; set it to opt in to more (227 KiB with static)."""
        return self._kernel.dynamic_shared_limit

    @max_dynamic_shared_size_bytes.setter
    def max_dynamic_shared_size_bytes(self, nbytes: int) -> None:
        room = SHARED_OPT_IN - self._kernel.info.static_shared
        if isinstance(nbytes, bool) or not isinstance(nbytes, int) or not 0 <= nbytes <= room:
            raise LaunchConfigError(
                f"max_dynamic_shared_size_bytes must be an int within 0 to {room} ({SHARED_OPT_IN} less "
                f"{self._kernel.info.static_shared} static) (got {nbytes!r})"
            )
        self._kernel._dynamic_limit = nbytes

    @property
    def preferred_shared_memory_carveout(self) -> int:
        """-1: no preference."""
        return -1

    @property
    def cluster_size_must_be_set(self) -> bool:
        """False: there are no clusters."""
        return False

    @property
    def required_cluster_width(self) -> int:
        """0: there are no clusters."""
        return 0

    @property
    def required_cluster_height(self) -> int:
        """0: there are no clusters."""
        return 0

    @property
    def required_cluster_depth(self) -> int:
        """0: there are no clusters."""
        return 0

    @property
    def non_portable_cluster_size_allowed(self) -> bool:
        """False: there are no clusters."""
        return False

    @property
    def cluster_scheduling_policy_preference(self) -> int:
        """0: there are no clusters."""
        return 0


class KernelOccupancy:
    """Theoretical occupancy of a kernel on the GPU whose limits the device has."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError("KernelOccupancy cannot be instantiated directly. Please use Kernel.occupancy.")

    _kernel: Kernel

    @classmethod
    def _init(cls, kernel: Kernel) -> KernelOccupancy:
        self = cls.__new__(cls)
        self._kernel = kernel
        return self

    @property
    def _facts(self) -> KernelFacts:
        return self._kernel._object.facts[self._kernel._symbol]

    def max_active_blocks_per_multiprocessor(self, block_size: int, dynamic_shared_memory_size: int) -> int:
        """Blocks of that many threads and dynamic shared bytes that fit on one SM."""
        from vgpu.profile.occupancy import kernel_occupancy

        return kernel_occupancy(self._facts, block_size, dynamic_shared_memory_size).active_blocks

    def max_potential_block_size(self, dynamic_shared_memory_needed: Any, block_size_limit: int) -> Any:
        """The largest block size with the highest occupancy, and the grid that fills the device with it.

        ``dynamic_shared_memory_needed`` is bytes, or a function from block size to bytes;
        ``block_size_limit`` 0 means the kernel's own limit.
        """
        from vgpu.device import PROPERTIES
        from vgpu.profile.occupancy import suggest

        limit = min(block_size_limit or 1024, KernelAttributes._init(self._kernel).max_threads_per_block)
        static = self._facts.shared_bytes
        needed = dynamic_shared_memory_needed
        shared = (lambda n: static + int(needed(n))) if callable(needed) else static + int(needed)
        best = suggest(
            RESOURCE_ARCH, self._facts.registers, shared, barriers=self._facts.barriers, max_threads=limit
        )[-1]
        grid = best.active_blocks * int(PROPERTIES["multiprocessor_count"])
        return MaxPotentialBlockSizeOccupancyResult(grid, best.block_threads)

    def available_dynamic_shared_memory_per_block(self, num_blocks_per_multiprocessor: int, block_size: int) -> int:
        """Dynamic shared bytes a block may take so that this many of them still fit on one SM."""
        from vgpu.profile.occupancy import occupancy, sm_limits

        if num_blocks_per_multiprocessor < 1:
            raise ValueError(f"the number of blocks must be >= 1 (got {num_blocks_per_multiprocessor})")
        sm = sm_limits(RESOURCE_ARCH)
        fitting = occupancy(sm.arch, block_size, self._facts.registers, self._facts.shared_bytes)
        if fitting.active_blocks < num_blocks_per_multiprocessor:
            return 0
        share = sm.shared // num_blocks_per_multiprocessor // sm.shared_unit * sm.shared_unit
        free = min(share - sm.shared_reserved, sm.shared_per_block) - self._facts.shared_bytes
        return max(free, 0)

    def max_potential_cluster_size(self, config: LaunchConfig, *, stream: Stream) -> int:
        """Raises UnsupportedFeatureError: there are no clusters."""
        raise UnsupportedFeatureError("thread block clusters are not supported by the virtual GPU")

    def max_active_clusters(self, config: LaunchConfig, *, stream: Stream) -> int:
        """Raises UnsupportedFeatureError: there are no clusters."""
        raise UnsupportedFeatureError("thread block clusters are not supported by the virtual GPU")


def plain_name(symbol: str) -> str:
    """A function's own name out of a mangled one: ``_Z5scaleIfLi3EEvPT_`` is ``scale``."""
    m = re.match(r"_ZN?(?:\d+\w+)?", symbol)
    if not m:
        return symbol
    rest = symbol[3:] if symbol.startswith("_ZN") else symbol[2:]
    name = symbol
    while number := re.match(r"\d+", rest):
        length = int(number[0])
        name = rest[number.end() : number.end() + length]
        rest = rest[number.end() + length :]
        if not symbol.startswith("_ZN"):
            break
    return name


def _no_machine_code(what: str) -> UnsupportedFeatureError:
    return UnsupportedFeatureError(
        f"{what} holds machine code of a real GPU, which the virtual GPU cannot run: load PTX with "
        "ObjectCode.from_ptx, or compile the source with Program"
    )


__all__ = ["Kernel", "ObjectCode"]
