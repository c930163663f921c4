"""One function's LLVM IR: the fast copy (all 32 lanes together, no masks) or the general copy (any subset of lanes, anywhere).

A basic block is emitted in segments. A segment computes its scalars (uniform values, affine bases) once, then runs a loop over the
warp's chunks of eight lanes for everything that varies, with those values in registers. What must see the whole warp between two
steps (shuffles, votes, ordered memory) ends a segment; varying registers needed later are stored to the warp's frame then.

The general copy keeps no affine values. Lanes that are not at the block being run are protected by a mask on every write.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vgpu.codegen import layout
from vgpu.codegen.builder import BITS, CHUNKS, LANES, Builder, Value, constant
from vgpu.codegen.layout import FRAME, WARP, FrameLayout, llvm_type
from vgpu.ptx import isa
from vgpu.ptx.ast import Imm, Instr, Not, Operand, Pair, Reg, Sym, Vec
from vgpu.ptx.flow import Flow, defs, is_special, uses
from vgpu.ptx.kinds import DYNAMIC, UNIFORM, Kind, Kinds

if TYPE_CHECKING:
    from vgpu.codegen.foresight import Foreseen
    from vgpu.codegen.program import Unit
    from vgpu.codegen.tools import Tool

FULL = 0xFFFFFFFF
#: A longer chunk loop is cut in two: LLVM's instruction selection takes more than linear time in a block's length.
SEGMENT_LINES = 3000


@dataclass
class Affine:
    """``base + sum(strides[j] for set bits j of the lane)``; strides are ints or scalar Values of the base's type."""

    base: Value
    strides: tuple[int | Value, ...]

    @property
    def uniform(self) -> bool:
        return all(s == 0 for s in self.strides if isinstance(s, int)) and not any(isinstance(s, Value) for s in self.strides)


@dataclass
class Segment:
    """Vector code waiting for its chunk loop."""

    lines: list[str] = field(default_factory=list)
    chunk: str = ""
    mask: Value | None = None
    written: dict[str, Value] = field(default_factory=dict)
    cached: dict[str, Value] = field(default_factory=dict)
    #: frame pointers advanced to the chunk, by bytes a chunk
    bases: dict[tuple[int, str], str] = field(default_factory=dict)
    #: predicates gathered into one i32 over the chunks: (this chunk's eight bits, name of the result after the loop)
    gathered: list[tuple[Value, str]] = field(default_factory=list)
    stores: bool = False
    loads: bool = False


