"""Entry, exits, branches and barriers of both copies: how a warp moves between blocks, copies and the scheduler."""

from __future__ import annotations

from vgpu.codegen import layout
from vgpu.codegen.builder import Value, constant
from vgpu.codegen.emitter import FULL, Affine, Emitter, frame_field, warp_field
from vgpu.codegen.foresight import Foreseen, lane_span, lanes
from vgpu.codegen.layout import ABORT, BARRIER, CALL, DONE, RETURN, TO_FAST, TO_GENERAL, YIELD
from vgpu.ptx.ast import Instr, Reg
from vgpu.ptx.flow import Block
from vgpu.ptx.kinds import DYNAMIC, UNIFORM


def resumable(em: Emitter) -> list[int]:
    """Blocks at which the fast copy can be entered."""
    out = {0} | em.kinds.rejoin
    for block in em.flow.blocks:
        out.update(s for s in block.succs if s <= block.index)
        if block.term is not None and block.term.form.unit in ("barrier", "call"):
            out.update(block.succs)
    return sorted(out)


# -- entry and exit ---------------------------------------------------------------------------------------------


def start(em: Emitter) -> None:
    """After the entry block's loads: go where the frame says."""
    b = em.b
    b.line("%fuel = alloca i64")
    b.line("%status = alloca i32")
    b.line("%mask = alloca i32")
    b.line("%mask2 = alloca i32")
    b.line("%lanes8 = alloca <8 x i64>, align 64")
    fuel = b.load("i64", warp_field(em, "fuel"), align=8)
    b.line(f"store i64 {fuel.text}, ptr %fuel, align 8")
    if em.general:
        b.line("br label %dispatch")
        return
    where = b.load("i32", frame_field(em, "resume"), align=4)
    targets = resumable(em)
    b.line(f"switch i32 {where.text}, label %b0 [ {' '.join(f'i32 {n}, label %r{n}' for n in targets)} ]")
    for n in targets:
        b.label(f"r{n}")
        for name in sorted(em.flow.live_in[n]):
            reload(em, name)
        b.line(f"br label %b{n}")


def reload(em: Emitter, name: str) -> None:
    """A scalar register from its frame slot to its stack variable."""
    kind = em.kind(name)
    if kind is None or name not in em.frame.scalars:
        return
    ty = em.reg_type(name)
    for part in range(1 + sum(s == DYNAMIC for s in kind)):
        em.b.store(em.load_slot(name, part, ty), em.alloca(name, part, ty), align=8)


def epilogue(em: Emitter) -> None:
    b = em.b
    if em.general:
        dispatch(em)
    b.label("abort")
    b.line(f"store i32 {ABORT}, ptr %status, align 4")
    b.line("br label %leave")
    b.label("leave")
    fuel = b.load("i64", "%fuel", align=8)
    b.store(fuel, warp_field(em, "fuel"), align=8)
    status = b.load("i32", "%status", align=4)
    b.line(f"ret i32 {status.text}")


def spill(em: Emitter, names: frozenset[str] | set[str], vectors: bool) -> None:
    """Scalar registers to the frame: their slots, and (``vectors``) every lane's value of affine ones for the general copy."""
    for name in sorted(names):
        kind = em.kind(name)
        if kind is None or name not in em.frame.scalars:
            continue
        ty = em.reg_type(name)
        base = em.b.load(ty, em.alloca(name, 0, ty), align=8)
        em.store_slot(name, 0, base)
        part = 1
        strides: list[int | Value] = []
        for s in kind:
            if s == DYNAMIC:
                v = em.b.load(ty, em.alloca(name, part, ty), align=8)
                em.store_slot(name, part, v)
                strides.append(v)
                part += 1
            else:
                assert isinstance(s, int)
                strides.append(s)
        if vectors and kind != UNIFORM:
            slot = em.slot("%frame", em.frame.vectors[name])
            args = [s if isinstance(s, Value) else constant(ty, s) for s in strides]
            em.runtime_call("vg_spread32" if ty == "i32" else "vg_spread64", "void", slot, base, *args)


