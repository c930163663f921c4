"""The corpus of small kernels: headers are sound, sources compile, and every checker says what it should."""

from __future__ import annotations

import functools
import hashlib
import re
from collections import Counter
from pathlib import Path

import numpy as np
import nvidia
import pytest
from cuda.bindings import nvrtc

from tests.vgpu import corpus
from tests.vgpu.corpus import Case, HeaderError
from tests.vgpu.hardware import whole
from vgpu.reports import KINDS, Party, Report, SourceLocation

BUGGY = corpus.cases("buggy")
CORRECT = corpus.cases("correct")
WHOLE = corpus.cases("whole")
ALLOWED_INCLUDES = {
    "cooperative_groups.h",
    "cooperative_groups/reduce.h",
    "cuda_fp16.h",
    "cuda_bf16.h",
    "assert.h",
    "stdint.h",
}

#: What the PTX at an expected line must contain for the checker to have something to look at.
INSTRUCTIONS = {
    "memcheck": r"\b(ld|st|atom|red|call)\b",
    "initcheck": r"\b(ld|atom|red)\b",
    "racecheck": r"\b(ld|st|atom|red)\b",
    "synccheck": r"\b(bar|barrier|shfl|vote|match|redux|call)\b",
    "limits": r".",
}


def name_of(case: Case) -> str:
    return f"{case.path.parent.name}/{case.name}"


def include_options() -> list[bytes]:
    roots = [Path(root) for root in nvidia.__path__]
    toolkit = [path for root in roots for path in root.glob("cu*/include")] + [
        path for root in roots for path in root.glob("cuda_runtime/include")
    ]
    headers = Path(corpus.__file__).parents[2] / "vgpu" / "headers"
    return [f"-I{path}".encode() for path in (headers, *toolkit)]


