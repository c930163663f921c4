"""Findings, errors, profiles and traces as text."""

from __future__ import annotations

import io
import re

import numpy as np
import pytest

from tests.vgpu import watching
from tests.vgpu.watching import device, floats, run
from vgpu import render
from vgpu.errors import IllegalAddressError, LaunchError
from vgpu.profile.access import AccessMap, AccessSelection
from vgpu.profile.report import number, size, table
from vgpu.profile.trace import Trace, TraceSelection
from vgpu.reports import KINDS, Party, Report, SourceLocation

SOURCE = r"""extern "C" __global__ void add(float* y, const float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] + 1.0f;  // the work
}
extern "C" __global__ void sum(float* out, const float* in) {
  __shared__ float part[64];
  part[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(out, part[1]);
}
extern "C" __global__ void column(float* y, const float* x) { y[threadIdx.x * 32] = x[threadIdx.x * 32]; }
"""
ESCAPE = "\033["


class Terminal(io.StringIO):
    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize(
    ("terminal", "environment", "expected"),
    [
        (True, {}, True), (False, {}, False), (True, {"NO_COLOR": "1"}, False), (True, {"NO_COLOR": ""}, True), (True, {"TERM": "dumb"}, False),
    ],
)  # fmt: skip
def test_color_is_for_terminals(terminal: bool, environment: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert render.use_color(Terminal(terminal)) is expected


# -- findings ---------------------------------------------------------------------------------------------------


def finding(checker: str = "memcheck", kind: str = "out_of_bounds", line: int | None = 4, column: int | None = 5, buffer: str | None = "x",
            action: str = "read", **more: object) -> Report:  # fmt: skip
    party = Party((3, 0, 0), (1, 0, 0), 0, 3, SourceLocation("kernel.cu", line, column), action)
    where = f"line {line}" if line else "unknown line"
    message = f"{action} of 4 bytes at offset 256 of {buffer} (256 bytes): just past its end; {where}, thread (3, 0, 0) of block (1, 0, 0)"
    return Report(checker, kind, "add", message, party, buffer=buffer, **more)  # type: ignore[arg-type]


def test_a_finding_with_its_source_line_and_caret() -> None:
    assert render.report(finding(), SOURCE) == (
        "error: memcheck: out of bounds in add\n"
        "  read of 4 bytes at offset 256 of x (256 bytes): just past its end\n"
        "  --> kernel.cu:4:5\n"
        "    4 |     y[i] = x[i] + 1.0f;  // the work\n"
        "      |            ^~~~\n"
        "  thread (3, 0, 0) of block (1, 0, 0), warp 0, lane 3\n"
        f"  look at: {render.HINTS['memcheck']['out_of_bounds']}\n"
    )


def test_a_finding_without_source_or_line() -> None:
    text = render.report(finding())
    assert "--> kernel.cu:4:5" in text and " | " not in text
    text = render.report(finding(line=None, column=None), SOURCE)
    assert "-->" not in text and "thread (3, 0, 0)" in text and "unknown line" not in text
    assert " | " not in render.report(finding(line=400), SOURCE)


def test_both_sides_of_a_race_and_how_often() -> None:
    other = Party((0, 0, 0), (1, 0, 0), 0, 0, SourceLocation("kernel.cu", 8, 3), "write")
    race = finding("racecheck", "raw", line=10, column=3, buffer="part", other=other, count=1234, severity="warning")
    text = render.report(race, SOURCE)
    assert text.startswith("warning: racecheck: raw in add\n")
    assert "10 |   if (threadIdx.x == 0) atomicAdd(out, part[1]);\n      |                                        ^~~~~~~" in text
    assert "  and write:\n  --> kernel.cu:8:3\n    8 |   part[threadIdx.x] = in[threadIdx.x];\n      |   ^~~~~~~~~~~~~~~~~\n" in text
    assert "seen 1,234 times" in text and render.HINTS["racecheck"]["raw"] in text


def test_every_kind_of_finding_has_a_hint_and_no_other() -> None:
    assert {c: set(kinds) for c, kinds in render.HINTS.items()} == {c: set(kinds) for c, kinds in KINDS.items()}
    for checker, kinds in KINDS.items():
        for kind in kinds:
            assert f"  look at: {render.HINTS[checker][kind]}" in render.report(finding(checker, kind))


def test_errors_come_first_and_none_is_said() -> None:
    text = render.reports([finding("racecheck", "waw_same_value", severity="warning"), finding()])
    assert text.index("error: memcheck") < text.index("warning: racecheck")
    assert render.reports([]) == "no findings\n"


def test_color_only_where_asked() -> None:
    assert ESCAPE not in render.report(finding(), SOURCE)
    colored = render.report(finding(), SOURCE, color=True)
    assert ESCAPE in colored and re.sub(r"\033\[[\d;]*m", "", colored) == render.report(finding(), SOURCE)


def test_a_launch_that_failed() -> None:
    with pytest.raises(IllegalAddressError) as error:
        run(SOURCE, "add", 3, 32, floats(64), floats(64), 96, names={0: "y", 1: "x"})
    text = render.error(error.value, SOURCE)
    assert "read of 4 bytes at offset 256 of x (256 bytes): just past its end\n" in text
    assert "    4 |     y[i] = x[i] + 1.0f;  // the work\n      |            ^~~~\n" in text
    assert render.error(LaunchError("it did not work")) == "error: it did not work\n"


# -- ranges in a line -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "buffer", "action", "marked"),
    [
        ("  y[i] = x[i];", "x", "read", ["x[i]"]),
        ("  y[i] = x[i];", "y", "write", ["y[i]"]),
        ("  y[i] = y[i - 1];", "y", "write", ["y[i]"]),
        ("  y[i] = y[i - 1];", "y", "read", ["y[i - 1]"]),
        ("  y[i] += y[i - 1];", "y", "read", ["y[i]", "y[i - 1]"]),
        ("  y[i] += y[i - 1];", "y", "write", ["y[i]"]),
        ("  t[a[i]][j] = 1;", "t", "write", ["t[a[i]][j]"]),
        ("  s += a[r * n + k] * b[k];", "b", "read", ["b[k]"]),
        ("  p[i].x = 3;", "p", "write", ["p[i].x"]),
        ("  *q = 3; // q[0]", "q", "write", ["*q = 3;"]),
        ("  if (x[i] <= y[i]) {", "y", "read", ["y[i]"]),
        ("  __syncthreads();  // wait", None, "barrier", ["__syncthreads();"]),
        ("  for (int k = 0; k < n; ++k) {", None, "branch", ["for (int k = 0; k < n; ++k)"]),
        ("  axis[i] = x;", "x", "read", ["axis[i] = x;"]),
        ("  y[i", "y", "write", ["y[i"]),
        ("   ", "y", "write", []),
    ],
)
def test_what_is_marked(text: str, buffer: str | None, action: str, marked: list[str]) -> None:
    assert [text[a:b] for a, b in render.ranges(text, 3, buffer, action)] == marked


