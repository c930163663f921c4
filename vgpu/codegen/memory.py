"""Loads, stores, atomics and asynchronous copies, every one checked against the buffer it may touch.

Three shapes of access: *uniform* (one address for the warp), *affine* (fast copy only: one range check for all 32 lanes, then vector
moves) and *lanes* (an address a lane, checked eight at a time, moved as a vector when they happen to be contiguous).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from vgpu.codegen.builder import BITS, CHUNKS, LANES, Value, constant
from vgpu.codegen.emitter import Affine, Emitter, Segment
from vgpu.codegen.layout import FRAME
from vgpu.ptx import isa
from vgpu.ptx.ast import Imm, Instr, Mem, Operand, Reg, Sym, Vec
from vgpu.ptx.flow import defs, is_special


@dataclass
class Range:
    """Where an access may go: start and length in bytes, as scalars."""

    start: Value
    length: Value


@dataclass
class Access:
    """One memory instruction as checkers and counters see it."""

    instr: Instr
    space: str
    action: str  # "read" | "write" | "atomic"
    size: int  # bytes a lane, all elements
    element: int
    site: int
    shape: str = "lanes"
    #: uniform or affine: absolute addresses
    affine: Affine | None = None
    #: lanes: this chunk's absolute addresses (in vector code)
    lanes: Value | None = None
    origin: int = -1
    symbol: str | None = None
    #: lanes: those of this chunk that access memory at all, as an i8; None: all active ones
    only: Value | None = None
    #: what tools remember from one hook to the next
    notes: dict[str, Value] = field(default_factory=dict)
    #: lanes: how many chunks of the warp take part, from the first
    chunks: int = CHUNKS


def element_type(ptx: str) -> str:
    return {"f32": "float", "f64": "double"}.get(ptx, f"i{isa.WIDTH[ptx]}")


def extend(em: Emitter, value: Value, ptx: str, target: Operand | None) -> Value:
    """A loaded narrow integer as wide as its register."""
    if isinstance(target, Reg) and value.ty in ("i8", "i16"):
        return em.b.resize(value, f"i{max(BITS[em.reg_type(target.name)], 8)}", ptx.startswith("s"))
    return value


# -- addresses --------------------------------------------------------------------------------------------------


def mask_byte(em: Emitter, access: Access) -> Value:
    """The lanes of this chunk that an access of shape lanes is for, as an i8. Vector code."""
    active = em.chunk_mask_byte()
    return active if access.only is None else em.b.iand(active, access.only)


def classify(em: Emitter, instr: Instr, mem: Mem, action: str, element: int, count: int, space: str | None = None) -> Access:
    """Space (unless the instruction does not say it), size, provenance and report site of a memory operand."""
    space = instr.mods.get("S", "").split("::")[0] if space is None else space
    origin, symbol = em.unit.provenance(em.function, mem.base)
    access = Access(instr, space, action, element * count, element, -1, origin=origin, symbol=symbol)
    access.site = em.site(**_site_facts(access))
    return access


def absolute(em: Emitter, mem: Mem, access: Access) -> Affine:
    """The address of a uniform or affine operand, as a host address (scalar code)."""
    b = em.b
    with em.in_scalar_code():
        if access.space == "shared":
            wide = isinstance(mem.base, Reg) and BITS[em.reg_type(mem.base.name)] == 64 if isinstance(mem.base, Reg) else False
            a = em.affine(mem.base, "i64" if wide else "i32")
            base = a.base if wide else b.sext(a.base, "i64")
            strides = tuple(s if isinstance(s, int) else b.resize(s, "i64", True) for s in a.strides)
            base = b.iadd(base, em.field("block", "shared", "i64"))
        else:
            a = em.affine(mem.base, "i64")
            base, strides = a.base, a.strides
        if mem.offset:
            base = b.iadd(base, constant("i64", mem.offset))
        return Affine(base, strides)


def absolute_lanes(em: Emitter, mem: Mem, access: Access) -> Value:
    """This chunk's addresses (vector code)."""
    b = em.b
    if access.space == "shared":
        wide = isinstance(mem.base, Reg) and BITS[em.reg_type(mem.base.name)] == 64
        v = em.vector(mem.base, "i64" if wide else "i32")
        v = v if wide else b.sext(v, "i64")
        out = b.iadd(b.splat(v), em.field("block", "shared", "i64"))
    else:
        out = b.splat(em.vector(mem.base, "i64"))
    return b.iadd(out, constant("i64", mem.offset)) if mem.offset else out


