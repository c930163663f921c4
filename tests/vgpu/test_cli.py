"""The command: what it prints, its exit codes, its argument language, its documentation of the instruction table."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from vgpu import argspec, cli, isa_doc
from vgpu.errors import ArgumentTextError, KernelArgumentError
from vgpu.ptx.isa import ROWS
from vgpu.signature import declarations

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
SAXPY = [str(EXAMPLES / "saxpy.cu"), "--grid", "4", "--block", "256"]
SAXPY_ARGS = ["--arg", "n:int=1000", "--arg", "a:float=2", "--arg", "x:float[1000]=random", "--arg", "y:float[1000]=ones"]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Vgpu = Callable[..., Ran]


@pytest.fixture
def vgpu(capsys: pytest.CaptureFixture[str]) -> Vgpu:
    """Runs the command in this process."""

    def call(*argv: str) -> Ran:
        code = cli.main(argv)
        return Ran(code, *capsys.readouterr())

    return call


def process(*argv: str, **environment: str) -> Ran:
    """Runs the command as a process of its own, its output piped."""
    done = subprocess.run(
        [sys.executable, "-m", "vgpu", *argv], capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment}, timeout=120
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def example_command(name: str) -> list[str]:
    """The command in an example's header comment, without "python -m vgpu"."""
    header = (EXAMPLES / name).read_text().split("\n\n")[0]
    m = re.search(r"python -m vgpu (.*?)\Z", re.sub(r"\n//\s*", " ", header), re.DOTALL)
    assert m, f"{name} does not say how to run it"
    return shlex.split(m[1].replace("examples/", f"{EXAMPLES}/"))


# -- run --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["saxpy.cu", "matmul.cu", "reduce.cu"])
def test_examples_run_clean_as_their_headers_say(vgpu: Vgpu, name: str) -> None:
    ran = vgpu(*example_command(name))
    assert (ran.code, ran.err) == (0, "")
    assert "no findings" in ran.out


def test_the_race_example_names_both_lines_and_exits_with_1(vgpu: Vgpu) -> None:
    ran = vgpu(*example_command("race.cu"), "--json")
    assert ran.code == 1
    races = [r for r in json.loads(ran.out)["reports"] if r["checker"] == "racecheck"]
    lines = (EXAMPLES / "race.cu").read_text().splitlines()
    write, read = (next(i for i, line in enumerate(lines, 1) if text in line) for text in ("tile[threadIdx.x] =", "= tile["))
    assert {(r["party"]["location"]["line"], r["other"]["location"]["line"]) for r in races} <= {(write, read), (read, write)}
    assert races


def test_every_example_is_run_here() -> None:
    assert {p.name for p in EXAMPLES.glob("*.cu")} == {"saxpy.cu", "matmul.cu", "reduce.cu", "race.cu"}


def test_results_are_right_and_saved(vgpu: Vgpu, tmp_path: Path) -> None:
    out = tmp_path / "o.npz"
    assert vgpu("run", *SAXPY, *SAXPY_ARGS, "--out", str(out)).code == 0
    with np.load(out) as saved:
        assert sorted(saved) == ["x", "y"]
        np.testing.assert_array_equal(saved["y"], np.float32(2) * saved["x"] + 1)
        assert saved["x"].min() >= -1 and saved["x"].max() < 1 and np.unique(saved["x"]).size > 900


def test_buffers_are_summed_up(vgpu: Vgpu) -> None:
    ran = vgpu("run", *SAXPY, "--arg", "n:int=3", "--arg", "a:float=1", "--arg", "x:float[5]=arange", "--arg", "y:float[5]=1")
    assert "y  float[5]  1 2 3 1 1\n    min 1, max 3, no NaN, all written\n" in ran.out
    assert "x  float" not in ran.out  # const
    poisoned = vgpu(
        "run",
        str(EXAMPLES / "matmul.cu"),
        "-k",
        "matmul_naive",
        "--grid",
        "1",
        "--block",
        "8,8",
        "--arg",
        "float[4]=ones",
        "--arg",
        "float[4]=ones",
        "--arg",
        "c:float[6]=poison",
        "--arg",
        "int=2",
    )
    assert poisoned.code == 0
    assert "c  float[6]  2 2 2 2 ? ?\n    min 2, max 2, no NaN, 2 of 6 never written (first: element 4)" in poisoned.out


