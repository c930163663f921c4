"""Reads the kernels under ``tests/vgpu/kernels``: each file's comment header is its test.

A header is made of ``// key: value`` lines at the top of the file:

``// launch: grid=2 block=64x1x1 shared=0``
    Dimensions as ``2`` or ``2x3x1``; ``shared`` is the dynamic shared memory in bytes.
``// arg: out float[128]=poison``
    One a parameter, in order: name, type, shape, initial value, and ``const`` for a read-only buffer.
    A type without a shape is a scalar. ``struct{a float[4]=zeros; n int=4}`` is a struct passed by value.
``// expect: memcheck out_of_bounds line=12 thread=36,0,0`` or ``// expect: silent``
    One a finding. ``A | B`` accepts either: a race seen in the other order has its kind and lines swapped.
``// may: initcheck uninitialized_shared line=12``
    A companion finding that depends on the schedule: accepted, not required.
``// budget: 100000``
    Warp instructions after which the kernel counts as endless.
``// tolerance: ulp=2``
    Outputs that hardware computes with an ``.approx`` instruction are compared within this many ulp.
``// why: ...``
    What is wrong, or why the kernel looks suspicious and is nevertheless right.

Lines are 1-based lines of the ``.cu`` file. Reading needs only the standard library and NumPy; only :func:`run` needs
the virtual GPU.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from vgpu import DeviceArray
    from vgpu.errors import LaunchError
    from vgpu.reports import Party, Report

KERNELS = Path(__file__).parent / "kernels"

Dim3 = tuple[int, int, int]

#: The scalar types of the header language, by their NumPy equivalent. bfloat16 is carried as its bits.
TYPES: dict[str, np.dtype[Any]] = {
    "bool": np.dtype(np.bool_),
    "char": np.dtype(np.int8),
    "uchar": np.dtype(np.uint8),
    "short": np.dtype(np.int16),
    "ushort": np.dtype(np.uint16),
    "int": np.dtype(np.int32),
    "uint": np.dtype(np.uint32),
    "long": np.dtype(np.int64),
    "ulong": np.dtype(np.uint64),
    "half": np.dtype(np.float16),
    "bfloat16": np.dtype(np.uint16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
}

_KEYS = ("launch", "arg", "expect", "may", "budget", "tolerance", "why")
_HEADER_LINE = re.compile(r"//\s*([a-z]+):\s*(.*?)\s*$")
_KERNEL = re.compile(r'extern\s+"C"\s+__global__\s+void\s+(?:__launch_bounds__\s*\([^)]*\)\s*)?(\w+)\s*\(')
_FIELD = re.compile(
    r"(?P<name>\w+)\s+(?P<type>\w+)(?:\[(?P<shape>[0-9x]+)\])?\s*=\s*(?P<init>[^\s;]+)(?P<const>\s+const)?$"
)
_STRUCT = re.compile(r"(?P<name>\w+)\s+struct\s*\{(?P<fields>.*)\}$")
_RANDOM = re.compile(r"random\(([^,()]+),([^,()]+)\)$")


class HeaderError(ValueError):
    """A header that cannot be read: the message starts with ``file:line:``."""


@dataclass(frozen=True)
class Arg:
    """One kernel parameter: a buffer where ``shape`` is given, a scalar where it is None.

    ``init`` is zeros, ones, arange, random, random(low,high), poison (allocated, never written), freed,
    null or a number. ``fields`` is non-empty for a struct passed by value.
    """

    name: str
    type: str
    shape: tuple[int, ...] | None
    init: str
    const: bool = False
    fields: tuple[Arg, ...] = ()

    @property
    def is_buffer(self) -> bool:
        return self.shape is not None

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element's NumPy type; for a struct the aligned layout C++ gives it, pointers as uint64."""
        if not self.fields:
            return TYPES[self.type]
        members = [(f.name, np.dtype(np.uint64) if f.is_buffer else f.dtype) for f in self.fields]
        return np.dtype(members, align=True)


@dataclass(frozen=True)
class Finding:
    """What one report must say. None means that the header does not ask for it."""

    checker: str
    kind: str
    lines: tuple[int, int]
    other_line: int | None = None
    thread: Dim3 | None = None
    block: Dim3 | None = None
    buffer: str | None = None
    space: str | None = None

    def __str__(self) -> str:
        first, last = self.lines
        text = f"{self.checker} {self.kind} line={first}" + (f"-{last}" if last != first else "")
        for key in ("other_line", "thread", "block", "buffer", "space"):
            value = getattr(self, key)
            if value is not None:
                shown = ",".join(map(str, value)) if isinstance(value, tuple) else value
                text += f" {key}={shown}"
        return text


