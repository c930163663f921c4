"""Control flow of one function: basic blocks in an order good for reconvergence, post-dominators, liveness.

Blocks are numbered so that every block of an acyclic region comes before the region's post-dominator and a loop's blocks are
contiguous: lanes of a diverged warp that always run the lowest-numbered waiting block first then meet again as early as possible.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from vgpu.errors import PtxSyntaxError
from vgpu.ptx.isa import Form
from vgpu.ptx.ast import Function, Imm, Instr, Label, Mem, Not, Operand, Pair, Reg, Sym, Vec

#: units whose instructions end a block: the warp may stop there and be resumed after it
_SUSPENDING = ("barrier", "call")


@dataclass(slots=True)
class Block:
    """A basic block. ``term`` is its last instruction when that decides where to go (None: falls through)."""

    index: int
    instrs: list[Instr]
    term: Instr | None = None
    #: successor indices; a conditional branch has (taken, not taken)
    succs: tuple[int, ...] = ()
    preds: list[int] = field(default_factory=list)
    #: registers whose affine value must not wrap at 32 bits when this block starts: (register, signed)
    checks: list[tuple[str, bool]] = field(default_factory=list)


@dataclass(slots=True)
class Flow:
    function: Function
    blocks: list[Block]
    #: bitset of post-dominators per block (bit i = block i), including itself
    pdom: list[int] = field(default_factory=list)
    live_in: list[frozenset[str]] = field(default_factory=list)
    live_out: list[frozenset[str]] = field(default_factory=list)
    _reachable: list[int] = field(default_factory=list)

    def reachable(self) -> list[int]:
        """Per block the bitset of blocks that can run after it starts, itself included."""
        if len(self._reachable) != len(self.blocks):
            out = [1 << b.index for b in self.blocks]
            changed = True
            while changed:
                changed = False
                for b in reversed(self.blocks):
                    new = out[b.index]
                    for s in b.succs:
                        new |= out[s]
                    changed |= new != out[b.index]
                    out[b.index] = new
            self._reachable = out
        return self._reachable


def uses(instr: Instr) -> list[str]:
    """Registers an instruction reads (its guard included), specials left out."""
    names: list[str] = []
    for position, operand in enumerate(instr.operands):
        if position < _dest_count(instr) and not isinstance(operand, Mem):
            continue
        _collect(operand, names)
    if instr.form.emit in _CARRY_IN:
        names.append(CARRY)
    if instr.guard is not None:
        names.append(instr.guard.name)
        if _dest_count(instr):  # a predicated write keeps the old value in some lanes
            names.extend(defs(instr))
    return names


def defs(instr: Instr) -> list[str]:
    """Registers an instruction writes."""
    names: list[str] = []
    for operand in instr.operands[: _dest_count(instr)]:
        if not isinstance(operand, Mem):
            _collect(operand, names)
    if writes_carry(instr):
        names.append(CARRY)
    return names


#: the hidden predicate register that holds the condition code of add.cc and its kin
CARRY = "%cc"
_CARRY_IN = ("addc", "subc", "madc")


def reads_carry(instr: Instr) -> bool:
    return instr.form.emit in _CARRY_IN


def writes_carry(instr: Instr) -> bool:
    return instr.form.emit in ("add_cc", "sub_cc", "mad_cc") or instr.form.emit in _CARRY_IN and "cc" in instr.mods


def _dest_count(instr: Instr) -> int:
    spec = instr.form.operands.split()
    if not spec or instr.form.unit in ("barrier", "control", "call", "fence", "nop", "cp_async"):
        return 0
    first = spec[0].split(":")[0]
    return 1 if first in ("d", "f") and instr.form.unit != "call" else 0


def _collect(operand: Operand | None, names: list[str]) -> None:
    if isinstance(operand, Reg):
        if operand.name not in _special_cache and "." not in operand.name:
            names.append(operand.name)
    elif isinstance(operand, Mem):
        if isinstance(operand.base, Reg):
            names.append(operand.base.name)
    elif isinstance(operand, Vec):
        for item in operand.items:
            _collect(item, names)
    elif isinstance(operand, Not):
        names.append(operand.reg.name)
    elif isinstance(operand, Pair):
        _collect(operand.first, names)
        _collect(operand.second, names)


_special_cache = frozenset(
    ["%laneid", "%warpid", "%nwarpid", "%smid", "%nsmid", "%gridid", "%clock", "%clock64", "%clock_hi", "%globaltimer",
     "%globaltimer_lo", "%globaltimer_hi", "%lanemask_eq", "%lanemask_le", "%lanemask_lt", "%lanemask_ge", "%lanemask_gt",
     "%dynamic_smem_size", "%total_smem_size"]
)  # fmt: skip


def is_special(name: str) -> bool:
    return name in _special_cache or "." in name


# -- blocks -----------------------------------------------------------------------------------------------------


def _ends_block(instr: Instr) -> bool:
    return instr.form.unit in ("control", *_SUSPENDING)


def build(function: Function) -> Flow:
    """Cut the body into blocks, drop what cannot be reached, number the rest and compute preds, post-dominators and liveness."""
    function.regs.setdefault(CARRY, "pred")
    raw = _cut(function)
    order = _order(raw)
    renumber = {old: new for new, old in enumerate(order)}
    blocks = []
    for new, old in enumerate(order):
        b = raw[old]
        blocks.append(Block(new, b.instrs, b.term, tuple(renumber[s] for s in b.succs)))
    flow = Flow(function, blocks)
    refresh(flow)
    return flow


def refresh(flow: Flow) -> None:
    """Recompute what depends on the blocks' contents and edges."""
    for b in flow.blocks:
        b.preds = []
    for b in flow.blocks:
        for s in dict.fromkeys(b.succs):
            flow.blocks[s].preds.append(b.index)
    flow.pdom = _post_dominators(flow.blocks)
    _liveness(flow)


