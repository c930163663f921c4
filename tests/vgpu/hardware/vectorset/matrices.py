"""Matrices for the tensor rows: shapes, fragment layouts of ``mma``, element types, and data worth multiplying."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vectorset.values import Bits, random_u64, seed_of

Real = npt.NDArray[np.float64]

ELEMENT_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s8": 8, "u8": 8, "s32": 32}
#: Small whole numbers (every order of summation is exact); random; wide with cancellation; special values.
TRIALS = ("whole", "random", "wide", "special")


class Shape(NamedTuple):
    m: int
    n: int
    k: int

    @classmethod
    def parse(cls, text: str) -> Shape:
        """``m16n8k8`` and the like."""
        m, rest = text.removeprefix("m").split("n")
        n, k = rest.split("k")
        return cls(int(m), int(n), int(k))

    def of(self, matrix: str) -> tuple[int, int]:
        """Rows and columns of matrix a, b, c or d."""
        return {"a": (self.m, self.k), "b": (self.k, self.n)}.get(matrix, (self.m, self.n))


def encode(values: Real, type_: str) -> Bits:
    """Values that the type holds exactly, as its bits; others are cut towards zero (NaN stays NaN)."""
    if type_ in ("s8", "u8", "s32"):
        return values.astype(np.int64).astype(f"i{ELEMENT_BITS[type_] // 8}").view(f"u{ELEMENT_BITS[type_] // 8}")
    if type_ == "f16":
        return values.astype(np.float16).view(np.uint16)
    bits = values.astype(np.float32).view(np.uint32)
    if type_ == "bf16":
        return (bits >> np.uint32(16)).astype(np.uint16)
    return bits & np.uint32(0xFFFFE000) if type_ == "tf32" else bits


def decode(bits: Bits, type_: str) -> Real:
    """The values of bits, exactly."""
    if type_ in ("s8", "s32"):
        return bits.view(f"i{bits.itemsize}").astype(np.float64)
    if type_ == "u8":
        return bits.astype(np.float64)
    with np.errstate(invalid="ignore"):  # a signalling NaN may be among them
        if type_ == "f16":
            return bits.view(np.float16).astype(np.float64)
        if type_ == "bf16":
            return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64)
        return bits.view(np.float64) if type_ == "f64" else bits.view(np.float32).astype(np.float64)


def data(shape: Shape, a: str, b: str, c: str, trial: str) -> dict[str, Bits]:
    """Matrices a, b, c as bits of their types, row by row, for one of :data:`TRIALS`."""
    out = {}
    for name, type_ in (("a", a), ("b", b), ("c", c)):
        rows, columns = shape.of(name)
        raw = random_u64(rows * columns, seed_of("matrix", shape, name, type_, trial))
        make = _integers if type_ in ("s8", "u8", "s32") else _reals
        out[name] = encode(make(raw, type_, name, trial), type_).reshape(rows, columns)
    return out


def _integers(raw: npt.NDArray[np.uint64], type_: str, name: str, trial: str) -> Real:
    bits = ELEMENT_BITS[type_]
    if trial == "whole":
        return (raw % np.uint64(9)).astype(np.float64) - (0 if type_ == "u8" else 4)
    if trial == "special":  # accumulators at both ends, factors at their extremes: sums overflow
        low, high = (0, 255) if type_ == "u8" else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
        spread = 200 if bits == 32 else 1
        offset = (raw >> np.uint64(8)) % np.uint64(spread)
        return np.where(raw & np.uint64(1), high - offset.astype(np.float64), low + offset.astype(np.float64))
    scale = raw % np.uint64(1 << (bits if trial == "random" else bits - 1))
    return scale.astype(np.float64) - (0 if type_ == "u8" else 1 << (bits - 1) - (trial != "random"))


def _reals(raw: npt.NDArray[np.uint64], type_: str, name: str, trial: str) -> Real:
    sign = np.where(raw >> np.uint64(63), -1.0, 1.0)
    unit = (raw & np.uint64((1 << 40) - 1)).astype(np.float64) / 2.0**40
    if trial == "whole":
        return (raw % np.uint64(9)).astype(np.float64) - 4
    if trial == "wide":
        exponent = ((raw >> np.uint64(45)) % np.uint64(13)).astype(np.float64) - 6
        return sign * (1 + unit) * 2.0 ** (exponent * (0.5 if name == "c" else 1))
    values = sign * (0.5 + unit)
    if trial == "special":
        special = {0: np.inf, 1: -np.inf, 2: np.nan, 3: -0.0, 4: 0.0}
        # Rare, so that most results stay finite.
        pick = (raw >> np.uint64(41)) % np.uint64(160)
        for index, value in special.items():
            values = np.where(pick == index, value, values)
        if type_ == "f16" and name == "a":
            values = np.where(pick % np.uint64(5) == 4, unit * 2.0**-15, values)  # subnormal halves, normal products
    return values


# -- fragments of mma --------------------------------------------------------------------------------------------


def fragment_registers(shape: Shape, matrix: str, type_: str) -> int:
    """32-bit registers of a matrix' fragment in each lane."""
    rows, columns = shape.of(matrix)
    return rows * columns * ELEMENT_BITS[type_] // 32 // 32


