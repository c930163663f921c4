"""One PTX instruction to code: which room handles which unit of the table."""

from __future__ import annotations

from collections.abc import Callable

from vgpu.codegen import barriers, foresight, memory, tensor, warp
from vgpu.codegen.alu import EMITTERS
from vgpu.codegen.builder import BITS, LANES, Value, constant
from vgpu.codegen.emitter import Affine, Emitter
from vgpu.codegen.layout import llvm_type
from vgpu.codegen.program import SPACES
from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Not, Operand, Pair, Reg, Sym, Vec
from vgpu.ptx.flow import CARRY, reads_carry, writes_carry
from vgpu.ptx.kinds import UNIFORM


def emit(em: Emitter, instr: Instr) -> None:
    """Emit one instruction of a block (terminators are control.py's)."""
    if instr.form.unit != "alu" or not foresight.defer(em, instr):
        _UNITS[instr.form.unit](em, instr)
    for tool in em.tools:
        tool.on_result(em, instr)


def _guard_operand(instr: Instr) -> Operand | None:
    if instr.guard is None:
        return None
    return Not(instr.guard) if instr.guard_negated else instr.guard


# -- arithmetic -------------------------------------------------------------------------------------------------


def alu(em: Emitter, instr: Instr) -> None:
    """A pointwise instruction: once as scalars when everything is uniform, by affine rule where one applies, else chunk by chunk."""
    types = dict(instr.form.operand_types(instr.mods))
    names = [w.partition(":")[0].rstrip("?") for w in instr.form.operands.split()]
    sources = list(zip(names[1:], instr.operands[1:], strict=False))
    targets = em.destinations(instr)
    guard = _guard_operand(instr)
    scalar_target = all(t is None or isinstance(t, Reg) and em.kind(t.name) is not None for t in targets)
    carry_ok = not (reads_carry(instr) or writes_carry(instr)) or em.kind(CARRY) == UNIFORM
    if scalar_target and carry_ok:
        if all(em.is_uniform(o) for _, o in sources):
            _alu_scalar(em, instr, types, sources, targets, guard)
            return
        if guard is None and affine_rule(em, instr):
            return
        _alu_one_lane(em, instr, types, sources, targets)
        return
    _alu_vector(em, instr, types, sources, targets, guard)


def _alu_scalar(
    em: Emitter, instr: Instr, types: dict[str, str], sources: list[tuple[str, Operand]], targets: list[Operand | None], guard: Operand | None
) -> None:
    with em.in_scalar_code():
        values = [em.scalar(o, operand_type(types[n])) for n, o in sources]
        results = _apply(em, instr, types, values, lambda: em.read_scalar(CARRY).base)
        g = em.scalar(guard, "i1") if guard is not None else None
        if writes_carry(instr):
            put_guarded(em, Reg(CARRY), results[1], g)
        put_guarded(em, targets[0], results[0], g)
        if len(targets) > 1:
            put_guarded(em, targets[1], _second(em, results), g)


def _alu_one_lane(
    em: Emitter, instr: Instr, types: dict[str, str], sources: list[tuple[str, Operand]], targets: list[Operand | None]
) -> None:
    """A uniform result of operands that this copy keeps a lane each (tid.x >> 5 in the general copy): any active lane's will do."""
    target = targets[0]
    assert instr.guard is None and len(targets) == 1 and isinstance(target, Reg) and em.kind(target.name) == UNIFORM, instr.text
    offset = em.frame.temporaries
    with em.in_vector_code() as seg:
        values = [em.vector(o, operand_type(types[n])) for n, o in sources]
        result = _apply(em, instr, types, values, lambda: em.vector(Reg(CARRY), "i1"))[0]
        em.store_chunk(offset, result, seg)
    em.flush()
    size = BITS[result.ty] // 8
    assert size
    at = em.b.imul(warp.first_active(em), constant("i64", size))
    em.put_scalar(target, em.b.load(result.ty, em.b.gep(em.slot("%frame", offset), at), align=size))


def put_guarded(em: Emitter, target: Operand | None, value: Value, guard: Value | None) -> None:
    """Write a uniform register, or keep it when a uniform guard is false."""
    if guard is not None and isinstance(target, Reg):
        value = em.b.select(guard, em.to_register(target.name, value), em.read_scalar(target.name).base)
    em.put_scalar(target, value)