@dataclass(frozen=True)
class Case:
    """One kernel file. ``expects`` holds one tuple of alternatives a required finding; empty is silent."""

    path: Path
    source: str
    kernel: str
    grid: Dim3
    block: Dim3
    shared: int
    args: tuple[Arg, ...]
    expects: tuple[tuple[Finding, ...], ...]
    may: tuple[Finding, ...] = ()
    budget: int | None = None
    ulp: int = 0
    why: str = ""
    header_lines: int = 0

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def findings(self) -> Iterator[Finding]:
        """Every finding the header names, required or not."""
        for alternatives in self.expects:
            yield from alternatives
        yield from self.may


@dataclass
class _Header:
    """What has been read so far, before it is known to be complete."""

    launch: dict[str, str] | None = None
    args: list[Arg] = field(default_factory=list)
    expects: list[tuple[Finding, ...]] = field(default_factory=list)
    may: list[Finding] = field(default_factory=list)
    silent: bool = False
    budget: int | None = None
    ulp: int = 0
    why: str = ""
    lines: int = 0


def cases(folder: str) -> list[Case]:
    """Every case of ``kernels/<folder>``, in name order."""
    return [read(path) for path in sorted((KERNELS / folder).glob("*.cu"))]


def read(path: Path) -> Case:
    """Read one file. Raises :class:`HeaderError`, naming file and line."""
    return parse(path.read_text(encoding="utf-8"), path)


def parse(source: str, path: Path) -> Case:
    """Read the header of ``source``; ``path`` is used in messages and for the case's name."""
    header = _Header()
    for number, line in enumerate(source.splitlines(), start=1):
        if not line.startswith("//"):
            break
        match = _HEADER_LINE.match(line)
        if match is None or match[1] not in _KEYS:
            raise HeaderError(
                f"{path}:{number}: expected '// key: value' with a key of {', '.join(_KEYS)} (got {line!r})"
            )
        try:
            _read_line(header, match[1], match[2])
        except ValueError as error:
            raise HeaderError(f"{path}:{number}: {error}") from None
        header.lines = number
    return _finish(header, source, path)


def _read_line(header: _Header, key: str, value: str) -> None:
    if key == "launch":
        header.launch = _pairs(value.split(), ("grid", "block", "shared"))
    elif key == "arg":
        header.args.append(parse_arg(value))
    elif key == "expect" and value == "silent":
        header.silent = True
    elif key == "expect":
        header.expects.append(tuple(_finding(part) for part in value.split("|")))
    elif key == "may":
        header.may.extend(_finding(part) for part in value.split("|"))
    elif key == "budget":
        header.budget = int(value)
    elif key == "tolerance":
        header.ulp = int(_pairs(value.split(), ("ulp",))["ulp"])
    else:
        header.why = value


def _finish(header: _Header, source: str, path: Path) -> Case:
    kernels = _KERNEL.findall(source)
    launch = header.launch or {}
    problem = None
    if len(kernels) != 1:
        problem = f"expected one 'extern \"C\" __global__ void name(' (got {len(kernels)})"
    elif "grid" not in launch or "block" not in launch:
        problem = "expected a '// launch: grid=... block=...' line"
    elif header.silent == bool(header.expects):
        problem = "expected '// expect: silent' or at least one '// expect: checker kind line=N', not both"
    elif header.silent and header.may:
        problem = "a silent kernel allows no '// may:' line"
    elif not header.why:
        problem = "expected a '// why: ...' line"
    if problem:
        raise HeaderError(f"{path}:{max(header.lines, 1)}: {problem}")
    try:
        grid, block = parse_dim3(launch["grid"]), parse_dim3(launch["block"])
        shared = int(launch.get("shared", "0"))
    except ValueError as error:
        raise HeaderError(f"{path}:1: {error}") from None
    return Case(
        path, source, kernels[0], grid, block, shared, tuple(header.args), tuple(header.expects),
        tuple(header.may), header.budget, header.ulp, header.why, header.lines,
    )  # fmt: skip


def parse_dim3(text: str) -> Dim3:
    """``2`` or ``2x3`` or ``2x3x1`` as three numbers."""
    parts = [int(part) for part in text.split("x")]
    if not 1 <= len(parts) <= 3 or min(parts) < 1:
        raise ValueError(f"expected one to three sizes >= 1 such as 2x3x1 (got {text!r})")
    x, y, z = [*parts, 1, 1][:3]
    return x, y, z