# -- moving on --------------------------------------------------------------------------------------------------


def back_edge(em: Emitter, target: int) -> None:
    """Pay for one trip around a loop; when the slice is used up, stop here and let others run."""
    b = em.b
    cost = sum(len(em.flow.blocks[i].instrs) + 1 for i in range(target, em.block.index + 1))
    fuel = b.isub(b.load("i64", "%fuel", align=8), constant("i64", cost))
    b.store(fuel, "%fuel", align=8)
    n = b.name("f")[1:]
    out = b.icmp("slt", fuel, constant("i64", 0))
    b.line(f"br i1 {out.text}, label %{n}.out, label %{n}.on")
    b.label(f"{n}.out")
    b.store(constant("i32", em.site(action="branch")), warp_field(em, "site"), align=4)
    if em.general:
        wait_at(em, target, em.mask)
    else:
        spill(em, em.flow.live_in[target], vectors=False)
        b.store(constant("i32", target), frame_field(em, "resume"), align=4)
    em.return_status(YIELD)
    b.label(f"{n}.on")


def wait_at(em: Emitter, target: int, mask: Value, group: str = "pending") -> None:
    """These lanes wait at a block: in ``pending`` (may run), ``held`` or ``parked``."""
    b = em.b
    p = b.gep("%frame", em.frame.waits + 4 * target)
    b.store(b.ior(b.load("i32", p, align=4), mask), p, align=4)
    set_bit(em, target, group)


def group_offset(em: Emitter, group: str) -> int:
    return {"pending": layout.FRAME["pending"], "held": em.frame.held, "parked": em.frame.parked}[group]


