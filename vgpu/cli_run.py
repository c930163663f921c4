"""``python -m vgpu run``: compile one kernel, make its arguments, launch it, and tell what happened."""

from __future__ import annotations

import argparse
import contextlib
import io
import math
import re
import shlex
import time
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vgpu import argspec
from vgpu.argspec import ArgumentText
from vgpu.arrays import DeviceArray
from vgpu.compiler import MAX_SOURCE_BYTES, CompileOptions, Diagnostic, compile
from vgpu.device import Device
from vgpu.errors import (
    ArgumentTextError,
    CompileError,
    KernelArgumentError,
    KernelNotFoundError,
    LaunchConfigError,
    LaunchError,
    MemoryError_,
    SourceFileError,
    VgpuError,
)
from vgpu.launch import LaunchConfig, check_config, launch, launch_options, pack_arguments
from vgpu.memory import default_space
from vgpu.module import SHARED_OPT_IN, Kernel, ObjectCode, plain_name
from vgpu.signature import ParameterDeclaration

if TYPE_CHECKING:
    from vgpu.engine import LaunchResult, ParamInfo

#: PTX text is refused beyond this; NVRTC's for a source of the largest size stays below.
MAX_PTX_BYTES = 64 << 20
#: Elements of a buffer that are printed, and that are looked at in one go.
SHOWN = 8
_CHUNK = 1 << 20

Dim3 = tuple[int, int, int]


# -- the file ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Source:
    """A file of CUDA C++ or PTX: its path as given, the name that messages use, its text."""

    path: str
    name: str
    text: str
    is_ptx: bool


def read_source(path: str) -> Source:
    """Read a ``.cu`` or ``.ptx`` file. Raises SourceFileError when it is not there, too large or not text."""
    is_ptx = path.endswith(".ptx")
    limit = MAX_PTX_BYTES if is_ptx else MAX_SOURCE_BYTES
    try:
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        near = sorted(str(p) for p in Path(path).parent.glob("*") if p.suffix in (".cu", ".ptx"))[:5] if Path(path).parent.is_dir() else []
        raise SourceFileError(f"there is no file {path}" + (f"; in that folder: {', '.join(near)}" if near else "")) from None
    except IsADirectoryError:
        raise SourceFileError(f"{path} is a folder: name a .cu or .ptx file in it") from None
    except (OSError, ValueError) as error:
        raise SourceFileError(f"{path!r} cannot be read: {error}") from None
    if len(data) > limit:
        raise SourceFileError(f"{path} is larger than {limit >> 20} MiB, the most that is read as a {'PTX text' if is_ptx else 'CUDA source'}")
    if data[:4] == b"\x7fELF":
        raise SourceFileError(f"{path} is an ELF file (a cubin or an object): it holds machine code; give CUDA C++ or PTX")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceFileError(f"{path} is not text in UTF-8 (byte {error.start} is 0x{data[error.start]:02x}): give CUDA C++ or PTX") from None
    if "\0" in text:
        raise SourceFileError(f"{path} is not text (it holds NUL bytes): give CUDA C++ or PTX")
    return Source(path, re.sub(r'[\x00-\x1f\x7f"\\()]', "_", Path(path).name)[-255:] or "kernel.cu", text, is_ptx)


def object_code(source: Source, defines: Sequence[tuple[str, str]] = (), expression: str | None = None,
                timeout_s: float | None = None) -> tuple[ObjectCode, tuple[Diagnostic, ...]]:  # fmt: skip
    """Compile, or take PTX as it is. ``expression`` names a template's instance. Raises CompileError."""
    if source.is_ptx:
        return ObjectCode.from_ptx(source.text.encode(), name=source.name), ()
    options = CompileOptions(defines=tuple(defines), name_expressions=(expression,) if expression else ())
    result = compile(source.text, source.name, options, timeout_s=timeout_s)
    return ObjectCode.from_result(result, source.text, name=source.name, options=options), result.diagnostics


