"""The profile's counters, as code inside the kernel: one count a basic block, one row a memory instruction.

How often an instruction ran follows from its block's count (profile/summary.py), so ordinary arithmetic costs nothing. A request whose
addresses are uniform or have constant strides is counted in closed form from the low bits of its first address; any other is handed,
32 addresses at once, to runtime/profile.c.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vgpu.checkers.base import Checker
from vgpu.codegen.builder import Value, constant
from vgpu.codegen.emitter import Affine
from vgpu.profile import requests
from vgpu.profile.watch import (
    BLOCK_WORDS,
    DISTINCT,
    GATHER_BYTES,
    IDEAL,
    LANES,
    MEMO_BYTES,
    MOVED,
    PASSES,
    REQUESTS,
    ROW_WORDS,
    buffer,
    record_of,
    watch_field,
)
from vgpu.ptx.ast import Instr, Sym

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.codegen.memory import Access
    from vgpu.codegen.program import Unit
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult
    from vgpu.ptx.flow import Block

#: words of a branch's row: times its lanes disagreed, lanes that took it
DIVERGENT, TAKEN = range(2)
#: a table of counts by the first address fits one 64-bit word
_MOST_CLASSES = 8


def is_guard_branch(instr: Instr) -> bool:
    """Whether this is the branch that flow.py puts before an instruction with a predicate (``@p ld``): no branch of the program."""
    return instr.operands == (Sym("@guard"),)


def block_room(unit: Unit, function: str | None = None) -> int:
    """Where a function's block counters start, in words; without a name, how many words all take.

    Known without analysing the functions: an instruction adds at most six blocks.
    """
    at = 0
    for f in unit.functions:
        if f.name == function:
            return at
        at += BLOCK_WORDS * (6 * len(f.body) + 4)
    return at


class Counters(Checker):
    """Counts what Nsight Compute's instruction and memory sections count; the result is ``LaunchResult.profile``."""

    name = "profile"
    runtime = "profile"

    @property
    def key(self) -> str:
        return "profile 1"

    # -- in the generated code
    def on_block(self, em: Emitter, block: Block) -> None:
        at = 8 * (block_room(em.unit, em.function.name) + BLOCK_WORDS * block.index)
        counters = watch_field(em, "blocks", "ptr").text
        if not em.general:
            _bump(em, em.b.gep(counters, at), constant("i64", 1))
            return
        _bump(em, em.b.gep(counters, at + 8), constant("i64", 1))
        _bump(em, em.b.gep(counters, at + 16), em.b.zext(_lanes(em), "i64"))

    def on_branch(self, em: Emitter, mask: Value) -> None:
        assert em.block.term is not None
        if is_guard_branch(em.block.term):
            return
        b = em.b
        row = _row(em, em.site(action="branch"))
        some, others = b.icmp("ne", mask, constant("i32", 0)), b.icmp("ne", mask, em.mask)
        _bump(em, b.gep(row, 8 * DIVERGENT), b.zext(b.iand(some, others), "i64"))
        _bump(em, b.gep(row, 8 * TAKEN), b.zext(b.call("llvm.ctpop.{s}", "i32", mask), "i64"))

    def on_access(self, em: Emitter, access: Access) -> None:
        if access.space == "param":
            return
        if access.shape == "lanes":
            _gather(em, access)
            return
        assert access.affine is not None
        with em.in_scalar_code():
            if not (_uniform(em, access) if access.shape == "uniform" else _affine(em, access)):
                a = access.affine
                strides = [em.as_value(s, "i64") for s in a.strides]
                em.runtime_call("vg_count_affine", "void", "%warp", constant("i32", access.site), em.mask, a.base, *strides)

    # -- around a launch
    def before_launch(self, run: Run) -> None:
        unit, record = run.compiled.unit, record_of(run)
        self.blocks, record.blocks = buffer(run, block_room(unit), "u8")
        self.rows, record.rows = buffer(run, (unit.site_count, ROW_WORDS), "u8")
        _, record.memo = buffer(run, (unit.site_count, MEMO_BYTES), "u1")
        _, record.gather = buffer(run, (unit.site_count, GATHER_BYTES), "u1")

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        from vgpu.profile.summary import summarise

        result.profile = summarise(run, self.blocks, self.rows)
        del self.blocks, self.rows  # compiled code keeps its first tools


# -- pieces of code ---------------------------------------------------------------------------------------------


def _bump(em: Emitter, pointer: str, by: Value) -> None:
    em.b.store(em.b.iadd(em.b.load("i64", pointer, align=8), by), pointer, align=8)


def _lanes(em: Emitter) -> Value:
    """How many lanes are active, an i32."""
    return em.b.call("llvm.ctpop.{s}", "i32", em.mask) if em.general else constant("i32", 32)


