"""How matrices lie across a warp's registers: what the tensor instructions mean, as data.

A fragment is made of tiles. A tile is 8 lines by 4 words: lane ``4 g + t`` holds word t of line g. Lines are the rows of a and c and the
columns of b (the *group* side); words go along k for a and b and along the columns of c (the *member* side). That is PTX's layout for
``mma`` and ``ldmatrix``. PTX leaves the layout of ``wmma`` open; here it is what NVIDIA's assembler makes for sm_80 to sm_90: fragments of
one or two ``mma``, with m8n32k16 held as the transpose of m32n8k16. The accesses, too, are those that it makes, so that counts of requests
and bank conflicts, and what is misaligned, agree with the machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from vgpu.ptx.ast import Instr, Reg, Vec
from vgpu.ptx.isa import WIDTH

ELEMENT_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s8": 8, "u8": 8, "s32": 32}
_BYTES = ("u8", "s8")
_WMMA_SHAPES = ("m16n16k16", "m32n8k16", "m8n32k16")


class Shape(NamedTuple):
    """d is m by n, a is m by k, b is k by n."""

    m: int
    n: int
    k: int

    @classmethod
    def parse(cls, text: str) -> Shape:
        """``m16n8k8`` and the like."""
        m, rest = text.removeprefix("m").split("n")
        n, k = rest.split("k")
        return cls(int(m), int(n), int(k))

    @property
    def turned(self) -> bool:
        """Whether the product is computed as its transpose: rows and columns of c change places."""
        return self.m == 8 and self.n == 32

    def of(self, matrix: str) -> tuple[int, int]:
        """Rows and columns of matrix a, b, c or d."""
        return {"a": (self.m, self.k), "b": (self.k, self.n)}.get(matrix, (self.m, self.n))


@dataclass(frozen=True)
class Fragment:
    """A matrix' registers, 32 bits a lane each.

    ``tiles``: (group, member) number of each tile in the order of registers; ``words``: registers a tile (2: elements of 32 bits in
    pairs); ``copies``: how many times PTX has the whole list in a row.
    """

    matrix: str
    shape: Shape
    type: str
    tiles: tuple[tuple[int, int], ...]
    words: int = 1
    copies: int = 1

    @property
    def registers(self) -> int:
        return len(self.tiles) * self.words * self.copies

    @property
    def width(self) -> int:
        """Elements of a tile that a lane holds, next to each other on the member side."""
        return self.words * 32 // ELEMENT_BITS[self.type]

    def along(self, layout: str) -> bool:
        """Whether the member side is contiguous in memory, for a matrix stored by ``row`` or by ``col``."""
        by_row = layout == "row"
        if self.matrix == "a":
            return by_row
        return not by_row if self.matrix == "b" else by_row != self.shape.turned


def _tiles(groups: int, members: int, tall: bool) -> tuple[tuple[int, int], ...]:
    """Tall fragments go by 16 lines, both halves of a word column first; others line by line."""
    if not tall or groups == 1:
        return tuple((i, j) for i in range(groups) for j in range(members))
    return tuple((i + low, j) for i in range(0, groups, 2) for j in range(members) for low in (0, 1))


def multiplicand(shape: Shape, matrix: str, type_: str, wmma: bool) -> Fragment:
    """Matrix a or b."""
    groups = (shape.m if matrix == "a" else shape.n) // 8
    tiles = _tiles(groups, shape.k * ELEMENT_BITS[type_] // 128, matrix == "a" or groups == 4)
    return Fragment(matrix, shape, type_, tiles, copies=8 // len(tiles) if wmma and type_ == "f16" else 1)


def accumulator(shape: Shape, matrix: str, type_: str) -> Fragment:
    """Matrix c or d."""
    lines, across = (shape.n, shape.m) if shape.turned else (shape.m, shape.n)
    return Fragment(matrix, shape, type_, _tiles(lines // 8, across // 8, True), words=2 if ELEMENT_BITS[type_] == 32 else 1)


# -- memory -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Move:
    """One access of every lane. Lane ``4 g + t`` goes to line ``line + g * group[0] + t * member[0]``, at element
    ``at + g * group[1] + t * member[1]``, for ``size`` bytes: ``registers`` whole, or byte ``byte`` of one register."""

    registers: tuple[int, ...]
    line: int
    at: int
    group: tuple[int, int]
    member: tuple[int, int]
    size: int
    byte: int = 0


@dataclass(frozen=True)
class Transfer:
    """How a fragment goes to or from memory.

    ``rows``: by matrices of 8 rows of 16 bytes, a lane a row, as ``ldmatrix`` (each list is one instruction's matrices: line and element
    where each starts); else ``moves``. ``flip``: each register is transposed as a tile of 16-bit elements after a load or before a store.
    """

    fragment: Fragment
    size: int
    flip: bool = False
    moves: tuple[Move, ...] = ()
    rows: tuple[tuple[tuple[int, int], ...], ...] = ()


def transfer(fragment: Fragment, layout: str, space: str, store: bool = False) -> Transfer:
    """The accesses that move a fragment of ``wmma``, for a matrix in memory by ``row`` or ``col``."""
    bits, width = ELEMENT_BITS[fragment.type], fragment.width
    along = fragment.along(layout)
    flip = not along and bits == 16
    # Where each tile starts: its line and its first element there.
    starts = [(8 * i, 4 * width * j) if along else (4 * width * j, 8 * i) for i, j in fragment.tiles]
    if space == "shared" and not store and fragment.matrix in "ab" and (bits == 16 or bits == 8 and along):
        count = 4 if bits == 16 else 2
        rows = tuple(tuple(starts[i : i + count]) for i in range(0, len(starts), count))
        return Transfer(fragment, 16, flip, rows=rows)
    moves: list[Move] = []
    for number, (line, at) in enumerate(starts):
        first = number * fragment.words
        if along or flip:
            registers = tuple(range(first, first + fragment.words))
            moves.append(Move(registers, line, at, (1, 0), (0, width), 4 * fragment.words))
            continue
        for e in range(width):  # the lane's elements lie on lines of their own
            register = first + e * bits // 32
            moves.append(Move((register,), line + e, at, (0, 1), (width, 0), bits // 8, e * bits % 32 // 8))
    return Transfer(fragment, moves[0].size, flip, moves=tuple(moves))


# -- instructions -----------------------------------------------------------------------------------------------


def wmma_fragment(instr: Instr) -> Fragment:
    """The fragment of a wmma.load or wmma.store."""
    mods, shape = instr.mods, Shape.parse(instr.mods["SH"])
    matrix = mods.get("M", "d")
    return multiplicand(shape, matrix, mods["T"], True) if matrix in "ab" else accumulator(shape, matrix, mods["T"])


def wmma_transfer(instr: Instr) -> Transfer:
    """What a wmma.load or wmma.store does to memory."""
    space = instr.mods.get("S", "").split("::")[0]
    return transfer(wmma_fragment(instr), instr.mods["L"], space, store=instr.form.emit == "wmma_store")


@dataclass(frozen=True)
class Product:
    """An mma or wmma.mma: the fragments of d, a, b, c."""

    d: Fragment
    a: Fragment
    b: Fragment
    c: Fragment

    @property
    def fragments(self) -> tuple[Fragment, ...]:
        return self.d, self.a, self.b, self.c


def product(instr: Instr) -> Product:
    """The fragments of an mma or wmma.mma."""
    mods, shape, wmma = instr.mods, Shape.parse(instr.mods["SH"]), instr.form.emit == "wmma_mma"
    a, b = mods.get("A", "f16"), mods.get("B", "f16")
    sums = "s32" if a in _BYTES else "f32"
    return Product(
        accumulator(shape, "d", mods.get("D", sums)), multiplicand(shape, "a", a, wmma), multiplicand(shape, "b", b, wmma),
        accumulator(shape, "c", mods.get("C", sums)),
    )  # fmt: skip


def memory_access(instr: Instr) -> tuple[str, int] | None:
    """(``read`` or ``write``, bytes a lane) of a tensor instruction's memory operand; None when it has none."""
    if instr.form.emit == "ldmatrix":
        return "read", 16
    if instr.form.emit in ("wmma_load", "wmma_store"):
        return "read" if instr.form.emit == "wmma_load" else "write", wmma_transfer(instr).size
    return None


