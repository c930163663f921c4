"""vgpu.ptx.approx: special values, exact cases and error bounds, in NumPy and as LLVM compiles it.

Truth is float64 (whose own error is far below the bounds of a float32), or exact integer arithmetic for the float64 forms.
Over 600 lines because the two builders the forms are run with (NumPy's arithmetic, LLVM's IR) stand beside their use.
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
import pytest

from vgpu.ptx.approx import FORMS, Builder, flush

Array = npt.NDArray[Any]

INF = float("inf")
NAN = float("nan")
MIN_NORMAL = 2.0**-126
TINY = 2.0**-149
MAX = float(np.finfo(np.float32).max)
CANONICAL_NAN = 0x7FFFFFFF


# ------------------------------------------------------------------------------------------------ NumPy


def fma32(a: Array, b: Array, c: Array) -> Array:
    """a * b + c in float32, rounded once: the exact product plus c in float64, rounded to odd, then to float32.

    Rounding to odd keeps what is needed to round again: 53 bits are more than 24 + 2.
    """
    product = a.astype(np.float64) * b.astype(np.float64)
    addend = c.astype(np.float64)
    total = np.asarray(product + addend)
    rest = total - product
    lost = np.asarray((product - (total - rest)) + (addend - rest))
    bits = total.view(np.int64)
    inexact = np.isfinite(lost) & (lost != 0) & (bits & 1 == 0)
    away = np.where((lost > 0) == (total > 0), 1, -1)
    odd = np.where(inexact, bits + away, bits).view(np.float64)
    return odd.astype(np.float32)


def fma64(a: Array, b: Array, c: Array) -> Array:
    """a * b + c in float64, rounded once, one element at a time with exact fractions."""

    def one(x: float, y: float, z: float) -> float:
        if not all(np.isfinite((x, y, z))):
            return x * y + z
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        return float(exact) if exact else x * y + z

    return np.vectorize(one, otypes=[np.float64])(a, b, c)


class NumpyBuilder:
    """The builder as a calculator. Every operation insists on operands of one type."""

    def f32(self, x: float) -> Array:
        assert float(np.float32(x)) == x, "a constant must be a float32"
        return np.asarray(x, np.float32)

    def f64(self, x: float) -> Array:
        return np.asarray(x, np.float64)

    def i32(self, n: int) -> Array:
        return np.asarray(n, np.int32)

    def i64(self, n: int) -> Array:
        return np.asarray(n, np.int64)

    @staticmethod
    def _typed(kind: str, result: Callable[..., Array], *operands: Array) -> Array:
        assert len({each.dtype for each in operands}) == 1, [each.dtype for each in operands]
        assert operands[0].dtype.kind == kind, operands[0].dtype
        with np.errstate(all="ignore"):
            value = np.asarray(result(*operands))
        assert value.dtype == operands[0].dtype
        return value

    def fadd(self, a: Array, b: Array) -> Array:
        return self._typed("f", np.add, a, b)

    def fsub(self, a: Array, b: Array) -> Array:
        return self._typed("f", np.subtract, a, b)

    def fmul(self, a: Array, b: Array) -> Array:
        return self._typed("f", np.multiply, a, b)

    def fdiv(self, a: Array, b: Array) -> Array:
        return self._typed("f", np.divide, a, b)

    def fma(self, a: Array, b: Array, c: Array) -> Array:
        return self._typed("f", fma32 if a.dtype == np.float32 else fma64, a, b, c)

    def fneg(self, a: Array) -> Array:
        return self._typed("f", np.negative, a)

    def fabs(self, a: Array) -> Array:
        return self._typed("f", np.abs, a)

    def sqrt(self, a: Array) -> Array:
        return self._typed("f", np.sqrt, a)

    def rint(self, a: Array) -> Array:
        return self._typed("f", np.rint, a)

    def iadd(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.add, a, b)

    def isub(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.subtract, a, b)

    def iand(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.bitwise_and, a, b)

    def ior(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.bitwise_or, a, b)

    def ixor(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.bitwise_xor, a, b)

    def shl(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.left_shift, a, b)

    def ashr(self, a: Array, b: Array) -> Array:
        return self._typed("i", np.right_shift, a, b)

    def sitofp(self, a: Array) -> Array:
        assert a.dtype == np.int32
        return np.asarray(a.astype(np.float32))

    @staticmethod
    def _bitcast(a: Array, source: type, target: type) -> Array:
        assert a.dtype == source, a.dtype
        return np.asarray(a).view(target)

    def bitcast_i32(self, a: Array) -> Array:
        return self._bitcast(a, np.float32, np.int32)

    def bitcast_f32(self, a: Array) -> Array:
        return self._bitcast(a, np.int32, np.float32)

    def bitcast_i64(self, a: Array) -> Array:
        return self._bitcast(a, np.float64, np.int64)

    def bitcast_f64(self, a: Array) -> Array:
        return self._bitcast(a, np.int64, np.float64)

    def fcmp(self, predicate: str, a: Array, b: Array) -> Array:
        assert a.dtype == b.dtype and a.dtype.kind == "f"
        unordered = np.isnan(a) | np.isnan(b)
        return {
            "olt": a < b, "ogt": a > b, "oeq": a == b, "ord": ~unordered, "uno": unordered, "ult": (a < b) | unordered,
        }[predicate]  # fmt: skip

    def icmp(self, predicate: str, a: Array, b: Array) -> Array:
        assert a.dtype == b.dtype and a.dtype.kind == "i"
        return {"sgt": a > b}[predicate]

    def select(self, condition: Array, a: Array, b: Array) -> Array:
        assert condition.dtype == np.bool_ and a.dtype == b.dtype
        return np.asarray(np.where(condition, a, b))


NUMPY: Builder[Array] = NumpyBuilder()


def run(opcode: str, *operands: Any) -> Array:
    form = FORMS[opcode]
    assert len(operands) == form.operands
    kind = np.float32 if form.works_on == "f32" else np.float64
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        return np.asarray(form.emit(NUMPY, *(np.asarray(each, kind) for each in operands)))


def test_the_fma_of_these_tests_rounds_once():
    generator = np.random.default_rng(5)
    a, b = (generator.integers(0, 2**32, 4000, np.uint32).view(np.float32) for _ in range(2))
    # Addends near -a * b, near half an ulp of it, and anything: where rounding twice would show.
    with np.errstate(all="ignore"):
        product = a.astype(np.float64) * b.astype(np.float64)
        near = [-product, product * 2.0**-24, product * 2.0**-25, product * -(2.0**-48), product * 2.0**20]
        addends = [each.astype(np.float32) for each in near]
    addends.append(generator.integers(0, 2**32, 4000, np.uint32).view(np.float32))
    for c in addends:
        with np.errstate(all="ignore"):
            got = fma32(a, b, c)
        finite = np.isfinite(a) & np.isfinite(b) & np.isfinite(c)
        for x, y, z, value in zip(a[finite], b[finite], c[finite], got[finite], strict=True):
            exact = Fraction(float(x)) * Fraction(float(y)) + Fraction(float(z))
            assert value == nearest_float32(exact), (x, y, z)


def nearest_float32(exact: Fraction) -> float:
    """The float32 nearest to ``exact``, ties to even, by integer arithmetic."""
    if not exact:
        return 0.0
    magnitude = abs(exact)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, -126) - 23)
    value = round(magnitude / unit) * unit
    rounded = INF if value >= Fraction(2) ** 128 else float(value)
    return -rounded if exact < 0 else rounded


# ------------------------------------------------------------------------------------------------ samples and errors


def every_exponent(mantissas: int) -> Array:
    """Each sign and exponent (subnormals, infinities and NaNs among them) with random and all border mantissas."""
    generator = np.random.default_rng(1)
    borders = [0, 1, 2, 3, 0x3FFFFF, 0x400000, 0x400001, 0x3504F2, 0x3504F3, 0x3504F4, 0x7FFFFE, 0x7FFFFF]
    fractions = generator.integers(0, 2**23, (512, mantissas), np.uint32)
    fractions[:, : len(borders)] = borders
    return ((np.arange(512, dtype=np.uint32) << 23)[:, None] | fractions).ravel().view(np.float32)


ALL = every_exponent(300)


def wide(x: Array) -> Array:
    with np.errstate(invalid="ignore"):  # signalling NaNs
        return np.asarray(x.astype(np.float64))


def ulp_error(got: Array, truth: Array) -> Array:
    """|got - truth| in ulp of the float32 at ``truth``; an infinity counts as 2**128."""
    with np.errstate(divide="ignore"):
        exponent = np.floor(np.log2(np.abs(truth)))
    exponent = np.clip(np.where(np.isfinite(exponent), exponent, -126), -126, 127)
    clipped = np.clip(got.astype(np.float64), -(2.0**128), 2.0**128)
    return np.asarray(np.abs(clipped - np.clip(truth, -(2.0**128), 2.0**128)) * 2.0 ** (23 - exponent))


def flushed(x: Array) -> Array:
    return np.asarray(np.where(np.abs(x) < MIN_NORMAL, np.copysign(0, x), x))


def bits(x: Array) -> Array:
    return np.asarray(x).view(np.uint32 if x.dtype == np.float32 else np.uint64)


def assert_same(got: Array, expected: Any) -> None:
    """Equal bit for bit; NaN stands for the canonical NaN."""
    wanted = np.asarray(expected, np.float32)
    wanted_bits = np.where(np.isnan(wanted), np.uint32(CANONICAL_NAN), bits(wanted))
    assert [hex(each) for each in bits(got).ravel()] == [hex(each) for each in wanted_bits.ravel()]


TRUTH: dict[str, Callable[[Array], Array]] = {
    "ex2": np.exp2,
    "lg2": np.log2,
    "rcp": lambda x: 1 / x,
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "tanh": np.tanh,
}
#: opcode -> the bound of the docstring in ulp.
STATED = {
    "ex2.approx.f32": 0.9,
    "ex2.approx.ftz.f32": 0.9,
    "lg2.approx.f32": 0.95,
    "lg2.approx.ftz.f32": 0.95,
    "rcp.approx.f32": 0.5,
    "rcp.approx.ftz.f32": 0.5,
    "sqrt.approx.f32": 0.5,
    "sqrt.approx.ftz.f32": 0.5,
    "rsqrt.approx.f32": 0.51,
    "rsqrt.approx.ftz.f32": 0.51,
    "tanh.approx.f32": 2.0,
}


def truth_of(opcode: str, x: Array) -> Array:
    """The exact result in float64, with .ftz applied to operand and result."""
    exact = flushed(wide(x)) if ".ftz" in opcode else wide(x)
    with np.errstate(all="ignore"):
        truth = np.asarray(TRUTH[opcode.split(".")[0]](exact))
    return flushed(truth) if ".ftz" in opcode else truth


def dense(opcode: str) -> Array:
    """Where the function does its work, densely."""
    generator = np.random.default_rng(2)
    low, high = {"ex2": (-155, 130), "lg2": (0.25, 4), "tanh": (-10, 10)}.get(opcode.split(".")[0], (0.5, 8))
    return generator.uniform(low, high, 200_000).astype(np.float32)


@lru_cache(maxsize=1)
def sampled(opcode: str) -> tuple[Array, Array, Array]:
    """Two thousand mantissas of every exponent and the dense sample: (x, result, truth)."""
    x = np.concatenate([every_exponent(2000), dense(opcode)])
    return x, run(opcode, x), truth_of(opcode, x)


@pytest.mark.parametrize("opcode", STATED)
def test_error_bounds(opcode):
    x, got, truth = sampled(opcode)
    assert got.dtype == np.float32
    invalid = np.isnan(truth)
    assert (bits(got)[invalid] == CANONICAL_NAN).all()
    assert not np.isnan(got[~invalid]).any()
    got, truth, x = got[~invalid], truth[~invalid], x[~invalid]
    # Truth that lies within half an ulp of overflow may be either the largest number or infinity.
    infinite = np.isinf(got)
    assert (np.abs(truth[infinite]) >= MAX).all()
    assert (np.signbit(got) == np.signbit(truth)).all()
    error = ulp_error(got, truth)
    worst = int(np.argmax(error))
    assert error[worst] <= STATED[opcode], f"{error[worst]} ulp at {float(x[worst]).hex()}"
    assert_allowed_by_ptx(opcode)


def assert_allowed_by_ptx(opcode: str) -> None:
    """The documented bounds, each in its own measure."""
    name = opcode.split(".")[0]
    x, got, truth = sampled(opcode)
    got = wide(got)
    plain = np.isfinite(truth) & np.isfinite(got) & (np.abs(truth) >= MIN_NORMAL)
    x, got, truth = x[plain], got[plain], truth[plain]
    relative = np.abs(got - truth) / np.abs(truth)
    if name in ("ex2", "rcp"):
        assert ulp_error(got.astype(np.float32), truth).max() <= {"ex2": 2, "rcp": 1}[name]
    elif name == "lg2":
        inside = (x > 0.5) & (x < 2)
        assert np.abs(got - truth)[inside].max() <= 2.0**-22
        assert relative[~inside].max() <= 2.0**-22
    else:
        assert relative.max() <= 2.0 ** {"sqrt": -23, "rsqrt": -22.9, "tanh": -11}[name]


# ------------------------------------------------------------------------------------------------ tables of the PTX ISA

SPECIALS = [
    ("ex2.approx.f32", [-INF, -0.0, 0.0, INF, NAN, TINY, -TINY], [0.0, 1.0, 1.0, INF, NAN, 1.0, 1.0]),
    ("ex2.approx.ftz.f32", [-INF, -0.0, 0.0, INF, NAN, TINY, -TINY], [0.0, 1.0, 1.0, INF, NAN, 1.0, 1.0]),
    ("lg2.approx.f32", [-INF, -1.0, -MIN_NORMAL, -0.0, 0.0, INF, NAN], [NAN, NAN, NAN, -INF, -INF, INF, NAN]),
    ("lg2.approx.f32", [-TINY, TINY], [NAN, -149.0]),
    ("lg2.approx.ftz.f32", [-INF, -1.0, -MIN_NORMAL, -0.0, 0.0, INF, NAN], [NAN, NAN, NAN, -INF, -INF, INF, NAN]),
    ("lg2.approx.ftz.f32", [-TINY, TINY], [-INF, -INF]),
    ("rcp.approx.f32", [-INF, -0.0, 0.0, INF, NAN], [-0.0, -INF, INF, 0.0, NAN]),
    ("rcp.approx.f32", [2.0**127, -(2.0**-127), TINY], [2.0**-127, -(2.0**127), INF]),
    ("rcp.approx.ftz.f32", [-INF, -0.0, 0.0, INF, NAN], [-0.0, -INF, INF, 0.0, NAN]),
    ("rcp.approx.ftz.f32", [2.0**127, -(2.0**-127), TINY, -MAX], [0.0, -INF, INF, -0.0]),
    ("sqrt.approx.f32", [-INF, -1.0, -0.0, 0.0, INF, NAN, -TINY], [NAN, NAN, -0.0, 0.0, INF, NAN, NAN]),
    ("sqrt.approx.ftz.f32", [-INF, -1.0, -0.0, 0.0, INF, NAN], [NAN, NAN, -0.0, 0.0, INF, NAN]),
    ("sqrt.approx.ftz.f32", [-TINY, TINY], [-0.0, 0.0]),
    ("rsqrt.approx.f32", [-INF, -1.0, -0.0, 0.0, INF, NAN, -TINY], [NAN, NAN, -INF, INF, 0.0, NAN, NAN]),
    ("rsqrt.approx.ftz.f32", [-INF, -1.0, -0.0, 0.0, INF, NAN], [NAN, NAN, -INF, INF, 0.0, NAN]),
    ("rsqrt.approx.ftz.f32", [-TINY, TINY], [-INF, INF]),
    ("sin.approx.f32", [-INF, -0.0, 0.0, INF, NAN], [NAN, -0.0, 0.0, NAN, NAN]),
    ("sin.approx.ftz.f32", [-INF, -0.0, 0.0, INF, NAN, TINY, -TINY], [NAN, -0.0, 0.0, NAN, NAN, 0.0, -0.0]),
    ("cos.approx.f32", [-INF, -0.0, 0.0, INF, NAN, TINY, -TINY], [NAN, 1.0, 1.0, NAN, NAN, 1.0, 1.0]),
    ("cos.approx.ftz.f32", [-INF, -0.0, 0.0, INF, NAN, TINY, -TINY], [NAN, 1.0, 1.0, NAN, NAN, 1.0, 1.0]),
    ("tanh.approx.f32", [-INF, -0.0, 0.0, INF, NAN], [-1.0, -0.0, 0.0, 1.0, NAN]),
    ("tanh.approx.f32", [TINY, -TINY, 1e-39, 100.0, -MAX], [TINY, -TINY, np.float32(1e-39), 1.0, -1.0]),
    ("ex2.approx.f16", [-INF, -0.0, 0.0, INF, NAN], [0.0, 1.0, 1.0, INF, NAN]),
    ("ex2.approx.ftz.bf16", [-INF, -TINY, -0.0, 0.0, TINY, INF, NAN], [0.0, 1.0, 1.0, 1.0, 1.0, INF, NAN]),
    ("tanh.approx.f16", [-INF, -0.0, 0.0, INF, NAN], [-1.0, -0.0, 0.0, 1.0, NAN]),
    ("tanh.approx.bf16", [-INF, -0.0, 0.0, INF, NAN], [-1.0, -0.0, 0.0, 1.0, NAN]),
]


@pytest.mark.parametrize(("opcode", "operands", "results"), SPECIALS)
def test_special_values(opcode, operands, results):
    assert_same(run(opcode, operands), results)


@pytest.mark.parametrize("payload", [0x7F800001, 0x7FC00000, 0xFFC12345, 0xFF800001, 0x7FFFFFFF])
def test_every_nan_gives_the_canonical_one(payload):
    x = np.asarray([payload], np.uint32).view(np.float32)
    for opcode, form in FORMS.items():
        if form.works_on == "f32":
            for place in range(form.operands):
                operands = [np.ones(1, np.float32)] * form.operands
                operands[place] = x
                assert bits(run(opcode, *operands)) == CANONICAL_NAN, opcode


@pytest.mark.parametrize("opcode", [opcode for opcode in FORMS if ".ftz" in opcode and opcode.endswith(".f32")])
def test_ftz_treats_subnormals_as_zero_on_both_sides(opcode):
    form = FORMS[opcode]
    generator = np.random.default_rng(3)
    operands = [ALL] + [generator.permutation(ALL) for _ in range(form.operands - 1)]
    got = run(opcode, *operands)
    assert not ((got != 0) & (np.abs(got) < MIN_NORMAL)).any()
    assert (bits(got) == bits(run(opcode, *(flushed(each) for each in operands)))).all()


def test_flush():
    x = np.asarray([0.0, -0.0, TINY, -TINY, -1e-39, MIN_NORMAL, -MIN_NORMAL, 1.0, INF], np.float32)
    assert_same(flush(NUMPY, x), [0.0, -0.0, 0.0, -0.0, -0.0, MIN_NORMAL, -MIN_NORMAL, 1.0, INF])
    payload = np.asarray([0xFF812345], np.uint32).view(np.float32)
    assert bits(flush(NUMPY, payload)) == 0xFF812345


# ------------------------------------------------------------------------------------------------ exact cases


def test_ex2_of_integers_is_exact():
    n = np.arange(-160, 140, dtype=np.float64)
    with np.errstate(over="ignore", under="ignore"):
        expected = np.exp2(n).astype(np.float32)
    assert_same(run("ex2.approx.f32", n), expected)
    assert_same(run("ex2.approx.ftz.f32", n), flushed(expected))


def test_lg2_of_powers_of_two_is_exact():
    n = np.arange(-149, 128, dtype=np.float64)
    assert_same(run("lg2.approx.f32", np.exp2(n)), n)
    assert_same(run("lg2.approx.ftz.f32", np.exp2(n[n >= -126])), n[n >= -126])


def test_exact_reciprocals_and_roots():
    n = np.arange(-126, 127, dtype=np.float64)
    powers = np.exp2(n)
    for ftz in ("", ".ftz"):
        assert_same(run(f"rcp.approx{ftz}.f32", powers), 1 / powers)
        assert_same(run(f"rsqrt.approx{ftz}.f32", powers[n % 2 == 0]), 1 / np.sqrt(powers[n % 2 == 0]))
        integers = np.arange(1, 4096, dtype=np.float64)
        assert_same(run(f"sqrt.approx{ftz}.f32", integers**2), integers)


def test_division_by_powers_of_two_is_exact():
    x = dense("div")
    for divisor in (1.0, -2.0, 0.125, 2.0**30, -(2.0**-30)):
        for opcode in ("div.approx.f32", "div.approx.ftz.f32", "div.full.f32", "div.full.ftz.f32"):
            assert (bits(run(opcode, x, np.full_like(x, divisor))) == bits(x / np.float32(divisor))).all()


# ------------------------------------------------------------------------------------------------ sin and cos


@pytest.mark.parametrize("ftz", ["", ".ftz"])
@pytest.mark.parametrize(("name", "truth"), [("sin", np.sin), ("cos", np.cos)])
def test_sine_and_cosine_stay_within_ptxs_bounds(name, truth, ftz):
    generator = np.random.default_rng(4)
    for reach, bound in ((2 * np.pi, 2.0**-20.5), (100 * np.pi, 2.0**-14.7)):
        border = np.float32(reach)
        border = border if border <= reach else np.nextafter(border, np.float32(0))
        quarters = (np.arange(-400, 401) * (np.pi / 4)).astype(np.float32)
        near = np.concatenate([quarters, np.nextafter(quarters, np.float32(INF)), np.nextafter(quarters, np.float32(-INF))])
        x = np.concatenate([generator.uniform(-reach, reach, 200_000).astype(np.float32), near, [border, -border], ALL])
        x = x[np.abs(x) <= border]
        error = np.abs(run(f"{name}.approx{ftz}.f32", x).astype(np.float64) - truth(x.astype(np.float64)))
        assert error.max() <= bound


def test_sine_is_relatively_exact_near_zero():
    x = ALL[(np.abs(ALL) < 0.1) & (np.abs(ALL) >= 2.0**-120)]
    got, truth = run("sin.approx.f32", x).astype(np.float64), np.sin(x.astype(np.float64))
    assert (np.abs(got - truth) / np.abs(truth)).max() < 2.0**-21.5


def test_symmetries():
    x = ALL[np.isfinite(ALL)]
    assert (bits(run("sin.approx.f32", -x)) == bits(-run("sin.approx.f32", x))).all()
    assert (bits(run("tanh.approx.f32", -x)) == bits(-run("tanh.approx.f32", x))).all()
    assert (bits(run("cos.approx.f32", -x)) == bits(run("cos.approx.f32", x))).all()


def test_sine_and_cosine_lose_large_arguments_as_the_gpu_does():
    x = np.asarray([2.0**30, -(2.0**30), 1e10, -MAX, MAX], np.float32)
    assert (run("sin.approx.f32", x) == 0).all()
    assert (run("cos.approx.f32", x) == 1).all()
    assert (np.abs(run("sin.approx.f32", ALL[np.isfinite(ALL)])) <= 1 + 2.0**-23).all()


# ------------------------------------------------------------------------------------------------ division


def quotients(opcode: str) -> tuple[Array, Array, Array, Array]:
    generator = np.random.default_rng(6)
    x, y = generator.permutation(ALL), generator.permutation(ALL)
    near = generator.uniform(0.5, 4, (2, 300_000)).astype(np.float32)
    x, y = np.concatenate([x, near[0]]), np.concatenate([y, near[1]])
    wide_x, wide_y = wide(x), wide(y)
    if ".ftz" in opcode:
        wide_x, wide_y = flushed(wide_x), flushed(wide_y)
    with np.errstate(all="ignore"):
        truth = wide_x / wide_y
    return x, y, run(opcode, x, y), flushed(truth) if ".ftz" in opcode else truth


@pytest.mark.parametrize("opcode", ["div.approx.f32", "div.approx.ftz.f32", "div.full.f32", "div.full.ftz.f32"])
def test_division(opcode):
    x, y, got, truth = quotients(opcode)
    if "approx" in opcode:
        inside = (np.abs(y) >= MIN_NORMAL) & (np.abs(y) <= 2.0**126)
        x, y, got, truth = x[inside], y[inside], got[inside], truth[inside]
    invalid = np.isnan(truth)
    assert (bits(got)[invalid] == CANONICAL_NAN).all()
    assert not np.isnan(got[~invalid]).any()
    got, truth = got[~invalid], truth[~invalid]
    assert (np.signbit(got) == np.signbit(truth)).all()
    if ".ftz" in opcode:
        # A quotient that rounds up to the smallest normal number may be flushed or not.
        border = np.abs(np.abs(truth) - MIN_NORMAL) < 2.0**-147
        got, truth = got[~border], truth[~border]
    assert ulp_error(got, truth).max() <= 1.51


@pytest.mark.parametrize("ftz", ["", ".ftz"])
def test_div_approx_by_very_large_numbers(ftz):
    opcode = f"div.approx{ftz}.f32"
    above = float(np.nextafter(np.float32(2.0**126), np.float32(INF)))
    x = [1.0, -1.0, MAX, 0.0, -0.0, INF, -INF]
    for large in (above, 2.0**127, MAX):
        assert_same(run(opcode, x, [large] * 7), [0.0, -0.0, 0.0, 0.0, -0.0, NAN, NAN])
        assert_same(run(opcode, x, [-large] * 7), [-0.0, 0.0, -0.0, -0.0, 0.0, NAN, NAN])
    assert_same(run(opcode, [2.0**126, INF], [2.0**126] * 2), [1.0, INF])


@pytest.mark.parametrize("opcode", ["div.approx.f32", "div.approx.ftz.f32", "div.full.f32", "div.full.ftz.f32"])
def test_division_with_zeros_and_infinities(opcode):
    x = [1.0, -1.0, 0.0, 0.0, 1.0, -1.0, INF, INF, -INF, INF, 0.0]
    y = [0.0, 0.0, 0.0, -0.0, INF, INF, INF, -INF, 0.0, 2.0, INF]
    assert_same(run(opcode, x, y), [INF, -INF, NAN, NAN, 0.0, -0.0, NAN, NAN, -INF, INF, 0.0])


def test_div_full_reaches_every_divisor():
    above = [2.0**127, MAX, 1.5 * 2.0**126]
    assert run("div.full.f32", above, above).tolist() == pytest.approx([1.0] * 3, rel=2.0**-22)
    assert run("div.full.f32", [TINY, 1e-40], [TINY, 1e-40]).tolist() == pytest.approx([1.0] * 2, rel=2.0**-22)


# ------------------------------------------------------------------------------------------------ float64


def words(*values: int) -> Array:
    return np.asarray(values, np.uint64).view(np.float64)


def sample64() -> Array:
    generator = np.random.default_rng(7)
    exponents = np.arange(2048, dtype=np.uint64).repeat(6) << np.uint64(52)
    return (exponents | generator.integers(0, 2**52, exponents.size, np.uint64)).view(np.float64)


@pytest.mark.parametrize("opcode", ["rcp.approx.ftz.f64", "rsqrt.approx.ftz.f64"])
def test_coarse_float64(opcode):
    x = sample64()
    x = x[np.isfinite(x)]
    if opcode.startswith("rcp"):
        x = np.concatenate([x, -x])
    got = run(opcode, x)
    assert (bits(got) & np.uint64(0xFFFFFFFF) == 0).all()
    upper = (bits(x) & np.uint64(0xFFFFFFFF_00000000)).view(np.float64)
    upper = np.where(np.abs(upper) < 2.0**-1022, np.copysign(0, upper), upper)
    with np.errstate(divide="ignore"):
        truth = 1 / upper if opcode.startswith("rcp") else 1 / np.sqrt(upper)
    truth = np.where(np.abs(truth) < 2.0**-1022, np.copysign(0, truth), truth)
    plain = np.isfinite(truth) & (truth != 0)
    assert (bits(got)[~plain] == bits(truth)[~plain]).all()
    relative = np.abs(got[plain] - truth[plain]) / np.abs(truth[plain])
    assert relative.max() <= 2.0**-21 * (1 + 2.0**-30)
    # The lower word of the operand does not count.
    noise = words(*(int(each) ^ 0x9E3779B9 for each in bits(x)))
    assert (bits(run(opcode, noise)) == bits(got)).all()


def test_special_values_of_coarse_float64():
    minus_subnormal, subnormal = 0x80080000_00000000, 0x00080000_00000000
    operands = words(
        0xFFF00000_00000000, minus_subnormal, 0x80000000_00000000, 0, subnormal, 0x7FF00000_00000000,
        0x7FF80000_00000001, 0xFFF80000_00000000, 0x7FF00000_00000001,
    )  # fmt: skip
    plus, minus, nan = 0x7FF00000_00000000, 0xFFF00000_00000000, 0x7FFFFFFF_00000000
    rcp = [0x80000000_00000000, minus, minus, plus, plus, 0, nan, nan, 0]
    assert bits(run("rcp.approx.ftz.f64", operands)).tolist() == rcp
    rsqrt = [nan, minus, minus, plus, plus, 0, nan, nan, 0]
    assert bits(run("rsqrt.approx.ftz.f64", operands)).tolist() == rsqrt
    assert bits(run("rsqrt.approx.ftz.f64", [-1.0])).tolist() == [nan]
    assert run("rcp.approx.ftz.f64", [2.0**1023, -(2.0**1023), 4.0]).tolist() == [0.0, 0.0, 0.25]


def test_full_rsqrt_in_float64():
    generator = np.random.default_rng(8)
    sample = sample64()[::16]
    x = np.concatenate([sample[np.isfinite(sample)], generator.uniform(0.25, 4, 200), [5e-324, 2.0**-1022, 1.7e308]])
    for value, got in zip(x.tolist(), run("rsqrt.approx.f64", x).tolist(), strict=True):
        # 1 / sqrt(value) with 200 bits, after an even power of two has been taken out.
        half = int(np.floor(np.log2(value) / 2))
        root = Fraction(isqrt(int(2**400 / (Fraction(value) / Fraction(4) ** half))), 2**200) / Fraction(2) ** half
        ulp = Fraction(float(np.spacing(float(root))))
        assert abs(Fraction(got) - root) <= ulp * Fraction(51, 100), value


def test_special_values_of_full_rsqrt_in_float64():
    got = run("rsqrt.approx.f64", [INF, 0.0, -0.0, 4.0, 2.0**-1074, 0.25])
    assert got.tolist() == [0.0, INF, -INF, 0.5, 2.0**537, 2.0]
    assert np.isnan(run("rsqrt.approx.f64", [NAN, -1.0, -INF, -(2.0**-1074)])).all()
    assert bits(run("rsqrt.approx.f64", [-1.0])).tolist() == [0xFFF80000_00000000]


# ------------------------------------------------------------------------------------------------ half precision


def every_half() -> Array:
    return np.arange(2**16, dtype=np.uint16).view(np.float16).astype(np.float32)


def every_bfloat() -> Array:
    return (np.arange(2**16, dtype=np.uint32) << 16).view(np.float32)


def to_bfloat(x: Array) -> Array:
    """Round float32 to bfloat16 (nearest even) and back; x has no NaN."""
    pattern = bits(x)
    return ((pattern + 0x7FFF + ((pattern >> 16) & 1)) & np.uint32(0xFFFF0000)).view(np.float32)


def test_ex2_in_float16():
    x = every_half()
    x = x[~np.isnan(x)]
    with np.errstate(over="ignore", under="ignore"):
        truth = np.exp2(x.astype(np.float64))
        got = run("ex2.approx.f16", x).astype(np.float16)
    assert (np.isinf(got) == (truth >= 65520)).all()
    normal = (truth >= 2.0**-14) & (truth < 65520)
    relative = np.abs(got[normal].astype(np.float64) - truth[normal]) / truth[normal]
    assert relative.max() <= 2.0**-10.99 < 2.0**-9.9
    small = truth < 2.0**-14
    assert np.abs(got[small].astype(np.float64) - truth[small]).max() <= 0.5001 * 2.0**-24
    whole = (x == np.rint(x)) & (np.abs(x) <= 14)
    assert (got[whole] == truth[whole]).all()


def test_ex2_in_bfloat16():
    x = every_bfloat()
    x = x[~np.isnan(x)]
    with np.errstate(over="ignore", under="ignore"):
        truth = np.exp2(flushed(x).astype(np.float64))
    got = to_bfloat(run("ex2.approx.ftz.bf16", x))
    assert (got[truth < MIN_NORMAL] == 0).all()
    normal = (truth >= MIN_NORMAL) & np.isfinite(got)
    assert (truth[np.isinf(got)] > 2.0**128 * (1 - 2.0**-8)).all()
    relative = np.abs(got[normal] - truth[normal]) / truth[normal]
    assert relative.max() <= 2.0**-7.99 < 2.0**-7


def test_tanh_in_half_precision():
    x = every_half()
    x = x[~np.isnan(x)]
    truth = np.tanh(x.astype(np.float64))
    got = run("tanh.approx.f16", x).astype(np.float16)
    assert np.abs(got.astype(np.float64) - truth).max() <= 2.0**-11.99 < 2.0**-10.987
    subnormal = np.abs(x) < 2.0**-14
    assert (got[subnormal] == x[subnormal]).all()
    x = every_bfloat()
    x = x[~np.isnan(x)]
    truth = np.tanh(x.astype(np.float64))
    assert np.abs(to_bfloat(run("tanh.approx.bf16", x)) - truth).max() <= 2.0**-8.99 < 2.0**-8


# ------------------------------------------------------------------------------------------------ the table


def test_the_table():
    assert {opcode.rpartition(".")[2] for opcode in FORMS} == {"f32", "f64", "f16", "bf16"}
    for opcode, form in FORMS.items():
        assert form.opcode == opcode
        assert form.allowed
        assert form.works_on == ("f64" if opcode.endswith("f64") else "f32")
    for name in ("ex2", "lg2", "rcp", "sqrt", "rsqrt", "sin", "cos", "div"):
        assert f"{name}.approx.f32" in FORMS and f"{name}.approx.ftz.f32" in FORMS


# ------------------------------------------------------------------------------------------------ LLVM

Value = tuple[str, str]  # (element type, operand text)


class LlvmBuilder:
    """The builder as LLVM IR text, scalar (``lanes`` = 0) or vector, as the JIT uses it."""

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.lines: list[str] = []
        self.declarations: set[str] = set()

    def type(self, element: str) -> str:
        return f"<{self.lanes} x {element}>" if self.lanes else element

    def emit(self, element: str, text: str) -> Value:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return element, name

    def constant(self, element: str, text: str) -> Value:
        return element, f"splat ({element} {text})" if self.lanes else text

    def f32(self, x: float) -> Value:
        return self.constant("float", "0x" + struct.pack(">d", x).hex().upper())

    def f64(self, x: float) -> Value:
        return self.constant("double", "0x" + struct.pack(">d", x).hex().upper())

    def i32(self, n: int) -> Value:
        assert -(2**31) <= n < 2**31
        return self.constant("i32", str(n))

    def i64(self, n: int) -> Value:
        assert -(2**63) <= n < 2**63
        return self.constant("i64", str(n))

    def intrinsic(self, name: str, *operands: Value) -> Value:
        element = operands[0][0]
        suffix = (f"v{self.lanes}" if self.lanes else "") + {"float": "f32", "double": "f64"}[element]
        kind = self.type(element)
        self.declarations.add(f"declare {kind} @llvm.{name}.{suffix}({', '.join([kind] * len(operands))})")
        arguments = ", ".join(f"{kind} {each[1]}" for each in operands)
        return self.emit(element, f"call {kind} @llvm.{name}.{suffix}({arguments})")

    def binary(self, operation: str, a: Value, b: Value) -> Value:
        assert a[0] == b[0], (operation, a, b)
        return self.emit(a[0], f"{operation} {self.type(a[0])} {a[1]}, {b[1]}")

    def cast(self, operation: str, a: Value, source: str, target: str) -> Value:
        assert a[0] == source, (operation, a)
        return self.emit(target, f"{operation} {self.type(source)} {a[1]} to {self.type(target)}")

    def __getattr__(self, name: str) -> Callable[..., Value]:
        operation = {"iadd": "add", "isub": "sub", "iand": "and", "ior": "or", "ixor": "xor"}.get(name, name)
        if operation in ("add", "sub", "and", "or", "xor", "shl", "ashr", "fadd", "fsub", "fmul", "fdiv"):
            return lambda a, b: self.binary(operation, a, b)
        if name in ("fma", "fabs", "sqrt", "rint"):
            return lambda *operands: self.intrinsic(name, *operands)
        raise AttributeError(name)

    def fneg(self, a: Value) -> Value:
        return self.emit(a[0], f"fneg {self.type(a[0])} {a[1]}")

    def sitofp(self, a: Value) -> Value:
        return self.cast("sitofp", a, "i32", "float")

    def bitcast_i32(self, a: Value) -> Value:
        return self.cast("bitcast", a, "float", "i32")

    def bitcast_f32(self, a: Value) -> Value:
        return self.cast("bitcast", a, "i32", "float")

    def bitcast_i64(self, a: Value) -> Value:
        return self.cast("bitcast", a, "double", "i64")

    def bitcast_f64(self, a: Value) -> Value:
        return self.cast("bitcast", a, "i64", "double")

    def fcmp(self, predicate: str, a: Value, b: Value) -> Value:
        return self.compare(f"fcmp {predicate}", a, b)

    def icmp(self, predicate: str, a: Value, b: Value) -> Value:
        return self.compare(f"icmp {predicate}", a, b)

    def compare(self, operation: str, a: Value, b: Value) -> Value:
        assert a[0] == b[0], (operation, a, b)
        return self.emit("i1", f"{operation} {self.type(a[0])} {a[1]}, {b[1]}")

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        assert condition[0] == "i1" and a[0] == b[0]
        kind = self.type(a[0])
        return self.emit(a[0], f"select {self.type('i1')} {condition[1]}, {kind} {a[1]}, {kind} {b[1]}")


def llvm_function(opcode: str, lanes: int) -> tuple[str, set[str]]:
    """A function (result, operands..., iterations) that applies the form to arrays, ``lanes`` (or 1) elements a time."""
    form = FORMS[opcode]
    element = "float" if form.works_on == "f32" else "double"
    builder = LlvmBuilder(lanes)
    kind = builder.type(element)
    operands = [builder.emit(element, f"load {kind}, ptr %p{i}, align 4") for i in range(form.operands)]
    _, result = form.emit(builder, *operands)
    pointers = "".join(f"  %p{i} = getelementptr {kind}, ptr %a{i}, i64 %i\n" for i in range(form.operands))
    arguments = ", ".join(f"ptr %a{i}" for i in range(form.operands))
    text = (
        f'define void @"{opcode}.{lanes}"(ptr %out, {arguments}, i64 %n) {{\nentry:\n  br label %loop\nloop:\n'
        f"  %i = phi i64 [0, %entry], [%next, %loop]\n{pointers}" + "\n".join(builder.lines) + "\n"
        f"  %q = getelementptr {kind}, ptr %out, i64 %i\n  store {kind} {result}, ptr %q, align 4\n"
        "  %next = add i64 %i, 1\n  %again = icmp ult i64 %next, %n\n  br i1 %again, label %loop, label %exit\n"
        "exit:\n  ret void\n}\n"
    )
    return text, builder.declarations


@pytest.fixture(scope="module")
def compiled() -> Any:
    """Every form, scalar and with 8 lanes, through LLVM's optimiser at level 2: (engine, assembly)."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    functions = [llvm_function(opcode, lanes) for opcode in FORMS for lanes in (0, 8)]
    declarations = set().union(*(needed for _, needed in functions))
    module = llvm.parse_assembly("\n".join(sorted(declarations)) + "\n" + "\n".join(text for text, _ in functions))
    module.verify()
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    machine = target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=2)
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    assembly = machine.emit_assembly(module)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine, assembly


