"""Compile CUDA C++: checked, cached, with diagnostics as data."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from vgpu.compiler import nvrtc
from vgpu.compiler.diagnostics import Diagnostic, parse_log, render, without_redefinitions
from vgpu.compiler.headers import PRELUDE, headers_for, known_files
from vgpu.compiler.options import CompileOptions
from vgpu.compiler.source_check import MAX_SOURCE_BYTES, SourceRefused, check_source
from vgpu.diskcache import DiskCache, default_cache, make_key
from vgpu.errors import CompileError, CompileTimeoutError

#: A log is cut here: a macro can make one message megabytes long.
MAX_LOG_CHARACTERS = 256 << 10
#: Address space of the child process that compiles under a time limit.
CHILD_MEMORY_BYTES = 8 << 30
#: Headers whose macros a source may define again without being warned.
_PRELUDE_FILES = ("float.h", "limits.h", "math.h", "stdint.h", "stddef.h", "__nv_nvrtc_builtin_header.h")
_BUILTIN_FILES = frozenset({"__nv_nvrtc_builtin_header.h", "__nv_name_map"})
_FILE_NAME = re.compile(r"[^\x00-\x1f\x7f\"\\()]{1,255}\Z")
_FILE_DIRECTIVE = re.compile(r"^(\t\.file\t\d+ )\"([^\"\n]*)\"", re.MULTILINE)


@dataclass(frozen=True)
class CompileResult:
    """PTX text, NVRTC's log, its messages (warnings and remarks) and the mangled name expressions."""

    ptx: str
    log: str
    diagnostics: tuple[Diagnostic, ...]
    lowered_names: dict[str, str]
    from_cache: bool = False


@dataclass(frozen=True)
class CubinResult:
    """Machine code of a real GPU (an ELF image), for its resource usage."""

    cubin: bytes
    log: str
    diagnostics: tuple[Diagnostic, ...]
    lowered_names: dict[str, str]
    from_cache: bool = False


def compile(
    source: str,
    name: str = "kernel.cu",
    options: CompileOptions | None = None,
    *,
    timeout_s: float | None = None,
    max_bytes: int = MAX_SOURCE_BYTES,
    cache: DiskCache | None = None,
) -> CompileResult:
    """Compile CUDA C++ to PTX.

    ``name`` is what messages and reports call the source. Only virtual headers can be included.
    The result comes from ``cache`` (default: the process's) when it is there. Otherwise NVRTC runs in
    this process, where nothing can stop it, or, when ``timeout_s`` is given, in a child process.

    Raises CompileError (with ``diagnostics`` and ``log``) when the source is refused, and
    CompileTimeoutError when the time ran out.
    """
    options = options or CompileOptions()
    if options.arch.startswith("sm_"):
        options = _with_arch(options, "compute_" + options.arch[3:])
    job = _Job(source, name, options, options.arch, False, max_bytes)
    raw, diagnostics, hit = job.run(timeout_s, cache)
    ptx = _tidy_file_names(raw.code.decode("utf-8", "replace"), job.files)
    return CompileResult(ptx, raw.log, diagnostics, raw.lowered_names, hit)


def compile_cubin(
    source: str,
    arch: str,
    name: str = "kernel.cu",
    options: CompileOptions | None = None,
    *,
    verbose: bool = False,
    timeout_s: float | None = None,
    max_bytes: int = MAX_SOURCE_BYTES,
    cache: DiskCache | None = None,
) -> CubinResult:
    """Compile CUDA C++ for a real GPU: ``arch`` is ``"sm_75"``, ``"sm_80"``, ``"sm_90"``, ... As :func:`compile`.

    ``verbose`` puts ptxas's account of registers and spills into ``log``.
    """
    if not re.match(r"sm_\d{2,3}[af]?\Z", arch):
        raise ValueError(f"a cubin's arch must be like 'sm_80' (got {arch!r})")
    job = _Job(source, name, options or CompileOptions(), arch, True, max_bytes)
    if verbose:
        job.arguments += ("--ptxas-options=-v",)
    raw, diagnostics, hit = job.run(timeout_s, cache)
    return CubinResult(raw.code, raw.log, diagnostics, raw.lowered_names, hit)


def _with_arch(options: CompileOptions, arch: str) -> CompileOptions:
    from dataclasses import replace

    return replace(options, arch=arch)


