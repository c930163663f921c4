"""Small launches for the tests of profiles, traces and their texts: CUDA source in, LaunchResult out."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from tests.vgpu import corpus
from tests.vgpu.corpus import Case
from vgpu import compiler, engine
from vgpu.engine import LaunchOptions, LaunchResult, LoadedModule
from vgpu.memory import AddressSpace, Allocation
from vgpu.profile.summary import Profile

Dim = int | tuple[int, ...]
SPACE = AddressSpace()


@cache
def load(source: str) -> LoadedModule:
    """A module from CUDA source, or from PTX when the text starts with ``.version``."""
    if source.lstrip().startswith(".version"):
        return engine.load_ptx(source, space=SPACE)
    return engine.load_ptx(compiler.compile(source).ptx, name="kernel.cu", source=source, space=SPACE)


def device(array: np.ndarray[Any, Any], name: str | None = None) -> Allocation:
    """A buffer with an array's content."""
    a = SPACE.allocate(max(array.nbytes, 1), name=name)
    a.view()[: array.nbytes] = np.frombuffer(array.tobytes(), np.uint8)
    SPACE.mark_initialized(a, 0, a.nbytes)
    return a


def floats(n: int, name: str | None = None) -> Allocation:
    return device(np.arange(n, dtype=np.float32), name)


def pack(args: tuple[Any, ...]) -> bytes:
    """The parameter block: buffers as addresses, ints as s32, NumPy scalars and structs as they are."""
    out = b""
    for x in args:
        if isinstance(x, Allocation):
            raw = struct.pack("<Q", x.base)
        else:
            raw = struct.pack("<i", x) if isinstance(x, int) else bytes(np.asarray(x).tobytes())
        out += b"\0" * (-len(out) % min(len(raw), 8)) + raw
    return out


def dim3(d: Dim) -> tuple[int, int, int]:
    t = (*((d,) if isinstance(d, int) else d), 1, 1)
    return t[0], t[1], t[2]


def run(
    source: str, kernel: str, grid: Dim, block: Dim, *args: Any, shared: int = 0, names: Mapping[int, str] | None = None, **options: Any
) -> LaunchResult:
    """One launch, checkers off."""
    wanted = LaunchOptions(buffer_names=names or {}, **options)
    return load(source).launch(kernel, dim3(grid), dim3(block), shared, pack(args), wanted)


def profile(source: str, kernel: str, grid: Dim, block: Dim, *args: Any, **more: Any) -> Profile:
    found = run(source, kernel, grid, block, *args, profile=True, **more).profile
    assert isinstance(found, Profile)
    return found


# -- the corpus -------------------------------------------------------------------------------------------------


def case(name: str) -> Case:
    path = corpus.KERNELS / "whole" / f"{name}.cu"
    return corpus.parse(path.read_text(), path)


def arguments(c: Case) -> tuple[Any, ...]:
    """Fresh buffers and scalars for a case without structs."""
    out: list[Any] = []
    for arg in c.args:
        if not arg.is_buffer:
            out.append(arg.dtype.type(corpus.scalar(arg)))
            continue
        host = corpus.host_array(c, arg)
        assert arg.shape is not None
        out.append(device(host if host is not None else np.zeros(arg.shape, arg.dtype)))
    return tuple(out)


def run_case(c: Case, args: tuple[Any, ...], **options: Any) -> LaunchResult:
    names = {i: a.name for i, a in enumerate(c.args) if a.is_buffer}
    return run(c.source, c.kernel, c.grid, c.block, *args, shared=c.shared, names=names, **options)