def set_bit(em: Emitter, target: int, group: str) -> None:
    b = em.b
    p = b.gep("%frame", group_offset(em, group) + 8 * (target // 64))
    b.store(b.ior(b.load("i64", p, align=8), constant("i64", 1 << target % 64)), p, align=8)


def is_exit(em: Emitter, target: int) -> bool:
    """A block that only ends the thread."""
    block = em.flow.blocks[target]
    return not block.instrs and block.term is not None and block.term.form.emit in ("ret", "exit") and em.function.is_entry and not em.counted


def go(em: Emitter, target: int) -> None:
    """All lanes of the current mask go to ``target``."""
    b = em.b
    backward = target <= em.block.index
    if backward:
        back_edge(em, target)
    if not em.general:
        b.line(f"br label %b{target}")
        return
    if is_exit(em, target):
        leave(em, em.mask)
        return
    if em.unit.patient or starts_with_sync(em.flow.blocks[target]) or em.frame.words > 1 and not backward:
        wait_at(em, target, em.mask)
        b.line("br label %dispatch")
        return
    if backward:  # lower than every waiting block: it would be chosen next anyway
        b.line(f"br label %b{target}")
        return
    pending = b.load("i64", b.gep("%frame", layout.FRAME["pending"]), align=8)
    before = b.iand(pending, constant("i64", (1 << target + 1) - 1))
    free = b.icmp("eq", before, constant("i64", 0))
    n = b.name("g")[1:]
    b.line(f"br i1 {free.text}, label %b{target}, label %{n}")
    b.label(n)
    wait_at(em, target, em.mask)
    b.line("br label %dispatch")


def leave(em: Emitter, mask: Value) -> None:
    """Lanes that return or exit (general copy)."""
    b = em.b
    p = frame_field(em, "live")
    b.store(b.iand(b.load("i32", p, align=4), b.inot(mask)), p, align=4)
    b.line("br label %dispatch")


def starts_with_sync(block: Block) -> bool:
    first = block.instrs[0] if block.instrs else None
    return first is not None and first.form.unit in ("warp", "tensor") and "sync" in first.opcode


def block_checks(em: Emitter) -> None:
    """At a block's start: affine values about to be widened must not wrap (fast); lanes named by a warp-level sync must be here (general)."""
    if em.general:
        if starts_with_sync(em.block):
            gather(em)
        elif em.unit.patient and not em.block.instrs and em.block.term is not None and em.block.term.form.unit == "barrier":
            gather_at_barrier(em)
        return
    if not em.block.checks:
        return
    b = em.b
    ok: Value | None = None
    for name, signed in em.block.checks:
        good = no_wrap(em, em.read_scalar(name), signed)
        ok = good if ok is None else b.iand(ok, good)
    assert ok is not None
    n = b.name("w")[1:]
    b.line(f"br i1 {ok.text}, label %{n}.ok, label %{n}.wraps")
    b.label(f"{n}.wraps")
    spill(em, em.flow.live_in[em.block.index], vectors=True)
    b.store(constant("i32", 1), frame_field(em, "pinned"), align=4)
    to_general(em, {em.block.index: constant("i32", FULL)})
    b.label(f"{n}.ok")


def no_wrap(em: Emitter, a: Affine, signed: bool) -> Value:
    """Whether every lane of a 32-bit affine value equals the exact sum."""
    b = em.b
    base = b.sext(a.base, "i64") if signed else b.zext(a.base, "i64")
    low, high = lane_span(em, a)
    least, most = (-(1 << 31), (1 << 31) - 1) if signed else (0, (1 << 32) - 1)
    return b.iand(
        b.icmp("sge", b.iadd(base, low), constant("i64", least)),
        b.icmp("sle", b.iadd(base, high), constant("i64", most)),
    )


def to_general(em: Emitter, masks: dict[int, Value]) -> None:
    """Hand the warp to the general copy with these lanes waiting at these blocks."""
    b = em.b
    for target, mask in masks.items():
        wait_at(em, target, mask)
    b.store(constant("i32", 1), frame_field(em, "mode"), align=4)
    em.return_status(TO_GENERAL)


def gather(em: Emitter) -> None:
    """A warp-level sync in the general copy waits until every live lane its mask names is at this block."""
    from vgpu.codegen.warp import has_mask_a_lane, member_mask

    b = em.b
    instr = em.block.instrs[0]
    live = b.load("i32", frame_field(em, "live"), align=4)
    if has_mask_a_lane(em, instr):
        let_complete_groups_pass(em, instr, live)
    member = member_mask(em, instr)
    missing = b.iand(b.iand(member, live), b.inot(em.mask))
    partners = meeting_places(em)
    if partners:
        missing = b.iand(missing, b.inot(met_elsewhere(em, partners)))
    n = b.name("y")[1:]
    p = frame_field(em, "missed")
    here = b.icmp("eq", missing, constant("i32", 0))
    b.line(f"br i1 {here.text}, label %{n}.here, label %{n}.wait")
    b.label(f"{n}.wait")
    force = b.load("i32", frame_field(em, "force"), align=4)
    forced = b.icmp("ne", force, constant("i32", 0))
    b.line(f"br i1 {forced.text}, label %{n}.force, label %{n}.hold")
    b.label(f"{n}.hold")
    b.store(b.ior(b.load("i32", p, align=4), b.iand(missing, b.inot(leaving(em)))), p, align=4)
    wait_at(em, em.block.index, em.mask, "held")
    b.line("br label %dispatch")
    b.label(f"{n}.here")  # those waited for in vain have ended
    gone = b.iand(b.iand(b.load("i32", p, align=4), member), b.inot(live))
    came = b.icmp("eq", gone, constant("i32", 0))
    b.line(f"br i1 {came.text}, label %{n}.all, label %{n}.force")
    b.label(f"{n}.all")
    if partners:
        let_pass(em, partners)
    b.line(f"br label %{n}.go")
    b.label(f"{n}.force")
    absent = b.assign(f"phi i32 [ {missing.text}, %{n}.wait ], [ {gone.text}, %{n}.here ]", "i32", False)
    em.abort_unless_zero(em.runtime_call("vg_sync_missing", "i32", "%warp", constant("i32", em.site(action="sync")), em.mask, absent))
    b.line(f"br label %{n}.go")
    b.label(f"{n}.go")
    b.store(constant("i32", 0), frame_field(em, "force"), align=4)


def let_complete_groups_pass(em: Emitter, instr: Instr, live: Value) -> None:
    """Where lanes bring different masks, those whose partners are all here go on; the others wait here for theirs."""
    from vgpu.codegen.warp import mask_array, mask_operand

    b = em.b
    operand = mask_operand(instr)
    assert operand is not None
    masks = mask_array(em, operand)
    n = b.name("l")[1:]
    before = em.mask
    ready = em.runtime_call("vg_complete", "i32", masks, before, live)
    rest = b.iand(before, b.inot(ready))
    mixed = b.iand(b.icmp("ne", ready, constant("i32", 0)), b.icmp("ne", rest, constant("i32", 0)))
    b.line(f"br label %{n}.from")
    b.label(f"{n}.from")
    b.line(f"br i1 {mixed.text}, label %{n}.split, label %{n}.on")
    b.label(f"{n}.split")
    wait_at(em, em.block.index, rest, "held")
    b.store(ready, "%mask", align=4)
    b.line(f"br label %{n}.then")
    b.label(f"{n}.then")
    b.line(f"br label %{n}.on")
    b.label(f"{n}.on")
    em.mask = b.assign(f"phi i32 [ {before.text}, %{n}.from ], [ {ready.text}, %{n}.then ]", "i32", False)


def meeting_places(em: Emitter) -> list[int]:
    """The other blocks that start with ``bar.warp.sync`` of the same mask: lanes there and here wait for each other."""
    first = em.block.instrs[0]
    if first.form.emit != "warpsync":
        return []
    others = [x for x in em.flow.blocks if x is not em.block and x.instrs and x.instrs[0].form.emit == "warpsync"]
    return [x.index for x in others if x.instrs[0].operands == first.operands]


def met_elsewhere(em: Emitter, partners: list[int]) -> Value:
    """Lanes held at the partners, and lanes of this group that a partner has already let pass (they miss no one)."""
    b = em.b
    passed = b.load("i32", frame_field(em, "passed"), align=4)
    together = b.icmp("eq", b.iand(em.mask, b.inot(passed)), constant("i32", 0))
    out = b.select(together, constant("i32", FULL), constant("i32", 0))
    for target in partners:
        held = b.load("i64", b.gep("%frame", em.frame.held + 8 * (target // 64)), align=8)
        there = b.icmp("ne", b.iand(held, constant("i64", 1 << target % 64)), constant("i64", 0))
        waits = b.load("i32", b.gep("%frame", em.frame.waits + 4 * target), align=4)
        out = b.ior(out, b.select(there, waits, constant("i32", 0)))
    return out


def let_pass(em: Emitter, partners: list[int]) -> None:
    """This group goes on; those held at the partners may go on too."""
    b = em.b
    p = frame_field(em, "passed")
    passed = b.iand(b.load("i32", p, align=4), b.inot(em.mask))
    for target in partners:
        one = constant("i64", 1 << target % 64)
        at, to = b.gep("%frame", em.frame.held + 8 * (target // 64)), b.gep("%frame", layout.FRAME["pending"] + 8 * (target // 64))
        here = b.iand(b.load("i64", at, align=8), one)
        b.store(b.ior(b.load("i64", to, align=8), here), to, align=8)
        waits = b.load("i32", b.gep("%frame", em.frame.waits + 4 * target), align=4)
        passed = b.ior(passed, b.select(b.icmp("ne", here, constant("i64", 0)), waits, constant("i32", 0)))
    b.store(passed, p, align=4)


def gather_at_barrier(em: Emitter) -> None:
    """In a function that spins, lanes run in turns: at a barrier they wait for those that can still come, as they would after reconverging."""
    b = em.b
    live = b.load("i32", frame_field(em, "live"), align=4)
    missing = b.iand(live, b.inot(b.ior(em.mask, leaving(em))))
    n = b.name("y")[1:]
    force = b.load("i32", frame_field(em, "force"), align=4)
    go_on = b.ior(b.icmp("eq", missing, constant("i32", 0)), b.icmp("ne", force, constant("i32", 0)))
    b.line(f"br i1 {go_on.text}, label %{n}.go, label %{n}.hold")
    b.label(f"{n}.hold")
    wait_at(em, em.block.index, em.mask, "held")
    b.line("br label %dispatch")
    b.label(f"{n}.go")
    b.store(constant("i32", 0), frame_field(em, "force"), align=4)


def leaving(em: Emitter) -> Value:
    """The lanes that will end without another barrier, by a way that never meets this one's: an early return that is not over yet."""
    b = em.b
    out = constant("i32", 0)
    if not em.function.is_entry:
        return out
    barriers = sum(1 << x.index for x in em.flow.blocks if x.term is not None and x.term.form.unit == "barrier")
    ahead = em.flow.reachable()
    ends = sum(1 << x.index for x in em.flow.blocks if not x.instrs and x.term is not None and x.term.form.emit in ("ret", "exit"))
    for block in em.flow.blocks:
        apart = not ahead[block.index] & (barriers | ahead[em.block.index] & ~ends)
        if apart or ends >> block.index & 1:
            out = b.ior(out, b.load("i32", b.gep("%frame", em.frame.waits + 4 * block.index), align=4))
    return out


# -- terminators ------------------------------------------------------------------------------------------------


def terminator(em: Emitter) -> None:
    block, term = em.block, em.block.term
    if term is None:
        em.flush()
        if not block.succs:  # ran off the end: PTX ends with ret, but an empty tail may remain
            finish(em)
            return
        go(em, block.succs[0])
        return
    unit, emit = term.form.unit, term.form.emit
    if unit == "barrier":
        barrier(em)
    elif unit == "call":
        call(em)
    elif emit in ("ret", "exit"):
        em.flush()
        finish(em)
    elif emit == "trap":
        em.flush()
        em.runtime_call("vg_trap", "i32", "%warp", constant("i32", em.site(action="trap")), em.mask)
        em.b.line("br label %abort")
    elif len(block.succs) < 2:
        em.flush()
        go(em, block.succs[0])
    else:
        branch(em)


def finish(em: Emitter) -> None:
    if em.general:
        leave(em, em.mask)
        return
    em.b.store(constant("i32", 0), frame_field(em, "live"), align=4)
    em.return_status(DONE if em.function.is_entry else RETURN)


def branch(em: Emitter) -> None:
    """A conditional branch."""
    b, block, term = em.b, em.block, em.block.term
    assert term is not None and isinstance(term.guard, Reg)
    taken, other = block.succs
    if em.is_uniform(term.guard):
        condition = em.scalar(term.guard, "i1")
        em.flush()
        if term.guard_negated:
            taken, other = other, taken
        n = b.name("u")[1:]
        b.line(f"br i1 {condition.text}, label %{n}.t, label %{n}.f")
        b.label(f"{n}.t")
        go(em, taken)
        b.label(f"{n}.f")
        go(em, other)
        return
    n = b.name("d")[1:]
    em.position += 1  # what only this branch reads need not be kept
    seen = em.foreseen.get(term.guard.name)
    if seen is not None:
        mask = foreseen_mask(em, seen, n, term.guard_negated)
    else:
        mask = em.mask_of(term.guard)
        em.flush()
    if term.guard_negated:
        mask = b.inot(mask)
    if em.general:
        mask = b.iand(mask, em.mask)
    for tool in em.tools:
        tool.on_branch(em, mask)
    none = b.icmp("eq", mask, constant("i32", 0))
    b.line(f"br i1 {none.text}, label %{n}.f, label %{n}.some")
    b.label(f"{n}.some")
    all_ = b.icmp("eq", mask, em.mask)
    b.line(f"br i1 {all_.text}, label %{n}.t, label %{n}.both")
    b.label(f"{n}.t")
    go(em, taken)
    b.label(f"{n}.f")
    go(em, other)
    b.label(f"{n}.both")
    rest = b.iand(b.inot(mask), em.mask)
    if not em.general and inline_sides(em, taken, other, mask, rest):
        return
    if not em.general:
        spill(em, em.flow.live_in[taken] | em.flow.live_in[other], vectors=True)
        to_general(em, {taken: mask, other: rest})
        return
    backward = taken if taken <= block.index else other if other <= block.index else None
    for target, lanes in ((taken, mask), (other, rest)):
        if target == backward:
            continue
        if is_exit(em, target):
            p = frame_field(em, "live")
            b.store(b.iand(b.load("i32", p, align=4), b.inot(lanes)), p, align=4)
        else:
            wait_at(em, target, lanes)
    if backward is None:
        b.line("br label %dispatch")
        return
    em.mask = mask if backward == taken else rest
    b.store(em.mask, "%mask", align=4)
    go(em, backward)


# -- short sides of a branch in the fast copy --------------------------------------------------------------------

#: longer sides are left to the general copy
SIDE_INSTRUCTIONS = 24


def short_side(em: Emitter, side: int, after: int) -> bool:
    """Whether a block is only reached from this branch, only goes on to ``after`` and can run under a mask in place."""
    block = em.flow.blocks[side]
    plain = block.term is None or block.term.form.emit == "bra"
    units = ("alu", "mov", "cvta", "memory", "nop")
    return (
        block.preds == [em.block.index]
        and block.succs == (after,)
        and plain
        and not block.checks
        and em.block.index < side < after
        and len(block.instrs) <= SIDE_INSTRUCTIONS
        and all(i.form.unit in units for i in block.instrs)
    )


def side_label(side: int, following: int | None) -> str:
    return f"k{side}.{following if following is not None else 'end'}"


def inline_sides(em: Emitter, taken: int, other: int, mask: Value, rest: Value) -> bool:
    """Run ``if (lane == 0) ...`` here with a mask: handing a warp to the general copy and back costs more than a short block.

    False when the branch has no such shape, or tools count (they know masks from the general copy only).
    """
    if em.counted:
        return False
    b = em.b
    blocks = em.flow.blocks
    if short_side(em, taken, other):
        first, following = taken, None
    elif short_side(em, other, taken):
        first, following, mask = other, None, rest
    elif len(blocks[taken].succs) == 1 and short_side(em, taken, blocks[taken].succs[0]) and short_side(em, other, blocks[taken].succs[0]):
        first, following = taken, other
        b.store(rest, "%mask2", align=4)
    else:
        return False
    b.store(mask, "%mask", align=4)
    b.line(f"br label %{side_label(first, following)}")
    for wanted in ((first, following), *([(following, None)] if following is not None else [])):
        if wanted not in em.sides:
            em.sides.append(wanted)
    return True


def leave_side(em: Emitter, following: int | None) -> None:
    """After a side: the other lanes' side, or on with the whole warp."""
    b = em.b
    if following is None:
        b.line(f"br label %b{em.block.succs[0]}")
        return
    b.store(b.load("i32", "%mask2", align=4), "%mask", align=4)
    b.line(f"br label %{side_label(following, None)}")


def foreseen_mask(em: Emitter, seen: Foreseen, n: str, negated: bool) -> Value:
    """Branch at once when the whole warp agrees; otherwise the mask of lanes for which the predicate holds."""
    b = em.b
    em.flush()
    true, false = ("f", "t") if negated else ("t", "f")
    if em.counted:  # every branch counts: no short cut
        true = false = ""
    if true:
        b.line(f"br i1 {seen.all_true.text}, label %{n}.{true}, label %{n}.maybe")
        b.label(f"{n}.maybe")
        b.line(f"br i1 {seen.all_false.text}, label %{n}.{false}, label %{n}.mixed")
        b.label(f"{n}.mixed")
    with em.in_vector_code():
        predicate = lanes(em, seen)
    return em.gather_bits(predicate)


def dispatch(em: Emitter) -> None:
    """General copy: choose the lowest-numbered block with waiting lanes (round robin when the kernel spins on memory)."""
    b, blocks = em.b, em.flow.blocks
    words = em.frame.words
    b.label("dispatch")
    if em.unit.patient:
        b.line("br label %rotate")
        rotate(em)
    for w in range(words):
        if w or em.unit.patient:
            b.label(f"word{w}")
        p = b.load("i64", b.gep("%frame", layout.FRAME["pending"] + 8 * w), align=8)
        b.line(f"%have{w} = icmp ne i64 {p.text}, 0")
        b.line(f"br i1 %have{w}, label %found{w}, label %{f'word{w + 1}' if w + 1 < words else 'idle'}")
        b.label(f"found{w}")
        bit = b.intrinsic_flag("llvm.cttz.{s}", "i64", p, "true")
        b.line(f"%n{w} = add i64 {bit.text}, {64 * w}")
        b.line("br label %chosen")
    b.label("idle")
    idle(em)
    b.label("chosen")
    sources = [f"[ %n{w}, %found{w} ]" for w in range(words)]
    if em.unit.patient:
        sources += [f"[ %rn{w}, %rfound{w} ]" for w in range(words)]
    b.line(f"%n = phi i64 {', '.join(sources)}")
    b.line(f"%n.word = lshr i64 %n, 6\n  %n.at = shl i64 %n.word, 3\n  %n.bit = and i64 %n, 63\n  %n.one = shl i64 1, %n.bit")
    b.line(f"%n.base = getelementptr i8, ptr %frame, i64 {layout.FRAME['pending']}\n  %n.p = getelementptr i8, ptr %n.base, i64 %n.at")
    b.line("%n.old = load i64, ptr %n.p, align 8\n  %n.new = xor i64 %n.old, %n.one\n  store i64 %n.new, ptr %n.p, align 8")
    b.line(f"%n.held = getelementptr i8, ptr %frame, i64 {em.frame.held}\n  %n.h = getelementptr i8, ptr %n.held, i64 %n.at\n  %n.not = xor i64 %n.one, -1")
    b.line("%n.hold = load i64, ptr %n.h, align 8\n  %n.rest = and i64 %n.hold, %n.not\n  store i64 %n.rest, ptr %n.h, align 8")
    b.line(f"%n.waits = getelementptr i8, ptr %frame, i64 {em.frame.waits}\n  %n.off = shl i64 %n, 2\n  %n.w = getelementptr i8, ptr %n.waits, i64 %n.off")
    b.line("%n.mask = load i32, ptr %n.w, align 4\n  store i32 0, ptr %n.w, align 4\n  store i32 %n.mask, ptr %mask, align 4")
    if em.unit.patient:
        b.store(Value("%n", "i64"), frame_field(em, "last"), align=8)
    b.line("%n.full = icmp eq i32 %n.mask, -1")
    b.line("br i1 %n.full, label %whole, label %enter")
    b.label("whole")
    rejoin = sorted(em.kinds.rejoin)
    b.line(f"switch i64 %n, label %enter [ {' '.join(f'i64 {r}, label %rejoined' for r in rejoin)} ]")
    b.label("rejoined")
    pinned = b.icmp("ne", b.load("i32", frame_field(em, "pinned"), align=4), constant("i32", 0))
    b.line(f"br i1 {pinned.text}, label %enter, label %fast")
    b.label("fast")
    b.line("%n.32 = trunc i64 %n to i32")
    b.store(Value("%n.32", "i32"), frame_field(em, "resume"), align=4)
    b.store(constant("i32", 0), frame_field(em, "mode"), align=4)
    em.return_status(TO_FAST)
    b.label("enter")
    b.line(f"switch i64 %n, label %nowhere [ {' '.join(f'i64 {x.index}, label %b{x.index}' for x in blocks)} ]")
    b.label("nowhere")
    b.line("unreachable")


def rotate(em: Emitter) -> None:
    """Look for a waiting block after the one that ran last, so that a lane that holds a lock runs while others spin."""
    b = em.b
    b.label("rotate")
    last = b.load("i64", frame_field(em, "last"), align=8)
    words = em.frame.words
    for w in range(words):
        if w:
            b.label(f"rword{w}")
        p = b.load("i64", b.gep("%frame", layout.FRAME["pending"] + 8 * w), align=8)
        # keep only the bits above `last`
        rel = b.isub(last, constant("i64", 64 * w))
        below = b.icmp("slt", rel, constant("i64", 0))
        inside = b.icmp("slt", rel, constant("i64", 63))
        amount = b.select(below, constant("i64", 0), b.iadd(b.smin(b.smax(rel, constant("i64", 0)), constant("i64", 62)), constant("i64", 1)))
        above = b.shl(constant("i64", -1), amount)
        above = b.select(inside, above, constant("i64", 0))
        above = b.select(below, constant("i64", -1), above)
        q = b.iand(p, above)
        b.line(f"%rhave{w} = icmp ne i64 {q.text}, 0")
        b.line(f"br i1 %rhave{w}, label %rfound{w}, label %{f'rword{w + 1}' if w + 1 < words else 'word0'}")
        b.label(f"rfound{w}")
        bit = b.intrinsic_flag("llvm.cttz.{s}", "i64", q, "true")
        b.line(f"%rn{w} = add i64 {bit.text}, {64 * w}")
        b.line("br label %chosen")


def idle(em: Emitter) -> None:
    """No lane can run: let one held group go on (by force), or stop at the barrier, or be done."""
    b = em.b
    for w in range(em.frame.words):
        p = b.gep("%frame", em.frame.held + 8 * w)
        held = b.load("i64", p, align=8)
        some = b.icmp("ne", held, constant("i64", 0))
        b.line(f"br i1 {some.text}, label %release{w}, label %noheld{w}")
        b.label(f"release{w}")
        low = b.iand(held, b.isub(constant("i64", 0), held))
        b.store(b.ixor(held, low), p, align=8)
        q = b.gep("%frame", layout.FRAME["pending"] + 8 * w)
        b.store(b.ior(b.load("i64", q, align=8), low), q, align=8)
        b.store(constant("i32", 1), frame_field(em, "force"), align=4)
        b.line("br label %dispatch")
        b.label(f"noheld{w}")
    parked = constant("i64", 0)
    for w in range(em.frame.words):
        parked = b.ior(parked, b.load("i64", b.gep("%frame", em.frame.parked + 8 * w), align=8))
    some = b.icmp("ne", parked, constant("i64", 0))
    b.line(f"br i1 {some.text}, label %atbarrier, label %finished")
    b.label("atbarrier")
    em.return_status(BARRIER)
    b.label("finished")
    em.return_status(DONE if em.function.is_entry else RETURN)


# -- barriers and calls -----------------------------------------------------------------------------------------


def barrier(em: Emitter) -> None:
    """Arrive at a block-wide barrier; bar.arrive goes on at once."""
    from vgpu.codegen import barriers

    barriers.emit(em)


def suspend(em: Emitter, target: int, status: int, group: str) -> None:
    """Stop the warp (or, in the general copy, these lanes) until the scheduler resumes it at ``target``."""
    b = em.b
    if em.general:
        wait_at(em, target, em.mask, group)
        if status == BARRIER:
            b.line("br label %dispatch")
        else:
            em.return_status(status)
        return
    spill(em, em.flow.live_in[target], vectors=False)
    b.store(constant("i32", target), frame_field(em, "resume"), align=4)
    em.return_status(status)


def call(em: Emitter) -> None:
    from vgpu.codegen import calls

    if calls.builtin(em):
        go(em, em.block.succs[0])
        return
    calls.prepare(em)
    suspend(em, em.block.succs[0], CALL, "pending")
