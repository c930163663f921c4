"""From the bits and addresses that a trace records to values of a type and elements of a named buffer."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from vgpu.engine.events import buffer_name, plain_name
from vgpu.ptx import isa
from vgpu.ptx.ast import Function, Imm, Instr, Operand, Pair, Reg, Vec
from vgpu.ptx.flow import defs, uses

if TYPE_CHECKING:
    from vgpu.codegen.program import Unit
    from vgpu.engine.launcher import Run
    from vgpu.memory import Allocation

Scalar = int | float | bool

GLOBAL, SHARED, LOCAL = range(3)
SPACES = ("global", "shared", "local")

#: Special registers as CUDA C++ calls them.
SPECIALS = {
    **{f"%{ptx}.{d}": f"{cuda}.{d}" for ptx, cuda in
       {"tid": "threadIdx", "ntid": "blockDim", "ctaid": "blockIdx", "nctaid": "gridDim"}.items() for d in "xyz"},
    "%laneid": "lane", "%warpid": "warp",
}  # fmt: skip

_FLOATS = ("f16", "bf16", "f32", "f64")
#: instructions whose result depends on the signedness of their operands, so that an unsigned type there means something
_TELLING = ("setp", "set", "div", "rem", "shr", "min", "max", "mul", "mad", "cvt", "abs", "neg", "sad", "bfe")


class Element(NamedTuple):
    """One element of a buffer; ``number`` counts elements of the access's type from the buffer's start."""

    space: str
    buffer: str
    number: int


# -- types ------------------------------------------------------------------------------------------------------


def _registers(operand: Operand | None) -> list[str]:
    if isinstance(operand, Reg):
        return [operand.name]
    if isinstance(operand, (Vec, Pair)):
        items = operand.items if isinstance(operand, Vec) else (operand.first, operand.second)
        return [i.name for i in items if isinstance(i, Reg)]
    return []


def register_types(function: Function) -> dict[str, str]:
    """What each register most likely holds: ``f32``, ``s32``, ``u32``, ``pred``, ``f16``, ... PTX declares widths only; how a register is
    used tells the rest. Integers are taken for signed, as most in CUDA C++ are, unless an instruction that would care says otherwise."""
    used: dict[str, set[str]] = {}
    for instr in function.body:
        if not isinstance(instr, Instr) or instr.form.unit not in ("alu", "memory", "atomic"):
            continue
        telling = instr.opcode.split(".")[0] in _TELLING and instr.form.unit == "alu"
        memory_type = instr.mods.get("T", "")
        for (_, type_), operand in zip(instr.form.operand_types(instr.mods), instr.operands, strict=False):
            seen = memory_type if type_ == "vec" else type_
            if seen.startswith("u") and not telling or seen.startswith("b") and seen != "bf16":
                continue
            for name in _registers(operand):
                used.setdefault(name, set()).add(seen)
    return {name: _type_of(declared, used.get(name, set())) for name, declared in function.regs.items()}


def _type_of(declared: str, used: set[str]) -> str:
    if declared == "pred" or declared in _FLOATS:
        return declared
    width = isa.WIDTH[declared]
    for f in _FLOATS:
        if f in used and isa.WIDTH[f] == width:
            return f
    unsigned = f"u{width}" in used and f"s{width}" not in used
    return f"{'u' if unsigned else 's'}{width}"


def value_type(operand: Operand | None, ptx: str, types: dict[str, str]) -> str:
    """The type to show an operand in, where the instruction calls it ``ptx``."""
    if ptx in (*_FLOATS, "pred", "f16x2", "bf16x2"):
        return ptx
    if isinstance(operand, Reg) and operand.name in types:
        known = types[operand.name]
        if isa.WIDTH[known] == isa.WIDTH.get(ptx, 0):
            return known
        if ptx[:1] in "sub" and known[0] in "su" and ptx in isa.WIDTH and known != "pred":
            return f"{known[0]}{isa.WIDTH[ptx]}" if ptx[0] != "s" else ptx
    if isinstance(operand, Imm) and ptx[:1] in "ub":  # the type of a constant in a store says its width only
        return f"s{isa.WIDTH[ptx]}"
    return ptx


def decode(bits: int, type_: str) -> Scalar:
    """The value that the low bits stand for; packed halves stay an unsigned number."""
    width = isa.WIDTH.get(type_, 64)
    bits &= (1 << width) - 1
    if type_ == "pred":
        return bool(bits)
    if type_ == "f32":
        return float(struct.unpack("<f", struct.pack("<I", bits))[0])
    if type_ == "f64":
        return float(struct.unpack("<d", struct.pack("<Q", bits))[0])
    if type_ == "f16":
        return float(struct.unpack("<e", struct.pack("<H", bits))[0])
    if type_ == "bf16":
        return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    if type_.startswith("s"):
        return bits - (1 << width) if bits >> (width - 1) else bits
    return bits


def scaled_indices(function: Function, unit: Unit) -> frozenset[str]:
    """Registers that are steps of address arithmetic: used for nothing but pointers, and 64 bits wide or made by scaling an index."""
    made: dict[str, Instr] = {}
    users: dict[str, list[Instr]] = {}
    for instr in function.body:
        if isinstance(instr, Instr):
            made.update(dict.fromkeys(defs(instr), instr))
            for name in uses(instr):
                users.setdefault(name, []).append(instr)
    wide = {n for n, d in function.regs.items() if isa.WIDTH[d] == 64}
    found = {n for n in users if n in wide or n in made and made[n].opcode.split(".")[0] in ("shl", "mul", "mad")}
    changed = True
    while changed:
        keep = {n for n in found if all(_only_address(i, n, found, function, unit) for i in users[n])}
        changed, found = keep != found, keep
    return frozenset(found)


def _only_address(instr: Instr, name: str, found: set[str], function: Function, unit: Unit) -> bool:
    """Whether an instruction reads a register as (part of) an address and no more."""
    if instr.form.unit in ("memory", "atomic"):
        return not any(name in _registers(o) for o in instr.operands)
    results = defs(instr)
    return bool(results) and all(r in found or unit.provenance(function, Reg(r)) != (-1, None) for r in results)


def element_size(instr: Instr) -> int:
    """Bytes of the elements a memory instruction moves: its type's; matrices of halves for ldmatrix; words for cp.async, which has no type."""
    if "T" in instr.mods:
        return max(isa.WIDTH[instr.mods["T"]] // 8, 1)
    return 2 if instr.form.emit == "ldmatrix" else 4


# -- places -----------------------------------------------------------------------------------------------------


class Places:
    """Names the buffer and element of an address, for one launch."""

    def __init__(self, run: Run) -> None:
        self._run = run
        shared = run.compiled.unit.shared.places
        self._shared = sorted((start, plain_name(name)) for name, (start, _) in shared.items())
        self._shared_size = int(run.record.static_shared + run.record.dynamic_shared)
        self._names: dict[tuple[int, int], str] = {}

    def _name(self, a: Allocation, origin: int) -> str:
        if (a.base, origin) not in self._names:
            self._names[a.base, origin] = buffer_name(self._run, a, origin)
        return self._names[a.base, origin]

    def element(self, space: int, address: int, size: int, origin: int = -1) -> Element:
        """``address``: absolute for global memory, else the offset in shared or the thread's local memory; ``size``: bytes an element."""
        if space == SHARED:
            start, name = max([s for s in self._shared if s[0] <= address], default=(0, "shared memory"))
            return Element("shared", name, (address - start) // size)
        if space == LOCAL:
            return Element("local", "local", address // size)
        a = self._run.module.space.find(address)
        if a is None:
            return Element("global", f"0x{address:x}", 0)
        return Element("global", self._name(a, origin), (address - a.base) // size)

    def extent(self, space: int, address: int) -> tuple[int, int]:
        """First address and end of the buffer that :meth:`element` names for an address."""
        if space == SHARED:
            starts = [start for start, _ in self._shared]
            return max([s for s in starts if s <= address], default=0), min([s for s in starts if s > address], default=self._shared_size)
        a = self._run.module.space.find(address) if space == GLOBAL else None
        return (a.base, a.base + a.nbytes) if a is not None else (address, address + 1)
