"""What each register holds across the lanes of a warp: the same value, an affine pattern, or anything.

A :data:`Kind` is a tuple of five strides: lane ``l`` holds ``base + sum(stride[j] for each bit j set in l)``, wrapping at the register's
width. A stride is an int known now or ``DYNAMIC``: a uniform value kept at run time. All zero means uniform. ``None`` means varying.

A register that is not varying lives in one scalar (plus its dynamic strides), so this analysis must also prove that the scalar is
never shared by lanes that are at different places: see :func:`_divergence`. It is sound for a scheduler that always runs the
lowest-numbered block with waiting lanes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from vgpu.ptx import isa
from vgpu.ptx.ast import Imm, Instr, Mem, Not, Operand, Pair, Reg, Sym, Vec
from vgpu.ptx.flow import CARRY, Flow, defs, immediate, is_special, reads_carry, uses

Stride = int | Literal["d"]
DYNAMIC: Literal["d"] = "d"
Kind = tuple[Stride, Stride, Stride, Stride, Stride] | None
UNIFORM: Kind = (0, 0, 0, 0, 0)
VARYING: Kind = None
LANE: Kind = (1, 2, 4, 8, 16)


@dataclass(frozen=True)
class BlockShape:
    """How the thread indices lie across a warp's lanes: a kind each for tid.x, tid.y, tid.z. Part of every compiled kernel's key."""

    x: Kind
    y: Kind
    z: Kind

    @classmethod
    def of(cls, block: tuple[int, int, int]) -> BlockShape:
        """The pattern that holds for every warp of a block of these dimensions."""
        bx, by, bz = block

        def power(n: int) -> bool:
            return n & (n - 1) == 0

        if by == bz == 1:
            return cls(LANE, UNIFORM, UNIFORM)
        if bx % 32 == 0:
            return cls(LANE, UNIFORM, UNIFORM)
        if not power(bx) or bx > 32:
            return cls(VARYING, VARYING, VARYING)
        kx = tuple(1 << j if 1 << j < bx else 0 for j in range(5))
        rows = 32 // bx
        if by % rows == 0:
            return cls(kx, tuple((1 << j) // bx for j in range(5)), UNIFORM)  # type: ignore[arg-type]
        if power(by) and by < rows:
            ky = tuple((1 << j) // bx if bx <= 1 << j < bx * by else 0 for j in range(5))
            kz = tuple((1 << j) // (bx * by) for j in range(5))
            if bz == 1 or bz % (rows // by) == 0:
                return cls(kx, ky, kz)  # type: ignore[arg-type]
        return cls(kx, VARYING, VARYING)  # type: ignore[arg-type]


@dataclass
class Facts:
    """What is known of a register beside its kind."""

    #: the scalar base is a multiple of this (a power of two)
    align: int = 1
    #: every lane's value lies in [0, high] when high is not None
    high: int | None = None


@dataclass
class Kinds:
    of: dict[str, Kind]
    facts: dict[str, Facts]
    #: blocks that end in a branch whose lanes may disagree
    divergent: set[int] = field(default_factory=set)
    #: blocks where lanes that were apart may all be together again
    rejoin: set[int] = field(default_factory=set)

    def operand(self, operand: Operand | None) -> Kind:
        if isinstance(operand, Reg):
            return self.of.get(operand.name, UNIFORM)
        if isinstance(operand, Not):
            return self.of.get(operand.reg.name, UNIFORM)
        if isinstance(operand, Mem):
            return self.operand(operand.base)
        if isinstance(operand, Vec):
            return UNIFORM if all(self.operand(i) == UNIFORM for i in operand.items) else VARYING
        if isinstance(operand, Sym):
            return self.of.get(operand.name, UNIFORM)
        return UNIFORM


def analyse(flow: Flow, shape: BlockShape, *, is_entry: bool, local_size: int, patient: bool) -> Kinds:
    """The least fixpoint over all registers. ``patient`` forbids assumptions on the order in which lanes run (spin loops need it)."""
    solver = _Solver(flow, shape, is_entry, local_size)
    solver.run(patient)
    return solver.kinds


class _Solver:
    def __init__(self, flow: Flow, shape: BlockShape, is_entry: bool, local_size: int) -> None:
        self.flow = flow
        self.is_entry = is_entry
        self.regs = flow.function.regs
        self.kinds = Kinds({}, {})
        self.local_names = {v.name for v in flow.function.variables.values() if v.space == "local"}
        self.local_kind: Kind = tuple(local_size << j for j in range(5))  # type: ignore[assignment]
        self.special: dict[str, tuple[Kind, Facts]] = {
            "%tid.x": (shape.x, Facts(32 if shape.x == LANE else 1, 1023)),
            "%tid.y": (shape.y, Facts(1, 1023)),
            "%tid.z": (shape.z, Facts(1, 63)),
            "%laneid": (LANE, Facts(32, 31)),
        }
        if shape.x is not None and shape.x != LANE:  # a power of two below 32: base 0
            self.special["%tid.x"] = (shape.x, Facts(1 << 20, 31))
        for name in ("eq", "le", "lt", "ge", "gt"):
            self.special[f"%lanemask_{name}"] = (VARYING, Facts())
        for d in "xyz":
            self.special[f"%ntid.{d}"] = (UNIFORM, Facts(1, 1024))

    # -- operands
    def kind(self, operand: Operand | None) -> Kind | Literal["unset"]:
        if isinstance(operand, (Reg, Not)):
            name = operand.name if isinstance(operand, Reg) else operand.reg.name
            if is_special(name):
                return self.special.get(name, (UNIFORM, Facts()))[0]
            return self.kinds.of.get(name, "unset")
        if isinstance(operand, Sym):
            return self.local_kind if operand.name in self.local_names else UNIFORM
        if isinstance(operand, Mem):
            return self.kind(operand.base)
        if isinstance(operand, Vec):
            out: Kind | Literal["unset"] = UNIFORM
            for item in operand.items:
                if item is None:
                    continue
                k = self.kind(item)
                if k == "unset":
                    return "unset"
                if k != UNIFORM:
                    out = VARYING
            return out
        return UNIFORM

    def fact(self, operand: Operand | None) -> Facts:
        value = immediate(operand) if operand is not None else None
        if value is not None:
            return Facts(value & -value if value else 1 << 30, value if value >= 0 else None)
        if isinstance(operand, Reg):
            if is_special(operand.name):
                return self.special.get(operand.name, (UNIFORM, Facts()))[1]
            return self.kinds.facts.get(operand.name, Facts(1 << 30, 0))
        return Facts()

    # -- the fixpoint
    def run(self, patient: bool) -> None:
        changed = True
        while changed:
            changed = False
            for block in self.flow.blocks:
                for instr in block.instrs:
                    changed |= self.visit(instr)
                if block.term:
                    changed |= self.visit(block.term)
            if not changed:
                changed = self.divergence(patient)

    def visit(self, instr: Instr) -> bool:
        targets = defs(instr)
        if not targets:
            return False
        kind, facts = self.result(instr)
        if kind == "unset":
            return False
        if instr.guard is not None:
            g = self.kind(instr.guard)
            if g == "unset":
                return False
            kind = VARYING if g != UNIFORM else kind if kind == UNIFORM else VARYING
            facts = Facts()
        changed = False
        for name in targets:
            changed |= self.join(name, kind if len(targets) == 1 or kind == UNIFORM else VARYING, facts)
        return changed

    def join(self, name: str, kind: Kind, facts: Facts) -> bool:
        if kind is not None and kind != UNIFORM and isa.WIDTH[self.regs[name]] not in (32, 64):
            kind = VARYING
        if name not in self.kinds.of:
            self.kinds.of[name] = kind
            self.kinds.facts[name] = Facts(facts.align, facts.high)
            return True
        old, of = self.kinds.of[name], self.kinds.facts[name]
        new = old
        if kind is None or old is None:
            new = VARYING
        elif kind != old:
            new = tuple(a if a == b else DYNAMIC for a, b in zip(old, kind, strict=True))  # type: ignore[assignment]
        align = min(of.align, facts.align)
        high = None if of.high is None or facts.high is None else max(of.high, facts.high)
        if high is not None and of.high is not None and high > of.high:
            high = None  # grows around a loop: give up at once
        changed = new != old or align != of.align or high != of.high
        self.kinds.of[name] = new
        self.kinds.facts[name] = Facts(align, high)
        return changed

    # -- transfer functions
    def result(self, instr: Instr) -> tuple[Kind | Literal["unset"], Facts]:
        rule = instr.form.rule
        sources = instr.operands[1:]
        kinds = [self.kind(o) for o in sources]
        if reads_carry(instr):
            kinds.append(self.kinds.of.get(CARRY, "unset"))
        if "unset" in kinds:
            return "unset", Facts()
        known: list[Kind] = kinds  # type: ignore[assignment]
        if rule == "varying":
            return VARYING, Facts()
        if rule == "uniform":
            return UNIFORM, Facts()
        handler = getattr(self, f"rule_{rule}", None)
        if handler is None:
            return (UNIFORM if all(k == UNIFORM for k in known) else VARYING), Facts()
        return handler(instr, sources, known)  # type: ignore[no-any-return]

    @staticmethod
    def _zip(a: Kind, b: Kind, sign: int = 1) -> Kind:
        if a is None or b is None:
            return VARYING
        out: list[Stride] = []
        for x, y in zip(a, b, strict=True):
            if isinstance(x, int) and isinstance(y, int):
                out.append(x + sign * y)
            elif y == 0:
                out.append(x)
            else:
                out.append(DYNAMIC)
        return tuple(out)  # type: ignore[return-value]

    def rule_add(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        fa, fb = self.fact(src[0]), self.fact(src[1])
        high = fa.high + fb.high if fa.high is not None and fb.high is not None else None
        return self._zip(k[0], k[1]), Facts(min(fa.align, fb.align), high if high is None or high < 1 << 31 else None)

    def rule_sub(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        return self._zip(k[0], k[1], -1), Facts(min(self.fact(src[0]).align, self.fact(src[1]).align))

    def rule_neg(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        return self._zip(UNIFORM, k[0], -1), Facts(self.fact(src[0]).align)

    def _scale(self, a: Kind, b: Kind, ob: Operand, type_: str, wide: bool) -> Kind:
        if a is None or b != UNIFORM:
            return VARYING
        c = immediate(ob)
        if c is not None:
            bits = isa.WIDTH[type_]
            c &= (1 << bits) - 1
            if c >> (bits - 1) and not (wide and type_.startswith("u")):
                c -= 1 << bits
            return tuple(DYNAMIC if x == DYNAMIC else x * c for x in a)  # type: ignore[return-value, operator]
        return tuple(0 if x == 0 else DYNAMIC for x in a)  # type: ignore[return-value]

    def rule_mul(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        type_, wide = instr.mods["T"], "wide" in instr.form.rule
        kind = self._scale(k[0], k[1], src[1], type_, wide) if k[1] == UNIFORM else self._scale(k[1], k[0], src[0], type_, wide)
        fa, fb = self.fact(src[0]), self.fact(src[1])
        high = fa.high * fb.high if fa.high is not None and fb.high is not None else None
        return kind, Facts(min(fa.align * fb.align, 1 << 30), high if high is None or high < 1 << 31 else None)

    def rule_mad(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        kind, f = self.rule_mul(instr, src[:2], k[:2])
        fc = self.fact(src[2])
        high = f.high + fc.high if f.high is not None and fc.high is not None else None
        return self._zip(kind, k[2]), Facts(min(f.align, fc.align), high if high is None or high < 1 << 31 else None)

    def rule_mul_wide(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        if "16" in instr.mods["T"] and (k[0] != UNIFORM or k[1] != UNIFORM):
            return VARYING, Facts()
        return self.rule_mul(instr, src, k)

    def rule_mad_wide(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        if "16" in instr.mods["T"] and any(x != UNIFORM for x in k):
            return VARYING, Facts()
        return self.rule_mad(instr, src, k)

    def rule_mov(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        return k[0], self.fact(src[0])

    def rule_cvta(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        return k[0], Facts()

    def rule_cvt(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        plain = "sat" not in instr.mods and isa.WIDTH[instr.mods["D"]] >= 32 and isa.WIDTH[instr.mods["S"]] >= 32
        if k[0] == UNIFORM or plain:
            return k[0], self.fact(src[0]) if plain else Facts()
        return VARYING, Facts()

    def rule_shl(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        n = immediate(src[1])
        if k[0] is None or k[1] is None:
            return VARYING, Facts()
        if n is None or n >= 31:
            return (UNIFORM if k[0] == UNIFORM and k[1] == UNIFORM else VARYING), Facts()
        f = self.fact(src[0])
        high = None if f.high is None or f.high << n >= 1 << 31 else f.high << n
        kind: Kind = tuple(DYNAMIC if x == DYNAMIC else x << n for x in k[0])  # type: ignore[assignment, operator]
        return kind, Facts(min(f.align << n, 1 << 30), high)

    def rule_shr(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        n = immediate(src[1])
        f = self.fact(src[0])
        if n is not None and n >= 0 and f.high is not None and f.high >> min(n, 64) == 0 and k[0] is not None:
            return UNIFORM, Facts(1 << 30, 0)  # the sign of a thread index, as in a division by a power of two
        bounded = n is not None and n < 31 and f.high is not None
        high = f.high >> n if bounded and f.high is not None and n is not None else None
        if k[0] == UNIFORM and k[1] == UNIFORM:
            return UNIFORM, Facts(max(f.align >> n, 1) if bounded and n is not None else 1, high)
        split = self._split(k[0], f, n) if n is not None and f.high is not None else None
        if split is None or n is None:
            return VARYING, Facts()
        kept: Kind = tuple(x >> n for x in split)  # type: ignore[assignment]
        return kept, Facts(max(f.align >> n, 1), high)

    @staticmethod
    def _split(kind: Kind, f: Facts, n: int) -> tuple[int, ...] | None:
        """The strides that are multiples of 2**n (others 0) when the others cannot carry past bit n; None when they can."""
        if kind is None or any(not isinstance(x, int) or x < 0 for x in kind):
            return None
        ints = [x for x in kind if isinstance(x, int)]
        low = sum(x for x in ints if x % (1 << n))
        if low >= 1 << n or (low and f.align < 1 << n):
            return None
        return tuple(0 if x % (1 << n) else x for x in ints)

    def rule_and(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        if all(x == UNIFORM for x in k):
            c = immediate(src[1])
            return UNIFORM, Facts(1, c if c is not None and c >= 0 else None)
        c = immediate(src[1])
        f = self.fact(src[0])
        if c is None or k[0] is None:
            return VARYING, Facts()
        if f.high is not None and c >= 0:  # bits above the value's do not matter
            used = (1 << f.high.bit_length()) - 1
            if c & used == used:
                return k[0], Facts(f.align, f.high)
            cleared = ~c & used
            if cleared & (cleared + 1) == 0:
                c = -(cleared + 1)
        if c > 0 and c & (c + 1) == 0:  # keep the low n bits
            n = c.bit_length()
            high = self._split(k[0], f, n)
            if high is not None:
                kept = tuple(x - h for x, h in zip(k[0], high, strict=True))  # type: ignore[operator]
                if f.align >= 1 << n or not any(kept):
                    return kept, Facts(min(f.align, 1 << 30), c)  # type: ignore[return-value]
        if c < 0 and -c & (-c - 1) == 0:  # clear the low n bits
            high = self._split(k[0], f, (-c).bit_length() - 1)
            if high is not None:
                return high, Facts(max(f.align, -c), f.high)  # type: ignore[return-value]
        return VARYING, Facts()

    def rule_or(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        if all(x == UNIFORM for x in k):
            return UNIFORM, Facts()
        for a, b, oa, ob in ((k[0], k[1], src[0], src[1]), (k[1], k[0], src[1], src[0])):
            fa, fb = self.fact(oa), self.fact(ob)
            # lanes' values below the alignment of a uniform operand: no carry, so or is add
            if a is not None and b == UNIFORM and fa.high is not None and fb.align > fa.high:
                return a, Facts(min(fa.align, fb.align), None if fb.high is None else fa.high + fb.high)
        return VARYING, Facts()

    def rule_load(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        space = instr.mods.get("S", "")
        if space.startswith("param") and not self.is_entry:
            return VARYING, Facts()
        address = src[0]
        if space.startswith("param") and isinstance(address, Mem) and isinstance(address.base, Sym):
            if address.base.name in self.flow.function.call_params:
                return VARYING, Facts()
            return UNIFORM, Facts()
        if k[0] == UNIFORM and space != "local":
            return UNIFORM, Facts()
        return VARYING, Facts()

    def rule_shfl(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        if k[0] == UNIFORM and all(x == UNIFORM for x in k) and not isinstance(instr.operands[0], Pair):
            return UNIFORM, Facts()
        if instr.mods["M"] == "idx" and immediate(src[2]) == 31 and k[1] == UNIFORM and not isinstance(instr.operands[0], Pair):
            return UNIFORM, Facts()
        return VARYING, Facts()

    def rule_vote(self, instr: Instr, src: tuple[Operand, ...], k: list[Kind]) -> tuple[Kind, Facts]:
        if instr.form.unit == "barrier":
            return UNIFORM, Facts()
        return (UNIFORM if k[-1] == UNIFORM else VARYING), Facts()

    # -- control divergence
    def divergence(self, patient: bool) -> bool:
        """Make varying what a divergent branch could make differ between lanes, or clobber. True when anything changed."""
        changed = False
        self.kinds.divergent.clear()
        self.kinds.rejoin.clear()
        for block in self.flow.blocks:
            term = block.term
            if term is None or len(block.succs) < 2:
                continue
            condition = term.guard if term.guard is not None else term.operands[0]
            if self.kind(condition) == UNIFORM:
                continue
            self.kinds.divergent.add(block.index)
            changed |= self._branch(block.index, patient)
        return changed

    def _branch(self, index: int, patient: bool) -> bool:
        blocks = self.flow.blocks
        stop, region = self._region(index, patient)
        if stop is not None:
            self.kinds.rejoin.add(stop)
        if patient:
            return self._make_varying({r for n in region for r in self._defined(n) if r in self._crossing()})
        labels = self._labels(index, region, stop)
        joins = {n for n, ls in labels.items() if len(ls) > 1}
        self.kinds.rejoin |= joins
        defined_in = {n: self._defined(n) for n in region}
        everything = set().union(*defined_in.values()) if defined_in else set()
        bad: set[str] = set()
        for n in joins:
            bad |= everything & self.flow.live_in[n]
        # one side must not overwrite a scalar that the other side still reads
        for n in region:
            for r in self.flow.live_in[n] & everything:
                if any(r in defined_in[m] and labels[m] != labels[n] for m in region):
                    bad.add(r)
        # a join reached by a back edge: lanes of different iterations mix inside the loop
        for n in joins:
            if any(p >= n and p in region for p in blocks[n].preds):
                bad |= everything & self._crossing()
        return self._make_varying(bad)

    def _defined(self, n: int) -> set[str]:
        b = self.flow.blocks[n]
        out: set[str] = set()
        for instr in [*b.instrs, *([b.term] if b.term else [])]:
            out.update(defs(instr))
        return out

    def _crossing(self) -> frozenset[str]:
        return frozenset().union(*self.flow.live_in)

    def _make_varying(self, names: set[str]) -> bool:
        changed = False
        for name in names:
            if self.kinds.of.get(name, VARYING) is not None:
                self.kinds.of[name] = VARYING
                self.kinds.facts[name] = Facts()
                changed = True
        return changed

    def _region(self, index: int, patient: bool) -> tuple[int | None, set[int]]:
        """The nearest post-dominator numbered above everything reachable before it, and what is reachable before it."""
        blocks = self.flow.blocks
        candidates = [] if patient else [p for p in range(index + 1, len(blocks)) if self.flow.pdom[index] >> p & 1]
        for stop in [*candidates, None]:
            region: set[int] = set()
            work = list(blocks[index].succs)
            while work:
                n = work.pop()
                if n == stop or n in region:
                    continue
                region.add(n)
                work.extend(blocks[n].succs)
            if stop is None or all(n < stop for n in region):
                return stop, region
        raise AssertionError("unreachable")

    def _labels(self, index: int, region: set[int], stop: int | None) -> dict[int, set[int]]:
        """Which successor of the branch each block is reached through; two labels mean lanes from both sides can meet there.

        A block where labels meet starts a label of its own, as after a phi.
        """
        blocks = self.flow.blocks
        labels: dict[int, set[int]] = {}
        work: list[int] = []

        def give(n: int, label: int) -> None:
            have = labels.setdefault(n, set())
            if label not in have:
                have.add(label)
                work.append(n)

        for s in dict.fromkeys(blocks[index].succs):
            give(s, s)
        while work:
            n = work.pop()
            if n == stop:
                continue
            own = next(iter(labels[n])) if len(labels[n]) == 1 else -n - 1
            for s in blocks[n].succs:
                if s in region or s == stop:
                    give(s, own)
        # labels grown while a predecessor was still single leave stale entries only on the side of more joins: sound
        return labels


def spins(flow: Flow) -> bool:
    """Whether some loop waits on memory that another thread must change: an exit that depends on an atomic or volatile read."""
    watched = {
        r
        for b in flow.blocks
        for i in b.instrs
        if i.form.unit == "atomic" or i.form.emit == "ld" and i.mods.get("W") in ("volatile", "acquire", "relaxed")
        for r in defs(i)
    }
    if not watched:
        return False
    changed = True
    while changed:
        changed = False
        for b in flow.blocks:
            for i in b.instrs:
                if any(u in watched for u in uses(i)):
                    for d in defs(i):
                        if d not in watched:
                            watched.add(d)
                            changed = True
    return any(
        b.term is not None and b.term.guard is not None and b.term.guard.name in watched and any(_in_loop(flow, b.index, s) for s in b.succs)
        for b in flow.blocks
    )


def _in_loop(flow: Flow, index: int, start: int) -> bool:
    seen: set[int] = set()
    work = [start]
    while work:
        n = work.pop()
        if n == index:
            return True
        if n not in seen:
            seen.add(n)
            work.extend(flow.blocks[n].succs)
    return False


def used_registers(flow: Flow) -> set[str]:
    return {r for b in flow.blocks for i in [*b.instrs, *([b.term] if b.term else [])] for r in [*uses(i), *defs(i)]}


__all__ = ["DYNAMIC", "LANE", "UNIFORM", "VARYING", "BlockShape", "Facts", "Kind", "Kinds", "analyse", "spins", "used_registers", "Imm", "Vec"]
