"""Which accesses to shared memory can meet another thread's between two barriers of the whole block: the others need no race check.

Between one barrier of the whole block and the next, any two accesses by different threads may happen in either order; accesses with such a
barrier between them never meet. An access needs a check when some interval holds another to the same variable, one of them a write.

That holds as long as all warps that wait at a barrier wait at the same instruction. Where a branch could send warps of a block to
different barriers, every access is checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vgpu.ptx.ast import Instr, Operand, Reg
from vgpu.ptx.flow import Block, Flow, defs, immediate, is_special, uses

#: special registers that are the same for all threads of a block
_SAME_IN_BLOCK = ("%ntid.", "%ctaid.", "%nctaid.", "%nwarpid", "%dynamic_smem_size", "%total_smem_size", "%gridid")


@dataclass(frozen=True)
class SharedAccess:
    """One access as this analysis sees it. ``variable`` None: any."""

    site: int
    block: int
    #: number in its block
    at: int
    writes: bool
    strong: bool
    asynchronous: bool
    variable: str | None


def checked_sites(flow: Flow, accesses: Iterable[SharedAccess]) -> set[int]:
    """The sites of ``accesses`` that need a check."""
    accesses = list(accesses)
    if not barriers_agree(flow):
        return {a.site for a in accesses}
    by_block: dict[int, list[SharedAccess]] = {}
    for a in accesses:
        by_block.setdefault(a.block, []).append(a)
    starts = [0, *(s for b in flow.blocks if is_block_barrier(b.term) for s in b.succs)]
    found: set[int] = set()
    for start in dict.fromkeys(starts):
        inside = [a for n in _until_barrier(flow, start) for a in by_block.get(n, ())]
        found |= _meeting(inside)
    late = {a.variable for a in accesses if a.asynchronous and _crosses_barrier(flow, a)}
    return found | {a.site for a in accesses if a.variable in late or late and (a.variable is None or None in late)}


def _crosses_barrier(flow: Flow, copy: SharedAccess) -> bool:
    """Whether an asynchronous copy may be unfinished at a barrier: no ``wait`` for all copies lies between."""

    def waited(instrs: list[Instr]) -> bool:
        return any(i.opcode == "cp.async.wait_all" or i.opcode == "cp.async.wait_group" and immediate(i.operands[0]) == 0 for i in instrs)

    seen: set[int] = set()
    stack = [(copy.block, copy.at)]
    while stack:
        n, start = stack.pop()
        block = flow.blocks[n]
        if waited(block.instrs[start:]):
            continue
        if is_block_barrier(block.term):
            return True
        for s in block.succs:
            if s not in seen:
                seen.add(s)
                stack.append((s, 0))
    return False


def _meeting(inside: list[SharedAccess]) -> set[int]:
    """The sites of an interval's accesses that another of them, or another thread's same one, may collide with."""
    groups: dict[str | None, set[tuple[bool, bool]]] = {}
    for a in inside:
        groups.setdefault(a.variable, set()).add((a.writes, a.strong))
    everything = set().union(*groups.values())
    out = set()
    for a in inside:
        others = everything if a.variable is None else groups[a.variable] | groups.get(None, set())
        if any((a.writes or writes) and not (a.strong and strong) for writes, strong in others):
            out.add(a.site)
    return out


def is_block_barrier(instr: Instr | None) -> bool:
    """A barrier without a thread count: all threads of the block take part."""
    if instr is None or instr.form.unit != "barrier":
        return False
    count = {"bar_sync": 1, "bar_red": 2}.get(instr.form.emit, 0)  # operands: barrier; barrier and predicate
    return len(instr.operands) == count


def _until_barrier(flow: Flow, start: int) -> set[int]:
    """The blocks that run from ``start`` on before the next barrier of the whole block."""
    seen: set[int] = set()
    stack = [start]
    while stack:
        n = stack.pop()
        if n in seen:
            continue
        seen.add(n)
        if not is_block_barrier(flow.blocks[n].term):
            stack.extend(flow.blocks[n].succs)
    return seen


def barriers_agree(flow: Flow) -> bool:
    """Whether all warps of a block that are at a barrier are at the same one, as far as can be told."""
    if any(b.term is not None and b.term.form.unit == "call" for b in flow.blocks):
        return False
    varying = _Variance(flow)
    for b in flow.blocks:
        if len(b.succs) < 2 or not varying.branches(b):
            continue
        first = [frozenset(n for n in _until_barrier(flow, s) if is_block_barrier(flow.blocks[n].term)) for s in b.succs]
        if len({f for f in first if f}) > 1:
            return False
    return True


class _Variance:
    """Which registers may differ between threads of a block: a fixpoint over sources and over branches that threads take differently."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.names: set[str] = set()
        changed = True
        while changed:
            before = len(self.names)
            for b in flow.blocks:
                for i in [*b.instrs, *([b.term] if b.term else [])]:
                    if self._varies(i):
                        self.names.update(defs(i))
            for b in flow.blocks:
                if len(b.succs) > 1 and self.branches(b):
                    self.names |= self._joined(b)
            changed = len(self.names) != before

    def branches(self, block: Block) -> bool:
        term = block.term
        return term is not None and any(n in self.names for n in uses(term))

    def _varies(self, i: Instr) -> bool:
        if i.form.unit in ("atomic", "warp", "tensor", "call"):
            return True
        if i.form.emit == "ld" and not i.mods.get("S", "").startswith(("param", "const")):
            return True
        return any(n in self.names for n in uses(i)) or any(self._special(o) for o in i.operands)

    @staticmethod
    def _special(o: Operand) -> bool:
        return isinstance(o, Reg) and is_special(o.name) and not o.name.startswith(_SAME_IN_BLOCK)

    def _joined(self, block: Block) -> set[str]:
        """Registers written between a branch and the place where its sides meet, and alive there."""
        join = _immediate_post_dominator(self.flow, block.index)
        if join is None:
            return set()
        seen: set[int] = set()
        stack = list(block.succs)
        while stack:
            n = stack.pop()
            if n not in seen and n != join:
                seen.add(n)
                stack.extend(self.flow.blocks[n].succs)
        written: set[str] = set()
        for n in seen:
            b = self.flow.blocks[n]
            written.update(r for i in [*b.instrs, *([b.term] if b.term else [])] for r in defs(i))
        return written & self.flow.live_in[join]


def _immediate_post_dominator(flow: Flow, block: int) -> int | None:
    mine = flow.pdom[block] & ~(1 << block)
    for n in range(len(flow.blocks)):
        if mine >> n & 1 and flow.pdom[n] == mine:
            return n
    return None