def _row(em: Emitter, number: int) -> str:
    return em.b.gep(watch_field(em, "rows", "ptr").text, 8 * ROW_WORDS * number)


def _add_row(em: Emitter, access: Access, words: dict[int, int | Value]) -> None:
    """Add to a row, all its words at once."""
    b = em.b
    fixed = [0] * ROW_WORDS
    for word, amount in words.items():
        if isinstance(amount, int):
            fixed[word] = amount
    by = b.lanes("i64", fixed)
    for word, amount in words.items():
        if isinstance(amount, Value):
            by = b.insert(by, amount, word)
    row = _row(em, access.site)
    b.store(b.iadd(b.load("i64", row, vec=True, align=64), by), row, align=64)


def _uniform(em: Emitter, access: Access) -> bool:
    """Every lane the same address. False when the count needs the runtime."""
    phases = 1
    if access.space == "shared" and access.size > requests.BANK_BYTES:
        phases = access.size // requests.BANK_BYTES
    if access.space not in ("global", "shared", "const") or access.action == "atomic" or (em.general and phases > 1):
        return False
    lanes: int | Value = em.b.zext(_lanes(em), "i64") if em.general else 32
    _add_row(em, access, {MOVED: phases, DISTINCT: 1, IDEAL: phases, REQUESTS: 1, LANES: lanes})
    return True


def _affine(em: Emitter, access: Access) -> bool:
    """Known strides: what moves depends on the first address's place in a sector (or word) only. False: ask the runtime."""
    a = access.affine
    assert a is not None
    strides = [s for s in a.strides if isinstance(s, int)]
    if len(strides) < 5 or access.space not in ("global", "shared", "local"):
        return False
    by_class = classes(access.space, access.size, access.action == "atomic", strides)
    if by_class is None:
        return False
    one = by_class[0]
    moved: int | Value = one.moved
    if any(r.moved != one.moved for r in by_class):
        moved = _look_up(em, a, access, [r.moved for r in by_class])
    _add_row(em, access, {MOVED: moved, DISTINCT: one.distinct, PASSES: one.passes, IDEAL: one.ideal, REQUESTS: 1, LANES: 32})
    return True


def _look_up(em: Emitter, a: Affine, access: Access, by_class: list[int]) -> Value:
    """The count for the class of the first address, from a table packed into one word, a byte each."""
    b = em.b
    packed = sum(n << 8 * i for i, n in enumerate(by_class))
    shift = access.size.bit_length() - 1
    which = b.iand(b.lshr(a.base, constant("i64", shift)), constant("i64", len(by_class) - 1))
    return b.iand(b.lshr(constant("i64", packed), b.shl(which, constant("i64", 3))), constant("i64", 255))


def classes(space: str, size: int, atomic: bool, strides: list[int]) -> list[requests.Request] | None:
    """What a full warp's request with these strides counts as, by the first address's place; None when there are too many places."""
    if space == "local":  # the strides are those of the lanes' own memories: every lane is at the same place of its own
        return [requests.local_request([0] * 32, size)]
    period = requests.SECTOR_BYTES if space == "global" else requests.BANK_BYTES
    places = max(period // size, 1)
    if places > _MOST_CLASSES or any(s % size for s in strides):
        return None
    low = 1 << 50  # far from zero, whatever the signs of the strides
    out = []
    for place in range(places):
        addresses = [low + place * size + sum(s for j, s in enumerate(strides) if lane >> j & 1) for lane in range(32)]
        count = requests.global_request if space == "global" else requests.shared_request
        out.append(count(addresses, size, atomic))
    return out


def _gather(em: Emitter, access: Access) -> None:
    """In vector code: keep this chunk's addresses; after the last active chunk, count the request."""
    b = em.b
    seg = em.open_segment()
    assert access.lanes is not None
    with em.in_scalar_code():
        here = b.gep(watch_field(em, "gather", "ptr").text, GATHER_BYTES * access.site)
        part = constant("i32", (1 << 8 * access.chunks) - 1)
        mask = b.iand(em.mask, part) if em.general else part
        last = constant("i64", access.chunks - 1)
        if em.general:
            unused = b.intrinsic_flag("llvm.ctlz.{s}", "i32", mask, "false")
            last = b.zext(b.lshr(b.isub(constant("i32", 31), unused), constant("i32", 3)), "i64")
    chunk = Value(seg.chunk, "i64")
    b.store(access.lanes, b.gep(here, b.shl(chunk, constant("i64", 6))), align=64)
    n = b.name("q")[1:]
    done = b.icmp("eq", chunk, last)
    b.line(f"br i1 {done.text}, label %{n}.count, label %{n}.on")
    b.label(f"{n}.count")
    em.runtime_call("vg_count_lanes", "void", "%warp", constant("i32", access.site), mask)
    b.line(f"br label %{n}.on")
    b.label(f"{n}.on")