def problem(instr: Instr, regs: Mapping[str, str]) -> str | None:
    """What is wrong with a tensor instruction that the table lets through; None when nothing is. ``regs``: the function's registers."""
    for operand in instr.operands:
        for item in operand.items if isinstance(operand, Vec) else ():
            if isinstance(item, Reg) and WIDTH.get(regs.get(item.name, ""), 32) != 32:
                return f"needs registers of 32 bits, {item.name} is .{regs[item.name]}"
    return _problem(instr)


def _problem(instr: Instr) -> str | None:
    emit, mods = instr.form.emit, instr.mods
    if emit == "ldmatrix":
        return _count(instr, 0, int(mods["X"][1:]))
    if emit in ("wmma_load", "wmma_store"):
        legal = _LOADABLE["ab" if mods.get("M", "d") in "ab" else "cd"].get(mods["SH"], ())
        if mods["T"] not in legal:
            return f"has no .{mods['T']} fragment of this shape (there are: {', '.join(legal)})"
        return _count(instr, 1 if emit == "wmma_store" else 0, wmma_fragment(instr).registers)
    a, b = mods.get("A", "f16"), mods.get("B", "f16")
    if (a, b) not in _factors(emit, mods["SH"]):
        return f"cannot multiply .{a} by .{b} in this shape"
    if emit == "mma" and a not in _BYTES and (mods["D"] != mods["C"] or a != "f16" and mods["D"] != "f32"):
        return f"cannot add .{a} products to .{mods['C']} and give .{mods['D']}"
    for position, fragment in enumerate(product(instr).fragments):
        if (why := _count(instr, position, fragment.registers)) is not None:
            return why
    return None


_LOADABLE = {
    "ab": {**{s: ("f16", "bf16", "s8", "u8") for s in _WMMA_SHAPES}, "m16n16k8": ("tf32",)},
    "cd": {**{s: ("f16", "f32", "s32") for s in _WMMA_SHAPES}, "m16n16k8": ("f32",)},
}
_FACTORS = {
    "m16n8k4": ("tf32",), "m16n8k8": ("f16", "bf16", "tf32"), "m16n8k16": ("f16", "bf16", "bytes"), "m8n8k16": ("bytes",),
    "m16n8k32": ("bytes",),
}  # fmt: skip


def _factors(emit: str, shape: str) -> set[tuple[str, str]]:
    """Types that may be multiplied."""
    if emit == "wmma_mma":
        return {(t, t) for t in _LOADABLE["ab"][shape]}
    pairs = {(t, t) for t in _FACTORS[shape] if t != "bytes"}
    return pairs | {(a, b) for a in _BYTES for b in _BYTES} if "bytes" in _FACTORS[shape] else pairs


def _count(instr: Instr, position: int, expected: int) -> str | None:
    operand = instr.operands[position]
    found = len(operand.items) if isinstance(operand, Vec) else 1
    return None if found == expected else f"needs {expected} registers as operand {position + 1}, it has {found}"