def template_instance(name: str | None) -> str | None:
    """The name itself when only NVRTC can find it: ``scale<float>``, ``ns::k``."""
    return name if name is not None and re.search(r"[^\w$]", name) else None


def choose_kernel(code: ObjectCode, name: str | None) -> Kernel:
    """The kernel of that name, mangled or not; the only one when no name is given. Raises KernelNotFoundError."""
    kernels = list(code.module.kernels)
    if name is None:
        if len(kernels) == 1:
            return code.get_kernel(kernels[0])
        if not kernels:
            raise KernelNotFoundError(f"{code.name} has no kernel (a __global__ function; a template needs --kernel 'NAME<TYPE>')")
        names = " or ".join(plain_name(k) for k in kernels)
        raise KernelNotFoundError(f"{code.name} has {len(kernels)} kernels: choose one with --kernel {names}")
    mangled = [k for k in kernels if plain_name(k) == name]
    if name not in kernels and name not in code.symbol_mapping and len(mangled) == 1:
        return code.get_kernel(mangled[0])
    if len(mangled) > 1:
        raise KernelNotFoundError(f"{name} is overloaded: choose one by its mangled name, --kernel {' or '.join(mangled)}")
    return code.get_kernel(name)


# -- its arguments ----------------------------------------------------------------------------------------------


def declared_parameters(kernel: Kernel) -> tuple[ParameterDeclaration, ...]:
    """The parameters as the source has them, or what little PTX says."""
    if kernel.declarations is not None:
        return kernel.declarations
    return tuple(ParameterDeclaration(None, f".{p.type} {p.name}", p.is_pointer_hint, False, None) for p in kernel.info.params)


def signature(kernel: Kernel) -> str:
    """``saxpy(int n, float a, const float *x, float *y)``."""
    return f"{plain_name(kernel.name)}({', '.join(d.text for d in declared_parameters(kernel))})"


def ordered(kernel: Kernel, specs: Sequence[ArgumentText]) -> list[ArgumentText]:
    """One argument for each parameter, in their order. Raises KernelArgumentError."""
    declared = declared_parameters(kernel)
    known = kernel.declarations is not None
    # without a source the names are only labels for reports
    places = argspec.bind(specs if known else [replace(s, name=None) for s in specs], declared)
    if not known:
        labels = [*specs, *[None] * len(places)]
        places = [p if p is None or label is None else replace(p, name=label.name) for p, label in zip(places, labels, strict=False)]
    missing = [d for d, place in zip(declared, places, strict=True) if place is None]
    if missing:
        raise KernelArgumentError(f"no --arg for {', '.join(d.name or d.text for d in missing)} ({len(declared)} parameters, {len(specs)} given)")
    for place, d, p in zip(places, declared, kernel.info.params, strict=True):
        if _is_struct(p):
            raise KernelArgumentError(f"parameter {d.text!r} is a struct by value, {p.size} bytes")
        if known and place is not None and (problem := argspec.mismatch(place, d)):
            raise KernelArgumentError(problem)
    return [place for place in places if place is not None]


def _is_struct(parameter: ParamInfo) -> bool:
    """Whether no scalar can stand for the parameter."""
    return parameter.type == "bytes" and parameter.size not in (1, 2, 4, 8)


def complete_command(args: argparse.Namespace, kernel: Kernel, program: str) -> str:
    """A command that would run the kernel: what was given and fits stays, the rest is filled in; "" when a parameter is a struct by value."""
    grid, block, shared = _fitting(args, kernel)
    count = max(1, min(math.prod(grid) * math.prod(block), 1 << 20))
    declared = declared_parameters(kernel)
    given = _usable(kernel, args.arg)
    words = [*shlex.split(program), "run", args.file]
    if len(kernel.object_code.module.kernels) > 1 or template_instance(args.kernel):
        words += ["--kernel", args.kernel or plain_name(kernel.name)]
    words += ["--grid", _dims(grid), "--block", _dims(block)]
    words += ["--shared", str(shared)] if shared else []
    for i, (d, p) in enumerate(zip(declared, kernel.info.params, strict=True)):
        text = given[i] or argspec.suggestion(d, count, p.type)
        if text is None or _is_struct(p):
            return ""
        words += ["--arg", text]
    return shlex.join(words)