def _alu_vector(
    em: Emitter, instr: Instr, types: dict[str, str], sources: list[tuple[str, Operand]], targets: list[Operand | None], guard: Operand | None
) -> None:
    with em.in_vector_code():
        values = [em.vector(o, operand_type(types[n])) for n, o in sources]
        results = _apply(em, instr, types, values, lambda: em.vector(Reg(CARRY), "i1"))
        g = em.vector(guard, "i1") if guard is not None else None
        if writes_carry(instr):
            em.put_vector(Reg(CARRY), results[1], g)
        em.put_vector(targets[0], results[0], g)
        if len(targets) > 1:
            em.put_vector(targets[1], _second(em, results), g)


def _second(em: Emitter, results: tuple[Value, ...]) -> Value:
    """The q of ``setp ... p|q``: not p, where the emitter gives no q of its own."""
    return results[1] if len(results) > 1 else em.b.inot(results[0])


def _apply(em: Emitter, instr: Instr, types: dict[str, str], values: list[Value], carry: Callable[[], Value]) -> tuple[Value, ...]:
    if reads_carry(instr):
        values = [*values, carry()]
    out = EMITTERS[instr.form.emit](em.b, instr.mods, types, *values)
    result = out if isinstance(out, tuple) else (out,)
    d_type = types.get("d", types.get("f", ""))
    first = widen_result(em, result[0], d_type, instr)
    return (first, *result[1:])


def widen_result(em: Emitter, value: Value, ptx: str, instr: Instr) -> Value:
    """8- and 16-bit integer results fill wider registers by sign or zero."""
    target = instr.operands[0]
    if isinstance(target, Reg) and value.ty in ("i8", "i16") and isa.WIDTH[em.function.regs[target.name]] > isa.WIDTH[ptx]:
        return em.b.resize(value, em.reg_type(target.name), ptx.startswith("s"))
    return value


def operand_type(ptx: str) -> str:
    return "i32" if ptx == "imm" else llvm_type(ptx)


def affine_rule(em: Emitter, instr: Instr) -> bool:
    """Compute base and strides for the rules of kinds.py. False when the instruction must be computed lane by lane."""
    target = instr.operands[0]
    assert isinstance(target, Reg)
    if not all(em.is_affine(o) for o in instr.operands[1:]):
        return False
    types = dict(instr.form.operand_types(instr.mods))
    rule = instr.form.rule
    out_ty = llvm_type(types["d"])
    with em.in_scalar_code():
        operands = [em.affine(o, operand_type(types[n])) for n, o in zip(list(types)[1:], instr.operands[1:], strict=True)]
        handler = _AFFINE.get(rule)
        if handler is None:
            return False
        result = handler(em, instr, operands, out_ty)
        if result is None:
            return False
        strides = _match_kind(em, target.name, result.strides, out_ty)
        if strides is None:
            return False
        em.put_scalar(target, result.base, strides)
    return True


def _match_kind(em: Emitter, name: str, strides: tuple[int | Value, ...], ty: str) -> tuple[int | Value, ...] | None:
    """The strides as the register's kind wants them; None when a known stride is not the one the analysis promised."""
    kind = em.kind(name)
    assert kind is not None
    out: list[int | Value] = []
    for k, s in zip(kind, strides, strict=True):
        if isinstance(k, int):
            if not isinstance(s, int) or s != k:
                return None
        out.append(s)
    return tuple(out)


def must_match(em: Emitter, name: str, strides: tuple[int | Value, ...], ty: str) -> tuple[int | Value, ...]:
    out = _match_kind(em, name, strides, ty)
    assert out is not None, f"{name} has other strides than the analysis promised"
    return out


def _combine(em: Emitter, a: int | Value, b: int | Value, ty: str, sign: int) -> int | Value:
    if isinstance(a, int) and isinstance(b, int):
        return a + sign * b
    if isinstance(b, int) and b == 0:
        return a
    x, y = em.as_value(a, ty), em.as_value(b, ty)
    return em.b.iadd(x, y) if sign > 0 else em.b.isub(x, y)


def _aff_add(em: Emitter, instr: Instr, o: list[Affine], ty: str, sign: int = 1) -> Affine:
    base = em.b.iadd(o[0].base, o[1].base) if sign > 0 else em.b.isub(o[0].base, o[1].base)
    return Affine(base, tuple(_combine(em, x, y, ty, sign) for x, y in zip(o[0].strides, o[1].strides, strict=True)))