def _cut(function: Function) -> list[Block]:
    starts: dict[str, int] = {}
    blocks: list[Block] = [Block(0, [])]
    pending: list[tuple[int, Instr, int]] = []  # (block, instruction, fallthrough) resolved once labels are known

    def new_block() -> Block:
        blocks.append(Block(len(blocks), []))
        return blocks[-1]

    for item in function.body:
        current = blocks[-1]
        if isinstance(item, Label):
            if current.instrs or current.term or any(i == current.index for i in starts.values()):
                nxt = new_block()
                if not current.term:
                    current.succs = (nxt.index,)
                current = nxt
            starts[item.name] = current.index
            continue
        if current.term:
            nxt = new_block()
            current = nxt
        if item.guard is not None and item.form.emit != "bra" and item.form.unit not in ("alu", "mov", "cvta", "nop", "fence"):
            _guarded(blocks, current, item, pending)
            continue
        meets = item.form.unit in ("warp", "tensor") and "sync" in item.opcode or item.form.unit == "barrier"
        if meets and current.instrs:  # lanes may have to wait at it for others
            nxt = new_block()
            current.succs = (nxt.index,)
            current = nxt
        if _ends_block(item):
            result = None
            if item.form.emit == "bar_red":
                item, result = _split_reduction(item)
            current.term = item
            pending.append((current.index, item, len(blocks)))
            new_block().instrs.extend([result] if result else [])
        else:
            current.instrs.append(item)
    last = blocks[-1]
    if not last.term and not last.instrs and last.index not in starts.values():
        pass  # unreachable tail after the final ret
    for index, instr, fallthrough in pending:
        blocks[index].succs = _successors(function, instr, starts, fallthrough)
    return blocks


def _guarded(blocks: list[Block], current: Block, item: Instr, pending: list[tuple[int, Instr, int]]) -> None:
    """``@p ret``, ``@p ld`` and the like: branch on p to a block that holds the instruction unguarded."""
    here = len(blocks)
    blocks.append(Block(here, []))
    blocks.append(Block(here + 1, []))
    bare = Instr(item.text, item.opcode, item.operands, item.ptx_line, item.loc, None, False, item.form, item.mods, item.call)
    from vgpu.ptx import isa

    form, mods = isa.match("bra", 1) or (None, {})
    assert form is not None
    current.term = Instr(item.text, "bra", (Sym("@guard"),), item.ptx_line, item.loc, item.guard, item.guard_negated, form, mods)
    current.succs = (here, here + 1)
    if _ends_block(bare):
        blocks[here].term = bare
        pending.append((here, bare, here + 1))
    else:
        blocks[here].instrs.append(bare)
        blocks[here].succs = (here + 1,)


_BAR_RESULT = Form("bar.red.result", "d:u32", "bar_result", unit="bar_result", cls="sync", rule="uniform")


def _split_reduction(item: Instr) -> tuple[Instr, Instr]:
    """bar.red as a barrier and, at the start of the next block, the read of its result."""
    barrier = Instr(item.text, item.opcode, item.operands[1:], item.ptx_line, item.loc, None, False, item.form, item.mods)
    result = Instr(item.text, item.opcode, item.operands[:1], item.ptx_line, item.loc, None, False, _BAR_RESULT, item.mods)
    return barrier, result


