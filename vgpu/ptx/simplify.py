"""Small rewrites of a function before analysis: constants in place of registers that only ever hold one, no result nobody reads.

NVRTC loads the lane count of a shuffle into a register first; as an immediate the code generator knows the pattern.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from vgpu.ptx.ast import Function, Imm, Instr, Mem, Operand, Pair, Reg, Vec
from vgpu.ptx.flow import defs, uses


def simplify(function: Function) -> Function:
    """The same function with the rewrites applied; the original is left alone."""
    instrs = [i for i in function.body if isinstance(i, Instr)]
    written = Counter(name for i in instrs for name in defs(i))
    constants = {}
    for i in instrs:
        if i.form.emit == "mov" and i.guard is None and isinstance(i.operands[0], Reg) and isinstance(i.operands[1], Imm):
            name = i.operands[0].name
            if written[name] == 1 and function.regs.get(name) != "pred":
                constants[name] = i.operands[1]
    read = Counter(name for i in instrs for name in uses(i))
    body = [_rewrite(i, constants, read) if isinstance(i, Instr) else i for i in function.body]
    return replace(function, body=body)


def _rewrite(i: Instr, constants: dict[str, Imm], read: Counter[str]) -> Instr:
    def source(operand: Operand) -> Operand:
        if isinstance(operand, Reg):
            return constants.get(operand.name, operand)
        if isinstance(operand, Vec):
            return Vec(tuple(None if item is None else source(item) for item in operand.items))
        return operand

    targets = set(defs(i))
    operands = []
    for position, operand in enumerate(i.operands):
        is_target = position == 0 and isinstance(operand, (Reg, Vec, Pair)) and bool(targets)
        if is_target and isinstance(operand, Pair) and operand.second is not None and not read[operand.second.name] and operand.first is not None:
            operand = operand.first
        operands.append(operand if is_target or isinstance(operand, Mem) else source(operand))
    if tuple(operands) == i.operands:
        return i
    return replace(i, operands=tuple(operands))