def test_nan_is_counted_and_json_has_no_bare_nan(vgpu: Vgpu) -> None:
    given = ["run", *SAXPY, "--arg", "n:int=2", "--arg", "a:float=nan", "--arg", "x:float[4]=1", "--arg", "y:float[4]=1"]
    assert "2 NaN, all written" in vgpu(*given).out
    buffer = json.loads(vgpu(*given, "--json").out, parse_constant=lambda word: pytest.fail(f"bare {word}"))["buffers"][0]
    assert (buffer["name"], buffer["first"], buffer["nan"], buffer["never_written"]) == ("y", ["nan", "nan", 1.0, 1.0], 2, 0)


def test_findings_show_the_source_line_and_a_caret(vgpu: Vgpu) -> None:
    ran = vgpu("run", *SAXPY, "--arg", "n:int=1000", "--arg", "a:float=2", "--arg", "x:float[999]=random", "--arg", "y:float[1000]=ones")
    assert ran.code == 1
    assert "just past its end" in ran.out
    assert re.search(r"\n +10 \|         y\[i\] = a \* x\[i\] \+ y\[i\];\n +\| +\^~~~\n", ran.out)
    assert "IllegalAddressError" in ran.out and "y  float" not in ran.out  # nothing to rely on


def test_checkers_can_be_chosen(vgpu: Vgpu) -> None:
    given = ["run", *SAXPY, "--arg", "n:int=8", "--arg", "a:float=2", "--arg", "x:float[8]=random", "--arg", "y:float[8]=poison"]
    assert vgpu(*given).code == 1
    assert vgpu(*given, "--check", "memcheck,racecheck").code == 0
    off = vgpu(*given, "--check", "none")
    assert off.code == 0 and "all checks off" in off.out and "unknown without initcheck" in off.out
    assert vgpu(*given, "--check", "initcheck").code == 1


def test_profile_and_trace_are_shown(vgpu: Vgpu) -> None:
    profiled = vgpu("run", *SAXPY, *SAXPY_ARGS, "--profile")
    assert profiled.code == 0 and "global load" in profiled.out and "sm_90" in profiled.out
    traced = vgpu("run", *SAXPY, *SAXPY_ARGS, "--trace", "0,5")
    assert traced.code == 0 and "thread (5, 0, 0) of block (0, 0, 0)" in traced.out and "load y[5] = 1" in traced.out
    both = json.loads(vgpu("run", *SAXPY, *SAXPY_ARGS, "--trace", "1,0:2,0,0", "--profile", "--json").out)
    assert both["trace"]["block"] == [1, 0, 0] and both["trace"]["thread"] == [2, 0, 0]
    assert both["profile"]["totals"]["warp_instructions"] > 0 and both["profile"]["resources"]["sm_90"]["registers"] > 0


@pytest.mark.parametrize(("text", "block", "thread"), [("0,5", (0, 0, 0), (5, 0, 0)), ("1,2:3", (1, 2, 0), (3, 0, 0)), ("7:all", (7, 0, 0), None)])
def test_trace_selections(text: str, block: tuple[int, ...], thread: tuple[int, ...] | None) -> None:
    selection = cli.build_parser("vgpu").parse_args(["run", "f.cu", "--trace", text]).trace
    assert (selection.block, selection.thread) == (block, thread)


def test_schedules_and_data_have_seeds(vgpu: Vgpu, tmp_path: Path) -> None:
    def y(*more: str) -> Any:
        assert vgpu("run", *SAXPY, *SAXPY_ARGS, "--out", str(tmp_path / "o.npz"), *more).code == 0
        with np.load(tmp_path / "o.npz") as saved:
            return saved["y"]

    np.testing.assert_array_equal(y(), y("--seed", "3", "--threads", "1"))
    assert not np.array_equal(y(), y("--data-seed", "1"))