def positions(shape: Shape, matrix: str, type_: str) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Row and column of each element of ``mma``'s fragments, as arrays (register, lane, element in the register).

    PTX ISA, "Matrix Fragments for mma": a group of four lanes holds a row of a and c and a column of b.
    """
    per = 32 // ELEMENT_BITS[type_]
    register, lane, element = np.meshgrid(
        np.arange(fragment_registers(shape, matrix, type_)), np.arange(32), np.arange(per), indexing="ij"
    )
    group, member = lane >> 2, lane & 3
    if matrix == "a":
        tall = shape.m == 16
        row = group + 8 * (register & 1) if tall else group
        return row, member * per + element + 4 * per * (register >> 1 if tall else register)
    if matrix == "b":
        return member * per + element + 4 * per * register, group
    index = register * per + element
    return group + 8 * (index >> 1), 2 * member + (index & 1)


def to_fragments(matrix: Bits, shape: Shape, name: str, type_: str) -> npt.NDArray[np.uint32]:
    """A matrix' registers, shape (registers, 32 lanes)."""
    row, column = positions(shape, name, type_)
    return np.ascontiguousarray(matrix[row, column]).view(np.uint32).reshape(row.shape[:2])


def from_fragments(registers: Bits, shape: Shape, name: str, type_: str) -> Bits:
    """The matrix that fragments (registers, 32 lanes) hold."""
    row, column = positions(shape, name, type_)
    elements = np.ascontiguousarray(registers.astype(np.uint32)).view(f"u{ELEMENT_BITS[type_] // 8}").reshape(row.shape)
    out = np.zeros(shape.of(name), dtype=elements.dtype)
    out[row, column] = elements
    return out


# -- fragments of wmma, whose layout PTX leaves open ----------------------------------------------------------------

_WMMA_REGISTERS = {
    ("f16", "a"): 8, ("f16", "b"): 8, ("f16", "c"): 4, ("f32", "c"): 8, ("s32", "c"): 8, ("tf32", "a"): 4, ("tf32", "b"): 4,
}  # fmt: skip


def wmma_registers(shape: Shape, matrix: str, type_: str) -> int:
    """Registers of a wmma fragment (PTX ISA, "Matrix Fragments for WMMA")."""
    matrix = "c" if matrix == "d" else matrix
    if (type_, matrix) in _WMMA_REGISTERS:
        return _WMMA_REGISTERS[type_, matrix]
    return max(1, fragment_registers(shape, matrix, type_))


def image(matrix: Bits, layout: str, stride: int | None) -> Bits:
    """The matrix in memory: row or column major, lines ``stride`` elements apart (None: dense), 0xA5 between."""
    lines = matrix if layout == "row" else matrix.T
    width = stride or lines.shape[1]
    out = np.full((lines.shape[0], width), 0xA5A5A5A5 & ((1 << 8 * matrix.itemsize) - 1), dtype=matrix.dtype)
    out[:, : lines.shape[1]] = lines
    return out.reshape(-1)


def from_image(memory: Bits, shape: tuple[int, int], layout: str, stride: int | None) -> Bits:
    """The matrix that a memory image holds."""
    lines, width = shape if layout == "row" else shape[::-1]
    dense = memory.reshape(lines, -1)[:, :width]
    return np.ascontiguousarray(dense if layout == "row" else dense.T)