class _Job:
    """One checked compilation."""

    def __init__(
        self, source: str, name: str, options: CompileOptions, arch: str, cubin: bool, max_bytes: int
    ) -> None:
        if not _FILE_NAME.match(name):
            raise ValueError(f"a source's name must be 1 to 255 printable characters without \"\\() (got {name!r})")
        try:
            checked = check_source(source, name, defines=_define_text(options), max_bytes=max_bytes)
        except SourceRefused as refusal:
            raise _failure(name, refusal.diagnostics, "") from None
        self.source, self.name, self.cubin = checked.text, name, cubin
        self.arguments = options.arguments(arch)
        self.expressions = options.name_expressions
        self.headers = headers_for(checked.included)
        self.files = known_files() | {name}

    def key(self) -> str:
        digest = hashlib.sha256()
        for header, text in self.headers.items():
            digest.update(f"{header}:{len(text)}:".encode() + text.encode())
        return make_key(
            "cubin" if self.cubin else "ptx", self.source, self.name, repr(self.arguments),
            repr(self.expressions), repr(nvrtc.version()), digest.digest(),
        )  # fmt: skip

    def run(
        self, timeout_s: float | None, cache: DiskCache | None
    ) -> tuple[nvrtc.RawResult, tuple[Diagnostic, ...], bool]:
        cache = cache if cache is not None else default_cache()
        key = self.key()
        stored = cache.get(key)
        raw = _decode(stored) if stored is not None else None
        hit = raw is not None
        if raw is None:
            raw = self._in_child(timeout_s) if timeout_s is not None else self._here()
        diagnostics = self._diagnostics(raw)
        if not raw.ok:
            raise _failure(self.name, diagnostics, raw.log)
        if not hit:
            cache.put(key, encode(raw))
        return raw, tuple(diagnostics), hit

    def _here(self) -> nvrtc.RawResult:
        return shorten(
            nvrtc.run(
                self.source, self.name, self.arguments, self.headers, self.expressions, cubin=self.cubin
            )
        )

    def _in_child(self, timeout_s: float) -> nvrtc.RawResult:
        request = json.dumps(
            {
                "source": self.source, "name": self.name, "arguments": self.arguments,
                "headers": self.headers, "expressions": self.expressions, "cubin": self.cubin,
                "memory": CHILD_MEMORY_BYTES,
            }
        )  # fmt: skip
        package_parent = str(Path(__file__).resolve().parents[2])
        path = os.pathsep.join([package_parent, *filter(None, sys.path)])
        try:
            child = subprocess.run(
                [sys.executable, "-P", "-m", "vgpu.compiler.child"],
                input=request.encode(), capture_output=True, timeout=timeout_s, check=False,
                env={**os.environ, "PYTHONPATH": path},
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            text = f"compiling took longer than {timeout_s:g} s and was stopped; simplify the source"
            found = [Diagnostic("error", self.name, None, None, text)]
            raise CompileTimeoutError(f"{self.name}: {text}", diagnostics=found) from None
        raw = _decode(child.stdout) if child.returncode == 0 else None
        if raw is None:
            tail = child.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
            text = f"the compiler stopped (exit status {child.returncode}) {' '.join(tail)}".rstrip()
            raise _failure(self.name, [Diagnostic("error", self.name, None, None, text)], "")
        return raw

    def _diagnostics(self, raw: nvrtc.RawResult) -> list[Diagnostic]:
        """The log's messages; refuses to pass on a log that mentions a file it should not know."""
        found = parse_log(raw.log)
        files = self.files | _BUILTIN_FILES
        if any(d.file is not None and d.file not in files for d in found):
            # The source check must have missed something: say nothing of what was read.
            text = "a file outside the virtual headers was opened; the compiler's messages are withheld"
            raise _failure(self.name, [Diagnostic("error", self.name, None, None, text)], "")
        return without_redefinitions(found, _PRELUDE_FILES)


def _define_text(options: CompileOptions) -> str:
    given = [f"{name} {value}" for name, value in options.defines]
    return " ".join([*given, *options.name_expressions])


def shorten(raw: nvrtc.RawResult) -> nvrtc.RawResult:
    """The result with its log cut to ``MAX_LOG_CHARACTERS``."""
    if len(raw.log) <= MAX_LOG_CHARACTERS:
        return raw
    log = raw.log[:MAX_LOG_CHARACTERS] + "\n... (log cut here)\n"
    return nvrtc.RawResult(raw.ok, log, raw.code, raw.lowered_names)


def encode(raw: nvrtc.RawResult) -> bytes:
    """A result as bytes, for the cache and the child process's answer."""
    head = json.dumps({"ok": raw.ok, "log": raw.log, "lowered": raw.lowered_names}).encode()
    return len(head).to_bytes(8, "little") + head + raw.code


def _decode(data: bytes) -> nvrtc.RawResult | None:
    size = int.from_bytes(data[:8], "little")
    try:
        head = json.loads(data[8 : 8 + size])
        return nvrtc.RawResult(head["ok"], head["log"], data[8 + size :], head["lowered"])
    except (ValueError, KeyError, TypeError):
        return None


def _tidy_file_names(ptx: str, files: frozenset[str]) -> str:
    """Undo the working directory that NVRTC puts before names in ``.file``: the same PTX everywhere."""

    def replace(m: re.Match[str]) -> str:
        path = m[2].replace("\\\\", "/").replace("\\", "/")
        fitting = [f for f in files if path == f or path.endswith("/" + f)]
        return f'{m[1]}"{max(fitting, key=len, default=m[2])}"'

    return _FILE_DIRECTIVE.sub(replace, ptx)


def _failure(name: str, diagnostics: list[Diagnostic], log: str) -> CompileError:
    errors = [d for d in diagnostics if d.severity == "error"]
    if not errors:  # a log in an unknown form
        errors = [Diagnostic("error", name, None, None, log.strip().split("\n")[0] or "unknown error")]
        diagnostics = [*diagnostics, *errors]
    count = f"{len(errors)} error{'s' if len(errors) != 1 else ''}"
    relevant = [d for d in diagnostics if d.severity in ("error", "note")]
    return CompileError(
        f"{name} does not compile: {count}\n{render(relevant)}", log=log, diagnostics=diagnostics
    )


assert PRELUDE == "vgpu_prelude.h"  # named in CompileOptions.arguments