class Emitter:
    """Emits one copy of one function. ``general`` chooses which."""

    def __init__(self, unit: Unit, flow: Flow, kinds: Kinds, frame: FrameLayout, general: bool, tools: Sequence[Tool]) -> None:
        self.unit = unit
        self.flow = flow
        self.function = flow.function
        self.kinds = kinds
        self.frame = frame
        self.general = general
        self.tools = tools
        self.b = Builder()
        self.scalars: dict[str, Affine] = {}
        self.foreseen: dict[str, Foreseen] = {}
        #: memory instructions that an earlier one's check covers
        self.checked: set[int] = set()
        self.segment: Segment | None = None
        self.segments = 0
        self.block = flow.blocks[0]
        self.position = 0
        self.mask: Value = constant("i32", FULL)
        #: in the fast copy: emitting a short block for some lanes only (control.inline_side)
        self.masked = False
        #: such blocks, and the one to run after each for the other lanes
        self.sides: list[tuple[int, int | None]] = []
        self.entry_lines: list[str] = []
        self._entry_cache: dict[str, Value | str] = {}
        self.site_instr: Instr | None = None
        self.next_uses: dict[str, list[int]] = {}
        self.crossing = frozenset(frame.scalars) | frozenset().union(*flow.live_in)

    @property
    def counted(self) -> bool:
        """Whether a tool counts what runs, so that every block and branch must run as itself."""
        return any(t.counts for t in self.tools)

    @property
    def partial(self) -> bool:
        """Whether only the lanes of ``mask`` are active here."""
        return self.general or self.masked

    # -- registers ----------------------------------------------------------------------------------------------

    def reg_type(self, name: str) -> str:
        return llvm_type(self.function.regs[name])

    def kind(self, name: str) -> Kind:
        """The register's kind in this copy: the general copy has no affine values."""
        k = self.kinds.of.get(name, UNIFORM)
        return k if k == UNIFORM or not self.general else None

    def is_uniform(self, operand: Operand | None) -> bool:
        if isinstance(operand, Reg) and is_special(operand.name):
            return self.unit.special_kind(operand.name) == UNIFORM
        if isinstance(operand, (Reg, Not)):
            return self.kind(operand.name if isinstance(operand, Reg) else operand.reg.name) == UNIFORM
        if isinstance(operand, Vec):
            return all(i is None or self.is_uniform(i) for i in operand.items)
        if isinstance(operand, Sym):
            return operand.name not in self.unit.local_places(self.function)
        return True

    def is_affine(self, operand: Operand | None) -> bool:
        """Whether a scalar representation exists in this copy (uniform included)."""
        if self.is_uniform(operand):
            return True
        if self.general:
            return False
        if isinstance(operand, Reg) and is_special(operand.name):
            return self.unit.special_kind(operand.name) is not None
        if isinstance(operand, Reg):
            return self.kind(operand.name) is not None
        return isinstance(operand, Sym)

    # -- places
    def slot(self, base: str, offset: int) -> str:
        return self.b.gep(base, offset)

    def entry_value(self, key: str, make: list[str], value: Value | str) -> None:
        self._entry_cache[key] = value
        self.entry_lines.extend("  " + m for m in make)

    def field(self, record: str, name: str, ty: str) -> Value:
        """A field of the warp, block or launch, loaded once in the entry block (only for what never changes in a launch)."""
        key = f"{record}.{name}.{ty}"
        if key not in self._entry_cache:
            offsets = {"warp": layout.WARP, "block": layout.BLOCK, "launch": layout.LAUNCH}[record]
            base, _, index = name.partition("+")
            p, v = self.b.name("ep"), self.b.name("e")
            offset = offsets[base] + (int(index) if index else 0)
            self.entry_value(key, [f"{p} = getelementptr i8, ptr %{record}, i64 {offset}", f"{v} = load {ty}, ptr {p}, align 4"], Value(v, ty))
        out = self._entry_cache[key]
        assert isinstance(out, Value)
        return out

    def alloca(self, name: str, part: int, ty: str) -> str:
        """The stack variable that holds a scalar register (or one of its dynamic strides) in the fast copy."""
        key = f"alloca.{name}.{part}"
        if key not in self._entry_cache:
            p = self.b.name("a")
            self._entry_cache[key] = p
            self.entry_lines.append(f"  {p} = alloca {ty}")
        out = self._entry_cache[key]
        assert isinstance(out, str)
        return out

    # -- scalar registers
    def read_scalar(self, name: str) -> Affine:
        """The scalar form of a register (uniform or affine), from this block's cache, its variable or its frame slot."""
        if name in self.scalars:
            return self.scalars[name]
        with self.in_scalar_code():
            kind = self.kind(name)
            assert kind is not None, f"{name} is varying"
            ty = self.reg_type(name)
            if name not in self.frame.scalars:  # read before any write: PTX leaves it undefined, zero here
                out = Affine(constant(ty, 0), tuple(0 for _ in range(5)))
            elif self.general:
                out = Affine(self.load_slot(name, 0, ty), (0, 0, 0, 0, 0))
            else:
                base = self.b.load(ty, self.alloca(name, 0, ty), align=8)
                strides: list[int | Value] = []
                part = 1
                for s in kind:
                    if s == DYNAMIC:
                        strides.append(self.b.load(ty, self.alloca(name, part, ty), align=8))
                        part += 1
                    else:
                        strides.append(s)  # type: ignore[arg-type]
                out = Affine(base, tuple(strides))
            self.scalars[name] = out
        return out

    def load_slot(self, name: str, part: int, ty: str) -> Value:
        p = self.slot("%frame", self.frame.scalars[name] + 8 * part)
        if ty == "i1":
            return self.b.trunc(self.b.load("i8", p), "i1")
        return self.b.load(ty, p, align=8)

    def store_slot(self, name: str, part: int, value: Value) -> None:
        p = self.slot("%frame", self.frame.scalars[name] + 8 * part)
        self.b.store(self.b.zext(value, "i8") if value.ty == "i1" else value, p, align=8)

    def write_scalar(self, name: str, value: Affine) -> None:
        kind = self.kind(name)
        assert kind is not None
        self.scalars[name] = value
        if name not in self.frame.scalars:
            return
        with self.in_scalar_code():
            ty = self.reg_type(name)
            if self.general:
                self.store_slot(name, 0, value.base)
                return
            self.b.store(value.base, self.alloca(name, 0, ty), align=8)
            part = 1
            for s, k in zip(value.strides, kind, strict=True):
                if k == DYNAMIC:
                    v = s if isinstance(s, Value) else constant(ty, s)
                    self.b.store(v, self.alloca(name, part, ty), align=8)
                    part += 1

    # -- segments
    @contextmanager
    def in_vector_code(self) -> Iterator[Segment]:
        """Emit into the current segment's chunk loop."""
        seg = self.open_segment()
        outer = self.b.lines
        self.b.lines = seg.lines
        try:
            yield seg
        finally:
            self.b.lines = outer

    @contextmanager
    def in_scalar_code(self) -> Iterator[None]:
        """Emit before the current segment's chunk loop."""
        outer = self.b.lines
        self.b.lines = self.main_lines
        try:
            yield
        finally:
            self.b.lines = outer

    def open_segment(self) -> Segment:
        if self.segment is None:
            self.segments += 1
            self.segment = Segment(chunk=f"%c{self.segments}")
            if self.partial:
                self.segment.mask = Value(f"%cm{self.segments}", "i1", True)
        return self.segment

    def flush(self) -> None:
        """Close the segment: store what later code needs and write the chunk loop around its lines."""
        seg = self.segment
        if seg is None:
            return
        n = self.segments
        outer = self.b.lines
        self.b.lines = seg.lines
        for name, value in seg.written.items():
            if self.needed_later(name):
                self.store_vector(name, value, seg)
        self.b.lines = outer
        self.segment = None
        if not seg.lines and not seg.gathered:
            return
        b = self.b
        b.line(f"br label %s{n}.pre")
        b.label(f"s{n}.pre")
        b.line(f"br label %s{n}.head")
        b.label(f"s{n}.head")
        b.line(f"{seg.chunk} = phi i64 [ 0, %s{n}.pre ], [ {seg.chunk}.next, %s{n}.latch ]")
        for _, name in seg.gathered:
            b.line(f"{name}.old = phi i32 [ 0, %s{n}.pre ], [ {name}, %s{n}.latch ]")
        if self.partial or seg.gathered:
            b.line(f"{seg.chunk}.32 = trunc i64 {seg.chunk} to i32")
            b.line(f"{seg.chunk}.sh = shl i32 {seg.chunk}.32, 3")
        if self.partial:
            b.line(f"{seg.chunk}.mw = lshr i32 {self.mask.text}, {seg.chunk}.sh")
            b.line(f"%cb{n} = trunc i32 {seg.chunk}.mw to i8")
            b.line(f"%ca{n} = icmp ne i8 %cb{n}, 0")
            b.line(f"br i1 %ca{n}, label %s{n}.body, label %s{n}.latch")
            b.label(f"s{n}.body")
            mask = b.mask_vector(Value(f"%cb{n}", "i8"))
            b.line(f"%cm{n} = and <{LANES} x i1> {mask.text}, {constant('i1', 1, vec=True).text}")
        for (size, frame), name in seg.bases.items():
            b.line(f"{name}.o = mul i64 {seg.chunk}, {size}")
            b.line(f"{name} = getelementptr i8, ptr %{frame}, i64 {name}.o")
        b.lines.extend(seg.lines)
        b.line(f"br label %s{n}.tail")
        b.label(f"s{n}.tail")
        for bits, name in seg.gathered:
            wide = b.shl(b.zext(bits, "i32"), Value(f"{seg.chunk}.sh", "i32"))
            b.line(f"{name}.new = or i32 {name}.old, {wide.text}")
        b.line(f"br label %s{n}.latch")
        b.label(f"s{n}.latch")
        for _, name in seg.gathered:
            skipped = f"[ {name}.old, %s{n}.head ], " if self.partial else ""
            b.line(f"{name} = phi i32 {skipped}[ {name}.new, %s{n}.tail ]")
        b.line(f"{seg.chunk}.next = add i64 {seg.chunk}, 1")
        b.line(f"%cd{n} = icmp eq i64 {seg.chunk}.next, {CHUNKS}")
        b.line(f"br i1 %cd{n}, label %s{n}.done, label %s{n}.head")
        b.label(f"s{n}.done")

    def chunk_mask_byte(self) -> Value:
        """The active lanes of this chunk as an i8 (all ones in the fast copy)."""
        return Value(f"%cb{self.segments}", "i8") if self.partial else constant("i8", 0xFF)

    def needed_later(self, name: str) -> bool:
        if name in self.flow.live_out[self.block.index]:
            return True
        return any(p >= self.position for p in self.next_uses.get(name, ()))

    # -- varying registers
    def vector_slot(self, name: str, seg: Segment, temporary: int | None = None) -> str:
        """Pointer to this chunk's part of a register's frame slot."""
        ty = self.reg_type(name)
        return self.chunk_slot(self.frame.vectors[name], ty, seg)

    def chunk_slot(self, offset: int, ty: str, seg: Segment, write: bool = False) -> str:
        """Pointer to this chunk's part of a 32-lane array in the frame.

        Writes go through a second copy of the frame pointer that LLVM does not know to be the same: it would make load, select and
        store of one slot a masked store, which is slow on many processors.
        """
        size = 1 if ty == "i1" else LANES * BITS[ty] // 8
        key = (size, "frame.w" if write else "frame")
        if key not in seg.bases:
            seg.bases[key] = f"{seg.chunk}.{'to' if write else 'at'}{size}"
        return self.b.gep(seg.bases[key], offset)

    def load_chunk(self, offset: int, ty: str, seg: Segment) -> Value:
        p = self.chunk_slot(offset, ty, seg)
        if ty == "i1":
            return self.b.mask_vector(self.b.load("i8", p))
        return self.b.load(ty, p, vec=True, align=32 if BITS[ty] >= 32 else 16)

    def store_chunk(self, offset: int, value: Value, seg: Segment, masked: bool = False) -> None:
        """Store a chunk; ``masked`` keeps the lanes that are not active."""
        p = self.chunk_slot(offset, value.ty, seg, write=True)
        old_at = self.chunk_slot(offset, value.ty, seg) if masked else p
        align = 32 if BITS[value.ty] >= 32 else 16
        if value.ty == "i1":
            bits = self.b.mask_bits(self.b.splat(value))
            if masked:
                old = self.b.load("i8", old_at)
                m = self.chunk_mask_byte()
                bits = self.b.ior(self.b.iand(bits, m), self.b.iand(old, self.b.inot(m)))
            self.b.store(bits, p)
            return
        value = self.b.splat(value)
        if masked:
            assert seg.mask is not None
            value = self.b.select(seg.mask, value, self.b.load(value.ty, old_at, vec=True, align=align))
        self.b.store(value, p, align=align)

    def store_vector(self, name: str, value: Value, seg: Segment) -> None:
        self.store_chunk(self.frame.vectors[name], value, seg, masked=self.partial)

    def read_vector(self, name: str) -> Value:
        """This chunk's lanes of a register of any kind (a scalar Value when uniform). Call inside vector code."""
        seg = self.open_segment()
        if name in seg.written:
            return seg.written[name]
        if name in self.foreseen:
            from vgpu.codegen.foresight import lanes

            seg.written[name] = lanes(self, self.foreseen.pop(name))
            return seg.written[name]
        kind = self.kind(name)
        if kind is None:
            if name not in seg.cached:
                seg.cached[name] = self.load_chunk(self.frame.vectors[name], self.reg_type(name), seg)
            return seg.cached[name]
        value = self.read_scalar(name)
        if kind == UNIFORM:
            return value.base
        key = f"{name}#{value.base.text}"
        if key not in seg.cached:
            seg.cached[key] = self.spread(value, seg)
        return seg.cached[key]

    def spread(self, a: Affine, seg: Segment) -> Value:
        """An affine value's lanes in this chunk."""
        if a.uniform:
            return a.base
        return self.b.iadd(self.chunk_base(a, seg), self.lane_pattern(a))

    def chunk_base(self, a: Affine, seg: Segment) -> Value:
        """The value of the chunk's first lane."""
        b, ty = self.b, a.base.ty
        low, high = a.strides[3], a.strides[4]
        if isinstance(low, int) and isinstance(high, int):
            if low == 0 and high == 0:
                return a.base
            c = self.chunk_as(seg, ty)
            if high == 2 * low:
                return b.iadd(a.base, b.imul(c, constant(ty, low)))
        c = self.chunk_as(seg, ty)
        bit0, bit1 = b.iand(c, constant(ty, 1)), b.lshr(c, constant(ty, 1))
        part = b.iadd(b.imul(bit0, self.as_value(low, ty)), b.imul(bit1, self.as_value(high, ty)))
        return b.iadd(a.base, part)

    def chunk_as(self, seg: Segment, ty: str) -> Value:
        c = Value(seg.chunk, "i64")
        return c if ty == "i64" else self.b.trunc(c, ty)

    @staticmethod
    def as_value(s: int | Value, ty: str) -> Value:
        return s if isinstance(s, Value) else constant(ty, s)

    def lane_pattern(self, a: Affine) -> Value:
        """The in-chunk offsets of an affine value, as a vector."""
        ty = a.base.ty
        inner = a.strides[:3]
        ints = [s if isinstance(s, int) else 0 for s in inner]
        out = self.b.lanes(ty, [sum(ints[j] for j in range(3) if lane >> j & 1) for lane in range(LANES)])
        for j, s in enumerate(inner):
            if isinstance(s, Value):
                bits = self.b.lanes(ty, [lane >> j & 1 for lane in range(LANES)])
                out = self.b.iadd(out, self.b.imul(bits, s))
        return out

    def write_vector(self, name: str, value: Value) -> None:
        seg = self.open_segment()
        value = self.b.splat(value)
        seg.written[name] = value
        self.scalars.pop(name, None)

    # -- operands -----------------------------------------------------------------------------------------------

    def immediate(self, operand: Imm, ty: str) -> Value:
        if operand.kind == "f64" and ty == "float":
            import struct

            return constant(ty, struct.unpack("<d", struct.pack("<Q", operand.value))[0])
        if operand.kind == "f32" and ty == "double":
            import struct

            return constant(ty, float(struct.unpack("<f", struct.pack("<I", operand.value))[0]))
        if operand.kind == "int" and ty in ("float", "double"):
            return constant(ty, operand.value if operand.value else 0)
        return constant(ty, operand.value)

    def affine(self, operand: Operand, ty: str) -> Affine:
        """The scalar form of an operand, as LLVM type ``ty``."""
        zero = (0, 0, 0, 0, 0)
        if isinstance(operand, Imm):
            return Affine(self.immediate(operand, ty), zero)
        if isinstance(operand, Not):
            inner = self.read_scalar(operand.reg.name)
            with self.in_scalar_code():
                return Affine(self.b.inot(inner.base), zero)
        if isinstance(operand, Sym):
            with self.in_scalar_code():
                a = self.unit.symbol(self, operand)
                return Affine(self.fit(a.base, ty), a.strides)
        assert isinstance(operand, Reg), operand
        if is_special(operand.name):
            with self.in_scalar_code():
                a = self.unit.special(self, operand.name)
                return Affine(self.fit(a.base, ty), a.strides)
        a = self.read_scalar(operand.name)
        with self.in_scalar_code():
            base = self.fit(a.base, ty)
            if base is a.base:
                return a
            strides = tuple(self.fit(s, ty) if isinstance(s, Value) else s for s in a.strides)
            return Affine(base, strides)

    def fit(self, value: Value, ty: str) -> Value:
        """The value's bits as type ``ty``: wider registers are truncated, narrower ones zero-extended."""
        if value.ty == ty:
            return value
        have, want = BITS[value.ty], BITS[ty]
        if have == want:
            return self.b.bitcast(value, ty)
        as_int = self.b.bitcast(value, f"i{have}") if value.ty in ("float", "double", "half") else value
        if as_int.const is not None:
            sized = constant(f"i{want}", as_int.const, as_int.vec)
        else:
            sized = self.b.trunc(as_int, f"i{want}") if want < have else self.b.zext(as_int, f"i{want}")
        return self.b.bitcast(sized, ty)

    def scalar(self, operand: Operand, ty: str) -> Value:
        """A uniform operand as one scalar, in scalar code."""
        return self.affine(operand, ty).base

    def vector(self, operand: Operand, ty: str) -> Value:
        """An operand for vector code: a chunk's lanes, or a scalar when uniform."""
        if isinstance(operand, Imm):
            return self.immediate(operand, ty)
        if isinstance(operand, Not):
            return self.b.inot(self.read_vector(operand.reg.name))
        if isinstance(operand, Sym) or isinstance(operand, Reg) and is_special(operand.name):
            return self.special_vector(operand, ty)
        assert isinstance(operand, Reg), operand
        return self.fit(self.read_vector(operand.name), ty)

    def special_vector(self, operand: Reg | Sym, ty: str) -> Value:
        seg = self.open_segment()
        key = f"{operand.name}.{operand.offset if isinstance(operand, Sym) else ''}"
        if key not in seg.cached:
            if isinstance(operand, Reg) and (lanes := self.unit.special_lanes(self, operand.name, seg)) is not None:
                seg.cached[key] = lanes
            else:
                with self.in_scalar_code():
                    a = self.unit.special(self, operand.name) if isinstance(operand, Reg) else self.unit.symbol(self, operand)
                seg.cached[key] = self.spread(a, seg)
        return self.fit(seg.cached[key], ty)

    def mask_of(self, operand: Operand) -> Value:
        """A predicate of any kind as an i32 of lane bits, in scalar code after the current segment."""
        if self.is_uniform(operand):
            p = self.scalar(operand, "i1")
            return self.b.assign(f"sext {p.typed} to i32", "i32", False)
        name = operand.reg.name if isinstance(operand, Not) else operand.name  # type: ignore[union-attr]
        if self.segment is not None and name in self.segment.written:
            m = self.gather_bits(self.segment.written[name])
        else:
            self.flush()
            m = self.b.load("i32", self.slot("%frame", self.frame.vectors[name]), align=4)
        return self.b.inot(m) if isinstance(operand, Not) else m

    def gather_bits(self, predicate: Value) -> Value:
        """Close the segment and give a predicate computed in it as an i32 of lane bits (only active lanes' bits mean anything)."""
        with self.in_vector_code() as seg:
            bits = self.b.mask_bits(self.b.splat(predicate))
        name = f"{seg.chunk}.g{len(seg.gathered)}"
        seg.gathered.append((bits, name))
        self.flush()
        return Value(name, "i32")

    def flush_keeping(self, *names: str) -> None:
        """Close the segment and make sure these varying registers are in their slots."""
        seg = self.segment
        if seg is not None:
            for name in names:
                if name in seg.written and not self.needed_later(name):
                    with self.in_vector_code():
                        self.store_vector(name, seg.written[name], seg)
        self.flush()

    # -- results
    def destinations(self, instr: Instr) -> list[Operand | None]:
        operand = instr.operands[0]
        if isinstance(operand, Vec):
            return list(operand.items)
        if isinstance(operand, Pair):
            return [operand.first, operand.second]
        return [operand]

    def put_vector(self, target: Operand | None, value: Value, guard: Value | None = None) -> None:
        """Write a chunk's lanes to a varying register, in vector code."""
        if target is None:
            return
        assert isinstance(target, Reg)
        value = self.to_register(target.name, value)
        if guard is not None:
            value = self.b.select(self.b.splat(guard), value, self.b.splat(self.read_vector(target.name)))
        self.write_vector(target.name, value)

    def put_scalar(self, target: Operand | None, value: Value, strides: tuple[int | Value, ...] = (0, 0, 0, 0, 0)) -> None:
        """Write a register that has a scalar form in this copy; a varying one gets the value in every lane."""
        if target is None:
            return
        assert isinstance(target, Reg)
        if self.kind(target.name) is None:
            with self.in_vector_code() as seg:
                self.write_vector(target.name, self.to_register(target.name, self.spread(Affine(value, strides), seg)))
            return
        with self.in_scalar_code():
            self.write_scalar(target.name, Affine(self.to_register(target.name, value), strides))
        if self.segment is not None:
            self.segment.written.pop(target.name, None)

    def to_register(self, name: str, value: Value) -> Value:
        """A result as the type its register is kept in: loads of narrow types are already extended."""
        return self.fit(value, self.reg_type(name))

    # -- the whole function -------------------------------------------------------------------------------------

    def emit(self, symbol: str) -> list[str]:
        """The function's text."""
        from vgpu.codegen import control

        self.main_lines = self.b.lines
        for block in self.flow.blocks:
            self.emit_block(block.index)
        self.masked = True
        for side, following in self.sides:
            self.emit_side(side, following)
        self.masked = False
        body = self.b.lines
        self.b.lines = []
        control.start(self)
        start = self.b.lines
        self.b.lines = []
        control.epilogue(self)
        records = [f"  %{n} = load ptr, ptr %{n}.at, align 8" for n in ("frame", "block", "launch")]
        fields = [f"  %{n}.at = getelementptr i8, ptr %warp, i64 {layout.WARP[n]}" for n in ("frame", "block", "launch")]
        records.append("  %frame.w = load volatile ptr, ptr %frame.at, align 8")
        head = [f"define i32 @{symbol}(ptr noalias %warp) nounwind {{", "entry:", *fields, *records]
        return [*head, *self.entry_lines, *start, *body, *self.b.lines, "}"]

    def emit_side(self, index: int, following: int | None) -> None:
        """A short block run in the fast copy by the lanes of %mask alone; then ``following`` by the others, or the block after both."""
        from vgpu.codegen import control

        self.begin_block(index)
        self.b.label(control.side_label(index, following))
        self.mask = self.b.load("i32", "%mask", align=4)
        self.emit_instructions()
        self.flush()
        self.mask = constant("i32", FULL)
        control.leave_side(self, following)

    def begin_block(self, index: int) -> None:
        """Forget what was known of registers in the block before."""
        self.block = self.flow.blocks[index]
        self.scalars = {}
        self.foreseen = {}
        self.checked = set()
        self.position = 0
        self.next_uses = {}
        instrs = [*self.block.instrs, *([self.block.term] if self.block.term else [])]
        for i, instr in enumerate(instrs):
            for name in uses(instr):
                self.next_uses.setdefault(name, []).append(i)
        self.site_instr = instrs[0] if instrs else None

    def emit_block(self, index: int) -> None:
        from vgpu.codegen import control

        self.begin_block(index)
        self.b.label(f"b{index}")
        if self.general:
            self.mask = self.b.load("i32", "%mask", align=4)
        control.block_checks(self)
        for tool in self.tools:
            tool.on_block(self, self.block)
        self.emit_instructions()
        self.position = len(self.block.instrs)
        self.site_instr = self.block.term or self.site_instr
        if self.block.term is not None:
            for tool in self.tools:
                tool.on_instruction(self, self.block.term)
        control.terminator(self)

    def emit_instructions(self) -> None:
        """The current block's instructions, its terminator left out."""
        from vgpu.codegen import dispatch

        for i, instr in enumerate(self.block.instrs):
            self.position = i
            self.site_instr = instr
            for tool in self.tools:
                tool.on_instruction(self, instr)
            dispatch.emit(self, instr)
            self.position = i + 1
            if self.segment is not None and len(self.segment.lines) > SEGMENT_LINES:
                self.flush()
        self.position = len(self.block.instrs)

    # -- small things used everywhere
    def runtime_call(self, name: str, ty: str, *args: Value | str) -> Value:
        """Call a function of the runtime; strings are pointers."""
        texts = [f"ptr {a}" if isinstance(a, str) else a.typed for a in args]
        types = ["ptr" if isinstance(a, str) else a.llvm_type for a in args]
        self.b.declare(f"declare {ty} @{name}({', '.join(types)})")
        if ty == "void":
            self.b.line(f"call void @{name}({', '.join(texts)})")
            return Value("", "void")
        return self.b.assign(f"call {ty} @{name}({', '.join(texts)})", ty, False)

    def site(self, **extra: object) -> int:
        """Number the current instruction as a place that may report; see :class:`vgpu.codegen.program.Site`."""
        assert self.site_instr is not None
        return self.unit.add_site(self.function, self.site_instr, extra)

    def return_status(self, status: int) -> None:
        self.b.line(f"store i32 {status}, ptr %status, align 4")
        self.b.line("br label %leave")

    def abort_unless_zero(self, code: Value) -> None:
        """Leave the function when the runtime says so."""
        n = self.b.name("k")[1:]
        bad = self.b.icmp("ne", code, constant("i32", 0))
        self.b.line(f"br i1 {bad.text}, label %abort, label %{n}")
        self.b.label(n)


def warp_field(em: Emitter, name: str) -> str:
    return em.b.gep("%warp", WARP[name])


def frame_field(em: Emitter, name: str) -> str:
    return em.b.gep("%frame", FRAME[name])


def register_width(em: Emitter, name: str) -> int:
    return isa.WIDTH[em.function.regs[name]]


def defined(instr: Instr) -> list[str]:
    return defs(instr)