def parse_arg(text: str) -> Arg:
    """``name type[shape]=init [const]``, ``name type=number`` or ``name struct{field; field}``."""
    struct = _STRUCT.match(text)
    if struct:
        members = tuple(parse_arg(part.strip()) for part in struct["fields"].split(";"))
        return Arg(struct["name"], "struct", None, "", fields=members)
    match = _FIELD.match(text)
    if match is None:
        raise ValueError(f"expected 'name type[shape]=init [const]' (got {text!r})")
    if match["type"] not in TYPES:
        raise ValueError(f"unknown type {match['type']!r}: expected one of {', '.join(TYPES)}")
    shape = None if match["shape"] is None else tuple(int(n) for n in match["shape"].split("x"))
    arg = Arg(match["name"], match["type"], shape, match["init"], bool(match["const"]))
    _check_init(arg)
    return arg


def _check_init(arg: Arg) -> None:
    words = ("zeros", "ones", "arange", "random", "poison", "freed", "null")
    if arg.shape is not None and (arg.init in words or _RANDOM.match(arg.init)):
        return
    try:
        scalar(arg)
    except (ValueError, OverflowError):
        allowed = f"one of {', '.join(words)}, random(low,high) or " if arg.shape is not None else ""
        raise ValueError(f"{arg.name}: expected {allowed}a number that fits {arg.type} (got {arg.init!r})") from None


def _pairs(words: list[str], allowed: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        key, separator, value = word.partition("=")
        if not separator or not value or key not in allowed or key in found:
            raise ValueError(f"expected {'=..., '.join(allowed)}=..., each once (got {word!r})")
        found[key] = value
    return found


def _finding(text: str) -> Finding:
    words = text.split()
    if len(words) < 3:
        raise ValueError(f"expected 'checker kind line=N ...' (got {text.strip()!r})")
    pairs = _pairs(words[2:], ("line", "other_line", "thread", "block", "buffer", "space"))
    if "line" not in pairs:
        raise ValueError(f"expected line=N (got {text.strip()!r})")
    first, _, last = pairs["line"].partition("-")
    return Finding(
        checker=words[0],
        kind=words[1],
        lines=(int(first), int(last or first)),
        other_line=int(pairs["other_line"]) if "other_line" in pairs else None,
        thread=_coordinate(pairs.get("thread")),
        block=_coordinate(pairs.get("block")),
        buffer=pairs.get("buffer"),
        space=pairs.get("space"),
    )


def _coordinate(text: str | None) -> Dim3 | None:
    if text is None:
        return None
    parts = tuple(int(part) for part in text.split(","))
    if len(parts) != 3:
        raise ValueError(f"expected three coordinates such as 36,0,0 (got {text!r})")
    return parts[0], parts[1], parts[2]


def host_array(case: Case, arg: Arg) -> np.ndarray[Any, Any] | None:
    """The buffer's initial contents, None for a poisoned, freed or null one.

    Random data depend only on the file's and the argument's name: they are made from the raw output of
    NumPy's PCG64 (whose stream is fixed; that of ``Generator``'s methods may change between releases).
    """
    assert arg.shape is not None
    if arg.init in ("poison", "freed", "null"):
        return None
    count = math.prod(arg.shape)
    if arg.init in ("zeros", "ones"):
        values = np.full(count, float(arg.init == "ones"))
    elif arg.init == "arange":
        values = np.arange(count)
    elif arg.init.startswith("random"):
        values = _random(f"{case.name}:{arg.name}", arg, count)
    else:
        return np.full(arg.shape, scalar(arg), dtype=arg.dtype)
    return _as_type(values, arg).reshape(arg.shape)


def _random(key: str, arg: Arg, count: int) -> np.ndarray[Any, Any]:
    seed = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "little")
    raw = np.atleast_1d(np.random.PCG64(seed).random_raw(count)).astype(np.uint64)
    bounds = _RANDOM.match(arg.init)
    if arg.type in ("half", "bfloat16", "float", "double"):
        low, high = (float(bounds[1]), float(bounds[2])) if bounds else (-1.0, 1.0)
        values: np.ndarray[Any, Any] = low + (raw >> np.uint64(40)) * 2.0**-24 * (high - low)
        return values
    if bounds is None:
        return raw >> np.uint64(64 - 8 * arg.dtype.itemsize) if arg.type != "bool" else raw & np.uint64(1)
    low_int, high_int = int(bounds[1]), int(bounds[2])
    return (raw % np.uint64(high_int - low_int)).astype(np.int64) + low_int