def _fitting(args: argparse.Namespace, kernel: Kernel) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Grid, block and shared memory as given where the device takes them, else such as it would take."""

    def fits(grid: tuple[int, ...] | None, block: tuple[int, ...] | None) -> bool:
        try:
            check_config(LaunchConfig(grid=grid, block=block), kernel)  # None is refused too
        except VgpuError:
            return False
        return True

    block = args.block if fits((1,), args.block) else kernel.info.required_block or (min(kernel.info.max_threads or 1024, 256),)
    grid = args.grid if fits(args.grid, block) else (4,)
    return grid, block, max(min(args.shared, SHARED_OPT_IN - kernel.info.static_shared), 0)


def _alone(dims: tuple[int, ...]) -> int | tuple[int, ...]:
    """One size as an int: messages then say 0, and not (0,)."""
    return dims[0] if len(dims) == 1 else dims


def _usable(kernel: Kernel, texts: Sequence[str]) -> list[str | None]:
    """By parameter, the arguments that can stay as they are."""
    declared = declared_parameters(kernel)
    specs = []
    for text in texts:
        try:
            spec = argspec.parse(text)
            spec.check_file()
            specs.append(spec)
        except ArgumentTextError:
            break  # what follows could take its place
    if kernel.declarations is None:
        return [s.text for s in specs[: len(declared)]] + [None] * (len(declared) - len(specs))
    out: list[str | None] = [None] * len(declared)
    known = [s for s in specs if s.name is None or s.name in {d.name for d in declared}]
    try:
        for i, place in enumerate(argspec.bind(known, declared)):
            if place is not None and argspec.mismatch(place, declared[i]) is None:
                out[i] = place.text
    except KernelArgumentError:
        pass
    return out


def _dims(dims: Sequence[int]) -> str:
    return ",".join(map(str, dims))


@dataclass
class Argument:
    """A kernel argument that was made: what ``launch`` takes, and its array when it is a buffer."""

    spec: ArgumentText
    label: str
    value: Any
    array: DeviceArray | None = None


def make_arguments(kernel: Kernel, specs: Sequence[ArgumentText], data_seed: int) -> list[Argument]:
    """Allocate and fill the buffers. Raises MemoryError_ when the device has no room, ArgumentTextError for a file that does not fit."""
    made: list[Argument] = []
    for i, spec in enumerate(specs):
        label = spec.name or f"argument {i + 1}"
        if spec.is_null:
            made.append(Argument(spec, label, 0))
        elif spec.is_buffer:
            try:
                array = spec.array(label, (data_seed, i))
            except MemoryError_ as error:
                error.add_note(f"while making --arg {spec.text!r}; the environment variable VGPU_MEMORY_BYTES sets the device's capacity")
                raise
            made.append(Argument(spec, label, array, array))
        else:
            value = spec.scalar()
            made.append(Argument(spec, label, value))
    return made


# -- the launch -------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """All that a run has to tell. ``error`` is what the kernel ended with, None when it ended well."""

    kernel: Kernel
    config: LaunchConfig
    checkers: tuple[str, ...]
    arguments: list[Argument]
    diagnostics: tuple[Diagnostic, ...] = ()
    compile_seconds: float = 0.0
    result: LaunchResult | None = None
    error: LaunchError | None = None
    buffers: list[BufferSummary] = field(default_factory=list)

    @property
    def reports(self) -> tuple[Any, ...]:
        """What the checkers found."""
        return self.error.reports if self.error is not None else self.result.reports if self.result is not None else ()


def run(args: argparse.Namespace, program: str) -> Outcome:
    """Do what the command line asks for. Raises VgpuError for everything but what happens inside the kernel."""
    if args.out is not None and not Path(args.out).resolve().parent.is_dir():
        raise SourceFileError(f"--out {args.out}: there is no folder {Path(args.out).parent}")
    start = time.perf_counter()
    Device().set_current()
    code, diagnostics = object_code(read_source(args.file), args.define, template_instance(args.kernel), args.compile_timeout)
    kernel = choose_kernel(code, args.kernel)
    seconds = time.perf_counter() - start
    try:
        outcome = _prepare(args, kernel)
    except (ArgumentTextError, KernelArgumentError, LaunchConfigError) as error:
        _explain(error, args, kernel, program)
        raise
    outcome.diagnostics, outcome.compile_seconds = diagnostics, seconds
    _launch(outcome, args)
    if outcome.error is None:
        _finish(outcome, args)
    return outcome


def _prepare(args: argparse.Namespace, kernel: Kernel) -> Outcome:
    """Check the shape of the launch, read the arguments and make them."""
    absent = [name for name in ("--grid", "--block") if getattr(args, name[2:]) is None]
    if absent:
        raise LaunchConfigError(f"{' and '.join(absent)} must be given (--grid: blocks, --block: threads a block)")
    specs = ordered(kernel, [argspec.parse(text) for text in args.arg])
    config = LaunchConfig(grid=_alone(args.grid), block=_alone(args.block), shmem_size=args.shared)
    _opt_in(kernel, args.shared)
    check_config(config, kernel)
    arguments = make_arguments(kernel, specs, args.data_seed)
    pack_arguments(kernel, tuple(a.value for a in arguments))  # what the declarations do not say, PTX may
    return Outcome(kernel, config, args.check, arguments)


def _explain(error: VgpuError, args: argparse.Namespace, kernel: Kernel, program: str) -> None:
    """Say it in the command's words, and add the signature and a command that works."""
    text = str(error).replace("LaunchConfig.grid", "--grid").replace("LaunchConfig.block", "--block").replace("shmem_size", "--shared")
    error.args = (text,)
    error.add_note(f"the kernel is  {signature(kernel)}")
    command = complete_command(args, kernel, program)
    error.add_note(f"such as        {command}" if command else "the command line has no text for a struct by value: let the kernel take its members")


