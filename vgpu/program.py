"""Program and ProgramOptions, as in cuda.core, over :mod:`vgpu.compiler`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from vgpu.compiler import CompileOptions, compile, nvrtc
from vgpu.errors import UnsupportedFeatureError
from vgpu.event import options_of
from vgpu.module import RESOURCE_ARCH, ObjectCode

Texts = str | list[str] | tuple[str, ...] | None


@dataclass
class ProgramOptions:
    """The fields of cuda.core's ``ProgramOptions``; those that make no sense here are refused when set.

    ``lineinfo`` is on unless it is False: reports need it. ``arch`` defaults to the virtual device's.
    """

    name: str | None = "default_program"
    arch: str | None = None
    relocatable_device_code: bool | None = None
    extensible_whole_program: bool | None = None
    debug: bool | None = None
    lineinfo: bool | None = None
    device_code_optimize: bool | None = None
    ptxas_options: Texts = None
    max_register_count: int | None = None
    ftz: bool | None = None
    prec_sqrt: bool | None = None
    prec_div: bool | None = None
    fma: bool | None = None
    use_fast_math: bool | None = None
    extra_device_vectorization: bool | None = None
    link_time_optimization: bool | None = None
    gen_opt_lto: bool | None = None
    define_macro: Any = None
    undefine_macro: Texts = None
    include_path: Texts = None
    use_bundled_headers: bool | None = None
    pre_include: Texts = None
    no_source_include: bool | None = None
    std: str | None = None
    builtin_move_forward: bool | None = None
    builtin_initializer_list: bool | None = None
    disable_warnings: bool | None = None
    restrict: bool | None = None
    device_as_default_execution_space: bool | None = None
    device_int128: bool | None = None
    optimization_info: str | None = None
    no_display_error_number: bool | None = None
    diag_error: int | list[int] | tuple[int, ...] | None = None
    diag_suppress: int | list[int] | tuple[int, ...] | None = None
    diag_warn: int | list[int] | tuple[int, ...] | None = None
    brief_diagnostics: bool | None = None
    time: str | None = None
    split_compile: int | None = None
    fdevice_syntax_only: bool | None = None
    minimal: bool | None = None
    no_cache: bool | None = None
    fdevice_time_trace: str | None = None
    device_float128: bool | None = None
    frandom_seed: str | None = None
    ofast_compile: str | None = None
    pch: bool | None = None
    create_pch: str | None = None
    use_pch: str | None = None
    pch_dir: str | None = None
    pch_verbose: bool | None = None
    pch_messages: bool | None = None
    instantiate_templates_in_pch: bool | None = None
    extra_sources: Any = None
    use_libdevice: bool | None = None
    numba_debug: bool | None = None

    def compile_options(self, name_expressions: Iterable[str] = ()) -> CompileOptions:
        """The same for :func:`vgpu.compiler.compile` (not in cuda.core).

        Raises UnsupportedFeatureError for an option that cannot be honoured, ValueError for a wrong value.
        """
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name in _REFUSED and value not in (None, False, [], ()):
                raise UnsupportedFeatureError(
                    f"ProgramOptions.{field.name}={value!r} is not supported by the virtual GPU: {_REFUSED[field.name]}"
                )
        return CompileOptions(
            arch=_ptx_arch(self.arch),
            std=self.std or "c++17",
            lineinfo=self.lineinfo is not False,
            fmad=self.fma is not False,
            fast_math=bool(self.use_fast_math),
            ftz=bool(self.ftz),
            prec_div=self.prec_div is not False,
            prec_sqrt=self.prec_sqrt is not False,
            defines=_macros(self.define_macro),
            undefines=_texts(self.undefine_macro),
            name_expressions=tuple(name_expressions),
            restrict=bool(self.restrict),
            extra_device_vectorization=bool(self.extra_device_vectorization),
            device_as_default_execution_space=bool(self.device_as_default_execution_space),
            int128=bool(self.device_int128),
            max_registers=self.max_register_count,
            disable_warnings=bool(self.disable_warnings),
            diag_suppress=_numbers(self.diag_suppress),
            diag_error=_numbers(self.diag_error),
        )


_HEADERS_ONLY = "only the virtual headers can be included"
_ONE_FILE = "a program is one source, compiled as a whole"
#: Options refused when set, and why. Those neither here nor in compile_options change nothing that shows.
_REFUSED = {
    "include_path": _HEADERS_ONLY,
    "pre_include": _HEADERS_ONLY,
    "use_bundled_headers": _HEADERS_ONLY,
    "relocatable_device_code": _ONE_FILE,
    "extensible_whole_program": _ONE_FILE,
    "link_time_optimization": _ONE_FILE,
    "gen_opt_lto": _ONE_FILE,
    "extra_sources": _ONE_FILE,
    "debug": "use the checkers and the trace instead",
    "fdevice_syntax_only": "compile, and look at the diagnostics",
    "fdevice_time_trace": "it writes files",
    "create_pch": "it writes files",
    "use_pch": "it reads files",
    "pch_dir": "it reads files",
    "device_float128": "no GPU code for it below compute capability 10.0",
    "use_libdevice": "it is for NVVM programs",
    "numba_debug": "it is for Numba",
    "time": "it writes files",
}


class Program:
    """CUDA C++ (``"c++"``) or PTX (``"ptx"``) to be compiled."""

    def __init__(self, code: str | bytes | bytearray, code_type: str, options: ProgramOptions | None = None) -> None:
        self._options = options_of(ProgramOptions, options, "Program options")
        self._closed = False
        code_type = str(code_type).lower()
        if code_type == "nvvm":
            raise UnsupportedFeatureError("NVVM IR cannot be compiled for the virtual GPU: give CUDA C++ or PTX")
        if code_type not in ("c++", "ptx"):
            raise RuntimeError(f"Unsupported code_type={code_type!r} (supported_code_types=('c++', 'ptx'))")
        if not isinstance(code, str):
            raise TypeError(f"Expected type str, but got {type(code).__name__}")
        self._code, self._code_type = code, code_type

    def compile(
        self,
        target_type: str,
        name_expressions: tuple[str, ...] | list[str] = (),
        logs: Any = None,
        *,
        cache: None = None,
    ) -> ObjectCode:
        """Compile to ``"ptx"`` or ``"cubin"``; either way the kernels run from PTX.

        ``logs`` is an object with ``write`` for the compiler's messages. A disk cache is always used
        (``VGPU_CACHE``), so ``cache`` must be None.

        Raises :class:`~vgpu.errors.CompileError` with the diagnostics.
        """
        if self._closed:
            raise RuntimeError("the program is closed")
        target = str(target_type).lower()
        if target not in ("ptx", "cubin"):
            raise ValueError(f'Unsupported target_type="{target_type}" for NVRTC (supported: "ptx", "cubin")')
        if cache is not None:
            raise UnsupportedFeatureError("the virtual GPU has its own disk cache: leave cache out (VGPU_CACHE=0 turns it off)")
        name = self._options.name or "default_program"
        if self._code_type == "ptx":
            return ObjectCode._init(self._code, "ptx", name=name)
        options = self._options.compile_options(name_expressions)
        result = compile(self._code, name, options)
        if logs is not None and result.log:
            logs.write(result.log)
        arch = (self._options.arch or RESOURCE_ARCH).replace("compute_", "sm_")
        return ObjectCode._init(
            result.ptx, target, name=name, symbol_mapping=result.lowered_names, source=self._code,
            source_name=name, options=options, cubin_arch=arch,
        )  # fmt: skip

    def close(self) -> None:
        """Destroy the program; what it compiled stays usable."""
        self._closed = True

    @property
    def is_closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    @property
    def backend(self) -> str:
        """``"NVRTC"``."""
        return "NVRTC"

    @property
    def pch_status(self) -> None:
        """None: no precompiled headers."""
        return None

    @property
    def handle(self) -> int:
        """A number that stands for the program in this process."""
        return id(self)

    def __repr__(self) -> str:
        return f"<Program backend='{self.backend}'>"


def _ptx_arch(arch: str | None) -> str:
    return "compute_80" if arch is None else arch.replace("sm_", "compute_")


def _texts(value: Texts) -> tuple[str, ...]:
    return () if value is None else (value,) if isinstance(value, str) else tuple(value)


def _numbers(value: int | list[int] | tuple[int, ...] | None) -> tuple[int, ...]:
    return () if value is None else (value,) if isinstance(value, int) else tuple(value)


def _macros(value: Any) -> tuple[tuple[str, str], ...]:
    """A name, a (name, value), or a list of either."""
    if value is None:
        return ()
    if isinstance(value, str):
        return ((value, "1"),)
    if isinstance(value, Mapping):
        return tuple((str(k), str(v)) for k, v in value.items())
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(v, str) for v in value):
        return ((value[0], value[1]),)
    if isinstance(value, (list, tuple)):
        return tuple(pair for item in value for pair in _macros(item))
    raise TypeError(f"a macro must be a name or a (name, value) pair (got {value!r})")


def nvrtc_version() -> tuple[int, int]:
    """The version of the NVRTC in use."""
    return nvrtc.version()


__all__ = ["Program", "ProgramOptions"]