@functools.cache
def compile_ptx(path: Path) -> str:
    """The PTX of one file, by NVRTC alone: the corpus must not depend on what it tests."""
    error, program = nvrtc.nvrtcCreateProgram(path.read_bytes(), path.name.encode(), 0, [], [])
    assert error == nvrtc.nvrtcResult.NVRTC_SUCCESS
    options = [b"--gpu-architecture=compute_80", b"-lineinfo", *include_options()]
    (error,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    _, size = nvrtc.nvrtcGetProgramLogSize(program)
    log = b" " * size
    nvrtc.nvrtcGetProgramLog(program, log)
    assert error == nvrtc.nvrtcResult.NVRTC_SUCCESS, log.decode()
    _, size = nvrtc.nvrtcGetPTXSize(program)
    ptx = b" " * size
    nvrtc.nvrtcGetPTX(program, ptx)
    nvrtc.nvrtcDestroyProgram(program)
    return str(ptx.rstrip(b"\0"), "utf-8")


def instructions_by_line(ptx: str, file_name: str) -> dict[int, list[str]]:
    """PTX instructions by 1-based line of the source file, as its ``.loc`` directives say."""
    files = dict(re.findall(r'^\s*\.file\s+(\d+)\s+"(.*?)"', ptx, re.MULTILINE))
    found: dict[int, list[str]] = {}
    line = 0
    for text in map(str.strip, ptx.splitlines()):
        location = re.match(r"\.loc\s+(\d+)\s+(\d+)", text)
        if location:
            line = int(location[2]) if Path(files[location[1]]).name == file_name else 0
        elif line and re.match(r"(@!?%p\d+\s+)?[a-z]", text):
            found.setdefault(line, []).append(text)
    return found


@pytest.mark.parametrize("case", BUGGY + CORRECT + WHOLE, ids=name_of)
def test_compiles_and_takes_the_declared_arguments(case: Case) -> None:
    ptx = compile_ptx(case.path)
    entry = re.search(r"\.entry\s+(\w+)\s*\(([^)]*)\)", ptx)
    assert entry is not None and entry[1] == case.kernel
    declared = []
    for arg in case.args:
        is_bytes = bool(arg.fields) or arg.type in ("half", "bfloat16")
        declared.append("pointer" if arg.is_buffer else "bytes" if is_bytes else str(arg.dtype.itemsize))
    taken = []
    for kind, bits, array in re.findall(r"\.param\s+(?:\.align \d+ )?\.([a-z]+)(\d+)\s+\w+(\[\d+\])?", entry[2]):
        taken.append("bytes" if array else "pointer" if bits == "64" and kind == "u" else str(int(bits) // 8))
    pointers_as_longs = [("8" if t == "pointer" and d == "8" else t) for t, d in zip(taken, declared, strict=False)]
    assert pointers_as_longs == declared and len(taken) == len(declared)


@pytest.mark.parametrize("case", BUGGY + CORRECT + WHOLE, ids=name_of)
def test_includes_only_what_is_offered(case: Case) -> None:
    assert set(re.findall(r"#\s*include\s*[<\"](.*?)[>\"]", case.source)) <= ALLOWED_INCLUDES


@pytest.mark.parametrize("case", BUGGY, ids=name_of)
def test_expected_lines_carry_the_instruction_that_trips(case: Case) -> None:
    lines = instructions_by_line(compile_ptx(case.path), case.path.name)
    for finding in case.findings:
        assert finding.kind in KINDS[finding.checker]
        pattern = INSTRUCTIONS[finding.checker]
        for first, last in (finding.lines, (finding.other_line or finding.lines[0],) * 2):
            assert case.header_lines < first <= last <= len(case.source.splitlines())
            instructions = [text for line in range(first, last + 1) for text in lines.get(line, [])]
            assert any(re.search(pattern, text) for text in instructions), f"{finding}: {instructions}"


def test_corpus_is_large_and_covers_every_kind() -> None:
    assert len(BUGGY) >= 64 and len(CORRECT) >= 64 and len(WHOLE) >= 40
    cases = Counter(
        (f.checker, f.kind) for case in BUGGY for f in {(f.checker, f.kind): f for f in case.findings}.values()
    )
    for checker, kinds in KINDS.items():
        for kind in kinds:
            assert cases[checker, kind] >= 2, f"too few kernels for {checker} {kind}"
    spaces = {(f.kind, f.space) for case in BUGGY for f in case.findings if f.checker == "racecheck"}
    assert spaces >= {(kind, space) for kind in ("raw", "war", "waw") for space in ("shared", "global")}


def test_buggy_kernels_expect_findings_and_the_others_silence() -> None:
    assert all(case.expects for case in BUGGY)
    assert not any(case.expects for case in CORRECT + WHOLE)


# ---- what the virtual GPU makes of them -----------------------------------------------------------------------

SEEDS = (None, 1, 2, 3)


@pytest.mark.parametrize("case", BUGGY, ids=name_of)
def test_buggy_kernel_is_reported_and_nothing_else(case: Case) -> None:
    for seed in SEEDS:
        outcome = corpus.run(case, seed=seed)
        assert corpus.problems(case, outcome.reports) == [], f"seed {seed}"


@pytest.mark.parametrize("case", CORRECT, ids=name_of)
def test_correct_kernel_is_met_with_silence(case: Case) -> None:
    for seed in SEEDS:
        outcome = corpus.run(case, seed=seed)
        assert corpus.problems(case, outcome.reports) == [], f"seed {seed}"
        assert outcome.error is None, f"seed {seed}"


@pytest.mark.parametrize("case", WHOLE, ids=name_of)
def test_whole_kernel_computes_what_hardware_does(case: Case) -> None:
    recorded, _ = whole.load()
    for checkers, seed in (("none", None), ("none", 1), ("all", None)):
        outcome = corpus.run(case, checkers, seed)
        assert outcome.error is None
        assert outcome.reports == ()
        assert whole.differences(case, recorded, whole.writable(case, outcome.outputs)) == [], (
            f"{checkers}, seed {seed}"
        )


def test_recording_is_of_these_sources() -> None:
    _, about = whole.load()
    current = {case.name: hashlib.sha256(case.source.encode()).hexdigest() for case in WHOLE}
    assert about["sources"] == current, "record again (see tests/vgpu/hardware/whole.py)"


# ---- the readers themselves -----------------------------------------------------------------------------------

GOOD = """// launch: grid=2 block=8x4
// arg: out float[8x4]=poison
// arg: n int=-3
// expect: memcheck out_of_bounds line=8-9 thread=1,2,0 buffer=out | memcheck null_pointer line=8
// why: an example
extern "C" __global__ void k(float* out, int n) {
}
"""


def test_header_is_read() -> None:
    case = corpus.parse(GOOD, Path("good.cu"))
    assert (case.kernel, case.grid, case.block, case.shared) == ("k", (2, 1, 1), (8, 4, 1), 0)
    assert case.args[0].shape == (8, 4) and not case.args[0].const
    assert corpus.scalar(case.args[1]) == np.int32(-3)
    first, second = case.expects[0]
    assert (first.lines, first.thread, first.buffer) == ((8, 9), (1, 2, 0), "out")
    assert (second.kind, second.lines) == ("null_pointer", (8, 8))
    assert str(first) == "memcheck out_of_bounds line=8-9 thread=1,2,0 buffer=out"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("// launch: grid=2", "// launsh: grid=2", "bad.cu:1: expected '// key: value'"),
        ("grid=2 block", "grid=2x0 block", "bad.cu:1: expected one to three sizes >= 1"),
        (" block=8x4", "", "expected a '// launch: grid=... block=...' line"),
        ("block=8x4", "blocks=8x4", "bad.cu:1: expected grid=..., block=..., shared=..., each once"),
        ("float[8x4]=poison", "float[8x4]", "bad.cu:2: expected 'name type[shape]=init [const]'"),
        ("float[8x4]", "flota[8x4]", "bad.cu:2: unknown type 'flota': expected one of bool"),
        ("=poison", "=posion", "bad.cu:2: out: expected one of zeros"),
        ("int=-3", "int=poison", "bad.cu:3: n: expected a number that fits int"),
        ("int=-3", "uint=-3", "bad.cu:3: n: expected a number that fits uint"),
        ("line=8-9 ", "", "bad.cu:4: expected line=N"),
        ("line=8-9 ", "line=8 lane=9 ", "bad.cu:4: expected line=..., other_line=..."),
        ("thread=1,2,0", "thread=1,2", "bad.cu:4: expected three coordinates"),
        ("// why: an example\n", "", "bad.cu:4: expected a '// why: ...' line"),
        ("// why: an example", "// expect: silent\n// why: an example", "not both"),
        ("k(float* out", "k(float* out) {}\nextern \"C\" __global__ void l(float* out", "(got 2)"),
    ],
)  # fmt: skip
def test_malformed_header_is_refused(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(HeaderError) as error:
        corpus.parse(GOOD.replace(old, new), Path("bad.cu"))
    assert message in str(error.value)


def test_random_data_depend_on_names_only() -> None:
    source = GOOD.replace("=poison", "=random(2,5)").replace("float[8x4]", "int[8x4]")
    one, two = (corpus.parse(source, Path(name)) for name in ("one.cu", "two.cu"))
    array = corpus.host_array(one, one.args[0])
    assert array is not None and array.shape == (8, 4) and set(array.flat) == {2, 3, 4}
    np.testing.assert_array_equal(array, corpus.host_array(one, one.args[0]))
    assert not np.array_equal(array, corpus.host_array(two, two.args[0]))  # type: ignore[arg-type]


def test_struct_argument_has_the_layout_of_cxx() -> None:
    arg = corpus.parse_arg("s struct{flag char=1; data float[4]=ones; scale double=0.5; n int=7}")
    assert arg.dtype.itemsize == 32
    assert [arg.dtype.fields[name][1] for name in ("flag", "data", "scale", "n")] == [0, 8, 16, 24]  # type: ignore[index]


def party(line: int, thread: corpus.Dim3 = (1, 2, 0)) -> Party:
    return Party(thread, (0, 0, 0), 0, 0, SourceLocation("good.cu", line))


def report(kind: str = "out_of_bounds", line: int = 8, buffer: str | None = "out", **changes: Party) -> Report:
    return Report(
        "memcheck", kind, "k", "a message", changes.get("who", party(line)), changes.get("other"), buffer=buffer
    )


def test_judge_accepts_what_was_asked_for() -> None:
    case = corpus.parse(GOOD, Path("good.cu"))
    assert corpus.problems(case, (report(),)) == []
    assert corpus.problems(case, (report(line=9),)) == []
    assert corpus.problems(case, (report("null_pointer", buffer=None),)) == []


@pytest.mark.parametrize(
    ("reports", "message"),
    [
        ((), "missing: memcheck out_of_bounds line=8-9 thread=1,2,0 buffer=out | memcheck null_pointer line=8"),
        ((report(), report("misaligned")), "unexpected: memcheck misaligned line=8"),
        ((report(), report(line=10)), "unexpected: memcheck out_of_bounds line=10"),
        ((report(), report(buffer="in")), "unexpected: memcheck out_of_bounds line=8"),
        ((report(who=party(8, (0, 0, 0))),), "missing: memcheck out_of_bounds"),
        ((report("null_pointer", line=9),), "missing: memcheck out_of_bounds"),
    ],
)
def test_judge_refuses_anything_else(reports: tuple[Report, ...], message: str) -> None:
    case = corpus.parse(GOOD, Path("good.cu"))
    assert any(text.startswith(message) for text in corpus.problems(case, reports))


def test_judge_wants_both_lines_of_a_race_in_their_order() -> None:
    source = GOOD.replace("memcheck null_pointer line=8", "memcheck misaligned line=8 other_line=7")
    case = corpus.parse(source, Path("good.cu"))
    assert corpus.problems(case, (report("misaligned", other=party(7)),)) == []
    swapped = report("misaligned", who=party(7), other=party(8))
    assert len(corpus.problems(case, (swapped,))) == 2


RECORDED = """// launch: grid=1 block=1
// arg: small float[4]=poison
// arg: large int[40000]=poison
// arg: given float[4]=ones const
// expect: silent
// why: an example
extern "C" __global__ void k(float* small, int* large, const float* given) {}
"""


def outputs_and_recording(header: str = RECORDED) -> tuple[Case, whole.Outputs, whole.Outputs]:
    case = corpus.parse(header, Path("example.cu"))
    outputs = {"small": np.array([1.5, -0.0, np.nan, 1e-40], np.float32), "large": np.arange(40000, dtype=np.int32)}
    return case, outputs, whole.entries(case, outputs)


def test_recording_holds_small_outputs_whole_and_large_ones_by_hash() -> None:
    case, outputs, recorded = outputs_and_recording()
    assert [name for name, _ in whole.outputs_of(case)] == ["small", "large"]
    assert set(recorded) == {"example/small", "example/large/sha256", "example/large/head"}
    assert whole.differences(case, recorded, outputs) == []


@pytest.mark.parametrize(
    ("name", "index", "value", "message"),
    [
        ("small", 0, 1.5000001, "example/small: 1 of 4 differ, first [0]"),
        ("small", 1, 0.0, "example/small: 1 of 4 differ, first [1]"),
        ("small", 3, 0.0, "example/small: 1 of 4 differ, first [3]"),
        ("large", 39999, 7, "example/large/sha256"),
        ("large", 5, 7, "example/large/head: 1 of 64 differ, first [5]"),
    ],
)
def test_recording_tells_one_bit(name: str, index: int, value: float, message: str) -> None:
    case, outputs, recorded = outputs_and_recording()
    outputs[name][index] = value
    assert any(text.startswith(message) for text in whole.differences(case, recorded, outputs))


def test_recording_takes_every_nan_for_the_same() -> None:
    case, outputs, recorded = outputs_and_recording()
    outputs["small"].view(np.uint32)[2] = 0x7FFFFFFF
    assert whole.differences(case, recorded, outputs) == []


def test_recording_with_a_tolerance_counts_ulp() -> None:
    case, outputs, recorded = outputs_and_recording(RECORDED.replace("// expect", "// tolerance: ulp=2\n// expect"))
    assert set(recorded) == {"example/small", "example/large/sample"}
    outputs["small"] = np.nextafter(np.nextafter(outputs["small"], np.float32(-9)), np.float32(-9))
    assert whole.differences(case, recorded, outputs) == []
    outputs["small"] = np.nextafter(outputs["small"], np.float32(-9))
    assert "example/small: 3 of 4 differ" in whole.differences(case, recorded, outputs)[0]


class _ChancyGpu:
    """Stands in for a GPU whose kernel leaves its last element unwritten."""

    def compile(self, case: Case) -> None: ...

    def run(self, case: Case, program: None, poison: int) -> whole.Outputs:
        return {"out": np.array([1, 2, poison], np.int32)}


def test_recorder_refuses_output_that_depends_on_chance() -> None:
    case = corpus.parse(RECORDED, Path("whole/example.cu"))
    _, problems = whole.record(_ChancyGpu(), [case], repeat=3)  # type: ignore[arg-type]
    assert problems[0] == "repetition 2: example/out: 1 elements change from run to run, first [2]"


def test_recording_some_kernels_keeps_the_others() -> None:
    old = ({"a/out": np.array([1]), "b/out": np.array([2])}, {"gpu": "G", "sources": {"a": "1", "b": "2"}})
    about, found = whole.merged(old, {"gpu": "G", "sources": {"b": "3"}}, {"b/out/head": np.array([4])})
    assert about["sources"] == {"a": "1", "b": "3"}
    assert set(found) == {"a/out", "b/out/head"}
    with pytest.raises(SystemExit, match="recording is of a G, this is a H"):
        whole.merged(old, {"gpu": "H", "sources": {"b": "3"}}, {})
