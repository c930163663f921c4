"""vgpu.compiler.source_check: a source reads no file of the host's and forges no position."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from vgpu.compiler import CompileOptions, Diagnostic, check_source, compile, nvrtc
from vgpu.compiler.source_check import SourceRefused
from vgpu.diskcache import NoCache
from vgpu.errors import CompileError

NO_CACHE = NoCache(Path())


def errors(source: str, name: str = "kernel.cu", **options: object) -> list[Diagnostic]:
    with pytest.raises(CompileError) as caught:
        compile(source, name, CompileOptions(**options), cache=NO_CACHE)  # type: ignore[arg-type]
    found = [d for d in caught.value.diagnostics if isinstance(d, Diagnostic)]
    assert len(found) == len(caught.value.diagnostics)
    return found


@pytest.fixture(scope="module")
def secret(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("secret") / "secret.h"
    path.write_text("#define V SECRET_LINE\n#error SECRET_READ\n")
    yield str(path)


#: (source with @ for the secret's path, line of the refusal)
ATTACKS = {
    "absolute": ('#include "@"', 1),
    "angle": ("\n#include <@>", 2),
    "relative": ('#include "secret.h"', 1),
    "dots": ('#include "../secret.h"', 1),
    "dots inside a virtual name": ('#include "cooperative_groups/../../../x.h"', 1),
    "macro": ('#define X "@"\n#include X', 2),
    "function-like macro": ('#define S(x) #x\n#include S(@)', 2),
    "next": ('#include_next "@"', 1),
    "next of a virtual header": ("#include_next <math.h>", 1),
    "import": ('#import "@"', 1),
    "digraph": ('%:include "@"', 1),
    "trigraph hash": ('??=include "@"', 1),
    "trigraph splice": ('// ??/\n#include "@"', 1),
    "spliced word": ('#inc\\\nlude "@"', 1),
    "spliced word, blanks": ('#inc\\  \nlude "@"', 1),
    "splice after comment": ('// c \\ \n#include "@"', 2),
    "comments inside": ('/* x */ # /* y \n */ include /* z */ "@"', 1),
    "after a comment's end": ('/* a\n */ #include "@"', 2),
    "vertical tab": ('\v#include "@"', 1),
    "form feed": ('#\finclude "@"', 1),
    "no-break space": ('\u00a0#include "@"', 1),
    "byte order mark": ('\ufeff#include "@"', 1),
    "old Mac newline": ('int a;\r#include "@"', 2),
    "DOS newlines": ('int a;\r\n\r\n#include "@"\r\n', 3),
    "within macro arguments": ('#define F(x) x\nF(\n#include "@"\n)', 3),
    "behind an apostrophe in a skipped group": ("#if 0\ndon't /*\n#endif\n#include \"@\"\n#if 0\n*/\n#endif", 4),
    "behind a raw string in a skipped group": ('#if 0\nR"(\n#endif\n#include "@"\n#if 0\n)"\n#endif', 4),
    "behind a fake raw string": ('#define fooR\nfooR"(\n#include "@"\n)"', 3),
    "behind an unclosed string": ('#define A "abc\n#include "@"', 2),
    "embed": ("__device__ char a[] = {\n#embed \"@\"\n};", 2),
    "line": ('#line 5 "@"', 1),
    "line marker": ('# 5 "@"', 1),
    "line, digraph": ("\n%:line 7", 2),
    "probe": ('#if __has_include("@")\n#endif', 1),
    "probe without parentheses": ('#if __has_include "@"\n#endif', 1),
    "probe through a macro": ('#define H __has_include\n#if H("@")\n#endif', 1),
    "probe of a macro": ('#define F "@"\n\n#if __has_include(F)\n#endif', 3),
    "pasted probe": ('#define C(a, b) a##b\n#if C(__has_, include)("@")\n#endif', 1),
    "pasted probe, three pieces": ('#define C(a,b,c) a##b##c\n#if C(_,_has,_include)("@")\n#endif', 1),
    "spliced probe": ('\n#if __has_\\\ninclude("@")\n#endif', 2),
    "probe for the next": ('#if __has_include_next("@")\n#endif', 1),
    "probe of embed": ('#if __has_embed("@")\n#endif', 1),
    "include alias": ('#pragma include_alias("math.h", "@")', 1),
    "header stop": ('#pragma hdrstop("@")', 1),
    "dependency": ('#pragma GCC dependency "@"', 1),
    "module import": ("import <@>;", 1),
    "exported module import": ('export import "@";', 1),
    "NUL": ("int a;\n\0", 2),
    "Ctrl-Z": ("\x1a", 1),
    "surrogate": ("// \ud800", 1),
    "prelude by name": ('#include "vgpu_prelude.h"', 1),
    "internal header": ('#include "cuda_fp16.hpp"', 1),
    "Windows path": ('#include "C:/secret.h"', 1),
    "case": ("#include <MATH.H>", 1),
    "blank in the name": ("#include < math.h>", 1),
}  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
def test_refused_before_nvrtc_sees_it(attack: str, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object, **__: object) -> None:
        raise AssertionError("NVRTC was called")

    monkeypatch.setattr(nvrtc, "run", unreachable)
    template, line = ATTACKS[attack]
    source = template.replace("@", secret) + '\nextern "C" __global__ void k(float *p) { p[0] = V; }\n'
    found = errors(source)
    assert found[0].line == line and found[0].severity == "error", found
    assert found[0].excerpt is not None and "SECRET" not in str(found)


def test_attacks_through_options(secret: str) -> None:
    source = f'#if H("{secret}")\n#endif\n'
    for defines in [(("H", "__has_include"),), (("C(a,b)", "a##b"), ("H", "C(__has_,include)"))]:
        found = errors(source, defines=defines)
        assert "__has_include" in found[0].text


@pytest.mark.parametrize(
    "source",
    [
        "// #include <iostream>",
        "__device__ int x; // see #include <vector>",
        '#include "math.h" // for expf',
        "# include <cuda_runtime.h>",
        "  #\tinclude\t<math.h>",
        "/* the kernel */ #include <math.h>",
        "%: include <math.h>",
        "#define S(line) #line\n__device__ const char *s = S(5);",
        '#define S(x) #x\n__device__ const char *s = "#include <x>";',
        "#ifdef __has_include\n#if __has_include(<math.h>)\n#include <math.h>\n#endif\n#endif",
        "#if defined(__has_include) && __has_include(<cuda_fp16.h>)\n#include <cuda_fp16.h>\n#endif",
        "#define CAT(a, b) a##_##b\n__device__ int CAT(x, y);",
        '#pragma unroll 1\n#pragma nv_diag_suppress 177\n#pragma once\n_Pragma("unroll")',
        '__device__ const char *r = R"(line one\nline two "quoted")";',
        "#\n#define A \\\n  1\n",
        "#pragma GCC diagnostic push",
    ],
)
def test_ordinary_sources_are_let_through(source: str) -> None:
    check_source(source, "k.cu")
    compile(source + '\nextern "C" __global__ void k() {}', cache=NO_CACHE)


def test_a_file_next_to_the_process_is_not_taken_for_a_virtual_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("math.h", "cuda_fp16.h", "kernel.cu", "vgpu_prelude.h", "vector_types.h"):
        (tmp_path / name).write_text("#error FROM_DISK\n")
    monkeypatch.chdir(tmp_path)
    source = '#include "math.h"\n#include <cuda_fp16.h>\n__global__ void k(float *p) { p[0] = M_PI; }'
    assert compile(source, cache=NO_CACHE).ptx


def test_a_log_that_mentions_a_foreign_file_is_withheld(monkeypatch: pytest.MonkeyPatch) -> None:
    log = "/etc/passwd(1): error: identifier \"root\" is undefined\n  root:x:0:0\n  ^\n"
    monkeypatch.setattr(nvrtc, "run", lambda *a, **k: nvrtc.RawResult(False, log, b"", {}))
    with pytest.raises(CompileError, match="messages are withheld") as caught:
        compile("", cache=NO_CACHE)
    assert "root" not in str(caught.value) + caught.value.log + str(caught.value.diagnostics)


def test_near_header_names_and_host_headers_are_explained() -> None:
    assert "did you mean cuda_fp16.h" in errors("#include <cuda_fp61.h>")[0].text
    assert "host code" in errors("#include <iostream>")[0].text
    assert "never a file by its path" in errors('#include "/etc/passwd"')[0].text


def test_several_refusals_are_listed_in_order() -> None:
    found = errors('#include "a.h"\n#line 3\n\n#include "b.h"\n')
    assert [d.line for d in found] == [1, 2, 4]


def test_the_check_is_linear() -> None:
    """Shapes that would make a careless scanner quadratic."""
    n = 250_000
    for source in ["#" * n * 4, "# /*\n" * n, "*/ " * n, "/*" * n, "\\\n" * n, "__has_include " * 60_000,
                   " " * n * 4, "\n" * n, '#include "' * 60_000, "#include /*" * 60_000, "\x01" * n]:  # fmt: skip
        start = time.perf_counter()
        with contextlib.suppress(SourceRefused):
            check_source(source[: 1 << 20], "k.cu")
        assert time.perf_counter() - start < 3, source[:12]
