"""What a compilation may be told, and the NVRTC arguments it becomes."""

from __future__ import annotations

import re
from dataclasses import dataclass

_IDENTIFIER = re.compile(r"[A-Za-z_]\w*\Z")
_ARCH = re.compile(r"(compute|sm)_(\d{2,3})([af]?)\Z")
_STANDARDS = ("c++11", "c++14", "c++17", "c++20")
#: Nothing below a space may reach NVRTC through an option: a newline would start a directive.
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


@dataclass(frozen=True)
class CompileOptions:
    """Options of one compilation. Wrong values raise ValueError here, not in the compiler.

    ``arch`` is ``compute_XX``; the virtual GPU runs PTX for compute_75 to compute_90 (default 80).
    ``fmad`` allows NVRTC to contract a*b+c into fma. ``fast_math`` implies ``ftz``, no ``prec_div``,
    no ``prec_sqrt`` and the fast intrinsics. ``name_expressions`` instantiates templates:
    ``"scale<float>"``; the mangled names come back in ``CompileResult.lowered_names``.
    """

    arch: str = "compute_80"
    std: str = "c++17"
    lineinfo: bool = True
    fmad: bool = True
    fast_math: bool = False
    ftz: bool = False
    prec_div: bool = True
    prec_sqrt: bool = True
    defines: tuple[tuple[str, str], ...] = ()
    undefines: tuple[str, ...] = ()
    name_expressions: tuple[str, ...] = ()
    restrict: bool = False
    extra_device_vectorization: bool = False
    device_as_default_execution_space: bool = False
    int128: bool = False
    max_registers: int | None = None
    disable_warnings: bool = False
    diag_suppress: tuple[int, ...] = ()
    diag_error: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not _ARCH.match(self.arch):
            raise ValueError(f"arch must be like 'compute_80' (got {self.arch!r})")
        if self.std not in _STANDARDS:
            raise ValueError(f"std must be one of {', '.join(_STANDARDS)} (got {self.std!r})")
        for name, value in self.defines:
            if not _IDENTIFIER.match(name.split("(")[0]) or _CONTROL.search(name + value):
                raise ValueError(f"a macro must be an identifier and a one-line value (got {name!r}, {value!r})")
        for name in self.undefines:
            if not _IDENTIFIER.match(name):
                raise ValueError(f"an undefined macro must be an identifier (got {name!r})")
        for expression in self.name_expressions:
            if not expression.strip() or _CONTROL.search(expression) or "#" in expression:
                raise ValueError(f"a name expression must be one line of C++ (got {expression!r})")
        if self.max_registers is not None and not 16 <= self.max_registers <= 255:
            raise ValueError(f"max_registers must be within 16 to 255 (got {self.max_registers})")

    def arguments(self, arch: str | None = None) -> tuple[str, ...]:
        """The NVRTC command line; ``arch`` replaces this object's own."""
        fast = self.fast_math
        given = [
            f"--gpu-architecture={arch or self.arch}",
            f"--std={self.std}",
            f"--fmad={_bool(self.fmad)}",
            f"--ftz={_bool(self.ftz or fast)}",
            f"--prec-div={_bool(self.prec_div and not fast)}",
            f"--prec-sqrt={_bool(self.prec_sqrt and not fast)}",
            "--pre-include=vgpu_prelude.h",
        ]
        flags = {
            "-lineinfo": self.lineinfo,
            "--use_fast_math": fast,
            "--restrict": self.restrict,
            "--extra-device-vectorization": self.extra_device_vectorization,
            "--device-as-default-execution-space": self.device_as_default_execution_space,
            "--device-int128": self.int128,
            "--disable-warnings": self.disable_warnings,
        }
        given += [flag for flag, on in flags.items() if on]
        given += [f"--define-macro={name}={value}" for name, value in self.defines]
        given += [f"--undefine-macro={name}" for name in self.undefines]
        given += [f"--diag-suppress={number}" for number in self.diag_suppress]
        given += [f"--diag-error={number}" for number in self.diag_error]
        if self.max_registers is not None:
            given.append(f"--maxrregcount={self.max_registers}")
        return tuple(given)


def _bool(value: bool) -> str:
    return "true" if value else "false"