def is_affine_address(em: Emitter, mem: Mem) -> bool:
    """Whether one check may speak for all lanes: under a mask the inactive ones may point anywhere."""
    return em.is_affine(mem.base) and not em.masked


def allowed(em: Emitter, access: Access) -> Range:
    """The range that a site's accesses must stay in; what lies outside goes to the runtime, which knows every buffer."""
    b = em.b
    if access.space == "shared":
        start = em.field("block", "shared", "i64")
        if access.symbol is not None and (place := em.unit.shared_place(access.symbol)) is not None:
            offset, size = place
            if size is not None:
                return Range(b.iadd(start, constant("i64", offset)), constant("i64", size))
            total = em.field("block", "shared_size", "i64")
            return Range(b.iadd(start, constant("i64", offset)), b.isub(total, constant("i64", offset)))
        return Range(start, em.field("block", "shared_size", "i64"))
    if access.origin >= 0:
        base = em.field("launch", "ranges", "i64")
        return Range(*_entry_pair(em, f"range{access.origin}.{access.action == 'read'}", base, 32 * access.origin + (16 if access.action == "read" else 0)))
    if access.space == "param":
        return Range(em.field("launch", "params", "i64"), constant("i64", em.unit.params_size(em.function)))
    if access.space == "local":
        start = b.load("i64", b.gep("%frame", FRAME["local"]), align=8)
        return Range(start, constant("i64", em.frame.local_size))
    sites = b.int_to_ptr(em.field("block", "sites", "i64"))
    start = b.load("i64", b.gep(sites, 16 * access.site), align=8)
    length = b.load("i64", b.gep(sites, 16 * access.site + 8), align=8)
    return Range(start, length)


def _entry_pair(em: Emitter, key: str, base: Value, offset: int) -> tuple[Value, Value]:
    """Two adjacent 64-bit words at a launch-constant address, loaded once in the entry block."""
    if key not in em._entry_cache:
        p, q, r = em.b.name("ep"), em.b.name("ep"), em.b.name("ep")
        v, w = em.b.name("e"), em.b.name("e")
        make = [
            f"{p} = inttoptr i64 {base.text} to ptr",
            f"{q} = getelementptr i8, ptr {p}, i64 {offset}",
            f"{v} = load i64, ptr {q}, align 8",
            f"{r} = getelementptr i8, ptr {p}, i64 {offset + 8}",
            f"{w} = load i64, ptr {r}, align 8",
        ]
        em.entry_value(key, make, Value(v, "i64"))
        em._entry_cache[key + "+"] = Value(w, "i64")
    first, second = em._entry_cache[key], em._entry_cache[key + "+"]
    assert isinstance(first, Value) and isinstance(second, Value)
    return first, second


# -- checks -----------------------------------------------------------------------------------------------------


