"""Shuffles, votes, matches and reductions across a warp's lanes.

Each starts a basic block, so that in the general copy the lanes its mask names are all here (control.gather). Lanes may bring
different masks: those that share one then work together, and every result is a lane's own.
"""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen.builder import LANES, Value, constant
from vgpu.codegen.emitter import Affine, Emitter
from vgpu.codegen.memory import lane_ids
from vgpu.ptx.ast import Instr, Operand, Reg
from vgpu.ptx.flow import is_special, immediate


def emit(em: Emitter, instr: Instr) -> None:
    member = member_mask(em, instr)
    for tool in em.tools:
        tool.on_warp_sync(em, instr, member)
    _EMIT[instr.form.emit](em, instr, member)


def member_mask(em: Emitter, instr: Instr) -> Value:
    """The lanes an instruction names, as a scalar: those of all masks together; all 32 for forms that always take the whole warp."""
    operand = mask_operand(instr)
    if operand is None:
        return em.mask if instr.form.emit == "activemask" else constant("i32", -1)
    if em.is_uniform(operand):
        return em.scalar(operand, "i32")
    return em.runtime_call("vg_union", "i32", mask_array(em, operand), em.mask)


def has_mask_a_lane(em: Emitter, instr: Instr) -> bool:
    """Whether lanes may bring different masks."""
    operand = mask_operand(instr)
    return operand is not None and not em.is_uniform(operand)


def mask_array(em: Emitter, operand: Operand) -> str:
    """Pointer to the lanes' masks."""
    return array_of(em, operand, "i32", temporary=3)


def mask_operand(instr: Instr) -> Operand | None:
    """The member mask, for forms that have one."""
    names = [w.split(":")[0] for w in instr.form.operands.split()]
    return instr.operands[names.index("m")] if "m" in names else None


def array_of(em: Emitter, operand: Operand, ty: str, temporary: int = 0) -> str:
    """Pointer to the operand's 32 values in the frame (predicates are not for here). Ends the segment."""
    if isinstance(operand, Reg) and not is_special(operand.name) and em.kind(operand.name) is None and em.reg_type(operand.name) == ty:
        em.flush_keeping(operand.name)
        return em.slot("%frame", em.frame.vectors[operand.name])
    offset = em.frame.temporaries + 256 * temporary + 256
    with em.in_vector_code() as seg:
        em.store_chunk(offset, em.b.splat(em.vector(operand, ty)), seg)
    em.flush()
    return em.slot("%frame", offset)


def first_active(em: Emitter) -> Value:
    return em.b.zext(em.b.intrinsic_flag("llvm.cttz.{s}", "i32", em.mask, "true"), "i64") if em.general else constant("i64", 0)


def lane_value(em: Emitter, operand: Operand, ty: str) -> Value:
    """A varying operand's value in the first active lane."""
    p = array_of(em, operand, ty, temporary=3)
    size = {"i32": 4, "i64": 8}[ty]
    return em.b.load(ty, em.b.gep(p, em.b.imul(first_active(em), constant("i64", size))), align=size)


# -- shuffles ---------------------------------------------------------------------------------------------------


def shfl(em: Emitter, instr: Instr, member: Value) -> None:
    targets = em.destinations(instr)
    _, a, b_op, c_op, _ = instr.operands
    kinds = [em.kind(t.name) for t in targets if isinstance(t, Reg)]
    if all(k is not None for k in kinds) and len(targets) == 1:
        if em.is_uniform(a):
            em.put_scalar(targets[0], em.scalar(a, "i32"))
        else:
            p = array_of(em, a, "i32")
            lane = em.b.iand(em.scalar(b_op, "i32"), constant("i32", 31))
            at = em.b.shl(em.b.zext(lane, "i64"), constant("i64", 2))
            em.put_scalar(targets[0], em.b.load("i32", em.b.gep(p, at), align=4))
        return
    p = array_of(em, a, "i32")
    b, c = immediate(b_op), immediate(c_op)
    with em.in_vector_code():
        value, valid = _constant_shuffle(em, p, instr.mods["M"], b, c) if b is not None and c is not None else (None, None)
        if value is None or valid is None:
            value, valid = _general_shuffle(em, p, instr.mods["M"], em.vector(b_op, "i32"), em.vector(c_op, "i32"))
        em.put_vector(targets[0], value)
        if len(targets) > 1:
            em.put_vector(targets[1], valid)