def _aff_sub(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine:
    return _aff_add(em, instr, o, ty, -1)


def _aff_neg(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine:
    return _aff_sub(em, instr, [Affine(constant(ty, 0), (0,) * 5), o[0]], ty)


def _scale(em: Emitter, a: Affine, by: Value, ty: str) -> Affine:
    """``a`` times a uniform value of the same type."""

    def one(s: int | Value) -> int | Value:
        if isinstance(s, int):
            if s == 0:
                return 0
            if by.const is not None:
                c = by.const
                width = 32 if ty == "i32" else 64
                return s * (c - (1 << width) if c >> (width - 1) else c)
        return em.b.imul(em.as_value(s, ty), by)

    return Affine(em.b.imul(a.base, by), tuple(one(s) for s in a.strides))


def _widen(em: Emitter, a: Affine, signed: bool) -> Affine:
    """To 64 bits; the block's check made sure that no lane wraps."""

    def one(s: int | Value) -> int | Value:
        return em.b.sext(s, "i64") if isinstance(s, Value) else s

    return Affine(em.b.resize(a.base, "i64", signed), tuple(one(s) for s in a.strides))


def _aff_mul(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    if o[1].uniform:
        return _scale(em, o[0], o[1].base, ty)
    if o[0].uniform:
        return _scale(em, o[1], o[0].base, ty)
    return None


def _aff_mul_wide(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    if "16" in instr.mods["T"]:
        return None
    signed = instr.mods["T"].startswith("s")
    return _aff_mul(em, instr, [_widen(em, x, signed) for x in o[:2]], "i64")


def _aff_mad(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    product = _aff_mul(em, instr, o, ty)
    return _aff_add(em, instr, [product, o[2]], ty) if product else None


def _aff_mad_wide(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    product = _aff_mul_wide(em, instr, o, ty)
    return _aff_add(em, instr, [product, o[2]], ty) if product else None


def _aff_cvt(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    source, dest = instr.mods["S"], instr.mods["D"]
    if isa.WIDTH[source] < 32 or isa.WIDTH[dest] < 32 or "sat" in instr.mods:
        return None
    if isa.WIDTH[dest] > isa.WIDTH[source]:
        return _widen(em, o[0], source.startswith("s"))

    def one(s: int | Value) -> int | Value:
        return em.b.trunc(s, ty) if isinstance(s, Value) else s

    return Affine(em.b.trunc(o[0].base, ty), tuple(one(s) for s in o[0].strides))


def _aff_shl(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    n = o[1].base.const
    return _scale(em, o[0], constant(ty, 1 << n), ty) if n is not None and n < 31 else None


def _by_analysis(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine:
    """and / or / shr: the analysis proved the strides; the scalar operation on the bases gives the base."""
    target = instr.operands[0]
    assert isinstance(target, Reg)
    types = dict(instr.form.operand_types(instr.mods))
    base = EMITTERS[instr.form.emit](em.b, instr.mods, types, *(x.base for x in o))
    assert isinstance(base, Value)
    kind = em.kind(target.name)
    assert kind is not None
    return Affine(base, tuple(s if isinstance(s, int) else 0 for s in kind))


def _aff_by_analysis(em: Emitter, instr: Instr, o: list[Affine], ty: str) -> Affine | None:
    target = instr.operands[0]
    assert isinstance(target, Reg)
    kind = em.kind(target.name)
    if kind is None or any(not isinstance(s, int) for s in kind):
        return None
    return _by_analysis(em, instr, o, ty)


_AFFINE: dict[str, Callable[[Emitter, Instr, list[Affine], str], Affine | None]] = {
    "add": _aff_add,
    "sub": _aff_sub,
    "neg": _aff_neg,
    "mul": _aff_mul,
    "mul_wide": _aff_mul_wide,
    "mad": _aff_mad,
    "mad_wide": _aff_mad_wide,
    "cvt": _aff_cvt,
    "shl": _aff_shl,
    "shr": _aff_by_analysis,
    "and": _aff_by_analysis,
    "or": _aff_by_analysis,
}


# -- moves ------------------------------------------------------------------------------------------------------


def mov(em: Emitter, instr: Instr) -> None:
    """mov, with its packing and unpacking forms."""
    source, target = instr.operands[1], instr.operands[0]
    guard = _guard_operand(instr)
    if isinstance(source, Vec):
        _pack(em, instr, source, guard)
        return
    if isinstance(target, Vec):
        _unpack(em, instr, target, source, guard)
        return
    assert isinstance(target, Reg)
    ty = llvm_type(instr.mods["T"])
    if em.kind(target.name) is not None:
        a = em.affine(source, ty)
        if guard is not None:
            with em.in_scalar_code():
                put_guarded(em, target, a.base, em.scalar(guard, "i1"))
            return
        em.put_scalar(target, a.base, must_match(em, target.name, a.strides, ty))
        return
    with em.in_vector_code():
        value = em.vector(source, ty)
        g = em.vector(guard, "i1") if guard is not None else None
        em.put_vector(target, value, g)


def _pack(em: Emitter, instr: Instr, source: Vec, guard: Operand | None) -> None:
    width = isa.WIDTH[instr.mods["T"]]
    part = width // len(source.items)
    target = instr.operands[0]

    def join(read: Callable[[Operand, str], Value]) -> Value:
        out: Value | None = None
        for i, item in enumerate(source.items):
            assert item is not None
            piece = em.b.zext(read(item, f"i{part}"), f"i{width}")
            shifted = em.b.shl(piece, constant(f"i{width}", part * i)) if i else piece
            out = shifted if out is None else em.b.ior(out, shifted)
        assert out is not None
        return out

    scalar = isinstance(target, Reg) and em.kind(target.name) is not None and guard is None and em.is_uniform(source)
    if scalar:
        with em.in_scalar_code():
            em.put_scalar(target, join(em.scalar))
        return
    with em.in_vector_code():
        value = join(em.vector)
        em.put_vector(target, value, em.vector(guard, "i1") if guard is not None else None)


def _unpack(em: Emitter, instr: Instr, target: Vec, source: Operand, guard: Operand | None) -> None:
    width = isa.WIDTH[instr.mods["T"]]
    part = width // len(target.items)

    def pieces(whole: Value) -> list[Value]:
        return [
            em.b.trunc(em.b.lshr(whole, constant(f"i{width}", part * i)) if i else whole, f"i{part}") for i in range(len(target.items))
        ]

    kinds = [em.kind(t.name) for t in target.items if isinstance(t, Reg)]
    if em.is_uniform(source) and guard is None and all(k is not None for k in kinds):
        with em.in_scalar_code():
            for t, value in zip(target.items, pieces(em.scalar(source, f"i{width}")), strict=True):
                em.put_scalar(t, value)
        return
    with em.in_vector_code():
        g = em.vector(guard, "i1") if guard is not None else None
        for t, value in zip(target.items, pieces(em.vector(source, f"i{width}")), strict=True):
            em.put_vector(t, value, g)


def cvta(em: Emitter, instr: Instr) -> None:
    """Generic addresses are host addresses; shared addresses are offsets into the block's shared memory, all others are host addresses too."""
    target, source = instr.operands
    space = instr.mods["S"].split("::")[0]
    assert isinstance(target, Reg)
    if instr.form.emit == "isspacep":
        _isspacep(em, target, source, space)
        return
    shift = space == "shared"

    def move(value: Value) -> Value:
        if not shift:
            return value
        base = em.field("block", "shared", "i64")
        return em.b.isub(value, base) if "to" in instr.mods else em.b.iadd(value, base)

    ty = llvm_type(instr.mods["T"])
    if em.kind(target.name) is not None:
        a = em.affine(source, ty)
        with em.in_scalar_code():
            em.put_scalar(target, move(a.base), must_match(em, target.name, a.strides, ty))
        return
    with em.in_vector_code():
        em.put_vector(target, move(em.vector(source, ty)))


def _isspacep(em: Emitter, target: Reg, source: Operand, space: str) -> None:
    number = constant("i32", SPACES[space])

    def test(address: Value) -> Value:
        return em.b.icmp("ne", em.runtime_call("vg_is_space", "i32", "%warp", address, number), constant("i32", 0))

    if em.is_uniform(source) and em.kind(target.name) is not None:
        with em.in_scalar_code():
            em.put_scalar(target, test(em.scalar(source, "i64")))
        return
    with em.in_vector_code():
        addresses, result = em.b.splat(em.vector(source, "i64")), em.b.undef_vec("i1")
        for lane in range(LANES):
            result = em.b.insert(result, test(em.b.extract(addresses, lane)), lane)
        em.put_vector(target, result)


def nop(em: Emitter, instr: Instr) -> None:
    """Hints (prefetch, nanosleep) and group bookkeeping: cp.async copies at once, so there is nothing to wait for."""


def fence(em: Emitter, instr: Instr) -> None:
    """Order this thread's memory accesses for others."""
    em.flush()
    em.b.line("fence seq_cst")
    for tool in em.tools:
        tool.on_fence(em, instr)


_UNITS: dict[str, Callable[[Emitter, Instr], None]] = {
    "alu": alu,
    "mov": mov,
    "cvta": cvta,
    "nop": nop,
    "fence": fence,
    "memory": memory.emit,
    "atomic": memory.emit_atomic,
    "cp_async": memory.emit_cp_async,
    "warp": warp.emit,
    "tensor": tensor.emit,
    "bar_result": barriers.result,
}

__all__ = ["Pair", "Sym", "emit"]