def fellows(em: Emitter, access: Access, mem: Mem) -> list[tuple[Instr, int]]:
    """Later accesses of this block that differ from this one only by a constant offset: (instruction, bytes from this one).

    A block runs to its end once entered, so one check of the whole stretch says the same as one check each.
    """
    if not isinstance(mem.base, Reg):
        return []
    out = []
    for later in em.block.instrs[em.position + 1 :]:
        same = later.form.emit in ("ld", "st") and later.guard is None and later.mods.get("S") == access.instr.mods.get("S")
        if same and later.form.emit == access.instr.form.emit:
            other = next(o for o in later.operands if isinstance(o, Mem))
            width = max(isa.WIDTH[later.mods["T"]] // 8, 1) * int(later.mods.get("V", "v1")[1:])
            distance = other.offset - mem.offset
            if other.base == mem.base and width == access.size and distance % width == 0 and abs(distance) <= 1 << 16:
                out.append((later, distance))
        if mem.base.name in defs(later):
            break
    return out


def check_affine(em: Emitter, a: Affine, access: Access, mem: Mem | None = None) -> None:
    """All 32 lanes at once: lowest and highest address inside the range, and all aligned. Scalar code.

    With ``mem``, one check serves all :func:`fellows` of the access too.
    """
    if id(access.instr) in em.checked:
        return
    b = em.b
    size = access.size
    group = [(access.site, 0)]
    if mem is not None:
        for later, distance in fellows(em, access, mem):
            em.checked.add(id(later))
            group.append((em.unit.add_site(em.function, later, _site_facts(access)), distance))
    first, last = min(d for _, d in group), max(d for _, d in group)
    if access.space == "local":  # every lane at the same place of its own memory: lane 0 stands for all
        a = Affine(a.base, (0, 0, 0, 0, 0))
    with em.in_scalar_code():
        low: Value = constant("i64", first + sum(s for s in a.strides if isinstance(s, int) and s < 0))
        span: Value = constant("i64", last - first + sum(abs(s) for s in a.strides if isinstance(s, int)))
        crooked: Value | None = None
        for s in a.strides:
            if isinstance(s, Value):
                low = b.iadd(low, b.smin(s, constant("i64", 0)))
                span = b.iadd(span, b.call("llvm.smax.{s}", "i64", s, b.isub(constant("i64", 0), s)))
                crooked = s if crooked is None else b.ior(crooked, s)
        room = allowed(em, access)
        offset = b.isub(b.iadd(a.base, low), room.start)
        spare = b.isub(room.length, b.iadd(span, constant("i64", size)))
        shift = size.bit_length() - 1
        if size > 1:  # a rotation puts misaligned low bits on top, where they fail the comparison
            b.declare("declare i64 @llvm.fshr.i64(i64, i64, i64)")
            offset = b.assign(f"call i64 @llvm.fshr.i64({offset.typed}, {offset.typed}, i64 {shift})", "i64", False)
        limit = _limit(em, spare, shift)
        ok = b.icmp("ult", offset, limit)
        if crooked is not None and size > 1:
            ok = b.iand(ok, b.icmp("eq", b.iand(crooked, constant("i64", size - 1)), constant("i64", 0)))
        n = b.name("m")[1:]
        b.line(f"br i1 {ok.text}, label %{n}.ok, label %{n}.bad")
        b.label(f"{n}.bad")
        strides = [em.as_value(s, "i64") for s in a.strides]
        for site, distance in group:
            where = b.iadd(a.base, constant("i64", distance))
            em.abort_unless_zero(em.runtime_call("vg_fault_affine", "i32", "%warp", constant("i32", site), em.mask, where, *strides))
        b.line(f"br label %{n}.ok")
        b.label(f"{n}.ok")


def _limit(em: Emitter, spare: Value, shift: int) -> Value:
    """How many places there are for an access: 0 when none."""
    b = em.b
    if spare.const is not None:
        signed = spare.const - (1 << 64) if spare.const >> 63 else spare.const
        return constant("i64", max((signed >> shift) + 1, 0))
    return b.smax(b.iadd(b.ashr(spare, constant("i64", shift)) if shift else spare, constant("i64", 1)), constant("i64", 0))


def _site_facts(access: Access) -> dict[str, object]:
    return {"action": access.action, "space": access.space or "generic", "size": access.size, "origin": access.origin,
            "symbol": access.symbol or ""}  # fmt: skip


def check_lanes(em: Emitter, addresses: Value, access: Access, seg: Segment) -> None:
    """Eight lanes at once, inactive ones ignored. Vector code."""
    b = em.b
    with em.in_scalar_code():
        room = allowed(em, access)
        most = b.isub(room.length, constant("i64", access.size))
    offset = b.isub(addresses, room.start)
    if access.space == "local":
        own = b.imul(b.zext(lane_ids(em), "i64"), constant("i64", em.frame.local_size))
        offset = b.isub(offset, own)
    bad = b.ior(offset, b.isub(most, offset))
    if access.size > 1:
        bad = b.ior(bad, b.isub(constant("i64", 0), b.iand(offset, constant("i64", access.size - 1))))
    wrong = b.icmp("slt", bad, constant("i64", 0))
    if seg.mask is not None:
        wrong = b.iand(wrong, seg.mask)
    bits = b.mask_bits(wrong)
    if access.only is not None:
        bits = b.iand(bits, access.only)
    ok = b.icmp("eq", bits, constant("i8", 0))
    n = b.name("m")[1:]
    b.line(f"br i1 {ok.text}, label %{n}.ok, label %{n}.bad")
    b.label(f"{n}.bad")
    b.store(addresses, "%lanes8", align=64)
    code = em.runtime_call(
        "vg_fault_lanes", "i32", "%warp", constant("i32", access.site), "%lanes8", Value(seg.chunk, "i64"), b.zext(mask_byte(em, access), "i32")
    )
    worse = b.icmp("ne", code, constant("i32", 0))
    b.line(f"br i1 {worse.text}, label %abort, label %{n}.ok")
    b.label(f"{n}.ok")


# -- instructions -----------------------------------------------------------------------------------------------


def emit(em: Emitter, instr: Instr) -> None:
    """ld and st."""
    if instr.mods.get("S", "").startswith("param"):
        from vgpu.codegen import calls

        calls.param_access(em, instr)
        return
    is_load = instr.form.emit == "ld"
    mem = instr.operands[0 if not is_load else 1]
    data = instr.operands[1 if not is_load else 0]
    assert isinstance(mem, Mem)
    items = list(data.items) if isinstance(data, Vec) else [data]
    ptx = instr.mods["T"]
    element = max(isa.WIDTH[ptx] // 8, 1)
    access = classify(em, instr, mem, "read" if is_load else "write", element, len(items))
    if instr.mods.get("W") in ("volatile", "relaxed", "acquire", "release"):
        em.flush()  # the whole warp does this access before the next: what volatile code expects of a warp
    if is_load:
        load(em, access, mem, items, ptx)
    else:
        store(em, access, mem, items, ptx)
    if instr.mods.get("W") in ("volatile", "relaxed", "acquire", "release"):
        em.flush()


def _pattern(em: Emitter, a: Affine, size: int) -> str:
    """How an affine access lies within a chunk: contiguous, one address, or neither."""
    inner = a.strides[:3]
    if inner == (size, 2 * size, 4 * size):
        return "contiguous"
    if inner == (0, 0, 0):
        return "broadcast"
    return "strided"


def load(em: Emitter, access: Access, mem: Mem, items: list[Operand | None], ptx: str) -> None:
    ty = element_type(ptx)
    targets = [t for t in items if t is not None]
    scalar_targets = all(isinstance(t, Reg) and em.kind(t.name) is not None for t in targets)
    if em.is_uniform(mem.base) and access.space != "local":
        if em.segment is not None and em.segment.stores:
            em.flush()  # this load must not pass the stores waiting in the segment
        a = absolute(em, mem, access)
        access.shape, access.affine = "uniform", a
        check_affine(em, a, access, mem)
        _tools(em, access)
        _load_uniform(em, a, items, ty, ptx, scalar_targets)
        return
    if is_affine_address(em, mem):
        a = absolute(em, mem, access)
        if _strides_fit(em, a, access):
            access.shape, access.affine = "affine", a
            if em.segment is not None and em.tools and em.segment.stores:
                em.flush()
            check_affine(em, a, access, mem)
            _tools(em, access)
            _load_affine(em, a, access, items, ty, ptx)
            return
    if _lockstep(em) and em.segment is not None and em.segment.stores:
        em.flush()
    _load_lanes(em, access, mem, items, ty, ptx)


def _strides_fit(em: Emitter, a: Affine, access: Access) -> bool:
    """Whether one check can speak for all lanes: aligned strides, and in local memory the lanes' own places."""
    if access.space == "local" and a.strides != tuple(em.frame.local_size << j for j in range(5)):
        return False
    return all(not isinstance(s, int) or s % access.size == 0 for s in a.strides)


def _load_uniform(em: Emitter, a: Affine, items: list[Operand | None], ty: str, ptx: str, scalar_targets: bool) -> None:
    step = BITS[ty] // 8
    with em.in_scalar_code():
        p = em.b.int_to_ptr(a.base)
        for i, t in enumerate(items):
            value = em.b.load(ty, em.b.gep(p, step * i) if i else p, align=step)
            if t is None:
                continue
            value = extend(em, value, ptx, t)
            if scalar_targets:
                em.put_scalar(t, value)
            else:
                with em.in_vector_code():
                    em.put_vector(t, value)


def _load_affine(em: Emitter, a: Affine, access: Access, items: list[Operand | None], ty: str, ptx: str) -> None:
    b = em.b
    step, count = BITS[ty] // 8, len(items)
    pattern = _pattern(em, a, access.size)
    with em.in_vector_code() as seg:
        seg.loads = True
        first = b.int_to_ptr(em.chunk_base(a, seg))
        if pattern == "contiguous" and count == 1:
            values = [b.load(ty, first, vec=True, align=step)]
        elif pattern == "contiguous":
            values = _load_interleaved(em, first, ty, count)
        elif pattern == "broadcast":
            values = [b.load(ty, b.gep(first, step * i) if i else first, align=step) for i in range(count)]
        else:
            offsets = em.lane_pattern(a)
            values = gather(em, [_lane_pointer(em, first, offsets, a, lane) for lane in range(LANES)], ty, count)
        for t, value in zip(items, values, strict=True):
            if t is not None:
                em.put_vector(t, extend(em, value, ptx, t))


def _lane_pointer(em: Emitter, first: str, offsets: Value, a: Affine, lane: int) -> str:
    inner = a.strides[:3]
    if all(isinstance(s, int) for s in inner):
        return em.b.gep(first, sum(s for j, s in enumerate(inner) if isinstance(s, int) and lane >> j & 1))
    return em.b.gep(first, em.b.extract(offsets, lane))


def _load_interleaved(em: Emitter, first: str, ty: str, count: int) -> list[Value]:
    """Eight lanes' v2 or v4 from one contiguous stretch."""
    b = em.b
    name = b.name()
    total = LANES * count
    b.line(f"{name} = load <{total} x {ty}>, ptr {first}, align {BITS[ty] // 8}")
    out = []
    for i in range(count):
        picks = ", ".join(f"i32 {lane * count + i}" for lane in range(LANES))
        out.append(b.assign(f"shufflevector <{total} x {ty}> {name}, <{total} x {ty}> poison, <{LANES} x i32> <{picks}>", ty, True))
    return out


def gather(em: Emitter, pointers: list[str], ty: str, count: int) -> list[Value]:
    """A load a lane."""
    b = em.b
    step = BITS[ty] // 8
    out = [b.undef_vec(ty) for _ in range(count)]
    for lane, p in enumerate(pointers):
        for i in range(count):
            out[i] = b.insert(out[i], b.load(ty, b.gep(p, step * i) if i else p, align=step), lane)
    return out


def safe_addresses(em: Emitter, addresses: Value, seg: Segment) -> Value:
    """Inactive lanes pointed at the warp's scratch bytes, so that per-lane code needs no branches."""
    if seg.mask is None:
        return addresses
    return em.b.select(seg.mask, addresses, em.b.splat(scratch(em)))


def scratch(em: Emitter) -> Value:
    key = "scratch"
    if key not in em._entry_cache:
        from vgpu.codegen.layout import WARP

        p, v = em.b.name("ep"), em.b.name("e")
        em.entry_value(key, [f"{p} = getelementptr i8, ptr %warp, i64 {WARP['scratch']}", f"{v} = ptrtoint ptr {p} to i64"], Value(v, "i64"))
    out = em._entry_cache[key]
    assert isinstance(out, Value)
    return out


def lane_ids(em: Emitter) -> Value:
    """This chunk's lane numbers. Vector code."""
    first = em.b.shl(em.b.trunc(Value(em.open_segment().chunk, "i64"), "i32"), constant("i32", 3))
    return em.b.iadd(em.b.iota("i32"), first)


def _load_lanes(em: Emitter, access: Access, mem: Mem, items: list[Operand | None], ty: str, ptx: str) -> None:
    b = em.b
    access.shape = "lanes"
    with em.in_vector_code() as seg:
        seg.loads = True
        addresses = absolute_lanes(em, mem, access)
        check_lanes(em, addresses, access, seg)
        access.lanes = addresses
        _tools(em, access)
        safe = safe_addresses(em, addresses, seg)
        count = len(items)
        values = lanes_or_vector(em, safe, access, lambda p: gather(em, p, ty, count), lambda p: _load_whole(em, p, ty, count), ty, count)
        for t, value in zip(items, values, strict=True):
            if t is not None:
                em.put_vector(t, extend(em, value, ptx, t))


def _load_whole(em: Emitter, p: str, ty: str, count: int) -> list[Value]:
    return [em.b.load(ty, p, vec=True, align=BITS[ty] // 8)] if count == 1 else _load_interleaved(em, p, ty, count)


def lane_pointers(em: Emitter, addresses: Value) -> list[str]:
    return [em.b.int_to_ptr(em.b.extract(addresses, lane)) for lane in range(LANES)]


def contiguous(em: Emitter, addresses: Value, size: int) -> tuple[Value, Value]:
    """(whether the eight addresses follow one another, the first of them)."""
    b = em.b
    first = b.extract(addresses, 0)
    expected = b.iadd(b.splat(first), b.iota("i64", 0, size))
    same = b.mask_bits(b.icmp("eq", addresses, expected))
    return b.icmp("eq", same, constant("i8", 0xFF)), first


def lanes_or_vector(
    em: Emitter,
    addresses: Value,
    access: Access,
    by_lane: Callable[[list[str]], list[Value]],
    whole: Callable[[str], list[Value]],
    ty: str,
    count: int,
) -> list[Value]:
    """Loads: as vectors when the addresses turn out contiguous, else lane by lane."""
    b = em.b
    together, first = contiguous(em, addresses, access.size)
    n = b.name("x")[1:]
    b.line(f"br i1 {together.text}, label %{n}.v, label %{n}.l")
    b.label(f"{n}.v")
    fast = whole(b.int_to_ptr(first))
    b.line(f"br label %{n}.v2")
    b.label(f"{n}.v2")
    b.line(f"br label %{n}.j")
    b.label(f"{n}.l")
    slow = by_lane(lane_pointers(em, addresses))
    b.line(f"br label %{n}.l2")
    b.label(f"{n}.l2")
    b.line(f"br label %{n}.j")
    b.label(f"{n}.j")
    return [
        b.assign(f"phi <{LANES} x {ty}> [ {f.text}, %{n}.v2 ], [ {s.text}, %{n}.l2 ]", ty, True) for f, s in zip(fast, slow, strict=True)
    ]


def _tools(em: Emitter, access: Access) -> None:
    for tool in em.tools:
        tool.on_access(em, access)


def _storing(em: Emitter, access: Access, values: list[Value]) -> None:
    for tool in em.tools:
        tool.on_store(em, access, values)


def _lockstep(em: Emitter) -> bool:
    return any(tool.lockstep for tool in em.tools)


# -- stores -----------------------------------------------------------------------------------------------------


def store(em: Emitter, access: Access, mem: Mem, items: list[Operand | None], ptx: str) -> None:
    ty = element_type(ptx)
    values_uniform = all(em.is_uniform(i) for i in items)
    if em.is_uniform(mem.base) and values_uniform and access.space != "local":
        em.flush()
        a = absolute(em, mem, access)
        access.shape, access.affine = "uniform", a
        check_affine(em, a, access, mem)
        _tools(em, access)
        step = BITS[ty] // 8
        with em.in_scalar_code():
            values = [em.scalar(item, ty) for item in items if item is not None]
            _storing(em, access, values)
            p = em.b.int_to_ptr(a.base)
            for i, value in enumerate(values):
                em.b.store(value, em.b.gep(p, step * i) if i else p, align=step)
        return
    if is_affine_address(em, mem) and not em.is_uniform(mem.base):
        a = absolute(em, mem, access)
        if _strides_fit(em, a, access):
            access.shape, access.affine = "affine", a
            if em.segment is not None and em.tools:
                em.flush()
            check_affine(em, a, access, mem)
            _tools(em, access)
            _store_affine(em, a, access, items, ty)
            return
    if _lockstep(em):
        em.flush()
    _store_lanes(em, access, mem, items, ty)


def _store_affine(em: Emitter, a: Affine, access: Access, items: list[Operand | None], ty: str) -> None:
    b = em.b
    count = len(items)
    with em.in_vector_code() as seg:
        seg.stores = True
        values = [b.splat(em.vector(i, ty)) for i in items if i is not None]
        _storing(em, access, values)
        first = b.int_to_ptr(em.chunk_base(a, seg))
        if _pattern(em, a, access.size) == "contiguous":
            _store_whole(em, first, values, ty)
            return
        offsets = em.lane_pattern(a)
        scatter(em, [_lane_pointer(em, first, offsets, a, lane) for lane in range(LANES)], values, ty, count)


def _store_whole(em: Emitter, p: str, values: list[Value], ty: str) -> None:
    b = em.b
    step = BITS[ty] // 8
    if len(values) == 1:
        b.store(values[0], p, align=step)
        return
    count, total = len(values), LANES * len(values)
    merged = values[0].text
    width = LANES
    parts = [v.text for v in values]
    while len(parts) > 1:  # concatenate pairs, then one shuffle interleaves
        joined = []
        for x, y in zip(parts[::2], parts[1::2], strict=True):
            name = b.name()
            picks = ", ".join(f"i32 {i}" for i in range(2 * width))
            b.line(f"{name} = shufflevector <{width} x {ty}> {x}, <{width} x {ty}> {y}, <{2 * width} x i32> <{picks}>")
            joined.append(name)
        parts, width = joined, 2 * width
    merged = parts[0]
    picks = ", ".join(f"i32 {i * LANES + lane}" for lane in range(LANES) for i in range(count))
    name = b.name()
    b.line(f"{name} = shufflevector <{total} x {ty}> {merged}, <{total} x {ty}> poison, <{total} x i32> <{picks}>")
    b.line(f"store <{total} x {ty}> {name}, ptr {p}, align {step}")


def scatter(em: Emitter, pointers: list[str], values: list[Value], ty: str, count: int) -> None:
    """A store a lane, lowest lane first: where two lanes write one place, the highest lane's value stays."""
    b = em.b
    step = BITS[ty] // 8
    for lane, p in enumerate(pointers):
        for i in range(count):
            b.store(b.extract(values[i], lane), b.gep(p, step * i) if i else p, align=step)


def _store_lanes(em: Emitter, access: Access, mem: Mem, items: list[Operand | None], ty: str) -> None:
    b = em.b
    access.shape = "lanes"
    with em.in_vector_code() as seg:
        seg.stores = True
        values = [b.splat(em.vector(i, ty)) for i in items if i is not None]
        addresses = absolute_lanes(em, mem, access)
        check_lanes(em, addresses, access, seg)
        access.lanes = addresses
        _tools(em, access)
        _storing(em, access, values)
        safe = safe_addresses(em, addresses, seg)
        together, first = contiguous(em, safe, access.size)
        n = b.name("x")[1:]
        b.line(f"br i1 {together.text}, label %{n}.v, label %{n}.l")
        b.label(f"{n}.v")
        _store_whole(em, b.int_to_ptr(first), values, ty)
        b.line(f"br label %{n}.j")
        b.label(f"{n}.l")
        scatter(em, lane_pointers(em, safe), values, ty, len(items))
        b.line(f"br label %{n}.j")
        b.label(f"{n}.j")


# -- atomics ----------------------------------------------------------------------------------------------------


def emit_atomic(em: Emitter, instr: Instr) -> None:
    """atom and red: lane by lane in lane order, really atomic unless the memory is the block's own."""
    has_result = instr.form.emit in ("atom", "cas") and instr.opcode.startswith("atom")
    mem = instr.operands[1 if has_result else 0]
    assert isinstance(mem, Mem)
    operands = instr.operands[2 if has_result else 1 :]
    target = instr.operands[0] if has_result else None
    ptx = instr.mods["T"]
    size = isa.WIDTH[ptx] // 8
    access = classify(em, instr, mem, "atomic", size, 1)
    if em.segment is not None and (em.segment.stores or _lockstep(em)):
        em.flush()
    for tool in em.tools:
        tool.before_atomic(em, access)
    with em.in_vector_code() as seg:
        seg.stores = seg.loads = True
        ty = element_type(ptx) if ptx in ("f32", "f64") else f"i{8 * size}"
        values = [b_splat(em, em.vector(o, ty)) for o in operands]
        addresses = absolute_lanes(em, mem, access)
        check_lanes(em, addresses, access, seg)
        access.lanes = addresses
        _tools(em, access)
        safe = safe_addresses(em, addresses, seg)
        old = em.b.undef_vec(ty)
        for lane in range(LANES):
            p = em.b.int_to_ptr(em.b.extract(safe, lane))
            one = atomic_lane(em, instr, p, [em.b.extract(v, lane) for v in values], ty, ptx, private=access.space == "shared")
            if has_result:
                old = em.b.insert(old, one, lane)
        if has_result and isinstance(target, Reg):
            em.put_vector(target, old)
    em.flush()


def b_splat(em: Emitter, v: Value) -> Value:
    return em.b.splat(v)


_PLAIN = {"add": "add", "and": "and", "or": "or", "xor": "xor", "exch": "xchg", "inc": "uinc_wrap", "dec": "udec_wrap"}


def atomic_lane(em: Emitter, instr: Instr, p: str, values: list[Value], ty: str, ptx: str, private: bool) -> Value:
    """One lane's read-modify-write; the old value. ``private``: only this OS thread can see the memory."""
    b = em.b
    size = BITS[ty] // 8
    op = instr.mods.get("P", "cas" if instr.form.emit == "cas" else "add")
    if ptx in ("f16", "bf16", "f16x2", "bf16x2"):
        return em.runtime_call(f"vg_atomic_add_{ptx}", ty, p, values[0])
    if private:
        old = b.load(ty, p, align=size)
        b.store(_modify(em, op, old, values, ptx), p, align=size)
        return old
    if op == "cas":
        pair = b.name()
        b.line(f"{pair} = cmpxchg ptr {p}, {values[0].typed}, {values[1].typed} seq_cst seq_cst, align {size}")
        return b.assign(f"extractvalue {{ {ty}, i1 }} {pair}, 0", ty, False)
    if ptx == "f32" and op == "add":
        name = "vg_atomic_add_f32" if instr.mods.get("S") else "vg_atomic_add_generic_f32"
        return em.runtime_call(name, ty, "%warp", p, values[0])
    if ptx in ("f32", "f64"):
        name = "fadd" if op == "add" else f"f{op}"
    elif op in ("min", "max"):
        name = op if ptx.startswith("s") else f"u{op}"
    else:
        name = _PLAIN[op]
    return b.assign(f"atomicrmw {name} ptr {p}, {values[0].typed} monotonic, align {size}", ty, False)


def _modify(em: Emitter, op: str, old: Value, values: list[Value], ptx: str) -> Value:
    b, v = em.b, values[0]
    if op == "cas":
        return b.select(b.icmp("eq", old, v), values[1], old)
    if op == "exch":
        return v
    if op == "inc":
        return b.select(b.icmp("uge", old, v), constant(old.ty, 0), b.iadd(old, constant(old.ty, 1)))
    if op == "dec":
        low = b.ior(b.icmp("eq", old, constant(old.ty, 0)), b.icmp("ugt", old, v))
        return b.select(low, v, b.isub(old, constant(old.ty, 1)))
    if ptx in ("f32", "f64"):
        return b.fadd(old, v) if op == "add" else b.minnum(old, v) if op == "min" else b.maxnum(old, v)
    if op in ("min", "max"):
        return getattr(b, ("s" if ptx.startswith("s") else "u") + op)(old, v)  # type: ignore[no-any-return]
    return b.bin({"add": "add", "and": "and", "or": "or", "xor": "xor"}[op], old, v)


# -- cp.async ---------------------------------------------------------------------------------------------------


def emit_cp_async(em: Emitter, instr: Instr) -> None:
    """cp.async: copied at once. Waiting for its group is then free, and code that forgets to wait still reads the data:
    the race checker, not the value, tells of a missing wait."""
    to, source = instr.operands[0], instr.operands[1]
    assert isinstance(to, Mem) and isinstance(source, Mem) and isinstance(instr.operands[2], Imm)
    count = instr.operands[2].value
    reading = classify(em, instr, source, "read", count, 1, "global")
    writing = classify(em, instr, to, "write", count, 1, "shared")
    em.flush()
    with em.in_vector_code() as seg:
        seg.stores = True
        b = em.b
        src = absolute_lanes(em, source, reading)
        dst = absolute_lanes(em, to, writing)
        limit = b.splat(em.vector(instr.operands[3], "i32")) if len(instr.operands) > 3 else b.splat(constant("i32", count))
        if len(instr.operands) > 3:  # lanes that only fill with zeros read nothing
            reading.only = b.mask_bits(b.icmp("ne", limit, constant("i32", 0)))
        check_lanes(em, src, reading, seg)
        check_lanes(em, dst, writing, seg)
        for access, where in ((reading, src), (writing, dst)):
            access.lanes = where
            _tools(em, access)
        src, dst = safe_addresses(em, src, seg), safe_addresses(em, dst, seg)
        for lane in range(LANES):
            em.runtime_call("vg_copy", "void", em.b.int_to_ptr(b.extract(dst, lane)), em.b.int_to_ptr(b.extract(src, lane)),
                            constant("i32", count), b.extract(limit, lane))  # fmt: skip
    em.flush()


__all__ = ["Access", "Range", "Sym", "emit", "emit_atomic", "emit_cp_async", "is_special"]
