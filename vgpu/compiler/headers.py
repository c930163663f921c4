"""The virtual headers: the only files a source can include, given to NVRTC in memory.

Most are this package's own (``vgpu/headers``). A few are NVIDIA's, read from the installed CUDA
wheels: half-precision types, wmma, math constants. NVRTC prefers an in-memory header over a file of
the same name, so nothing on disk can take a virtual header's place.
"""

from __future__ import annotations

import functools
import os
import re
import sys
from pathlib import Path

_OWN = Path(__file__).resolve().parent.parent / "headers"
PRELUDE = "vgpu_prelude.h"

#: NVIDIA's headers that a source may include, and where each lies under an include directory.
_NVIDIA_PUBLIC = {
    name: name
    for name in (
        "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "mma.h", "math_constants.h", "cuComplex.h",
        "cuda_pipeline.h", "cuda_pipeline_primitives.h",
    )
}  # fmt: skip
#: Headers that only those include.
_NVIDIA_INTERNAL = {
    "cuda_fp16.hpp": "cuda_fp16.hpp",
    "cuda_bf16.hpp": "cuda_bf16.hpp",
    "cuda_fp8.hpp": "cuda_fp8.hpp",
    "crt/mma.h": "crt/mma.h",
    "mma.hpp": "crt/mma.hpp",
    "cuda_pipeline_helpers.h": "cuda_pipeline_helpers.h",
    "cuda_awbarrier.h": "cuda_awbarrier.h",
    "cuda_awbarrier_primitives.h": "cuda_awbarrier_primitives.h",
    "cuda_awbarrier_helpers.h": "cuda_awbarrier_helpers.h",
}
_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"]([^>\"\n]+)[>\"]", re.MULTILINE)


@functools.cache
def _own_names() -> frozenset[str]:
    return frozenset(p.relative_to(_OWN).as_posix() for p in _OWN.rglob("*") if p.is_file())


def header_names() -> frozenset[str]:
    """Every name a source may include."""
    return (_own_names() - {PRELUDE}) | frozenset(_NVIDIA_PUBLIC)


def known_files() -> frozenset[str]:
    """Every file name that NVRTC may mention besides the source's own."""
    return _own_names() | frozenset(_NVIDIA_PUBLIC) | frozenset(_NVIDIA_INTERNAL)


@functools.cache
def nvidia_include_directories() -> tuple[Path, ...]:
    """Include directories of the installed CUDA wheels (CUDA 13 and 12 layouts), then of a toolkit."""
    found: list[Path] = []
    try:
        import nvidia  # a namespace package shared by all wheels

        roots = [Path(p) for p in nvidia.__path__]
    except ImportError:
        roots = [Path(p) / "nvidia" for p in sys.path if p and (Path(p) / "nvidia").is_dir()]
    for root in roots:
        found += sorted(root.glob("cu[0-9]*/include"), reverse=True)  # nvidia/cu13/include
        found += sorted(root.glob("cuda_*/include"))  # nvidia/cuda_runtime/include
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if toolkit := os.environ.get(variable):
            found.append(Path(toolkit) / "include")
    if "CONDA_PREFIX" in os.environ:
        found += sorted(Path(os.environ["CONDA_PREFIX"]).glob("targets/*/include"))
    return tuple(d for d in dict.fromkeys(found) if d.is_dir())


@functools.cache
def header_text(name: str) -> str | None:
    """A virtual header's text; None when it is NVIDIA's and no installed wheel has it.

    Raises KeyError for a name that is no virtual header.
    """
    if name in _own_names():
        return (_OWN / name).read_text(encoding="utf-8")
    relative = _NVIDIA_PUBLIC.get(name) or _NVIDIA_INTERNAL[name]
    for directory in nvidia_include_directories():
        path = directory / relative
        if path.is_file():
            return path.read_text(encoding="utf-8", errors="replace")
    return None


@functools.cache
def _closure(name: str) -> frozenset[str]:
    """A header and every virtual header reachable from it."""
    seen: set[str] = set()
    todo = [name]
    known = known_files()
    while todo:
        current = todo.pop()
        if current in seen or current not in known:
            continue  # behind a condition that is never true under NVRTC
        text = header_text(current)
        if text is not None:
            seen.add(current)
            todo += _INCLUDE.findall(text)
    return frozenset(seen)


def headers_for(included: frozenset[str]) -> dict[str, str]:
    """Name and text of every header that a source including these (and the prelude) can reach."""
    names = set(_closure(PRELUDE))
    for name in included:
        names |= _closure(name)
    return {name: header_text(name) or "" for name in sorted(names)}


def missing(name: str) -> str | None:
    """Why a virtual header cannot be had here, or None when it can."""
    if header_text(name) is not None:
        return None
    return (
        f"{name} is NVIDIA's and comes with the CUDA wheels, which are not installed: "
        "pip install nvidia-cuda-runtime nvidia-cuda-crt (CUDA 12: nvidia-cuda-runtime-cu12 nvidia-cuda-nvcc-cu12)"
    )