def test_defines_templates_and_mangled_names(vgpu: Vgpu, tmp_path: Path) -> None:
    file = tmp_path / "t (1).cu"
    file.write_text("""
template <typename T> __global__ void scale(T *x, T a) { x[threadIdx.x] *= a; }
__global__ void set(double *x, long long n) { x[threadIdx.x] = n + N; }
""")
    base = ["run", str(file), "--grid", "1", "--block", "32"]
    scaled = vgpu(*base, "--kernel", "scale<int>", "-D", "N=0", "--arg", "x:int[32]=arange", "--arg", "a:int=3")
    assert scaled.code == 0 and "x  int[32]  0 3 6 9 " in scaled.out
    plain = vgpu(*base, "--kernel", "set", "--define", "N=7", "--arg", "double[32]=zeros", "--arg", "long=5")
    assert plain.code == 0 and "x  double[32]  12 12" in plain.out and "set<<<1, 32>>>" in plain.out


def test_ptx_runs_too(vgpu: Vgpu, tmp_path: Path) -> None:
    made = vgpu("ptx", str(EXAMPLES / "saxpy.cu"))
    assert made.code == 0 and ".visible .entry saxpy(" in made.out and made.err == ""
    (tmp_path / "saxpy.ptx").write_text(made.out)
    ran = vgpu(
        "run",
        str(tmp_path / "saxpy.ptx"),
        "--grid",
        "1",
        "--block",
        "32",
        "--arg",
        "int=32",
        "--arg",
        "float=2",
        "--arg",
        "vector:float[32]=ones",
        "--arg",
        "float[32]=ones",
    )
    assert ran.code == 0 and "vector  float[32]  1 1" in ran.out and "argument 4  float[32]  3 3" in ran.out


def test_more_than_48_kib_of_shared_memory_is_opted_in(vgpu: Vgpu, tmp_path: Path) -> None:
    file = tmp_path / "s.cu"
    file.write_text('extern "C" __global__ void s(int *x) { extern __shared__ int d[]; d[19999] = 5; x[0] = d[19999]; }')
    ran = vgpu("run", str(file), "--grid", "1", "--block", "1", "--shared", "80000", "--arg", "int[1]=zeros")
    assert ran.code == 0 and "x  int[1]  5" in ran.out and "80000 B shared" in ran.out


def test_kernel_output_is_shown_and_kept_apart_in_json(vgpu: Vgpu, tmp_path: Path) -> None:
    file = tmp_path / "p.cu"
    file.write_text('extern "C" __global__ void p() { if (threadIdx.x == 0) printf("block %d\\n", blockIdx.x); }')
    base = ["run", str(file), "--grid", "2", "--block", "32"]
    assert vgpu(*base).out.startswith("block 0\nblock 1\n")
    assert json.loads(vgpu(*base, "--json").out)["output"] == "block 0\nblock 1\n"


def test_compiler_warnings_are_shown(vgpu: Vgpu, tmp_path: Path) -> None:
    file = tmp_path / "w.cu"
    file.write_text('extern "C" __global__ void w(int *x) { int unused; x[0] = 1; }')
    ran = vgpu("run", str(file), "--grid", "1", "--block", "1", "--arg", "int[1]=zeros")
    assert ran.code == 0 and re.search(r"w\.cu:1:\d+: warning: .*unused", ran.out)


# -- the documentation ------------------------------------------------------------------------------------------

DOCUMENT = (ROOT / "docs" / "vgpu.md").read_text(encoding="utf-8")
DOCUMENTED = re.findall(r"^    \$ python -m vgpu (.*)$", DOCUMENT, re.MULTILINE)