@pytest.mark.parametrize("column", [None, 0, 1, 7, 80, 10_000])
def test_any_column_will_do(column: int | None) -> None:
    for a, b in render.ranges("  y[i] = x[i];", column, "x", "read"):
        assert 0 <= a < b <= 14


def test_tabs_stay_below_tabs() -> None:
    from vgpu.profile.report import Style

    assert render.excerpt("\ty[i] = 1;", 7, [(1, 5)], Style()) == ["    7 | \ty[i] = 1;", "      | \t^~~~"]


# -- profiles ---------------------------------------------------------------------------------------------------


def test_a_profile_s_tables() -> None:
    p = watching.profile(SOURCE, "sum", 1, 64, floats(1), floats(64))
    text = render.profile(p)
    assert ESCAPE not in text and text.startswith("sum: grid 1x1x1, block 64x1x1\n")
    for title in ("Instructions (of PTX)", "Global and local memory", "Shared memory (32 banks)", "Atomics", "Control flow", "Source lines"):
        assert f"\n{title}\n" in text
    assert re.search(r"global load +2 +8 +4 +4 +256 B +256 B +100 %", text)
    assert re.search(r"shared store +2 +2 +0 +0\n", text)
    assert re.search(r"^ +8 .*part\[threadIdx.x\] = in\[threadIdx.x\];$", text, re.MULTILINE)
    assert "Constant memory" not in text and "Resources" not in text and "What to look at" not in text
    assert all(len(line) <= 120 for line in text.splitlines())


def test_a_profile_says_what_to_look_at() -> None:
    text = render.profile(watching.profile(SOURCE, "column", 1, 32, floats(1024), floats(1024)))
    advice = text.split("\nWhat to look at\n")[1]
    assert "global load: 32 sectors a request where 4 would do; 12 % of the bytes moved are used" in advice
    assert 'extern "C" __global__ void column' in advice


