"""Tensor-core instructions: fragments to and from memory, and their products.

Loads and stores are plain vector code, every access checked and shown to the tools like any other; only transpositions and products
are calls (runtime/tensor.c). Each instruction starts a basic block, so that registers lie in the frame, 32 lanes next to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from vgpu.codegen import fragments
from vgpu.codegen.builder import LANES, Value, constant
from vgpu.codegen.emitter import Affine, Emitter, Segment
from vgpu.codegen.fragments import Fragment, Move, Transfer
from vgpu.codegen.memory import (
    Access,
    absolute,
    absolute_lanes,
    check_affine,
    check_lanes,
    gather,
    lane_ids,
    lane_pointers,
    safe_addresses,
    scatter,
)
from vgpu.ptx.ast import Imm, Instr, Mem, Operand, Reg, Vec
from vgpu.ptx.flow import is_special

#: bytes of a register's 32 lanes
_ARRAY = 128
#: a product's table of 14 register pointers, see tensor.c
_TABLE_BYTES = 128
_D, _A, _B, _C = 0, 4, 8, 10


def emit(em: Emitter, instr: Instr) -> None:
    em.flush()
    for tool in em.tools:
        tool.on_warp_sync(em, instr, constant("i32", -1))
    _EMIT[instr.form.emit](em, instr)
    em.flush()


def _items(operand: Operand) -> list[Operand | None]:
    return list(operand.items) if isinstance(operand, Vec) else [operand]


def _temporary(em: Emitter, number: int) -> int:
    """Offset in the frame of a whole-warp array of 32-bit values."""
    return em.frame.temporaries + _ARRAY * number


# -- memory -----------------------------------------------------------------------------------------------------


class _Matrix:
    """A matrix in memory: the address operand, the stride between its lines, and the element size in bytes."""

    def __init__(self, em: Emitter, instr: Instr, mem: Mem, transfer: Transfer, stride: Operand | None) -> None:
        self.em, self.mem = em, mem
        self.size = fragments.ELEMENT_BITS[transfer.fragment.type] // 8
        rows, columns = transfer.fragment.shape.of(transfer.fragment.matrix)
        dense = columns if instr.mods["L"] == "row" else rows
        self.stride = stride if stride is not None else Imm(dense, "int")
        self.access = _access(em, instr, mem)
        #: the access as it is checked and shown: a generic address of a shared variable is one of shared memory
        self.checked = replace(self.access, space="shared") if self.access.symbol in em.unit.shared.places else self.access
        self.uniform = em.is_uniform(mem.base) and em.is_uniform(self.stride) and self.access.space != "local"
        self._multiples: dict[int, Value] = {}
        self._first: dict[tuple[tuple[int, int], tuple[int, int]], Value] = {}

    def _lines(self, n: int) -> Value:
        """Bytes from a line to the n-th after it. Scalar code."""
        if isinstance(self.stride, Imm):
            return constant("i64", (self.stride.value & 0xFFFFFFFF) * self.size * n)
        if n not in self._multiples:
            with self.em.in_scalar_code():
                stride = self.em.b.zext(self.em.scalar(self.stride, "i32"), "i64")
                self._multiples[n] = self.em.b.imul(stride, constant("i64", n * self.size))
        return self._multiples[n]

    def _step(self, step: tuple[int, int], n: int) -> int | Value:
        """Bytes that n steps of a lane make: an int when that is known."""
        lines, elements = step
        if not lines:
            return n * elements * self.size
        out = self._lines(n * lines)
        return out.const if out.const is not None else out

    def affine(self, move: Move) -> Affine:
        """A move's addresses when base and stride are uniform. Scalar code."""
        b = self.em.b
        with self.em.in_scalar_code():
            base = absolute(self.em, self.mem, self.access).base
            if move.line:
                base = b.iadd(base, self._lines(move.line))
            if move.at:
                base = b.iadd(base, constant("i64", move.at * self.size))
            member = [self._step(move.member, n) for n in (1, 2)]
            return Affine(base, (*member, *(self._step(move.group, n) for n in (1, 2, 4))))

    def lanes(self, move: Move) -> Value:
        """A move's addresses for this chunk, whatever base and stride are. Vector code; all moves of an instruction share a segment."""
        b = self.em.b
        key = (move.group, move.member)
        if key not in self._first:
            lane = lane_ids(self.em)
            group, member = b.lshr(lane, constant("i32", 2)), b.iand(lane, constant("i32", 3))
            line, element = (
                b.zext(b.iadd(b.imul(group, constant("i32", g)), b.imul(member, constant("i32", m))), "i64")
                for g, m in zip(move.group, move.member, strict=True)
            )
            self._first[key] = self.at(line, element)
        out = self._first[key]
        if move.line:
            stride = b.zext(self.em.vector(self.stride, "i32"), "i64")
            out = b.iadd(out, b.imul(stride, constant("i64", move.line * self.size)))
        return b.iadd(out, constant("i64", move.at * self.size)) if move.at else out

    def at(self, line: Value, element: Value) -> Value:
        """Addresses of elements by line and position. Vector code."""
        b = self.em.b
        stride = b.zext(self.em.vector(self.stride, "i32"), "i64")
        offset = b.imul(b.iadd(b.imul(line, stride), element), constant("i64", self.size))
        return b.iadd(absolute_lanes(self.em, self.mem, self.access), offset)