def _successors(function: Function, instr: Instr, starts: dict[str, int], fallthrough: int) -> tuple[int, ...]:
    emit = instr.form.emit
    if emit == "bra":
        target = instr.operands[0]
        if not isinstance(target, Sym) or target.name not in starts:
            raise PtxSyntaxError(f"branch to an unknown label in '{instr.text}'", ptx_line=instr.ptx_line)
        taken = starts[target.name]
        return (taken,) if instr.guard is None or taken == fallthrough else (taken, fallthrough)
    if emit == "brx":
        target = instr.operands[1]
        name = target.name if isinstance(target, Sym) else ""
        if name not in function.branch_targets:
            raise PtxSyntaxError(f"brx.idx needs a .branchtargets list, got {name!r}", ptx_line=instr.ptx_line)
        return tuple(starts[label] for label in function.branch_targets[name])
    if emit in ("ret", "exit", "trap"):
        return ()
    return (fallthrough,)


def _order(blocks: list[Block]) -> list[int]:
    """Topological order with every loop contiguous, headers first (see the module's docstring)."""
    reachable: set[int] = set()
    stack = [0]
    while stack:
        n = stack.pop()
        if n in reachable:
            continue
        reachable.add(n)
        stack.extend(blocks[n].succs)

    def arrange(nodes: set[int], entry: int) -> list[int]:
        out: list[int] = []
        for component in reversed(_components(blocks, nodes, entry)):
            if len(component) == 1:
                out.extend(component)
                continue
            inside = set(component)
            header = min(n for n in component if any(n in blocks[p].succs for p in nodes - inside)) if nodes - inside else min(component)
            out.extend(arrange(inside, header))
        return out

    return arrange(reachable, 0)


def _components(blocks: list[Block], nodes: set[int], entry: int) -> list[list[int]]:
    """Tarjan's strongly connected components of ``nodes``, edges into ``entry`` removed; in reverse topological order."""
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    on_stack: set[int] = set()
    stack: list[int] = []
    out: list[list[int]] = []

    def edges(n: int) -> list[int]:  # taken edge first: the fallthrough then comes earlier in the final order
        return [s for s in blocks[n].succs if s in nodes and s != entry]

    for root in [entry, *sorted(nodes)]:
        if root in index:
            continue
        work: list[tuple[int, list[int], int]] = [(root, edges(root), 0)]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, succs, i = work.pop()
            if i < len(succs):
                work.append((node, succs, i + 1))
                s = succs[i]
                if s not in index:
                    index[s] = low[s] = len(index)
                    stack.append(s)
                    on_stack.add(s)
                    work.append((s, edges(s), 0))
                elif s in on_stack:
                    low[node] = min(low[node], index[s])
                continue
            if work:
                parent = work[-1][0]
                low[parent] = min(low[parent], low[node])
            if low[node] == index[node]:
                component = []
                while True:
                    n = stack.pop()
                    on_stack.discard(n)
                    component.append(n)
                    if n == node:
                        break
                out.append(component)
    return out


# -- post-dominators and liveness -------------------------------------------------------------------------------


def _post_dominators(blocks: list[Block]) -> list[int]:
    full = (1 << len(blocks)) - 1
    pdom = [full if b.succs else 1 << b.index for b in blocks]
    changed = True
    while changed:
        changed = False
        for b in reversed(blocks):
            if not b.succs:
                continue
            meet = full
            for s in b.succs:
                meet &= pdom[s]
            new = meet | 1 << b.index
            if new != pdom[b.index]:
                pdom[b.index] = new
                changed = True
    return pdom


def _liveness(flow: Flow) -> None:
    gen: list[set[str]] = []
    kill: list[set[str]] = []
    for b in flow.blocks:
        g: set[str] = set()
        k: set[str] = set()
        for instr in [*b.instrs, *([b.term] if b.term else [])]:
            g.update(r for r in uses(instr) if r not in k)
            k.update(defs(instr))
        gen.append(g)
        kill.append(k)
    live_in: list[set[str]] = [set(g) for g in gen]
    live_out: list[set[str]] = [set() for _ in flow.blocks]
    changed = True
    while changed:
        changed = False
        for b in reversed(flow.blocks):
            i = b.index
            out: set[str] = set()
            for s in b.succs:
                out |= live_in[s]
            new = gen[i] | (out - kill[i])
            if len(out) != len(live_out[i]) or len(new) != len(live_in[i]):
                live_out[i], live_in[i] = out, new
                changed = True
    flow.live_in = [frozenset(s) for s in live_in]
    flow.live_out = [frozenset(s) for s in live_out]


def immediate(operand: Operand) -> int | None:
    """The integer value of an immediate operand, else None."""
    return operand.value if isinstance(operand, Imm) and operand.kind == "int" else None
