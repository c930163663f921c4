"""Every arithmetic row of the instruction table, compiled and run, against a slow exact definition, bit for bit."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from fractions import Fraction

import llvmlite.binding as llvm
import numpy as np
import pytest

from tests.vgpu import alu_reference, alu_reference_int
from tests.vgpu.alu_harness import DTYPE, READS_CARRY, Bits, Compiled, Variant, edges, operands
from tests.vgpu.alu_reference import FORMATS, NAN, decode, encode, finite, two_to
from vgpu.codegen.alu import EMITTERS
from vgpu.codegen.builder import LANES
from vgpu.ptx import isa
from vgpu.ptx.isa import WIDTH, Form

REFERENCE = {**alu_reference.REFERENCE, **alu_reference_int.REFERENCE}
ROWS = [form for form in isa.ROWS if form.unit == "alu"]
#: Emitters that are approximations: the functions they approximate are below.
APPROXIMATE = {form.emit for form in ROWS if form.cls == "special"}
#: Opcode, operand count and operands to what the reference gives.
Known = dict[tuple[object, ...], object]
EXACT = sorted({form.emit for form in ROWS} - APPROXIMATE)


def forms(emit: str) -> Iterator[tuple[Form, str, dict[str, str]]]:
    for form in ROWS:
        if form.emit == emit:
            for opcode, mods in form.concrete():
                yield form, opcode, mods


def is_nan(ptx: str, bits: int) -> bool:
    return ptx in FORMATS and decode(ptx, bits).kind == "nan"


def result_types(variant: Variant) -> list[str]:
    first = next(iter(variant.types.values()))
    return [first, "pred"]


def effective(variant: Variant, inputs: list[Bits]) -> list[Bits]:
    """What each lane sees: constants everywhere, and in the mixed shape the first lane's last operand in all lanes of a group."""
    out = []
    for k, (name, ptx) in enumerate(variant.sources.items()):
        column = inputs[k]
        if name in variant.constants:
            column = np.full(len(column), variant.constants[name], DTYPE[WIDTH.get(ptx, 32)])
        elif variant.shape == "mixed" and k == len(variant.sources) - 1:
            column = np.repeat(column[::LANES], LANES)
        out.append(column)
    return out


def disagreements(
    compiled: Compiled, known: Known, seed: int = 0, count: int = 120, chosen: list[Bits] | None = None
) -> Iterator[str]:
    """One line for every lane of every variant that differs from the reference. ``known``: what the reference said before.

    ``chosen``: the operands of every variant, instead of ``count`` random ones.
    """
    for k, variant in enumerate(compiled.variants):
        inputs = chosen or list(operands(tuple(variant.sources.values()), seed, count))
        got = compiled.run(k, inputs)
        rows = zip(*(x.tolist() for x in effective(variant, inputs)), strict=True)
        for lane, row in enumerate(rows):
            key = (variant.opcode, len(row), row)
            if key not in known:
                known[key] = REFERENCE[variant.form.emit](variant.mods, variant.types, *row)
            expected = known[key]
            expected = expected if isinstance(expected, tuple) else (expected,)
            assert len(expected) == len(got), f"{variant.opcode} returns {len(got)} values"
            for ptx, want, have in zip(result_types(variant), expected, got, strict=False):
                value = int(have[lane])
                if value != want and not (want == NAN and is_nan(ptx, value)):
                    shown = want if want == NAN else f"{want:#x}"
                    yield f"{variant.opcode} {variant.shape} {variant.constants}: {[f'{x:#x}' for x in row]} gives {value:#x}, not {shown}"


def check(variants: list[Variant], *, full: bool = True, without: str = "", count: int = 120, known: Known | None = None) -> None:
    problems = list(disagreements(Compiled(variants, full=full, without=without), {} if known is None else known, count=count))
    assert not problems, f"{len(problems)} disagreements:\n" + "\n".join(problems[:12])


def immediates(form: Form, rng: random.Random) -> list[dict[str, int]]:
    return [{"e": rng.randrange(256)} for _ in range(12)] if form.emit == "lop3" else [{}]


# -- every row ----------------------------------------------------------------------------------------------------


def test_every_row_has_an_emitter_and_a_definition() -> None:
    names = {form.emit for form in ROWS}
    assert names == set(EMITTERS)
    assert names == set(REFERENCE) | APPROXIMATE
    assert not set(REFERENCE) & APPROXIMATE
    assert set(APPROXIMATIONS) == APPROXIMATE


