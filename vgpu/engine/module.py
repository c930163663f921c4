"""A loaded PTX module: its kernels, its variables in device memory, and the compiled code of its functions."""

from __future__ import annotations

import ctypes
import difflib
import hashlib
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from vgpu.codegen.program import Unit
from vgpu.codegen.tools import Tool
from vgpu.engine import jit
from vgpu.engine.records import FAST, FunctionRecord
from vgpu.errors import KernelNotFoundError, PtxSyntaxError
from vgpu.memory import FLAG_MODULE_VARIABLE, AddressSpace, Allocation
from vgpu.ptx.ast import Function
from vgpu.ptx.kinds import BlockShape
from vgpu.ptx.parser import parse

if TYPE_CHECKING:
    from vgpu.reports import Report


@dataclass(frozen=True)
class ParamInfo:
    """A kernel parameter. ``offset`` and ``size`` are bytes in the packed parameter block; ``type`` is PTX's (``bytes`` for structs)."""

    name: str
    type: str
    size: int
    align: int
    offset: int
    is_pointer_hint: bool


@dataclass(frozen=True)
class KernelInfo:
    """What a launch needs to know of a kernel. ``static_shared`` in bytes."""

    name: str
    params: tuple[ParamInfo, ...]
    static_shared: int
    max_threads: int | None
    required_block: tuple[int, int, int] | None
    local_bytes: int

    @property
    def param_bytes(self) -> int:
        return max([p.offset + p.size for p in self.params], default=0)


@dataclass(frozen=True)
class LaunchOptions:
    """How to run, as opposed to what. Everything here leaves a correct kernel's results unchanged.

    ``checkers``: names from vgpu.checkers, or ``("all",)``; ``profile``: count what the kernel does; ``trace``: a TraceSelection or an
    AccessSelection of vgpu.profile.trace; ``threads``: OS threads (0: one a core); ``seed``: another order of blocks
    and warps (None: the natural order); ``budget``: warp instructions before the kernel is taken to run forever; ``print_limit``: bytes
    of printf output; ``buffer_names`` and ``readonly``: by parameter number, for reports and for the read-only check.
    """

    checkers: tuple[str, ...] = ()
    profile: bool = False
    trace: object | None = None
    threads: int = 0
    seed: int | None = None
    budget: int = 5_000_000_000
    print_limit: int = 1 << 20
    #: never use the fast copy of the code: slower, and the results must be the same
    general_only: bool = False
    buffer_names: Mapping[int, str] = field(default_factory=dict)
    readonly: frozenset[int] = frozenset()


@dataclass
class LaunchResult:
    """What a launch left: reports of checkers that do not stop a kernel, printed text, counters."""

    reports: tuple[Report, ...] = ()
    output: str = ""
    seconds: float = 0.0
    profile: object | None = None
    trace: object | None = None


