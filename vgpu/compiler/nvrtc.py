"""The one place that calls NVRTC (``cuda.bindings.nvrtc``; it needs no driver)."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from vgpu.errors import CompileError

#: More output than this is refused: an initialised array becomes text, one number an element.
MAX_OUTPUT_BYTES = 64 << 20


@dataclass(frozen=True)
class RawResult:
    """What NVRTC said: ``code`` is empty when it refused the source."""

    ok: bool
    log: str
    code: bytes
    lowered_names: dict[str, str]


@functools.cache
def _module() -> Any:
    try:
        from cuda.bindings import nvrtc
    except ImportError as error:
        raise CompileError(
            f"compiling CUDA C++ needs NVRTC ({error}): pip install cuda-bindings nvidia-cuda-nvrtc"
        ) from error
    return nvrtc


@functools.cache
def version() -> tuple[int, int]:
    """NVRTC's version, as (major, minor). Raises CompileError when the library cannot be loaded."""
    nvrtc = _module()
    try:
        status, major, minor = nvrtc.nvrtcVersion()
    except Exception as error:  # the bindings raise several types when the library is not there
        raise CompileError(
            f"the NVRTC library cannot be loaded ({error}): pip install nvidia-cuda-nvrtc"
        ) from error
    if int(status):
        raise CompileError(f"the NVRTC library does not answer (status {int(status)})")
    return int(major), int(minor)


def run(
    source: str,
    name: str,
    arguments: tuple[str, ...],
    headers: dict[str, str],
    name_expressions: tuple[str, ...] = (),
    *,
    cubin: bool = False,
) -> RawResult:
    """One compilation. NVRTC is thread-safe and releases the GIL, but cannot be interrupted."""
    version()
    nvrtc = _module()
    status, program = nvrtc.nvrtcCreateProgram(
        source.encode(),
        name.encode(),
        len(headers),
        [text.encode() for text in headers.values()],
        [header.encode() for header in headers],
    )
    _require(status, "nvrtcCreateProgram")
    try:
        for expression in name_expressions:
            _require(nvrtc.nvrtcAddNameExpression(program, expression.encode())[0], "nvrtcAddNameExpression")
        options = [argument.encode() for argument in arguments]
        (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
        log = _text(program, nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog)
        log_text = log.rstrip(b"\0").decode("utf-8", "replace")
        if int(status):
            return RawResult(False, log_text, b"", {})
        if cubin:
            code = _text(program, nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN)
        else:
            code = _text(program, nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX).rstrip(b"\0")
        lowered = {}
        for expression in name_expressions:
            status, mangled = nvrtc.nvrtcGetLoweredName(program, expression.encode())
            _require(status, f"nvrtcGetLoweredName({expression!r})")
            lowered[expression] = mangled.decode()
        return RawResult(True, log_text, code, lowered)
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _text(program: Any, size_of: Any, read: Any) -> bytes:
    status, size = size_of(program)
    _require(status, "reading NVRTC's output")
    if size > MAX_OUTPUT_BYTES:
        raise CompileError(
            f"the compiled code has {size} bytes; the limit is {MAX_OUTPUT_BYTES}: is a huge array initialised in the source?"
        )
    if size <= 1:
        return b""  # no more than a terminating zero (and Python shares short bytes objects)
    content = bytes(size)  # the bindings write into it
    _require(read(program, content)[0], "reading NVRTC's output")
    return content


def _require(status: Any, what: str) -> None:
    if int(status):
        raise CompileError(f"{what} failed: {getattr(status, 'name', status)}")