def _as_type(values: np.ndarray[Any, Any], arg: Arg) -> np.ndarray[Any, Any]:
    if arg.type != "bfloat16":
        return values.astype(arg.dtype)
    bits = values.astype(np.float32).view(np.uint32)
    rounded = bits + 0x7FFF + ((bits >> np.uint32(16)) & np.uint32(1))  # to nearest, ties to even
    return (rounded >> np.uint32(16)).astype(np.uint16)


def scalar(arg: Arg) -> Any:
    """A scalar argument's value as a NumPy scalar of its type. Raises ValueError or OverflowError."""
    if arg.dtype.kind == "f" or arg.type == "bfloat16":
        return _as_type(np.array([float(arg.init)]), arg)[0]
    return arg.dtype.type(int(arg.init, 0))


# ---- running on the virtual GPU -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """What a run left: the checkers' reports, the buffers' contents by name, and how the kernel ended."""

    reports: tuple[Report, ...]
    outputs: dict[str, np.ndarray[Any, Any]]
    error: LaunchError | None


def run(case: Case, checkers: str = "all", seed: int | None = None, **options: Any) -> Outcome:
    """Compile and launch ``case`` on the virtual GPU, in a module and in memory of its own.

    ``checkers`` is "all", "none" or one checker's name; ``options`` are further ``vgpu.launch_options``.
    """
    import vgpu
    from vgpu.errors import LaunchError

    device = vgpu.Device(0)
    device.set_current()
    stream = device.create_stream()
    program = vgpu.Program(case.source, "c++", vgpu.ProgramOptions(name=case.path.name, lineinfo=True))
    kernel = program.compile("ptx").get_kernel(case.kernel)
    config = vgpu.LaunchConfig(grid=case.grid, block=case.block, shmem_size=case.shared)
    arrays: dict[str, DeviceArray] = {}
    values = [_launch_value(case, arg, arg.name, arrays) for arg in case.args]
    if case.budget is not None:
        options["budget"] = case.budget
    chosen = () if checkers == "none" else (checkers,)
    error: LaunchError | None = None
    with vgpu.launch_options(checkers=chosen, seed=seed, **options) as session:
        try:
            vgpu.launch(stream, config, kernel, *values)
        except LaunchError as caught:
            error = caught
    found = [report for result in session.results for report in result.reports]
    if error is not None:
        found += [report for report in error.reports if report not in found]
    return Outcome(tuple(found), {name: array.to_numpy() for name, array in arrays.items()}, error)


def _launch_value(case: Case, arg: Arg, name: str, arrays: dict[str, DeviceArray]) -> Any:
    """What ``vgpu.launch`` takes for an argument. Buffers go untyped, as a wrong cast needs them."""
    from vgpu import DeviceArray

    if arg.fields:
        struct = np.zeros((), arg.dtype)
        for member in arg.fields:
            value = _launch_value(case, member, f"{name}.{member.name}", arrays)
            struct[member.name] = int(value.handle) if hasattr(value, "handle") else value
        return struct[()]
    if arg.shape is None:
        return scalar(arg)
    if arg.init == "null":
        return 0
    data = host_array(case, arg)
    if data is None:
        array = DeviceArray.empty(arg.shape, arg.dtype, name=name)
    else:
        array = DeviceArray.from_numpy(data, name=name, readonly=arg.const)
    if arg.init == "freed":
        address = int(array.handle)
        array.buffer.close()
        return address
    arrays[name] = array
    return array.buffer


# ---- judging reports ------------------------------------------------------------------------------------------


def problems(case: Case, reports: tuple[Report, ...]) -> list[str]:
    """How ``reports`` differ from what the header asks for, one sentence each; empty when they do not."""
    found = []
    for alternatives in case.expects:
        if not any(agrees(finding, report) for finding in alternatives for report in reports):
            found.append(f"missing: {' | '.join(map(str, alternatives))}")
    for report in reports:
        if not any(agrees(finding, report) for finding in case.findings):
            found.append(f"unexpected: {report.checker} {report.kind} {_place(report.party)}: {report.message}")
    return found


def agrees(finding: Finding, report: Report) -> bool:
    """Whether a report says what a finding asks for: kind, lines and all that the header names."""
    line = report.party.location.line
    other = report.other.location.line if report.other is not None else None
    return (
        (report.checker, report.kind) == (finding.checker, finding.kind)
        and line is not None
        and finding.lines[0] <= line <= finding.lines[1]
        and finding.other_line in (None, other)
        and finding.thread in (None, report.party.thread)
        and finding.block in (None, report.party.block)
        and finding.buffer in (None, report.buffer)
        and finding.space in (None, report.space)
    )


def _place(party: Party) -> str:
    return f"line={party.location.line} thread={party.thread} block={party.block}"