def test_a_profile_with_resources() -> None:
    p = watching.profile(SOURCE, "add", 2, 96, floats(192), floats(192), 192).with_resources(SOURCE, archs=("sm_80", "sm_90"))
    text = render.profile(p)
    assert re.search(r"sm_80 +\d+ +none +0 \+ 0 +0 B +\d+ % +(warps|blocks) \(\d+ blocks, \d+ warps an SM\)", text)


def test_long_lines_are_cut_to_the_width() -> None:
    source = SOURCE.replace("// the work", "// " + "x" * 200)
    p = watching.profile(source, "add", 1, 32, floats(32), floats(32), 32)
    text = render.profile(p, width=100)
    assert "..." in text and max(len(line) for line in text.split("Source lines")[1].splitlines()) <= 100


def test_small_formats() -> None:
    assert [number(n) for n in (0, 1234567, 0.5, 31.0, 12345.6, None)] == ["0", "1,234,567", "0.5", "31", "12,346", ""]
    assert [size(n) for n in (0, 1023, 1024, 3 << 20, 5 << 30)] == ["0 B", "1023 B", "1.0 KiB", "3.0 MiB", "5.0 GiB"]
    assert table(("", "n"), [["a", "1"], ["long", "23"]]) == ["         n", "  a      1", "  long  23"]


# -- traces -----------------------------------------------------------------------------------------------------


def trace_of(kernel: str, *args: object, grid: int = 1, block: int = 64, **selection: object) -> Trace:
    names = {0: "y", 1: "x"}
    t = run(SOURCE, kernel, grid, block, *args, names=names, trace=TraceSelection(**selection)).trace  # type: ignore[arg-type]
    assert isinstance(t, Trace)
    return t


def test_one_thread_s_trace() -> None:
    text = render.trace(trace_of("add", floats(64), floats(64), 60, thread=(3, 0, 0)))
    assert text.startswith("add: thread (3, 0, 0) of block (0, 0, 0)\n   1 | extern")
    assert "       n = 60\n" in text
    assert "   3 |   if (i < n)\n       goes on at line 4\n" in text
    assert "       load x[3] = 3\n" in text and "       store y[3] = 4\n" in text
    assert text.endswith("   5 | }\n       ends\n")
    assert "%rd" not in text and ESCAPE not in text
    everything = render.trace(trace_of("add", floats(64), floats(64), 60, thread=(3, 0, 0)), everything=True)
    assert "x + 12 bytes" in everything and "%p1 = false" in everything


def test_a_block_s_trace() -> None:
    text = render.trace(trace_of("add", floats(64), floats(64), 60, thread=None))
    assert "28 threads go on at line 4; 4 threads go on at line 5" in text
    assert "load x[0..31] = 0, 1, 2, 3, ... 31    [32 threads]" in text
    assert "store y[32..59] = 33, 34, 35, 36, ... 60    [28 threads]" in text
    assert "warp 1:    5 | }" in text


def test_atomics_and_barriers_in_a_trace() -> None:
    text = render.trace(trace_of("sum", device(np.array([5.0], np.float32)), floats(64), thread=(0, 0, 0)))
    assert "waits at the barrier" in text and re.search(r"(atom|red)\.global\.add\.f32 y\[0\], 1( \(was 5\))?\n", text)


def test_traces_cut_short_say_so() -> None:
    t = trace_of("sum", floats(1), floats(64), thread=None)
    assert "... and" in render.trace(t, lines=3) and "cut short" not in render.trace(t)
    assert "(cut short: the trace's limit was reached)" in render.trace(trace_of("sum", floats(1), floats(64), thread=None, limit=100))


def test_who_touches_what() -> None:
    m = run(SOURCE, "sum", 1, 64, floats(1), floats(64), names={0: "out", 1: "in"}, trace=AccessSelection()).trace
    assert isinstance(m, AccessMap)
    text = render.access_map(m, elements=2)
    assert text.startswith("sum: grid 1x1x1, block 64x1x1; by thread\n")
    assert "shared part: 65 accesses to 64 elements\n" in text
    assert re.search(r"^  part\[1\] +0 +1$", text, re.MULTILINE) and "... and 62 more elements" in text
    m = run(SOURCE, "add", 2, 32, floats(64), floats(64), 64, names={0: "y", 1: "x"}, trace=AccessSelection(limit=40)).trace
    assert isinstance(m, AccessMap)
    text = render.access_map(m)
    assert re.search(r"^  x\[3\] +0:3$", text, re.MULTILINE) and "(cut short: the limit was reached)" in text
