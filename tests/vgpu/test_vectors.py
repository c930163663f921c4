"""The virtual GPU against results recorded on real ones, one test a row of the instruction table.

The recordings are in ``hardware/data``; ``hardware/README.md`` says how to make one. A second group of tests makes
sure that the comparison itself can fail.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent / "hardware"))

import vectors
from vectorset import bounds, check, compare, generate, matrices, ptx_tensor, ptx_warp, store, virtual
from vectorset.kernel import Launch
from vectorset.plan import Case, cases, row_name, rows
from vectorset.recipes import inputs
from vectorset.store import Recording, Stored
from vectorset.values import FORMATS, PACKED, Bits
from vgpu.ptx.isa import WIDTH, Form

ROWS = rows()
EACH_ROW = pytest.mark.parametrize("form", ROWS, ids=row_name)
APPROXIMATE = [form for form in ROWS if bounds.has_bound(form.emit)]
PRODUCTS = [form for form in ROWS if form.emit in ("mma", "wmma_mma") and form.truth == "bounded"]


@cache
def recordings() -> dict[str, Recording]:
    paths = store.recordings()
    assert paths, f"no recording in {store.DATA}: run tests/vgpu/hardware/vectors.py record on a machine with a GPU"
    return {path.name: Recording.load(path) for path in paths}


def show(problems: list[str], most: int = 12) -> str:
    rest = [f"... and {len(problems) - most} more"] if len(problems) > most else []
    return "\n".join([f"{len(problems)} disagreements", *problems[:most], *rest])


def recorded_cases(form: Form, recording: Recording) -> list[list[Case]]:
    groups = ([case for case in group if case.key in recording.results] for group in generate.groups(form))
    return [group for group in groups if group]


# -- the virtual GPU and the recordings ------------------------------------------------------------------------------


@EACH_ROW
def test_row_agrees_with_hardware(form: Form) -> None:
    for name, recording in recordings().items():
        problems = check.check_row(form, recording, virtual.run)
        assert not problems, f"{name}: {show(problems)}"


@EACH_ROW
def test_every_form_is_recorded_or_rejected(form: Form) -> None:
    rejected = vectors.load_rejected()
    results: dict[str, object] = {}
    refusals: dict[str, object] = dict(rejected)
    for recording in recordings().values():
        results.update(recording.results)
        refusals.update(recording.rejected)
    missing = check.missing(form, results, refusals)
    assert not missing, f"neither a result nor a rejection: {missing[:10]} ({len(missing)} in all); record again"


def test_no_form_failed_while_recording() -> None:
    for name, recording in recordings().items():
        assert not recording.failed, f"{name}: {list(recording.failed.items())[:5]}"


# -- the comparison can fail -----------------------------------------------------------------------------------------


def flip(values: Bits, at: int, bit: int) -> Bits:
    changed = values.copy()
    changed[at] ^= changed.dtype.type(1 << bit)
    return changed


@EACH_ROW
def test_a_flipped_bit_is_reported(form: Form) -> None:
    """Recorded results agree with themselves, and no longer when one bit of one element changes."""
    for name, recording in recordings().items():
        for group in recorded_cases(form, recording):
            launch = generate.kernel_for(form, group, recording.about["target"])
            same = {case.key: recording.results[case.key] for case in group}
            problems = check.problems_of(launch, same, recording)
            assert not problems, f"{name} is not consistent in itself: {show(problems)}"
            for case in group[:: max(1, len(group) // 4)]:
                noticed = _noticed(case, recording)
                assert (all if _compared_bit_by_bit(case, recording) else any)(noticed), f"{name}: {case.key}: {noticed}"


def _compared_bit_by_bit(case: Case, recording: Recording) -> bool:
    type_ = recording.results[case.key][0].type
    floats = type_ in FORMATS or type_ in PACKED or case.form.emit in ("cvt_tf32", "wmma_load")
    return case.form.truth != "bounded" and not floats


def _noticed(case: Case, recording: Recording) -> list[bool]:
    """Whether flipping the highest bit of an element is reported, for the first elements of the first section."""
    launch = generate.kernel_for(case.form, [case], recording.about["target"])
    first, *rest = recording.results[case.key]
    top = 0 if first.type == "pred" else 8 * first.values.itemsize - 1
    noticed = []
    for at in range(min(first.values.size, 48)):
        changed = {case.key: [Stored(first.name, first.type, flip(first.values, at, top)), *rest]}
        noticed.append(bool(check.problems_of(launch, changed, recording)))
    return noticed


def test_missing_and_changed_recordings_are_reported() -> None:
    form = next(f for f in ROWS if f.emit == "popc")
    launch = generate.kernel_for(form, cases(form))
    out = bytes(launch.out_bytes)
    results = store.results_of(launch, out)
    recording = Recording(results=dict(results), inputs=dict(launch.checksums))
    assert check.problems_of(launch, results, recording) == []
    assert check.missing(form, results) == []
    gone = recording.results.pop(cases(form)[0].key)
    assert check.missing(form, recording.results) == [cases(form)[0].key]
    recording.results[cases(form)[0].key] = [Stored("other", s.type, s.values) for s in gone]
    assert "not in the recording" in check.problems_of(launch, results, recording)[0]
    recording.inputs[cases(form)[0].key] ^= 1
    assert "record again" in check.problems_of(launch, results, recording)[0]


def test_a_form_that_does_not_run_is_named() -> None:
    form = next(f for f in ROWS if f.emit == "iadd")
    culprit = cases(form)[2]
    launch = generate.kernel_for(form, cases(form))
    recording = Recording(results=store.results_of(launch, bytes(launch.out_bytes)), inputs=dict(launch.checksums))

    def run(some: Launch) -> bytes:
        if any(section.case == culprit for section in some.sections):
            raise ArithmeticError("broken on purpose")
        return bytes(some.out_bytes)

    problems = check.check_row(form, recording, run)
    assert problems == [f"{culprit.key} does not run: ArithmeticError: broken on purpose"]


# -- the bounds --------------------------------------------------------------------------------------------------------


def rounded(values: matrices.Real, type_: str) -> Bits:
    """Nearest values of a format (ties do not matter here)."""
    with np.errstate(all="ignore"):
        if type_ == "f64":
            return values.view(np.uint64)
        if type_ == "f16":
            return values.astype(np.float16).view(np.uint16)
        bits = values.astype(np.float32).view(np.uint32)
        if type_ == "f32":
            return bits
        nan = np.isnan(values)
        return np.where(nan, 0x7FFF, (bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))) >> np.uint32(16)).astype(np.uint16)


@pytest.mark.parametrize("form", APPROXIMATE, ids=row_name)
def test_bounds_accept_the_exact_result_and_no_other_function(form: Form) -> None:
    for case in cases(form):
        launch = generate.kernel_for(form, [case])
        (section,) = launch.sections
        operands = launch.inputs[case.key]
        type_ = PACKED.get(section.type, section.type)
        taken_apart = {n: compare.halves(a, section.type) for n, a in operands.items()}
        exact = rounded(bounds.allowed(case, taken_apart, type_).exact, type_).view(f"u{section.nbytes // section.count}")
        mismatch = compare.compare(section, exact, exact, operands)
        assert mismatch is None, mismatch
        scalar = np.dtype(f"u{WIDTH[type_] // 8}")
        changed_bits = scalar.type(3 << max(FORMATS[type_].mantissa - 6, 3))
        wrong = (np.ascontiguousarray(exact).view(scalar) ^ changed_bits).view(exact.dtype)
        mismatch = compare.compare(section, exact, wrong, operands)
        assert mismatch is not None and mismatch.count > exact.size // 4, case.key


@pytest.mark.parametrize("form", PRODUCTS, ids=row_name)
def test_bounds_of_products_accept_the_exact_result_and_no_other(form: Form) -> None:
    for case in cases(form):
        launch = generate.kernel_for(form, [case])
        for section in launch.sections:
            exact = _exact_product(case, section.name)
            assert compare.compare(section, exact, exact, {}) is None, section.key
            swapped = np.roll(exact, 1)
            assert compare.compare(section, exact, swapped, {}) is not None, section.key


def _exact_product(case: Case, trial: str) -> Bits:
    a, b, c, d = ptx_tensor.mma_types(case)
    shape = matrices.Shape.parse(case.mods["SH"])
    data = matrices.data(shape, a, b, c, trial)
    with np.errstate(all="ignore"):
        product = matrices.decode(data["a"], a) @ matrices.decode(data["b"], b) + matrices.decode(data["c"], c)
    bits = rounded(product, d).reshape(shape.m, shape.n)
    return (matrices.to_fragments(bits, shape, "d", d) if case.form.emit == "mma" else bits).reshape(-1)


def test_the_bounds_are_as_tight_as_documented() -> None:
    """Two and a half places are accepted where PTX says 2 ulp, four are not."""
    form = next(f for f in ROWS if f.emit == "ex2_approx")
    case = cases(form)[0]
    launch = generate.kernel_for(form, [case])
    (section,) = launch.sections
    operands = launch.inputs[case.key]
    exact = rounded(bounds.allowed(case, operands, "f32").exact, "f32")
    fraction = exact & 0x7FFFFF  # clear of the powers of two, where the size of a place changes
    inside = ((exact & 0x7FFFFFFF) < 0x7F000000) & (fraction > 8) & (fraction < 0x7FFFF0)
    for places, good in ((2, True), (4, False)):
        moved = np.where(inside, exact + np.uint32(places), exact).astype(np.uint32)
        assert (compare.compare(section, exact, moved, operands) is None) == good


# -- the recipes -------------------------------------------------------------------------------------------------------


def test_keys_name_one_case_each() -> None:
    keys = [case.key for form in ROWS for case in cases(form)]
    assert len(keys) == len(set(keys))
    assert len({row_name(form) for form in ROWS}) == len(ROWS)


def test_every_row_with_a_value_has_vectors() -> None:
    from vgpu.ptx.isa import ROWS as TABLE

    assert [form.syntax for form in TABLE if form.truth != "-" and form not in ROWS] == []


def test_inputs_never_change() -> None:
    """A recording is worth nothing with other inputs: these sums hold for every version of NumPy and Python."""
    sums = {
        emit: store_sum(inputs(form, cases(form)[0].mods))
        for emit in ("iadd", "ffma", "hfma", "cvt_float_int", "ex2_approx", "bfe")
        for form in [next(f for f in ROWS if f.emit == emit)]
    }
    assert sums == EXPECTED_SUMS


def store_sum(arrays: dict[str, Bits]) -> int:
    return sum(int(a.astype(np.uint64).sum(dtype=np.uint64)) * (i + 1) for i, a in enumerate(arrays.values())) % (1 << 64)


EXPECTED_SUMS = {
    "bfe": 1175969420534, "cvt_float_int": 1130709380022, "ex2_approx": 2290884895914, "ffma": 9142442422377,
    "hfma": 113663041, "iadd": 40466319,
}  # fmt: skip


@EACH_ROW
def test_inputs_have_a_warp_s_length(form: Form) -> None:
    if form.unit not in ("alu", "mov"):
        return
    for case in cases(form)[:: max(1, len(cases(form)) // 8)]:
        arrays = inputs(form, case.mods)
        assert all(a.size % 32 == 0 and a.size >= 32 for a in arrays.values())


@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
def test_shuffles_read_only_lanes_that_take_part(mode: str) -> None:
    for index in range(9):
        b, c = ptx_warp.shuffle_operands(mode, index)
        source, _ = ptx_warp.source_lanes(mode, b, c)
        takes_part = ptx_warp.MASKS != 0
        present = (ptx_warp.MASKS.astype(np.int64) >> source & 1).astype(bool)
        assert present[takes_part].all()


@pytest.mark.parametrize("shape", ["m16n8k8", "m16n8k16", "m8n8k16", "m16n8k32"])
def test_fragments_hold_every_element_once(shape: str) -> None:
    parsed = matrices.Shape.parse(shape)
    type_ = "s8" if parsed.k * 8 // parsed.m in (16, 8) and shape in ("m8n8k16", "m16n8k32") else "f16"
    for name, element in (("a", type_), ("b", type_), ("c", "f32")):
        rows_, columns = parsed.of(name)
        matrix = np.arange(rows_ * columns).reshape(rows_, columns).astype(f"u{matrices.ELEMENT_BITS[element] // 8}")
        fragments = matrices.to_fragments(matrix, parsed, name, element)
        assert np.array_equal(matrices.from_fragments(fragments, parsed, name, element), matrix)
