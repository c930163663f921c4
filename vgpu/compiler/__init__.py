"""CUDA C++ to PTX (and cubin) through NVRTC, with virtual headers only and diagnostics as data."""

from __future__ import annotations

from vgpu.compiler.diagnostics import Diagnostic, render
from vgpu.compiler.headers import header_names
from vgpu.compiler.options import CompileOptions
from vgpu.compiler.service import CompileResult, CubinResult, compile, compile_cubin
from vgpu.compiler.source_check import MAX_SOURCE_BYTES, check_source

__all__ = [
    "MAX_SOURCE_BYTES",
    "CompileOptions",
    "CompileResult",
    "CubinResult",
    "Diagnostic",
    "check_source",
    "compile",
    "compile_cubin",
    "header_names",
    "render",
]