def _opt_in(kernel: Kernel, shared: int) -> None:
    """Allow more than 48 KiB of dynamic shared memory, as a host program does with cudaFuncSetAttribute."""
    attributes = kernel.attributes
    if attributes.max_dynamic_shared_size_bytes < shared <= SHARED_OPT_IN - kernel.info.static_shared:
        attributes.max_dynamic_shared_size_bytes = shared


def _launch(outcome: Outcome, args: argparse.Namespace) -> None:
    printed = io.StringIO()  # the result has it too: shown there, with the rest
    options = {"checkers": args.check} | {name: getattr(args, name) for name in ("profile", "trace", "seed", "threads", "budget")}
    given = {k: v for k, v in options.items() if v is not None}
    with contextlib.redirect_stdout(printed), launch_options(**given) as session:
        try:
            launch(Device().default_stream, outcome.config, outcome.kernel, *(a.value for a in outcome.arguments))
        except LaunchError as error:
            outcome.error = error.with_traceback(None)  # whose frames would keep the buffers alive
    outcome.result = session.results[-1] if session.results else None


def _finish(outcome: Outcome, args: argparse.Namespace) -> None:
    tracked = {"all", "initcheck"} & set(args.check)
    declared = declared_parameters(outcome.kernel)
    for argument, d in zip(outcome.arguments, declared, strict=True):
        if argument.array is not None and not argument.spec.const and not d.is_const:
            outcome.buffers.append(summarise(argument.label, argument.array, tracked=bool(tracked)))
    if args.out is not None:
        save(Path(args.out), outcome.arguments)
    result = outcome.result
    if args.profile and result is not None and result.profile is not None and outcome.kernel.object_code.source is not None:
        result.profile = _with_resources(outcome, result.profile)