def _access(em: Emitter, instr: Instr, mem: Mem) -> Access:
    """As memory.classify; ``ldmatrix`` names no size and has its space in its name."""
    found = fragments.memory_access(instr)
    assert found is not None
    action, size = found
    space = "shared" if instr.form.emit == "ldmatrix" else instr.mods.get("S", "").split("::")[0]
    origin, symbol = em.unit.provenance(em.function, mem.base)
    site = em.site(action=action, space=space or "generic", size=size, origin=origin, symbol=symbol or "")
    return Access(instr, space, action, size, size, site, origin=origin, symbol=symbol)


def _show(em: Emitter, access: Access) -> None:
    for tool in em.tools:
        tool.on_access(em, access)


def _pointers(em: Emitter, matrix: _Matrix, move: Move, affine: Affine | None, seg: Segment) -> list[str]:
    """Where each of this chunk's lanes goes, checked and shown to the tools. Vector code."""
    b = em.b
    if affine is None:
        addresses = matrix.lanes(move)
        check_lanes(em, addresses, matrix.checked, seg)
        _show(em, replace(matrix.checked, shape="lanes", lanes=addresses))
        return lane_pointers(em, safe_addresses(em, addresses, seg))
    start = b.int_to_ptr(em.chunk_base(affine, seg))
    one, two = affine.strides[:2]
    three = one + two if isinstance(one, int) and isinstance(two, int) else b.iadd(em.as_value(one, "i64"), em.as_value(two, "i64"))
    out = []
    for group in (start, b.gep(start, affine.strides[2])):
        out += [group, *(b.gep(group, step) for step in (one, two, three))]
    return out


def _checked_affine(em: Emitter, matrix: _Matrix, move: Move) -> Affine | None:
    """One check for the warp in the fast copy when base and stride are uniform. Scalar code."""
    if em.general or not matrix.uniform:
        return None
    affine = matrix.affine(move)
    check_affine(em, affine, matrix.checked)
    _show(em, replace(matrix.checked, shape="affine", affine=affine))
    return affine


