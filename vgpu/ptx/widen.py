"""Where a 32-bit affine value is widened to 64 bits, its lanes must not wrap: cut blocks so that this is checked first.

The fast code keeps an affine value as one scalar base; sign- or zero-extending it is exact only when no lane wraps around 2**32. A
block that widens such a value starts with the check (:attr:`Block.checks`); when it fails, the warp goes on in the general code, which
keeps every lane's value.
"""

from __future__ import annotations

from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Reg
from vgpu.ptx.flow import Block, Flow, defs, refresh
from vgpu.ptx.kinds import UNIFORM, Kinds


def needs(instr: Instr, kinds: Kinds) -> list[tuple[str, bool]]:
    """The (register, signed) pairs an instruction widens from an affine 32-bit value not known to be small."""
    rule = instr.form.rule
    if rule in ("mul_wide", "mad_wide"):
        type_, operands = instr.mods["T"], instr.operands[1:3]
    elif rule == "cvt" and isa.WIDTH[instr.mods["S"]] == 32 and isa.WIDTH[instr.mods["D"]] == 64:
        type_, operands = instr.mods["S"], instr.operands[1:2]
    else:
        return []
    target = instr.operands[0]
    if not isinstance(target, Reg) or kinds.of.get(target.name) is None or instr.guard is not None:
        return []  # varying result: computed lane by lane, nothing to check
    out = []
    for operand in operands:
        if isinstance(operand, Reg) and kinds.of.get(operand.name, UNIFORM) not in (UNIFORM, None):
            facts = kinds.facts.get(operand.name)
            if facts is None or facts.high is None or facts.high >= 1 << 31:
                out.append((operand.name, type_.startswith("s")))
    return out


def cut(flow: Flow, kinds: Kinds) -> None:
    """Split blocks so that every widening is preceded by its check at the start of its block."""
    renamed: dict[int, int] = {}
    out: list[Block] = []
    tails: dict[int, int] = {}
    for block in flow.blocks:
        renamed[block.index] = len(out)
        out.extend(_pieces(block, kinds, len(out)))
        tails[len(out) - 1] = block.index
    if len(out) == len(flow.blocks):
        return
    for i, block in enumerate(out):
        if i in tails:
            block.succs = tuple(renamed[s] for s in flow.blocks[tails[i]].succs)
    flow.blocks = out
    kinds.divergent = {next(n for n in tails if tails[n] == d) for d in kinds.divergent}
    kinds.rejoin = {renamed[r] for r in kinds.rejoin}
    refresh(flow)


def _pieces(block: Block, kinds: Kinds, start: int) -> list[Block]:
    wanted = [needs(i, kinds) for i in block.instrs]
    pieces: list[Block] = []
    current = Block(start, [])
    covered: set[tuple[str, bool]] = set()
    for position, instr in enumerate(block.instrs):
        missing = [w for w in wanted[position] if w not in covered]
        if missing:
            if current.instrs:
                current.succs = (current.index + 1,)
                pieces.append(current)
                current = Block(start + len(pieces), [])
            covered = set(current.checks)
            written: set[str] = set()
            for later in range(position, len(block.instrs)):  # check at once what later instructions of this block will need
                for w in wanted[later]:
                    if w[0] not in written and w not in covered:
                        current.checks.append(w)
                        covered.add(w)
                written.update(defs(block.instrs[later]))
        current.instrs.append(instr)
        for name in defs(instr):
            covered = {c for c in covered if c[0] != name}
    current.term = block.term
    current.succs = block.succs
    pieces.append(current)
    return pieces