def _constant_shuffle(em: Emitter, p: str, mode: str, b: int, c: int) -> tuple[Value | None, Value | None]:
    """Whole-warp shuffles by a known amount: a vector load and at most one permutation."""
    bd, seg = em.b, em.open_segment()
    b &= 31
    if mode == "bfly" and c & 0x1F1F == 0x1F:
        chunk = bd.ixor(Value(seg.chunk, "i64"), constant("i64", b >> 3))
        v = bd.load("i32", bd.gep(p, bd.shl(chunk, constant("i64", 5))), vec=True, align=32)
        inner = b & 7
        if inner:
            picks = ", ".join(f"i32 {lane ^ inner}" for lane in range(LANES))
            v = bd.assign(f"shufflevector {v.typed}, {v.llvm_type} poison, <{LANES} x i32> <{picks}>", "i32", True)
        return v, bd.splat(constant("i1", 1))
    if (mode == "down" and c & 0x1F1F == 0x1F) or (mode == "up" and c & 0x1F1F == 0):
        delta = b if mode == "down" else -b
        at = bd.gep(p, bd.iadd(bd.shl(Value(seg.chunk, "i64"), constant("i64", 5)), constant("i64", 4 * delta)))
        moved = bd.load("i32", at, vec=True, align=4)
        own = bd.load("i32", bd.gep(p, bd.shl(Value(seg.chunk, "i64"), constant("i64", 5))), vec=True, align=32)
        lanes = lane_ids(em)
        valid = bd.icmp("sle", lanes, constant("i32", 31 - b)) if mode == "down" else bd.icmp("sge", lanes, constant("i32", b))
        return bd.select(valid, moved, own), valid
    return None, None


def _general_shuffle(em: Emitter, p: str, mode: str, b: Value, c: Value) -> tuple[Value, Value]:
    """The PTX definition, lane by lane."""
    bd = em.b
    lane = lane_ids(em)
    mask31 = constant("i32", 31)
    amount, clamp = bd.iand(b, mask31), bd.iand(c, mask31)
    segment = bd.iand(bd.lshr(c, constant("i32", 8)), mask31)
    low = bd.iand(lane, segment)
    high = bd.ior(low, bd.iand(clamp, bd.inot(segment)))
    if mode == "up":
        j = bd.isub(lane, amount)
        valid = bd.icmp("sge", j, high)
    elif mode == "down":
        j = bd.iadd(lane, amount)
        valid = bd.icmp("sle", j, high)
    elif mode == "bfly":
        j = bd.ixor(lane, amount)
        valid = bd.icmp("sle", j, high)
    else:
        j = bd.ior(low, bd.iand(amount, bd.inot(segment)))
        valid = bd.icmp("sle", j, high)
    j = bd.iand(bd.select(valid, j, lane), mask31)
    out = bd.undef_vec("i32")
    for i in range(LANES):
        at = bd.shl(bd.zext(bd.extract(j, i), "i64"), constant("i64", 2))
        out = bd.insert(out, bd.load("i32", bd.gep(p, at), align=4), i)
    return out, valid


# -- votes ------------------------------------------------------------------------------------------------------


def vote(em: Emitter, instr: Instr, member: Value) -> None:
    mode = instr.mods["M"]

    def result(here: Value, said: Value) -> Value:
        b, zero = em.b, constant("i32", 0)
        if mode == "any":
            return b.icmp("ne", said, zero)
        everyone = b.icmp("eq", said, here)
        return everyone if mode == "all" else b.ior(everyone, b.icmp("eq", said, zero))

    _vote(em, instr, member, result)


def ballot(em: Emitter, instr: Instr, member: Value) -> None:
    _vote(em, instr, member, lambda here, said: said)