def wmma_load(em: Emitter, instr: Instr) -> None:
    transfer = fragments.wmma_transfer(instr)
    mem = instr.operands[1]
    assert isinstance(mem, Mem)
    matrix = _Matrix(em, instr, mem, transfer, instr.operands[2] if len(instr.operands) > 2 else None)
    targets = _items(instr.operands[0])
    if transfer.rows:
        _load_rows(em, matrix, transfer, targets)
        return
    parts: dict[int, Value] = {}
    for move in transfer.moves:
        affine = _checked_affine(em, matrix, move)
        with em.in_vector_code() as seg:
            seg.loads = True
            values = _load(em, _pointers(em, matrix, move, affine, seg), move, affine is not None)
            for register, value in zip(move.registers, values, strict=True):
                if move.size < 4:
                    value = em.b.shl(em.b.zext(value, "i32"), constant("i32", 8 * move.byte))
                    value = em.b.ior(parts[register], value) if register in parts else value
                parts[register] = value
    with em.in_vector_code() as seg:
        for register, value in parts.items():
            if transfer.flip:
                em.store_chunk(_temporary(em, register), value, seg)
            else:
                _put(em, transfer.fragment, targets, register, value)
    if transfer.flip:
        _from_temporaries(em, transfer, targets)


def _put(em: Emitter, fragment: Fragment, targets: list[Operand | None], register: int, value: Value) -> None:
    """A register of a fragment, in all its copies. Vector code."""
    for target in targets[register :: len(targets) // fragment.copies]:
        em.put_vector(target, value)


def _from_temporaries(em: Emitter, transfer: Transfer, targets: list[Operand | None]) -> None:
    """Registers that lie in the frame's temporaries, transposed on the way if need be."""
    em.flush()
    count = len(targets) // transfer.fragment.copies
    if transfer.flip:
        for i in range(count):
            _transpose(em, i, em.slot("%frame", _temporary(em, i)))
    with em.in_vector_code() as seg:
        for i in range(count):
            _put(em, transfer.fragment, targets, i, em.load_chunk(_temporary(em, i), "i32", seg))


def _transpose(em: Emitter, to: int, source: str) -> None:
    """A whole-warp array as the transposed tile of 16-bit elements in a temporary."""
    em.runtime_call("vg_transpose_b16", "void", em.slot("%frame", _temporary(em, to)), source)


def _load(em: Emitter, pointers: list[str], move: Move, regular: bool) -> list[Value]:
    """The words (or bytes) of this chunk's lanes; ``regular``: lanes of a group follow one another when they step by elements."""
    b = em.b
    words = len(move.registers)
    if not regular or move.member[0]:
        return gather(em, pointers, "i8" if move.size == 1 else "i32", words)
    n = 4 * words
    halves = []
    for pointer in (pointers[0], pointers[4]):
        name = b.name()
        b.line(f"{name} = load <{n} x i32>, ptr {pointer}, align {move.size}")
        halves.append(name)
    out = []
    for word in range(words):
        picks = ", ".join(f"i32 {word + words * lane}" for lane in range(LANES))
        out.append(b.assign(f"shufflevector <{n} x i32> {halves[0]}, <{n} x i32> {halves[1]}, <{LANES} x i32> <{picks}>", "i32", True))
    return out


def wmma_store(em: Emitter, instr: Instr) -> None:
    transfer = fragments.wmma_transfer(instr)
    mem = instr.operands[0]
    assert isinstance(mem, Mem)
    matrix = _Matrix(em, instr, mem, transfer, instr.operands[2] if len(instr.operands) > 2 else None)
    sources = _items(instr.operands[1])
    if transfer.flip:
        arrays = _arrays(em, sources, len(sources))
        for i, source in enumerate(sources):
            _transpose(em, i, arrays[source])
    for move in transfer.moves:
        affine = _checked_affine(em, matrix, move)
        with em.in_vector_code() as seg:
            seg.stores = True
            pointers = _pointers(em, matrix, move, affine, seg)
            values = []
            for register in move.registers:
                if transfer.flip:
                    values.append(em.load_chunk(_temporary(em, register), "i32", seg))
                    continue
                source = sources[register]
                assert source is not None
                values.append(em.b.splat(em.vector(source, "i32")))
            _store(em, pointers, values, move, affine is not None)


def _store(em: Emitter, pointers: list[str], values: list[Value], move: Move, regular: bool) -> None:
    b = em.b
    words = len(values)
    if not regular or move.member[0]:
        scatter(em, pointers, values, "i32", words)
        return
    other = values[-1].text if words > 1 else "poison"
    for half in (0, 1):  # four lanes' words follow one another
        picks = ", ".join(f"i32 {LANES * word + lane}" for lane in range(4 * half, 4 * half + 4) for word in range(words))
        name = b.name()
        b.line(f"{name} = shufflevector {values[0].typed}, {values[0].llvm_type} {other}, <{4 * words} x i32> <{picks}>")
        b.line(f"store <{4 * words} x i32> {name}, ptr {pointers[4 * half]}, align {move.size}")


# -- rows of 16 bytes ---------------------------------------------------------------------------------------------


def ldmatrix(em: Emitter, instr: Instr) -> None:
    """Lane 8 i + r points to row r of matrix i; lanes past the last matrix do not count."""
    mem = instr.operands[1]
    assert isinstance(mem, Mem)
    access = _access(em, instr, mem)
    targets = _items(instr.operands[0])
    shape = fragments.Shape(8, 8, 8)
    transfer = Transfer(Fragment("a", shape, "f16", tuple((i, 0) for i in range(len(targets)))), 16, flip="trans" in instr.mods)
    _copy_rows(em, access, len(targets), 0, partial(absolute_lanes, em, mem, access))
    _from_temporaries(em, transfer, targets)


def _load_rows(em: Emitter, matrix: _Matrix, transfer: Transfer, targets: list[Operand | None]) -> None:
    """A fragment of wmma from shared memory, as the ldmatrix instructions that make it."""
    first = 0
    for matrices in transfer.rows:
        _copy_rows(em, matrix.access, len(matrices), first, partial(_row_addresses, em, matrix, matrices))
        first += len(matrices)
    _from_temporaries(em, transfer, targets)


def _row_addresses(em: Emitter, matrix: _Matrix, matrices: tuple[tuple[int, int], ...]) -> Value:
    """Row r of matrix i in lane 8 i + r: this chunk's matrix is the one of its number. Vector code."""
    b = em.b
    chunk = Value(em.open_segment().chunk, "i64")
    line, element = constant("i64", matrices[0][0]), constant("i64", matrices[0][1])
    for i, start in enumerate(matrices[1:], 1):
        here = b.icmp("eq", chunk, constant("i64", i))
        line, element = b.select(here, constant("i64", start[0]), line), b.select(here, constant("i64", start[1]), element)
    return matrix.at(b.iadd(b.iota("i64"), line), b.splat(element))


def _copy_rows(em: Emitter, access: Access, count: int, first: int, addresses_of: Callable[[], Value]) -> None:
    """Chunk i's lanes copy their row of 16 bytes to temporary ``first + i``, for the first ``count`` chunks: row r lies where words of
    lanes 4 r to 4 r + 3 belong."""
    b = em.b
    with em.in_vector_code() as seg:
        seg.loads = True
        n = b.name("x")[1:]
        if count < 32 // LANES:
            used = b.icmp("ult", Value(seg.chunk, "i64"), constant("i64", count))
            b.line(f"br i1 {used.text}, label %{n}.rows, label %{n}.end")
            b.label(f"{n}.rows")
        addresses = addresses_of()
        check_lanes(em, addresses, access, seg)
        _show(em, replace(access, shape="lanes", lanes=addresses, chunks=count))
        to = em.chunk_slot(_temporary(em, first), "i128", seg)
        for lane, pointer in enumerate(lane_pointers(em, safe_addresses(em, addresses, seg))):
            b.store(b.load("i128", pointer, align=16), b.gep(to, 16 * lane), align=16)
        if count < 32 // LANES:
            b.line(f"br label %{n}.end")
            b.label(f"{n}.end")
    em.flush()


# -- products -----------------------------------------------------------------------------------------------------


def mma(em: Emitter, instr: Instr) -> None:
    """d = a b + c: one product of the runtime for mma, two for wmma, which share the smaller factor."""
    product = fragments.product(instr)
    d, a, b, c = (_items(o) for o in instr.operands)
    arrays = _arrays(em, [*a, *b, *c], len(d))
    results: list[str] = [em.slot("%frame", _temporary(em, i)) for i in range(len(d))]
    factors = [[arrays[x] for x in items[: f.registers // f.copies]] for f, items in ((product.a, a), (product.b, b))]
    sums = [arrays[x] for x in c]
    parts = 2 if instr.form.emit == "wmma_mma" else 1
    shape = product.d.shape
    if shape.turned:  # d^T = b^T a^T
        factors.reverse()
    for part in range(parts):
        left, right = factors
        if parts == 2 and shape.m == shape.n == 16:
            right = _half(right, part)
        elif parts == 2:
            left = _half(left, part)
        _multiply(em, instr, product, (_half(results, part, parts), left, right, _half(sums, part, parts)))
    with em.in_vector_code() as seg:
        for i, target in enumerate(d):
            em.put_vector(target, em.load_chunk(_temporary(em, i), "i32", seg))


def _half(registers: list[str], part: int, parts: int = 2) -> list[str]:
    size = len(registers) // parts
    return registers[part * size : (part + 1) * size]


def _multiply(em: Emitter, instr: Instr, product: fragments.Product, registers: tuple[list[str], ...]) -> None:
    """One m16n8 (or m8n8) product: fill the table of registers and call."""
    b = em.b
    table = em.slot("%frame", em.frame.temporaries + em.frame.temporary_bytes - _TABLE_BYTES)
    for start, pointers in zip((_D, _A, _B, _C), registers, strict=True):
        for i, pointer in enumerate(pointers):
            b.store(Value(pointer, "ptr"), b.gep(table, 8 * (start + i)), align=8)
    type_, tiles = product.a.type, constant("i32", len(registers[2]))
    if type_ in ("u8", "s8"):
        left, right = (product.b, product.a) if product.d.shape.turned else (product.a, product.b)
        flags = [constant("i32", int(x)) for x in (left.type == "s8", right.type == "s8", "satfinite" in instr.mods)]
        em.runtime_call("vg_mma_int", "void", table, constant("i32", len(registers[0]) // 2), tiles, *flags)
    elif type_ == "f16":
        halves = [constant("i32", int(f.type == "f16")) for f in (product.c, product.d)]
        em.runtime_call("vg_mma_f16", "void", table, tiles, *halves)
    else:
        em.runtime_call(f"vg_mma_{type_}", "void", table, tiles)


def _arrays(em: Emitter, operands: list[Operand | None], first: int) -> dict[Operand | None, str]:
    """Pointers to the operands' 32 lanes: a varying register's own place in the frame; others are spread to temporaries from ``first`` on."""
    out: dict[Operand | None, str] = {}
    spread: list[tuple[Operand, int]] = []
    for operand in operands:
        if operand is None or operand in out:
            continue
        if isinstance(operand, Reg) and not is_special(operand.name) and em.kind(operand.name) is None:
            out[operand] = em.slot("%frame", em.frame.vectors[operand.name])
        else:
            spread.append((operand, _temporary(em, first + len(spread))))
            out[operand] = em.slot("%frame", spread[-1][1])
    if spread:
        with em.in_vector_code() as seg:
            for operand, offset in spread:
                em.store_chunk(offset, em.vector(operand, "i32"), seg)
        em.flush()
    return out


_EMIT = {"ldmatrix": ldmatrix, "mma": mma, "wmma_load": wmma_load, "wmma_store": wmma_store, "wmma_mma": mma}