class Compiled:
    """The code of a module for one block shape and one set of tools, compiled function by function when first needed."""

    def __init__(self, module: LoadedModule, shape: BlockShape, tools: tuple[Tool, ...]) -> None:
        self.module = module
        self.unit = Unit(module.ast, shape, tools)
        self.unit.prepare_calls()
        functions = self.unit.functions
        self.records = (FunctionRecord * len(functions))()
        self._libraries: list[jit.Library] = []
        #: code made quickly: (function, copy, cache key, symbol, imports)
        self._improvable: list[tuple[int, int, tuple[str, ...], str, dict[str, int]]] = []
        self.launches = 0
        self._lock = threading.Lock()
        self.key = (module.digest, repr(shape), ",".join(t.key for t in tools))
        self.site_info = np.zeros(self.unit.site_count, np.uint32)
        #: per site (start, length) of the variable it must stay in, see Launch.places
        self.places = np.zeros((self.unit.site_count, 2), np.uint64)
        self.calls = np.array(self.unit.calls or [0], np.uint32)

    def number(self, kernel: str) -> int:
        """The function's number in the runtime's table; its frame is laid out when first asked for."""
        number = self.unit.numbers[kernel]
        with self._lock:
            self._place(number)
        return number

    def _place(self, number: int) -> None:
        record = self.records[number]
        if record.frame_size:
            return
        frame = self.unit.analysed(self.unit.functions[number].name)[2]
        flow = self.unit.analysed(self.unit.functions[number].name)[0]
        record.words, record.waits, record.held, record.parked = frame.words, frame.waits, frame.held, frame.parked
        record.blocks, record.local, record.local_size = len(flow.blocks), frame.local, frame.local_size
        record.frame_size = frame.size

    def ensure(self, number: int, mode: int) -> None:
        """Compile one copy of one function, unless it is there."""
        with self._lock:
            record = self.records[number]
            if record.fast if mode == FAST else record.general:
                return
            for other in range(len(self.unit.functions)):
                if self.unit.calls:
                    self._place(other)
            self._place(number)
            name = self.unit.functions[number].name
            symbol = f"vgpu_f{number}_{mode}"
            parts = (*self.key, name, str(mode))
            image, improvable = jit.kernel_object(parts, lambda: self.unit.emit(name, mode != FAST, symbol))
            self._register_sites(name)
            imports = jit.runtime().addresses
            if self.unit.uses_tensor:
                imports = imports | jit.runtime("tensor").addresses
            for part in {t.runtime for t in self.unit.tools if t.runtime}:
                imports = imports | jit.runtime(part).addresses
            self._install(number, mode, image, symbol, imports)
            if improvable:
                self._improvable.append((number, mode, parts, symbol, imports))

    def _install(self, number: int, mode: int, image: bytes, symbol: str, imports: dict[str, int]) -> None:
        library = jit.load(image, (symbol,), tuple(imports.items()))
        self._libraries.append(library)
        if mode == FAST:
            self.records[number].fast = library.addresses[symbol]
        else:
            self.records[number].general = library.addresses[symbol]

    def improve(self) -> None:
        """Make better code for what was compiled in a hurry, in the background; a warp takes it up when it is next resumed."""
        with self._lock:
            work, self._improvable = self._improvable, []
        if work:
            _improver().submit(self._improve, work)

    def _improve(self, work: list[tuple[int, int, tuple[str, ...], str, dict[str, int]]]) -> None:
        for number, mode, parts, symbol, imports in work:
            name = self.unit.functions[number].name

            def emit(name: str = name, mode: int = mode, symbol: str = symbol) -> str:
                with self._lock:
                    return self.unit.emit(name, mode != FAST, symbol)

            image = jit.better_object(parts, emit)
            with self._lock:
                self._install(number, mode, image, symbol, imports)

    def _register_sites(self, name: str) -> None:
        """Fill the runtime's table of sites: known without emitting code, so that cached code needs nothing else."""
        self.unit.describe_sites(name)
        for number, site in self.unit.sites.items():
            self.site_info[number] = site.info & 0xFFFFFFFF
            if site.symbol in self.unit.shared.places:
                start, length = self.unit.shared.places[site.symbol]
                self.places[number] = start, length or 0
            elif site.symbol in self.module.variables:
                variable = self.module.variables[site.symbol]
                self.places[number] = variable.base, variable.nbytes


@cache
def _improver() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="vgpu-compile")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_improver.cache_clear)


