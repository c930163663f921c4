"""Tensor-core instructions."""

from __future__ import annotations

from vgpu.codegen.emitter import Emitter
from vgpu.errors import UnsupportedInstructionError
from vgpu.ptx.ast import Instr


def emit(em: Emitter, instr: Instr) -> None:
    raise UnsupportedInstructionError(f"'{instr.opcode}' is not supported yet", ptx_line=instr.ptx_line)
