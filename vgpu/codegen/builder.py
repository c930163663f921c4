"""LLVM IR text, written one instruction at a time, for values that are one scalar or one vector of ``LANES`` lanes.

The same code that computes a uniform value once computes a varying one for a chunk of lanes: an operation on mixed operands
broadcasts the scalar. Nothing here reassociates, contracts or carries fast-math flags: what PTX says is what is computed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm

#: Lanes computed at once: one AVX2 register of 32-bit values. A warp is 32 // LANES chunks.
LANES = 8
CHUNKS = 32 // LANES

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "half": 16, "float": 32, "double": 64, "ptr": 64}


@dataclass(frozen=True, slots=True)
class Value:
    """An LLVM value: its text, its scalar type, whether it is a vector of LANES, and its value when constant.

    For floats ``const`` holds the IEEE bits.
    """

    text: str
    ty: str
    vec: bool = False
    const: int | None = None

    @property
    def llvm_type(self) -> str:
        return f"<{LANES} x {self.ty}>" if self.vec else self.ty

    @property
    def typed(self) -> str:
        return f"{self.llvm_type} {self.text}"


def _literal(ty: str, bits: int) -> str:
    if ty == "i1":
        return "true" if bits & 1 else "false"
    if ty == "float":  # LLVM writes single constants as the double of the same value
        value = struct.unpack("<f", struct.pack("<I", bits & 0xFFFFFFFF))[0]
        if value != value:  # keep NaN payload bits: widen by hand
            sign, payload = bits >> 31 & 1, bits & 0x7FFFFF
            return f"0x{sign << 63 | 0x7FF << 52 | payload << 29:016X}"
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    if ty == "double":
        return f"0x{bits & (1 << 64) - 1:016X}"
    if ty == "half":
        return f"0xH{bits & 0xFFFF:04X}"
    width = BITS[ty]
    bits &= (1 << width) - 1
    return str(bits - (1 << width) if bits >> (width - 1) and width > 1 else bits)


def constant(ty: str, value: int | float, vec: bool = False) -> Value:
    """A constant; a Python float is rounded to the type, an int for a float type is its IEEE bits."""
    if isinstance(value, float):
        if ty == "float":
            bits = struct.unpack("<I", struct.pack("<f", value))[0]
        elif ty == "double":
            bits = struct.unpack("<Q", struct.pack("<d", value))[0]
        elif ty == "half":
            bits = struct.unpack("<H", struct.pack("<e", value))[0]
        else:
            raise TypeError(f"a float constant needs a float type, got {ty}")
    else:
        bits = value & (1 << BITS[ty]) - 1
    text = _literal(ty, bits)
    if vec:
        text = "<" + ", ".join([f"{ty} {text}"] * LANES) + ">"
    return Value(text, ty, vec, bits)


@cache
def host_converts_halves() -> bool:
    """Whether the host has instructions between float16 and float32. Without them LLVM would call a library."""
    machine = llvm.get_process_triple().split("-", 1)[0]
    if machine in ("aarch64", "arm64"):
        return True
    return bool(llvm.get_host_cpu_features().get("f16c", False))


def _fold(op: str, a: Value, b: Value) -> Value | None:
    """Scalar integer arithmetic on constants, and operations that change nothing. None when code is needed."""
    if a.vec or b.vec or op not in _FOLD:
        return None
    if a.const is not None and b.const is not None:
        return constant(a.ty, _FOLD[op](a.const, b.const))
    if b.const is not None and (op in ("add", "sub", "or", "xor", "shl") and b.const == 0 or op == "mul" and b.const == 1):
        return a
    if a.const is not None and (op in ("add", "or", "xor") and a.const == 0 or op == "mul" and a.const == 1):
        return b
    if op == "mul" and 0 in (a.const, b.const):
        return constant(a.ty, 0)
    return None


_FOLD: dict[str, Callable[[int, int], int]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
}


class Builder:
    """Appends instructions to ``lines``. Every method returns the new Value.

    ``native_half``: whether the code may convert between LLVM's half and float; by default whether the host can.
    """

    def __init__(self, native_half: bool | None = None) -> None:
        self.native_half = host_converts_halves() if native_half is None else native_half
        self.lines: list[str] = []
        self._next = 0
        self.declarations: set[str] = set()

    # -- plumbing
    def name(self, prefix: str = "v") -> str:
        self._next += 1
        return f"%{prefix}{self._next}"

    def line(self, text: str) -> None:
        self.lines.append("  " + text)

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def assign(self, text: str, ty: str, vec: bool) -> Value:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return Value(name, ty, vec)

    def declare(self, text: str) -> None:
        """Ask for a ``declare`` line at module level."""
        self.declarations.add(text)

    # -- constants and shapes
    def const(self, ty: str, value: int | float) -> Value:
        return constant(ty, value)

    def f32(self, x: float) -> Value:
        return constant("float", float(x))

    def f64(self, x: float) -> Value:
        return constant("double", float(x))

    def i32(self, n: int) -> Value:
        return constant("i32", n)

    def i64(self, n: int) -> Value:
        return constant("i64", n)

    def splat(self, a: Value) -> Value:
        """The scalar in every lane; a vector as it is."""
        if a.vec:
            return a
        if a.const is not None:
            return constant(a.ty, a.const, vec=True)
        one = self.assign(f"insertelement <{LANES} x {a.ty}> poison, {a.typed}, i64 0", a.ty, True)
        return self.assign(f"shufflevector {one.typed}, {one.llvm_type} poison, <{LANES} x i32> zeroinitializer", a.ty, True)

    def _unify(self, *values: Value) -> list[Value]:
        vec = any(v.vec for v in values)
        return [self.splat(v) if vec else v for v in values]

    # -- generic operations
    def bin(self, op: str, a: Value, b: Value) -> Value:
        folded = _fold(op, a, b)
        if folded is not None:
            return folded
        a, b = self._unify(a, b)
        return self.assign(f"{op} {a.typed}, {b.text}", a.ty, a.vec)

    def cast(self, op: str, a: Value, ty: str) -> Value:
        if a.ty == ty:
            return a
        if a.const is not None and op in ("trunc", "zext", "sext"):
            bits = a.const
            if op == "sext" and bits >> (BITS[a.ty] - 1):
                bits -= 1 << BITS[a.ty]
            return constant(ty, bits, a.vec)
        to = f"<{LANES} x {ty}>" if a.vec else ty
        return self.assign(f"{op} {a.typed} to {to}", ty, a.vec)

    def call(self, function: str, ty: str, *args: Value) -> Value:
        """Call an intrinsic overloaded on its type: ``{s}`` in the name becomes the type's suffix (of the first argument)."""
        args = tuple(self._unify(*args))
        suffix = self.suffix(args[0])
        name = function.replace("{s}", suffix)
        result = f"<{LANES} x {ty}>" if args[0].vec else ty
        self.declare(f"declare {result} @{name}({', '.join(a.llvm_type for a in args)})")
        return self.assign(f"call {result} @{name}({', '.join(a.typed for a in args)})", ty, args[0].vec)

    def intrinsic_flag(self, function: str, ty: str, a: Value, flag: str) -> Value:
        """As :meth:`call` with one ``i1`` immediate at the end (ctlz, cttz, abs)."""
        name = function.replace("{s}", self.suffix(a))
        result = f"<{LANES} x {ty}>" if a.vec else ty
        self.declare(f"declare {result} @{name}({a.llvm_type}, i1)")
        return self.assign(f"call {result} @{name}({a.typed}, i1 {flag})", ty, a.vec)

    @staticmethod
    def suffix(a: Value) -> str:
        base = {"float": "f32", "double": "f64", "half": "f16"}.get(a.ty, a.ty)
        return f"v{LANES}{base}" if a.vec else base

    # -- integers
    def iadd(self, a: Value, b: Value) -> Value:
        return self.bin("add", a, b)

    def isub(self, a: Value, b: Value) -> Value:
        return self.bin("sub", a, b)

    def imul(self, a: Value, b: Value) -> Value:
        return self.bin("mul", a, b)

    def iand(self, a: Value, b: Value) -> Value:
        return self.bin("and", a, b)

    def ior(self, a: Value, b: Value) -> Value:
        return self.bin("or", a, b)

    def ixor(self, a: Value, b: Value) -> Value:
        return self.bin("xor", a, b)

    def inot(self, a: Value) -> Value:
        return self.bin("xor", a, constant(a.ty, -1))

    def shl(self, a: Value, b: Value) -> Value:
        """Shift left; the amount must be below the width (LLVM's rule): clamp first."""
        return self.bin("shl", a, b)

    def lshr(self, a: Value, b: Value) -> Value:
        return self.bin("lshr", a, b)

    def ashr(self, a: Value, b: Value) -> Value:
        return self.bin("ashr", a, b)

    def icmp(self, pred: str, a: Value, b: Value) -> Value:
        a, b = self._unify(a, b)
        return self.assign(f"icmp {pred} {a.typed}, {b.text}", "i1", a.vec)

    def umin(self, a: Value, b: Value) -> Value:
        return self.call("llvm.umin.{s}", a.ty, a, b)

    def umax(self, a: Value, b: Value) -> Value:
        return self.call("llvm.umax.{s}", a.ty, a, b)

    def smin(self, a: Value, b: Value) -> Value:
        return self.call("llvm.smin.{s}", a.ty, a, b)

    def smax(self, a: Value, b: Value) -> Value:
        return self.call("llvm.smax.{s}", a.ty, a, b)

    # -- casts
    def trunc(self, a: Value, ty: str) -> Value:
        return self.cast("trunc", a, ty)

    def zext(self, a: Value, ty: str) -> Value:
        return self.cast("zext", a, ty)

    def sext(self, a: Value, ty: str) -> Value:
        return self.cast("sext", a, ty)

    def fpext(self, a: Value, ty: str = "double") -> Value:
        return self.cast("fpext", a, ty)

    def fptrunc(self, a: Value, ty: str = "float") -> Value:
        return self.cast("fptrunc", a, ty)

    def sitofp(self, a: Value, ty: str = "float") -> Value:
        return self.cast("sitofp", a, ty)

    def uitofp(self, a: Value, ty: str = "float") -> Value:
        return self.cast("uitofp", a, ty)

    def fptosi_in_range(self, a: Value, ty: str = "i32") -> Value:
        """Only for values known to be in range: LLVM gives poison for others."""
        return self.cast("fptosi", a, ty)

    def fptoui_in_range(self, a: Value, ty: str = "i32") -> Value:
        return self.cast("fptoui", a, ty)

    def bitcast(self, a: Value, ty: str) -> Value:
        if a.const is not None and BITS[a.ty] == BITS[ty]:
            return constant(ty, a.const, a.vec)
        return self.cast("bitcast", a, ty)

    def bitcast_i32(self, a: Value) -> Value:
        return self.bitcast(a, "i32")

    def bitcast_f32(self, a: Value) -> Value:
        return self.bitcast(a, "float")

    def bitcast_i64(self, a: Value) -> Value:
        return self.bitcast(a, "i64")

    def bitcast_f64(self, a: Value) -> Value:
        return self.bitcast(a, "double")

    def resize(self, a: Value, ty: str, signed: bool) -> Value:
        """To another integer width: truncate, or extend by the sign or by zeros."""
        if BITS[ty] < BITS[a.ty]:
            return self.trunc(a, ty)
        return self.sext(a, ty) if signed else self.zext(a, ty)

    # -- floats (IEEE, round to nearest even; no flags)
    def fadd(self, a: Value, b: Value) -> Value:
        return self.bin("fadd", a, b)

    def fsub(self, a: Value, b: Value) -> Value:
        return self.bin("fsub", a, b)

    def fmul(self, a: Value, b: Value) -> Value:
        return self.bin("fmul", a, b)

    def fdiv(self, a: Value, b: Value) -> Value:
        return self.bin("fdiv", a, b)

    def fma(self, a: Value, b: Value, c: Value) -> Value:
        return self.call("llvm.fma.{s}", a.ty, a, b, c)

    def fneg(self, a: Value) -> Value:
        return self.assign(f"fneg {a.typed}", a.ty, a.vec)

    def fabs(self, a: Value) -> Value:
        return self.call("llvm.fabs.{s}", a.ty, a)

    def copysign(self, a: Value, b: Value) -> Value:
        return self.call("llvm.copysign.{s}", a.ty, a, b)

    def sqrt(self, a: Value) -> Value:
        return self.call("llvm.sqrt.{s}", a.ty, a)

    def floor(self, a: Value) -> Value:
        return self.call("llvm.floor.{s}", a.ty, a)

    def ceil(self, a: Value) -> Value:
        return self.call("llvm.ceil.{s}", a.ty, a)

    def trunc_float(self, a: Value) -> Value:
        return self.call("llvm.trunc.{s}", a.ty, a)

    def rint(self, a: Value) -> Value:
        """To the nearest integral value, ties to even."""
        return self.call("llvm.roundeven.{s}", a.ty, a)

    def fcmp(self, pred: str, a: Value, b: Value) -> Value:
        a, b = self._unify(a, b)
        return self.assign(f"fcmp {pred} {a.typed}, {b.text}", "i1", a.vec)

    def minnum(self, a: Value, b: Value) -> Value:
        """The smaller; the other operand when one is NaN. -0 and +0 compare equal here."""
        less = self.select(self.fcmp("olt", a, b), a, b)
        return self.select(self.fcmp("uno", b, b), a, less)

    def maxnum(self, a: Value, b: Value) -> Value:
        more = self.select(self.fcmp("ogt", a, b), a, b)
        return self.select(self.fcmp("uno", b, b), a, more)

    # -- selection
    def select(self, c: Value, a: Value, b: Value) -> Value:
        a, b = self._unify(a, b) if a.vec or b.vec or not c.vec else (self.splat(a), self.splat(b))
        if c.vec and not a.vec:
            a, b = self.splat(a), self.splat(b)
        return self.assign(f"select {c.typed}, {a.typed}, {b.typed}", a.ty, a.vec)

    # -- vectors
    def extract(self, a: Value, lane: int) -> Value:
        return self.assign(f"extractelement {a.typed}, i64 {lane}", a.ty, False)

    def insert(self, a: Value, b: Value, lane: int) -> Value:
        return self.assign(f"insertelement {a.typed}, {b.typed}, i64 {lane}", a.ty, True)

    def undef_vec(self, ty: str) -> Value:
        return Value("poison", ty, True)

    def iota(self, ty: str, start: int = 0, step: int = 1) -> Value:
        text = "<" + ", ".join(f"{ty} {_literal(ty, (start + step * i) & (1 << BITS[ty]) - 1)}" for i in range(LANES)) + ">"
        return Value(text, ty, True)

    def lanes(self, ty: str, values: Sequence[int]) -> Value:
        """A vector constant, a value a lane."""
        text = "<" + ", ".join(f"{ty} {_literal(ty, v & (1 << BITS[ty]) - 1)}" for v in values) + ">"
        return Value(text, ty, True)

    def mask_bits(self, a: Value) -> Value:
        """``<8 x i1>`` as an i8 whose bit n is lane n."""
        return self.assign(f"bitcast {a.typed} to i{LANES}", f"i{LANES}", False)

    def mask_vector(self, a: Value) -> Value:
        """An i8 as ``<8 x i1>``, by testing each lane's bit in a 32-bit vector (a bitcast is taken apart bit by bit on AVX2)."""
        wide = self.splat(self.zext(a, "i32"))
        bits = self.lanes("i32", [1 << lane for lane in range(LANES)])
        return self.icmp("ne", self.iand(wide, bits), constant("i32", 0))

    def all_lanes(self, c: Value) -> Value:
        """Whether a condition holds in every lane of the vector, as one i1."""
        return self.icmp("eq", self.mask_bits(self.splat(c)), constant(f"i{LANES}", -1))

    def either(self, condition: Value, yes: Value, no: Callable[[], Value]) -> Value:
        """``yes`` (computed already) when the scalar condition holds, else what ``no`` computes in a branch of its own."""
        n = self.name("t")[1:]
        self.line(f"br label %{n}.if")
        self.label(f"{n}.if")
        self.line(f"br i1 {condition.text}, label %{n}.end, label %{n}.else")
        self.label(f"{n}.else")
        other = no()
        self.line(f"br label %{n}.from")
        self.label(f"{n}.from")
        self.line(f"br label %{n}.end")
        self.label(f"{n}.end")
        return self.assign(f"phi {yes.llvm_type} [ {yes.text}, %{n}.if ], [ {other.text}, %{n}.from ]", yes.ty, yes.vec)

    # -- memory
    def load(self, ty: str, pointer: str, vec: bool = False, align: int = 1, volatile: bool = False) -> Value:
        t = f"<{LANES} x {ty}>" if vec else ty
        return self.assign(f"load {'volatile ' if volatile else ''}{t}, ptr {pointer}, align {align}", ty, vec)

    def store(self, a: Value, pointer: str, align: int = 1) -> None:
        self.line(f"store {a.typed}, ptr {pointer}, align {align}")

    def gep(self, base: str, offset: Value | int) -> str:
        """``base + offset`` bytes."""
        off = f"i64 {offset}" if isinstance(offset, int) else offset.typed
        name = self.name("p")
        self.lines.append(f"  {name} = getelementptr i8, ptr {base}, {off}")
        return name

    def int_to_ptr(self, a: Value) -> str:
        name = self.name("p")
        self.lines.append(f"  {name} = inttoptr {a.typed} to ptr")
        return name