@pytest.mark.parametrize("emit", EXACT)
def test_row(emit: str) -> None:
    """Every full opcode, on scalars after the light passes and on vectors after O1 (half of them where there are very many)."""
    rng = random.Random(emit)
    everything = [(f, op, m, c) for f, op, m in forms(emit) for c in immediates(f, rng)]
    # one comparison in four with a boolean operator, which is one instruction more
    everything = [x for x in everything if "B" not in x[2] or rng.random() < 0.25]
    known: Known = {}
    for shape, full in (("scalar", False), ("vector", True)):
        chosen = rng.sample(everything, len(everything) // 2) if shape == "vector" and len(everything) > 150 else everything
        check([Variant(f, op, m, shape, c) for f, op, m, c in chosen], full=full, known=known)


@pytest.mark.parametrize("emit", [e for e in EXACT if e not in READS_CARRY])
def test_mixed_and_constant_operands(emit: str) -> None:
    """A scalar last operand beside vectors; then constants for the last operand, or the last two when they are counts."""
    rng = random.Random(emit)
    some = list(forms(emit))
    variants = []
    for form, opcode, mods in rng.sample(some, min(6, len(some))):
        sources = dict(form.operand_types(mods)[1:])
        last = list(sources)[-1]
        if len(sources) > 1 and "imm" not in sources.values():
            variants.append(Variant(form, opcode, mods, "mixed"))
        for shape in ("scalar", "vector"):
            for _ in range(2):
                fixed = {last: rng.choice(edges(sources[last]))} if sources[last] != "imm" else {last: rng.randrange(256)}
                if emit in ("bfe", "bfi"):
                    fixed = {name: rng.choice((0, 1, 5, 31, 32, 40, 63, 64, 255)) for name in list(sources)[-2:]}
                variants.append(Variant(form, opcode, mods, shape, fixed))
    check(variants, full=False, count=32)


def beside_normal(ptx: str, emit: str, count: int = 256) -> list[list[int]]:
    """Operands whose exact result is within a unit of the last place of the smallest normal number, on either side."""
    rng, f = random.Random(emit), FORMATS[ptx]
    smallest, one = two_to(1 - f.bias), f.bias << f.fraction_bits
    rows = []
    for _ in range(count):
        x = decode(ptx, rng.choice((one, one + rng.randrange(1 << f.fraction_bits)))).magnitude
        wanted = smallest * (1 - Fraction(rng.randrange(-8, 9), 4) * two_to(-f.fraction_bits - 1)) * rng.choice((1, -1))
        if emit.endswith("fma"):
            addend = rng.choice((Fraction(0), smallest, -smallest, smallest * 3))
            factors = [x * two_to(-f.bias // 2), (wanted - addend) / x * two_to(f.bias // 2), addend]
        else:
            x *= two_to(-f.bias // 2)
            factors = {"div": [x * two_to(-f.bias // 2), x * two_to(-f.bias // 2) / wanted], "rcp": [1 / wanted]}.get(emit[1:], [x, wanted / x])
        rows.append([encode(ptx, finite(v)) for v in factors])
    return rows


@pytest.mark.parametrize("emit", ["fmul", "ffma", "fdiv", "frcp", "hmul", "hfma"])
def test_flushed_results_beside_the_normal_range(emit: str) -> None:
    """A result that only the float format's rounding makes normal is flushed; one that any 24 bits round up is not."""
    ptx = "f32" if emit.startswith("f") else "f16"
    variants = [Variant(form, op, m, shape, {}) for form, op, m in forms(emit) if "ftz" in m and m.get("T", ptx) == ptx for shape in ("scalar", "vector")]
    dtype = np.uint32 if ptx == "f32" else np.uint16
    chosen = [np.array(column, dtype=dtype) for column in zip(*beside_normal(ptx, emit), strict=True)]
    problems = list(disagreements(Compiled(variants, full=False), {}, chosen=chosen))
    assert not problems, f"{len(problems)} disagreements:\n" + "\n".join(problems[:12])


def test_flushed_conversions_beside_the_normal_range() -> None:
    variants = [Variant(f, op, m, shape, {}) for f, op, m in forms("cvt_float")
                if "ftz" in m and (m["D"], m["S"]) == ("f32", "f64") for shape in ("scalar", "vector")]  # fmt: skip
    rng = random.Random(0)
    exact = [two_to(-126) * (1 - Fraction(rng.randrange(-64, 65), 32) * two_to(-24)) * rng.choice((1, -1)) for _ in range(256)]
    chosen = [np.array([encode("f64", finite(v)) for v in exact], dtype=np.uint64)]
    problems = list(disagreements(Compiled(variants, full=False), {}, chosen=chosen))
    assert not problems, f"{len(problems)} disagreements:\n" + "\n".join(problems[:12])


@pytest.mark.parametrize("ptx", ["e4m3x2", "e5m2x2"])
def test_eight_bit_floats_at_their_boundaries(ptx: str) -> None:
    """Every number of the format, every middle between two of them, the largest and beyond, and the floats beside all those."""
    values = [value for _, value in alu_reference.fp8_values(ptx)]
    points = [*values, *((a + b) / 2 for a, b in zip(values, values[1:], strict=False)), values[-1] * 17 / 16, values[-1] * 2]
    bits = [encode("f32", finite(v)) + d for v in points for d in (-1, 0, 1)]
    bits = [max(x, 0) | sign for x in bits for sign in (0, 1 << 31)]
    variants = [Variant(f, op, m, shape, {}) for f, op, m in forms("cvt_pack_fp8") if m["D"] == ptx for shape in ("scalar", "vector")]
    low = np.array(bits + bits[: -len(bits) % LANES], dtype=np.uint32)
    problems = list(disagreements(Compiled(variants, full=False), {}, chosen=[low, low[::-1].copy()]))
    assert not problems, f"{len(problems)} disagreements:\n" + "\n".join(problems[:12])
    every = np.arange(256, dtype=np.uint16)
    every = every | every[::-1] << 8
    variants = [Variant(f, op, m, "vector", {}) for f, op, m in forms("cvt_from_fp8") if m["S"] == ptx]
    problems = list(disagreements(Compiled(variants, full=False), {}, chosen=[every]))
    assert not problems, f"{len(problems)} disagreements:\n" + "\n".join(problems[:12])


def first_form(emit: str, **mods: str) -> tuple[Form, str, dict[str, str]]:
    return next(x for x in forms(emit) if mods.items() <= x[2].items())


def test_lop3_all_tables() -> None:
    check([Variant(*first_form("lop3"), "vector", {"e": table}) for table in range(256)], count=LANES)


def test_prmt_constant_selectors() -> None:
    rng = random.Random(1)
    selectors = [0x3210, 0x7654, 0x5410, 0x7632, 0x0123, 0x4140, 0x7531, 0x8888, 0xFEDC] + [rng.getrandbits(16) for _ in range(40)]
    check([Variant(*first_form("prmt"), shape, {"c": s}) for s in selectors for shape in ("scalar", "vector")], count=40)


@pytest.mark.parametrize("emit", ["idiv", "irem"])
def test_division_by_constants(emit: str) -> None:
    variants = []
    for form, opcode, mods in forms(emit):
        width = WIDTH[mods["T"]]
        for divisor in (0, 1, 2, 3, 7, 10, -1, -2, 1 << width - 1, (1 << width - 1) - 1):
            variants.append(Variant(form, opcode, mods, "vector", {"b": divisor & (1 << width) - 1}))
    check(variants)


def test_minimum_with_constants() -> None:
    constants = (0x00000000, 0x80000000, 0x3F800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0x00000001)
    variants = []
    for emit in ("fmin", "fmax"):
        for nan in ("", ".NaN"):
            form = next(x for x in forms(emit) if x[1] == f"{emit[1:]}{nan}.f32")
            variants += [Variant(*form, "vector", {name: c}) for c in constants for name in "ab"]
    check(variants)


# -- targets ------------------------------------------------------------------------------------------------------


def half_emitters() -> list[str]:
    return [e for e in EXACT if e[0] == "h" or e in ("cvt_float", "cvt_int_float", "cvt_float_int", "cvt_round_integral", "cvt_pack2",
                                                     "setp_float", "setp_x2", "set_half", "set_x2")]  # fmt: skip


@pytest.mark.parametrize("emit", half_emitters())
def test_halves_without_native_conversions(emit: str) -> None:
    """With the instructions for float16 taken away, the same results, and still no call of a library."""
    rng = random.Random(emit)
    some = [x for x in forms(emit) if "f16" in x[1].replace("bf16", "")]
    chosen = rng.sample(some, min(10, len(some)))
    features = llvm.get_host_cpu_features()
    without = "f16c" if "f16c" in features else ""
    check([Variant(f, op, m, shape, {}, False) for f, op, m in chosen for shape in ("scalar", "vector")], without=without)


# -- approximations -----------------------------------------------------------------------------------------------


def safe(function: Callable[..., float], *x: float) -> float:
    try:
        return function(*x)
    except OverflowError:
        return math.inf
    except (ValueError, ZeroDivisionError):
        return math.nan


def exp2(x: float) -> float:
    return 2.0**x if x > -1100 else 0.0


#: emit -> (function, largest relative error in ulp of the type, largest absolute error, largest operand tested). Finer bounds are
#: tested with the functions themselves; here the operands' order, the modifiers and the formats matter.
APPROXIMATIONS: dict[str, tuple[Callable[..., float], float, float, float]] = {
    "div_approx": (lambda x, y: x / y, 2, 2.0**-126, 2.0**60),
    "div_full": (lambda x, y: x / y, 2, 2.0**-126, math.inf),
    "rcp_approx": (lambda x: 1 / x, 1, 2.0**-126, math.inf),
    "sqrt_approx": (math.sqrt, 1, 2.0**-63, math.inf),
    "rsqrt_approx": (lambda x: 1 / math.sqrt(x), 2, 0, math.inf),
    "sin_approx": (math.sin, 0, 2.0**-20.5, 6.25),
    "cos_approx": (math.cos, 0, 2.0**-20.5, 6.25),
    "lg2_approx": (math.log2, 4, 2.0**-22, math.inf),
    "ex2_approx": (exp2, 2, 2.0**-126, math.inf),
    "tanh_approx": (math.tanh, 2.0**13, 0, math.inf),
    "rcp_approx_f64": (lambda x: 1 / x, 2.0**33, 2.0**-1022, math.inf),
    "rsqrt_approx_f64": (lambda x: 1 / math.sqrt(x), 2.0**33, 0, math.inf),
    "hex2": (exp2, 2, 2.0**-126, math.inf),
    "htanh": (math.tanh, 2, 2.0**-10.9, math.inf),
}


def as_float(ptx: str, bits: int) -> float:
    n = decode(ptx, bits)
    return {"nan": math.nan, "inf": -math.inf if n.negative else math.inf}.get(n.kind) or math.copysign(float(n.magnitude), -n.negative)


def within(ptx: str, got: int, want: float, ulps: float, absolute: float) -> bool:
    value = as_float(ptx, got)
    if math.isnan(want) or math.isnan(value):
        return math.isnan(want) and math.isnan(value)
    largest = as_float(ptx, FORMATS[ptx].infinity - 1)
    if math.isinf(want) or abs(want) > largest:
        return abs(value) >= largest * 0.999 and (value > 0) == (want > 0)
    if math.isinf(value):
        return abs(want) >= largest * (1 - ulps * 2.0 ** -FORMATS[ptx].fraction_bits)
    smallest = as_float(ptx, 1)
    return abs(value - want) <= max(ulps * 2.0 ** -FORMATS[ptx].fraction_bits * abs(want), absolute, smallest)


@pytest.mark.parametrize("emit", sorted(APPROXIMATE))
def test_approximation(emit: str) -> None:
    function, ulps, absolute, limit = APPROXIMATIONS[emit]
    for shape, full in (("scalar", False), ("vector", True)):
        compiled = Compiled([Variant(f, op, m, shape) for f, op, m in forms(emit)], full=full)
        for k, variant in enumerate(compiled.variants):
            one = variant.types["a"].removesuffix("x2")
            inputs = list(operands(tuple(variant.sources.values()), 0, 200))
            (got,) = compiled.run(k, inputs)
            tested = 0
            for lane in range(len(got)):
                for part in range(2 if variant.types["a"].endswith("x2") else 1):
                    row = [int(x[lane]) >> 16 * part & (1 << FORMATS[one].width) - 1 for x in inputs]
                    if "ftz" in variant.mods or one == "f64" and ".ftz" in variant.opcode:
                        row = [alu_reference.flushed_bits({"ftz": "1"}, one, x) for x in row]
                    numbers = [as_float(one, x) for x in row]
                    if any(abs(x) > limit for x in numbers) or 0.0 in numbers or not all(map(math.isfinite, numbers)):
                        continue  # the special values are in the tests of the functions
                    tested += 1
                    value = int(got[lane]) >> 16 * part & (1 << FORMATS[one].width) - 1
                    want = safe(function, *numbers)
                    assert within(one, value, want, ulps, absolute), f"{variant.opcode} {shape}{numbers} gives {as_float(one, value)}, not {want}"
            assert tested > 50


# -- the definition itself ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ptx", ["f16", "f32", "f64"])
def test_definition_agrees_with_numpy(ptx: str) -> None:
    """Rounding to nearest, on the operands of the tests above."""
    kind = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[ptx]
    x, y = operands((ptx, ptx), 5, 800)
    i, j = x.view(kind), y.view(kind)
    with np.errstate(all="ignore"):
        results = {"fadd": i + j, "fsub": i - j, "fmul": i * j, "fdiv": i / j, "fsqrt": np.sqrt(i)}
    for emit, result in results.items():
        width = FORMATS[ptx].width
        for lane, bits in enumerate(result.view(f"u{width // 8}").tolist()):
            arguments = [int(v[lane]) for v in (x, y)][: 1 if emit == "fsqrt" else 2]
            want = REFERENCE[emit]({}, {"a": ptx}, *arguments)
            assert want in (bits, NAN, FORMATS[ptx].canonical_nan) and (want == bits) != is_nan(ptx, bits) or want == bits


def test_encode_decode_inverse() -> None:
    for ptx in ("f16", "bf16"):
        for bits in range(0, 1 << 16, 5):
            n = decode(ptx, bits)
            assert encode(ptx, n) == (0x7FFF if n.kind == "nan" else bits)