@pytest.mark.parametrize("line", DOCUMENTED)
def test_documented_commands_run(vgpu: Vgpu, line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(ROOT)
    words, _, comment = line.partition(" #")
    expected = re.search(r"exit code (\d)", comment)
    ran = vgpu(*shlex.split(words.replace("/tmp/", f"{tmp_path}/")))
    assert (ran.code, ran.err) == (int(expected[1]) if expected else 0, "")


def test_documented_output_is_what_comes_out(vgpu: Vgpu, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines shown below a command, but times; "..." stands for lines left out."""
    monkeypatch.chdir(ROOT)
    shown = re.findall(r"^    \$ python -m vgpu (.*)\n((?:    (?!\$ ).*\n)+)", DOCUMENT, re.MULTILINE)
    assert len(shown) >= 3
    for line, below in shown:
        out = vgpu(*shlex.split(line.partition(" #")[0])).out
        for text in below.splitlines():
            expected = text[4:].removesuffix("...").partition("; compiled in")[0].rstrip()
            assert expected in out, (line, text)


def test_the_documented_program_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (program,) = re.findall(r"^```python\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)
    exec(compile(program, "docs/vgpu.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[0. 2. 4. 6.]\n() ")


# -- what it asks for -------------------------------------------------------------------------------------------


def test_a_missing_argument_shows_the_signature_and_a_command_that_works(vgpu: Vgpu) -> None:
    for given in (
        [],
        ["--grid", "2", "--block", "64"],
        ["--grid", "0", "--block", "4000", "--arg", "flaot=1"],
        ["--arg", "a:float=3", "--arg", "n:float=1"],
    ):
        ran = vgpu("run", str(EXAMPLES / "saxpy.cu"), *given)
        assert ran.code == 2 and ran.out == ""
        assert "saxpy(int n, float a, const float *x, float *y)" in ran.err
        command = re.search(r"such as +python -m vgpu (.*)\n", ran.err)
        assert command, ran.err
        assert vgpu(*shlex.split(command[1])).code == 0
    assert "--arg a:float=3" in command[1]  # what fits stays


def test_suggestions_for_every_kind_of_parameter_work(vgpu: Vgpu, tmp_path: Path) -> None:
    file = tmp_path / "all.cu"
    file.write_text("""
#include <cuda_fp16.h>
#include <cuda_bf16.h>
extern "C" __global__ void __launch_bounds__(64)
all(const float4 *a, __half2 *b, const __nv_bfloat16 *c, unsigned char d, short e, bool f, double g, size_t h, const int2 *i, __half j, unsigned *k)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    b[t] = __hadd2(b[t], b[t]);
    k[t] += d + e + f + (int)g + (int)h + (int)a[t].w + i[t].y + (int)__bfloat162float(c[t]) + (int)__half2float(j);
}
""")
    asked = vgpu("run", str(file))
    command = re.search(r"such as +python -m vgpu (.*)\n", asked.err)
    assert command, asked.err
    ran = vgpu(*shlex.split(command[1]))
    assert (ran.code, ran.err) == (0, ""), ran.out


def test_a_struct_by_value_is_named_as_what_it_is(vgpu: Vgpu, tmp_path: Path) -> None:
    file = tmp_path / "st.cu"
    file.write_text('struct P { float a; int b, c; }; extern "C" __global__ void k(P p, float *y) { y[0] = p.a + p.b + p.c; }')
    ran = vgpu("run", str(file), "--grid", "1", "--block", "1", "--arg", "p:int=1", "--arg", "y:float[1]=zeros")
    assert ran.code == 2 and "struct by value" in ran.err


def test_usage_errors_exit_with_2(vgpu: Vgpu) -> None:
    for argv in (
        [],
        ["runn"],
        ["run"],
        ["run", "f.cu", "--gird", "1"],
        ["run", "f.cu", "--grid", "x"],
        ["run", "f.cu", "--check", "race"],
        ["run", "f.cu", "--trace", "5"],
        ["run", "f.cu", "--budget", "0"],
        ["run", "f.cu", "--define", "1=2"],
        ["info", "--isa", "nosuch"],
    ):
        ran = vgpu(*argv)
        assert ran.code == 2 and ran.out == "" and "error" in ran.err, argv
    assert "did you mean racecheck?" in vgpu("run", "f.cu", "--check", "race").err


def test_out_is_checked_before_the_run(vgpu: Vgpu, tmp_path: Path) -> None:
    missing = vgpu("run", *SAXPY, *SAXPY_ARGS, "--out", str(tmp_path / "no" / "o.npz"))
    assert missing.code == 2 and "there is no folder" in missing.err
    folder = vgpu("run", *SAXPY, *SAXPY_ARGS, "--out", str(tmp_path))
    assert folder.code == 2 and "cannot be written" in folder.err


def test_help_teaches(vgpu: Vgpu) -> None:
    for argv, words in (
        (["--help"], ("examples:", "exit codes")),
        (["run", "--help"], ("random(LOW,HIGH)", "--trace 0,5", "bfloat16")),
        (["info", "--help"], ("--isa",)),
    ):
        ran = vgpu(*argv)
        assert ran.code == 0 and all(word in ran.out for word in words), argv


# -- plain and coloured -----------------------------------------------------------------------------------------


def test_piped_output_is_plain() -> None:
    ran = process("run", *SAXPY, *SAXPY_ARGS, TERM="xterm-256color")
    assert (ran.code, ran.err) == (0, "") and "\x1b" not in ran.out
    assert process("info", "--isa", "nosuch").code == 2


def terminal(argv: list[str], **environment: str) -> str:
    """The command's output on a pseudo-terminal."""
    import pty

    leader, follower = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "vgpu", *argv],
        stdout=follower,
        stderr=follower,
        cwd=ROOT,
        env={k: v for k, v in os.environ.items() if k != "NO_COLOR"} | {"TERM": "xterm"} | environment,
    )
    os.close(follower)
    out = b""
    try:
        while piece := os.read(leader, 65536):
            out += piece
    except OSError:  # Linux says so at the end
        pass
    child.wait(120)
    os.close(leader)
    return out.decode()


