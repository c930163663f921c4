"""Whether a result agrees with the recorded one, by the rule of its row.

- Bits: integers, predicates, memory, and whatever merely moves (``mov``, ``selp``, loads and stores).
- Bits, but any NaN equals any NaN: results of floating-point arithmetic and conversions. PTX names a canonical NaN for
  some, the virtual GPU promises a NaN and not its payload.
- Bounds: ``.approx`` forms (``bounds``), products of matrices with floating-point accumulators.
- Contents: ``wmma`` fragments, whose layout PTX leaves open, hold the right elements in any order.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vectorset import bounds, matrices
from vectorset.kernel import Section
from vectorset.matrices import Real, Shape, decode
from vectorset.ptx_tensor import mma_types, pattern, strides
from vectorset.values import FORMATS, PACKED, Bits

#: Emitters that only move bits: even a NaN's payload arrives.
_MOVES = frozenset({"mov", "selp", "slct", "slct_f32", "ld", "st"})
#: Results that are floats although their operand's type does not say so.
_FLOAT_RESULTS = {"cvt_tf32": "f32"}


@dataclass(frozen=True)
class Mismatch:
    """One section that disagrees. ``index`` is the first wrong element, ``count`` how many are wrong."""

    section: str
    index: int
    expected: int
    got: int
    count: int
    total: int
    operands: str = ""
    why: str = "differs from the recording"

    def __str__(self) -> str:
        where = f" for {self.operands}" if self.operands else ""
        return (f"{self.section}[{self.index}]{where}: expected {self.expected:#x}, got {self.got:#x} "
                f"({self.why}; {self.count} of {self.total} elements)")  # fmt: skip


def compare(section: Section, expected: Bits, got: Bits, inputs: dict[str, Bits]) -> Mismatch | None:
    """The disagreement of one section with its recording, None if there is none.

    ``inputs`` are the case's operands by name as :class:`~vectorset.kernel.Launch` keeps them.
    """
    case = section.case
    if expected.size != got.size:
        return Mismatch(section.key, 0, expected.size, got.size, 1, 1, why="another number of elements: record again")
    if case.form.emit == "wmma_load":
        for fragments, why in ((got, "not the tile's elements"), (expected, "the recording has not the tile's elements")):
            if not _same_elements(section, fragments):
                return _first(section, np.zeros(got.size, dtype=bool), expected, got, {}, why)
        return None
    if case.form.emit in ("mma", "wmma_mma") and case.form.truth == "bounded":
        return _compare_product(section, expected, got)
    if case.form.truth == "exact" or case.form.truth == "-":
        return _first(section, _same(_float_type(section), expected, got), expected, got, inputs)
    return _compare_approximation(section, expected, got, inputs)


def _float_type(section: Section) -> str | None:
    """The scalar floating-point type of a result in which every NaN counts as the same, None for bits."""
    emit = section.case.form.emit
    if emit in _MOVES:
        return None
    type_ = _FLOAT_RESULTS.get(emit, section.type)
    type_ = PACKED.get(type_, type_)
    return type_ if type_ in FORMATS else None


def halves(bits: Bits, type_: str) -> Bits:
    """Packed values taken apart; others as they are."""
    return np.ascontiguousarray(bits).view(np.uint16) if type_ in PACKED else bits


def _is_nan(bits: Bits, type_: str) -> bounds.Mask:
    f = FORMATS[type_]
    return np.asarray((bits & bits.dtype.type(f.sign - 1)) > bits.dtype.type(f.infinity))


def _same(float_type: str | None, expected: Bits, got: Bits) -> bounds.Mask:
    """Element by element; for packed values both halves must agree."""
    if float_type is None:
        return np.asarray(expected == got)
    e, g = expected, got
    if FORMATS[float_type].width < 8 * e.itemsize:
        e, g = np.ascontiguousarray(e).view(np.uint16), np.ascontiguousarray(g).view(np.uint16)
    good = (e == g) | _is_nan(e, float_type) & _is_nan(g, float_type)
    return np.asarray(good.reshape(expected.size, -1).all(axis=1))


def _first(section: Section, good: bounds.Mask, expected: Bits, got: Bits, inputs: dict[str, Bits],
           why: str = "differs from the recording") -> Mismatch | None:  # fmt: skip
    wrong = np.flatnonzero(~good)
    if not wrong.size:
        return None
    at = int(wrong[0])
    operands = ", ".join(f"{n}={int(a[at]):#x}" for n, a in inputs.items() if a.size == expected.size)
    return Mismatch(section.key, at, int(expected[at]), int(got[at]), int(wrong.size), expected.size, operands, why)


def _compare_approximation(section: Section, expected: Bits, got: Bits, inputs: dict[str, Bits]) -> Mismatch | None:
    type_ = PACKED.get(section.type, section.type)
    operands = {n: halves(a, section.type) for n, a in inputs.items()}
    allowed = bounds.allowed(section.case, operands, type_)
    for bits, why in ((got, "outside the documented bound"), (expected, "the recording is outside the documented bound")):
        good = bounds.within(decode(halves(bits, section.type), type_), allowed, type_)
        mismatch = _first(section, np.asarray(good.reshape(got.size, -1).all(axis=1)), expected, got, inputs, why)
        if mismatch:
            return mismatch
    return None


# -- tensor ------------------------------------------------------------------------------------------------------


def _same_elements(section: Section, fragments: Bits) -> bool:
    """Whether a warp's wmma fragments hold the tile: every element, and beside it only copies of some, or zeros.

    (For half factors PTX asks for twice the registers that the tile needs.)
    """
    mods = section.case.mods
    shape = Shape.parse(mods["SH"]).of(mods["M"])
    size = matrices.ELEMENT_BITS[mods["T"]] // 8
    stride = strides(shape, mods["L"], mods["T"])["stride" in section.name]
    lines, width = shape if mods["L"] == "row" else shape[::-1]
    starts = np.arange(lines) * (stride or width)
    tile = pattern(size)[starts[:, None] + np.arange(width)]
    values, counts = np.unique(tile, return_counts=True)
    held, times = np.unique(np.ascontiguousarray(fragments).view(f"u{size}"), return_counts=True)
    found = dict(zip(held.tolist(), times.tolist(), strict=True))
    complete = all(found.get(v, 0) >= n for v, n in zip(values.tolist(), counts.tolist(), strict=True))
    return complete and set(found) <= {*values.tolist(), 0}


def _compare_product(section: Section, expected: Bits, got: Bits) -> Mismatch | None:
    """Exact products, float32 (or half) accumulation in any order.

    Tensor cores add aligned and cut products; each of the k + 1 terms may lose a unit of the last place of the
    largest: an error of (k + 2) * 2^-23 of the sum of magnitudes, and half a last place for a half result.
    Whole numbers have no such freedom: they are compared bit by bit.
    """
    case = section.case
    a, b, c, d = mma_types(case)
    shape = Shape.parse(case.mods["SH"])
    data = matrices.data(shape, a, b, c, section.name)
    if case.form.emit == "mma":
        expected, got = (matrices.from_fragments(x.reshape(-1, 32), shape, "d", d).reshape(-1) for x in (expected, got))
    if section.name == "whole":
        return _first(section, _same(d, expected, got), expected, got, {})
    exact, bound = _product(shape, decode(data["a"], a), decode(data["b"], b), decode(data["c"], c), d)
    allowed = bounds.Allowed(exact.reshape(-1), bound.reshape(-1))
    for bits, why in ((got, "outside the bound"), (expected, "the recording is outside the bound")):
        good = bounds.within(decode(bits, d), allowed, d) | ((decode(bits, d) == 0) & (allowed.exact == 0))
        mismatch = _first(section, np.asarray(good), expected, got, {}, why)
        if mismatch:
            return mismatch
    return None


def _product(shape: Shape, a: Real, b: Real, c: Real, d: str) -> tuple[Real, Real]:
    """The product and its bound. NaN and infinities come out as IEEE says."""
    with np.errstate(all="ignore"):
        terms = a[:, :, None] * b[None, :, :]
        exact = terms.sum(axis=1) + c
        magnitude = np.abs(terms).sum(axis=1) + np.abs(c)
        bound = (shape.k + 2) * 2.0**-23 * magnitude
        if d == "f16":
            bound = bound + np.abs(exact) * 2.0**-11 + 2.0**-25
    return exact, np.where(np.isnan(bound), 0.0, np.where(np.isinf(exact), 0.0, bound))