class LoadedModule:
    """PTX in memory. Variables are allocated and initialised at load; code is compiled at the first launch."""

    def __init__(self, ptx: str, name: str, source: str | None, space: AddressSpace) -> None:
        self.ptx = ptx
        self.name = name
        self.source = source
        self.space = space
        self.digest = hashlib.sha256(ptx.encode()).hexdigest()
        self.ast = parse(ptx)
        self._check_calls()
        self.kernels = {f.name: self._info(f) for f in self.ast.functions.values() if f.is_entry}
        self.variables: dict[str, Allocation] = {}
        self._allocate_variables()
        self._compiled: dict[tuple[str, str], Compiled] = {}
        self._lock = threading.Lock()

    def _check_calls(self) -> None:
        unit = Unit(self.ast, BlockShape.of((32, 1, 1)), ())
        self._unit = unit
        for f in unit.functions:
            unit.check(f)

    def _info(self, f: Function) -> KernelInfo:
        from vgpu.codegen.layout import local_layout

        params = tuple(ParamInfo(p.name, p.type, p.size, p.align, p.offset, p.size == 8 and p.type in ("u64", "b64")) for p in f.params)
        return KernelInfo(f.name, params, self._unit.shared.static[f.name], f.max_threads, f.required_block, local_layout(f)[1])

    def _allocate_variables(self) -> None:
        variables = [v for v in self.ast.variables.values() if v.space in ("global", "const")]
        for v in variables:
            if v.external:
                raise PtxSyntaxError(f"variable {v.name} is declared extern and defined nowhere in this module")
            a = self.space.allocate(v.size, name=v.name, flags=FLAG_MODULE_VARIABLE)
            self.variables[v.name] = a
            a.view()[:] = np.frombuffer(v.init or bytes(v.size), np.uint8)[: v.size]
            self.space.mark_initialized(a, 0, v.size)
        for v in variables:
            for offset, symbol, addend in v.relocs:
                if symbol not in self.variables:
                    raise PtxSyntaxError(f"variable {v.name} is initialised with the address of {symbol}, which is not a variable of this module")
                address = self.variables[symbol].base + addend
                self.variables[v.name].view()[offset : offset + 8] = np.frombuffer(address.to_bytes(8, "little"), np.uint8)
        for v in variables:
            if v.space == "const":
                self.space.set_readonly(self.variables[v.name], True)
        self.symbol_table = np.array([self.variables[n].base for n in self._unit.symbols] or [0], np.uint64)

    @property
    def globals(self) -> dict[str, tuple[int, int]]:
        """Module variables: name -> (device address, bytes)."""
        return {n: (a.base, a.nbytes) for n, a in self.variables.items()}

    def kernel(self, name: str) -> KernelInfo:
        """The kernel's description. Raises :class:`KernelNotFoundError` with the near names."""
        if name not in self.kernels:
            near = difflib.get_close_matches(name, self.kernels, n=3, cutoff=0.4)
            have = ", ".join(sorted(self.kernels)) or "none"
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise KernelNotFoundError(f"no kernel named {name!r} in this module (it has: {have}){hint}")
        return self.kernels[name]

    def compiled(self, block: tuple[int, int, int], tools: tuple[Tool, ...]) -> Compiled:
        """The code for blocks of this shape."""
        shape = BlockShape.of(block)
        key = (repr(shape), ",".join(t.key for t in tools))
        with self._lock:
            if key not in self._compiled:
                self._compiled[key] = Compiled(self, shape, tools)
            return self._compiled[key]

    def launch(
        self, kernel_name: str, grid: tuple[int, int, int], block: tuple[int, int, int], dynamic_shared: int, args: bytes,
        options: LaunchOptions | None = None,
    ) -> LaunchResult:  # fmt: skip
        """Run a kernel to its end. ``args`` is the packed parameter block. Raises :class:`vgpu.errors.LaunchError` subclasses."""
        from vgpu.engine.launcher import launch

        return launch(self, self.kernel(kernel_name), grid, block, dynamic_shared, args, options or LaunchOptions())


def load_ptx(ptx: str, *, name: str = "", source: str | None = None, space: AddressSpace | None = None) -> LoadedModule:
    """Parse PTX, refuse what the virtual GPU does not know, allocate its variables.

    Raises :class:`vgpu.errors.PtxError` subclasses with the PTX and source lines.
    """
    if space is None:
        from vgpu.memory import default_space

        space = default_space()
    return LoadedModule(ptx, name, source, space)


def address_of(array: object) -> int:
    """The address of a NumPy array's or ctypes object's memory."""
    if isinstance(array, np.ndarray):
        return int(array.ctypes.data)
    return ctypes.addressof(array)  # type: ignore[arg-type]