def test_colour_only_on_a_terminal_without_no_color(tmp_path: Path) -> None:
    file = tmp_path / "esc.cu"
    file.write_text('extern "C" __global__ void p() { printf("\\033]0;title\\007\\033[2Jtext\\n"); }')
    command = ["run", str(file), "--grid", "1", "--block", "1"]
    coloured = terminal(command)
    assert "\x1b[1m" in coloured
    assert "\\x1b]0;title\\x07\\x1b[2Jtext" in coloured and "\x1b]" not in coloured  # a kernel does not steer the terminal
    assert "\x1b" not in terminal(command, NO_COLOR="1")
    assert "\x1b]0;title\x07" in process(*command).out  # piped: the bytes as they are


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m vgpu info --isa | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=120)
    assert done.stderr == "" and done.stdout.splitlines()[-1] == "0"


# -- info -------------------------------------------------------------------------------------------------------


def test_info_says_what_there_is(vgpu: Vgpu) -> None:
    found = json.loads(vgpu("info", "--json").out)
    assert {"NVRTC", "LLVM", "CPU", "cache", "cache size"} <= set(found)
    assert re.match(r"\d+\.\d+$", found["NVRTC"]) and re.match(r"\d+\.", found["LLVM"])
    text = vgpu("info").out
    assert all(name in text and str(value) in text for name, value in found.items() if name != "cache size")


def test_info_without_a_cache() -> None:
    found = json.loads(process("info", "--json", VGPU_CACHE="0").out)
    assert "off" in found["cache"]


def test_the_whole_instruction_table_is_documented(vgpu: Vgpu) -> None:
    rows = isa_doc.documentation()
    assert sorted(r.syntax for r in rows) == sorted(f.syntax for f in ROWS)
    out = vgpu("info", "--isa").out
    for form in ROWS:
        assert f"\n{form.syntax}    {isa_doc.operand_text(form)}".rstrip() in out
    for title in isa_doc.KINDS:
        assert f"\n{title}\n" in out
    assert max(map(len, out.splitlines())) <= 160


def test_rows_say_how_true_they_are_and_what_was_recorded() -> None:
    by_syntax = {(r.syntax, r.operands): r for r in isa_doc.documentation()}
    add = by_syntax["add[.<R>][.ftz][.sat].f32", "d:f32, a:f32, b:f32"]
    # ptxas knows all 20 spellings: 4 roundings or none, .ftz, .sat
    assert add.truth == "exact" and add.recorded == {"NVIDIA H200": 20} and add.sets == {"R": "rn rz rm rp"}
    assert by_syntax["bra[.uni]", "label"].recorded == {}
    sine = by_syntax["sin.approx[.ftz].f32", "d:f32, a:f32"]
    assert sine.truth == "bounded" and "2**-20.5" in sine.note
    assert isa_doc.truth_text("ulp 2") == "within 2 ulp"