def _with_resources(outcome: Outcome, profile: Any) -> Any:
    """The profile with what ptxas says of the kernel; as it was where no GPU's compiler takes the source."""
    from vgpu.profile.resources import resources

    kernel, config = outcome.kernel, outcome.config
    code = kernel.object_code
    try:
        found = resources(code.source or "", kernel._symbol, config.block, config.shmem_size, name=code.name, options=code._options)
    except (CompileError, KernelNotFoundError):
        return profile
    return replace(profile, resources=found)


# -- what is in the buffers afterwards --------------------------------------------------------------------------


@dataclass(frozen=True)
class BufferSummary:
    """A buffer after a run. ``first``: its first elements, None for those never written; ``unwritten`` is None when nobody kept track."""

    name: str
    type: str
    shape: tuple[int, ...]
    first: tuple[float | int | bool | None, ...]
    minimum: float | int | None
    maximum: float | int | None
    nan: int
    unwritten: int | None
    first_unwritten: int | None = None

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "name": self.name, "type": self.type, "shape": list(self.shape), "first": list(self.first), "min": self.minimum, "max": self.maximum,
            "nan": self.nan, "never_written": self.unwritten, "first_never_written": self.first_unwritten,
        }  # fmt: skip


def _chunks(array: DeviceArray) -> Iterator[tuple[int, np.ndarray[Any, Any], np.ndarray[Any, Any]]]:
    """(start, values, which of them were written), a piece at a time."""
    flat = array.reshape(-1)
    allocation = default_space().find(array.handle)
    bitmap = allocation.init_bitmap if allocation is not None else None
    item = array.itemsize
    for start in range(0, array.size, _CHUNK):
        n = min(_CHUNK, array.size - start)
        values = flat[start : start + n].to_numpy(np.float32 if array.dtype_name == "bfloat16" else None)
        written: np.ndarray[Any, Any] = np.ones(n, np.bool_)
        if bitmap is not None:
            bits = np.unpackbits(bitmap[start * item // 8 : ((start + n) * item + 7) // 8], bitorder="little")[: n * item]
            written = np.asarray(bits.reshape(n, item).all(axis=1))
        yield start, values, written


def summarise(name: str, array: DeviceArray, *, tracked: bool) -> BufferSummary:
    """Look at every element. ``tracked``: initcheck was on, so what was never written is known."""
    first: tuple[Any, ...] = ()
    lows, highs, nan, unwritten, first_unwritten = [], [], 0, 0, None
    for start, values, written in _chunks(array):
        if start == 0:
            first = tuple(v.item() if w else None for v, w in zip(values[:SHOWN], written, strict=False))
        if not written.all():
            unwritten += int((~written).sum())
            if first_unwritten is None:
                first_unwritten = start + int(np.argmin(written))
            values = values[written]
        if values.dtype.kind == "f":
            is_nan = np.isnan(values)
            nan += int(is_nan.sum())
            values = values[~is_nan]
        if values.size:
            lows.append(values.min().item())
            highs.append(values.max().item())
    type_ = argspec.short_type(array.dtype_name)
    return BufferSummary(name, type_, array.shape, first, min(lows, default=None), max(highs, default=None), nan,
                         unwritten if tracked else None, first_unwritten if tracked else None)  # fmt: skip


def save(path: Path, arguments: Sequence[Argument]) -> None:
    """Every buffer as an array of an .npz file (bfloat16 as float32). Raises SourceFileError when it cannot be written."""
    used: set[str] = set()
    try:
        with zipfile.ZipFile(path, "w") as file:
            for i, argument in enumerate(a for a in arguments if a.array is not None):
                label = argument.label.replace(" ", "_")
                label = label if label not in used else f"{label}_{i}"
                used.add(label)
                assert argument.array is not None
                values = argument.array.to_numpy(np.float32 if argument.array.dtype_name == "bfloat16" else None)
                with file.open(f"{label}.npy", "w", force_zip64=True) as entry:
                    np.lib.format.write_array(entry, values, allow_pickle=False)
    except OSError as error:
        raise SourceFileError(f"--out {path} cannot be written: {error}") from None


__all__ = ["Outcome", "Source", "choose_kernel", "object_code", "read_source", "run", "signature"]