def _vote(em: Emitter, instr: Instr, member: Value, result: Callable[[Value, Value], Value]) -> None:
    """``result`` of the mask's lanes that are here, and of those among them whose predicate holds."""
    said = em.mask_of(instr.operands[1])
    if not has_mask_a_lane(em, instr):
        here = em.b.iand(member, em.mask)
        em.put_scalar(instr.operands[0], result(here, em.b.iand(said, here)))
        return
    with em.in_vector_code():
        here = _here(em, instr)
        em.put_vector(instr.operands[0], result(here, em.b.iand(said, here)))


def _here(em: Emitter, instr: Instr) -> Value:
    """The lanes of each lane's mask that are here. Vector code."""
    operand = mask_operand(instr)
    assert operand is not None
    return em.b.iand(em.vector(operand, "i32"), em.mask)


def activemask(em: Emitter, instr: Instr, member: Value) -> None:
    em.put_scalar(instr.operands[0], em.mask)


def elect(em: Emitter, instr: Instr, member: Value) -> None:
    first, second = (*em.destinations(instr), None)[:2]

    def leader_of(here: Value) -> Value:
        return em.b.intrinsic_flag("llvm.cttz.{s}", "i32", here, "false")

    if not has_mask_a_lane(em, instr):
        leader = leader_of(em.b.iand(member, em.mask))
        em.put_scalar(first, leader)
        if second is not None:
            with em.in_vector_code():
                em.put_vector(second, em.b.icmp("eq", lane_ids(em), leader))
        return
    with em.in_vector_code():
        leader = leader_of(_here(em, instr))
        em.put_vector(first, leader)
        em.put_vector(second, em.b.icmp("eq", lane_ids(em), leader))


def match(em: Emitter, instr: Instr, member: Value) -> None:
    """match.any: the lanes with this lane's value; match.all: the mask and true when all agree, else 0 and false."""
    wide = instr.mods["T"] == "b64"
    operand = mask_operand(instr)
    assert operand is not None
    masks = mask_array(em, operand)
    p = array_of(em, instr.operands[1], "i64" if wide else "i32")
    em.runtime_call(f"vg_match_{instr.mods['M']}{64 if wide else 32}", "void", p, masks, em.mask, em.slot("%frame", em.frame.temporaries))
    targets = em.destinations(instr)
    with em.in_vector_code() as seg:
        value = em.load_chunk(em.frame.temporaries, "i32", seg)
        em.put_vector(targets[0], value)
        if len(targets) > 1:
            em.put_vector(targets[1], em.b.icmp("ne", value, constant("i32", 0)))
    em.flush()


def redux(em: Emitter, instr: Instr, member: Value) -> None:
    op = instr.mods["P"]
    name = f"vg_redux_{op}" if op in ("add", "and", "or", "xor") else f"vg_redux_{op}_{instr.mods['T']}"
    if not has_mask_a_lane(em, instr):
        p = array_of(em, instr.operands[1], "i32")
        em.put_scalar(instr.operands[0], em.runtime_call(name, "i32", p, em.b.iand(member, em.mask)))
        return
    operand = mask_operand(instr)
    assert operand is not None
    masks = mask_array(em, operand)
    p = array_of(em, instr.operands[1], "i32")
    em.runtime_call(name + "_lanes", "void", p, masks, em.mask, em.slot("%frame", em.frame.temporaries))
    with em.in_vector_code() as seg:
        em.put_vector(instr.operands[0], em.load_chunk(em.frame.temporaries, "i32", seg))
    em.flush()


def warpsync(em: Emitter, instr: Instr, member: Value) -> None:
    """Every lane's earlier accesses come before every lane's later ones."""
    em.flush()


_EMIT = {
    "shfl": shfl, "vote": vote, "ballot": ballot, "activemask": activemask, "elect": elect, "match": match, "redux": redux,
    "warpsync": warpsync,
}  # fmt: skip

__all__ = ["Affine", "array_of", "emit", "first_active", "has_mask_a_lane", "lane_ids", "lane_value", "mask_array", "member_mask"]