def test_the_recordings_are_left_out_where_there_are_none(tmp_path: Path) -> None:
    rows = isa_doc.documentation("shfl", tmp_path)
    assert [r.recorded for r in rows] == [{}]
    assert "vectors" not in isa_doc.render(rows, has_recordings=False)
    assert "not shown here" in isa_doc.legend(1, 1, has_recordings=False)


@pytest.mark.parametrize(
    ("pattern", "syntaxes"),
    [
        ("add.rn.f32", ["add[.<R>][.ftz][.sat].f32"]),
        ("add.sat.s32", ["add.sat.s32"]),
        ("shfl", ["shfl.sync.<M>.b32"]),
        ("popc*", ["popc.<T>"]),
        ("warp.sync", ["bar.warp.sync"]),
        ("nosuch", []),
    ],
)
def test_patterns(pattern: str, syntaxes: list[str]) -> None:
    assert [r.syntax for r in isa_doc.documentation(pattern)] == syntaxes


def test_a_misspelt_instruction_gets_near_ones(vgpu: Vgpu) -> None:
    ran = vgpu("info", "--isa", "shlf")
    assert ran.code == 2 and "shfl" in ran.err


# -- arguments as text ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name", "kind", "shape", "init"),
    [
        ("int=5", None, "int", None, "5"),
        ("n:unsigned int=5", "n", "uint", None, "5"),
        ("x:float[1024]=random", "x", "float *", (1024,), "random"),
        ("x : const double[8x4] = arange", "x", "const double *", (8, 4), "arange"),
        ("half[2,3,4]=1.5 const", None, "const half *", (2, 3, 4), "1.5"),
        ("__nv_bfloat16[4]=zeros", None, "bfloat16 *", (4,), "zeros"),
        ("p:float*=null", "p", "float *", (), "null"),
        ("size_t=7", None, "ulong", None, "7"),
        ("std::uint8_t=255", None, "uchar", None, "255"),
        ("x:float[]=a b.npy", "x", "float *", (), "a b.npy"),
    ],
)
def test_parse(text: str, name: str | None, kind: str, shape: tuple[int, ...] | None, init: str) -> None:
    spec = argspec.parse(text)
    assert (spec.name, spec.kind, spec.shape, spec.init) == (name, kind, shape, init)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("float", "does not say what it holds"),
        ("float[4]", "does not say what it holds"),
        ("=5", "cannot be read"),
        ("flaot=1", "did you mean float"),
        ("widget=1", "use one of float, double"),
        ("float[4]=zero", "did you mean zeros"),
        ("float[4]=qqq", "no initial value"),
        ("float=random", r"float\[1024\]=random"),
        ("int=1.5", "whole number"),
        ("uchar=256", "holds 0 to 255"),
        ("int=-2147483649", "does not fit"),
        ("half=1e6", "too large for half"),
        ("float=x", "takes a number"),
        ("float[a]=zeros", "a shape is written as"),
        ("float[-1]=zeros", "a shape is written as"),
        ("float[]=zeros", "say how many"),
        ("float*=zeros", "null pointers"),
        ("int[4]=random(5,5)", "LOW < HIGH"),
        ("float[4]=random(0,inf)", "finite"),
        ("uchar[4]=random(0,300)", "holds 0 to 255"),
        ("bool=2", "holds 0 to 1"),
        ("int[4]=1e3", "whole number"),
    ],
)
def test_parse_refuses(text: str, words: str) -> None:
    with pytest.raises(ArgumentTextError, match=words):
        argspec.parse(text)


def values(text: str, seed: int = 0) -> Any:
    """What a buffer holds (bfloat16 as float32)."""
    spec = argspec.parse(text)
    return spec.array("x", (seed, 0)).to_numpy(np.float32 if spec.type == "bfloat16" else None)