@pytest.mark.parametrize("lanes", [0, 8])
@pytest.mark.parametrize("opcode", FORMS)
def test_llvm_computes_the_same_bits(compiled, opcode, lanes):
    form = FORMS[opcode]
    engine, _ = compiled
    generator = np.random.default_rng(9)
    if form.works_on == "f32":
        x = np.concatenate([ALL[::7], dense(opcode)[:5000]])
        x = x[: x.size // 8 * 8]
    else:
        x = np.concatenate([sample64()[::24], -sample64()[::48]])[:768]
    operands = [x] + [generator.permutation(x) for _ in range(form.operands - 1)]
    expected = run(opcode, *operands)
    got = np.zeros_like(x)
    address = engine.get_function_address(f"{opcode}.{lanes}")
    prototype = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (1 + form.operands), ctypes.c_int64)
    prototype(address)(got.ctypes.data, *(each.ctypes.data for each in operands), x.size // max(lanes, 1))
    differ = bits(got) != bits(expected)
    if opcode == "rsqrt.approx.f64":  # a NaN keeps its payload there, which NumPy does not promise
        differ &= ~(np.isnan(got) & np.isnan(expected))
    assert not differ.any(), [float(each).hex() for each in x[differ][:3]]


def test_llvm_makes_no_calls(compiled):
    _, assembly = compiled
    calls = re.findall(r"^\s+(?:call|bl)q?\s.*$", assembly, re.MULTILINE)
    # A CPU without a fused multiply-add gets the C library's, which rounds once as well.
    assert [call for call in calls if "fma" not in call] == []