def test_initial_values() -> None:
    assert values("int[2x3]=arange").tolist() == [[0, 1, 2], [3, 4, 5]]
    assert values("float[3]=2.5f").tolist() == [2.5] * 3
    assert values("bool[2]=ones").tolist() == [True, True]
    assert values("bfloat16[3]=0.5").tolist() == [0.5] * 3
    assert values("bfloat16[2]=arange").tolist() == [0, 1]
    drawn = values("short[10000]=random(-3,4)")
    assert sorted(set(drawn.tolist())) == [-3, -2, -1, 0, 1, 2, 3]
    whole = values("int[10000]=random")
    assert whole.min() == 0 and whole.max() == 99
    floats = values("double[10000]=random(2,3)")
    assert 2 <= floats.min() < 2.01 and 2.99 < floats.max() < 3
    np.testing.assert_array_equal(values("float[99]=random", 4), values("float[99]=random", 4))
    assert not np.array_equal(values("float[99]=random", 4), values("float[99]=random", 5))


def test_large_buffers_are_filled_in_pieces() -> None:
    assert np.array_equal(values("int[1200000]=arange"), np.arange(1_200_000))
    assert np.unique(values("ulong[1200000]=random(0,9223372036854775807)")).size == 1_200_000


def test_files(tmp_path: Path) -> None:
    matrix = np.arange(6, dtype=np.float32).reshape(2, 3)
    np.save(tmp_path / "m.npy", np.asfortranarray(matrix))
    for shape in ("", "2x3"):
        np.testing.assert_array_equal(values(f"float[{shape}]={tmp_path}/m.npy"), matrix)
    np.testing.assert_array_equal(values(f"bfloat16[]={tmp_path}/m.npy"), matrix)
    np.save(tmp_path / "swapped.npy", matrix.astype(">f4"))
    np.testing.assert_array_equal(values(f"float[]={tmp_path}/swapped.npy"), matrix)


def test_files_that_do_not_fit(tmp_path: Path) -> None:
    np.save(tmp_path / "d.npy", np.zeros(3))
    np.save(tmp_path / "o.npy", np.array([{}]))
    (tmp_path / "t.npy").write_text("no array")
    for text, words in (
        (f"float[]={tmp_path}/d.npy", "holds float64, float needs float32"),
        (f"double[4]={tmp_path}/d.npy", r"write double\[3\]"),
        (f"float[]={tmp_path}/o.npy", "no .npy file of numbers"),
        (f"float[]={tmp_path}/t.npy", "no .npy file of numbers"),
        (f"float[]={tmp_path}/none.npy", "there is no file"),
    ):
        with pytest.raises(ArgumentTextError, match=words):
            values(text)


def test_binding_is_like_a_call() -> None:
    declared = declarations('extern "C" __global__ void k(int n, float a, const float *x, float *y) {}', "k")
    assert declared is not None

    def bind(*texts: str) -> list[str | None]:
        return [s and s.text for s in argspec.bind([argspec.parse(t) for t in texts], declared)]

    assert bind("y:float[1]=0", "int=1", "x:float[1]=0", "float=2") == ["int=1", "float=2", "x:float[1]=0", "y:float[1]=0"]
    assert bind("int=1") == ["int=1", None, None, None]
    for texts, words in ((("z:int=1",), "no parameter is called 'z'"), (("n:int=1", "n:int=2"), "given twice"), (("int=1",) * 5, "left over")):
        with pytest.raises(KernelArgumentError, match=words):
            bind(*texts)


def test_mismatches_are_told_from_fits() -> None:
    declared = declarations("__global__ void k(unsigned n, const float *x, float4 *v, S s) {}", "k")
    assert declared is not None
    n, x, v, s = declared
    parse = argspec.parse
    assert argspec.mismatch(parse("int=1"), n) is None  # an integer of the same size
    assert argspec.mismatch(parse("x:float*=null"), x) is None
    assert argspec.mismatch(parse("float[4]=0"), v) is None  # what a float4 * points to is not known here
    assert "must be uint" in (argspec.mismatch(parse("float=1"), n) or "")
    assert "must be float" in (argspec.mismatch(parse("double[4]=0"), x) or "")
    assert "makes a buffer" in (argspec.mismatch(parse("uint[4]=0"), n) or "")
    assert "makes a single float" in (argspec.mismatch(parse("float=0"), x) or "")
    assert argspec.suggestion(s, 4) is None
