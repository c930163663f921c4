"""vgpu.compiler: NVRTC with virtual headers only, diagnostics as data, cache and limits."""

from __future__ import annotations

import concurrent.futures
import re
import time
from pathlib import Path

import numpy as np
import pytest

from vgpu.compiler import (
    CompileOptions,
    CompileResult,
    Diagnostic,
    compile,
    compile_cubin,
    header_names,
    nvrtc,
    render,
    service,
)
from vgpu.compiler.diagnostics import parse_log
from vgpu.diskcache import DiskCache, NoCache
from vgpu.errors import CompileError, CompileTimeoutError

NO_CACHE = NoCache(Path())


def ptx(body: str, *, head: str = "", cache: DiskCache = NO_CACHE, **options: object) -> CompileResult:
    source = f'{head}\nextern "C" __global__ void k(float *p, int n) {{ {body} }}\n'
    return compile(source, options=CompileOptions(**options), cache=cache)  # type: ignore[arg-type]


def errors(source: str, name: str = "kernel.cu", **options: object) -> list[Diagnostic]:
    with pytest.raises(CompileError) as caught:
        compile(source, name, CompileOptions(**options), cache=NO_CACHE)  # type: ignore[arg-type]
    found = [d for d in caught.value.diagnostics if isinstance(d, Diagnostic)]
    assert len(found) == len(caught.value.diagnostics)
    return found


# -- options -------------------------------------------------------------------------------------


def test_default_target_and_line_information() -> None:
    result = ptx("p[n] = 1;")
    assert ".target sm_80" in result.ptx and ".visible .entry k(" in result.ptx
    assert "\t.loc\t1 2 " in result.ptx and '.file\t1 "kernel.cu"' in result.ptx
    assert ".loc" not in ptx("p[n] = 1;", lineinfo=False).ptx
    assert ".target sm_90" in ptx("p[n] = 1;", arch="compute_90").ptx
    assert ".target sm_75" in ptx("p[n] = 1;", arch="sm_75").ptx


def test_fmad_and_fast_math_reach_nvrtc() -> None:
    assert "fma.rn.f32" in ptx("p[0] = p[1] * p[2] + p[3];").ptx
    assert "fma" not in ptx("p[0] = p[1] * p[2] + p[3];", fmad=False).ptx
    assert "div.rn.f32" in ptx("p[0] = p[1] / p[2];").ptx
    assert "div.full.f32" in ptx("p[0] = p[1] / p[2];", prec_div=False).ptx
    assert "sqrt.approx.f32" in ptx("p[0] = sqrtf(p[1]);", prec_sqrt=False).ptx
    assert "add.ftz.f32" in ptx("p[0] = p[1] + p[2];", ftz=True).ptx
    fast = ptx("p[0] = __fdividef(p[1], 3.f) + sinf(p[2]) / p[3];", fast_math=True).ptx
    assert "sin.approx.ftz.f32" in fast and "div.approx.ftz.f32" in fast


def test_defines_and_undefines() -> None:
    assert "0f41200000" in ptx("p[0] = p[1] + VALUE;", defines=(("VALUE", "10.0f"),)).ptx
    square = (("SQUARE(x)", "((x)*(x))"),)
    assert "mul.f32" in ptx("p[0] = SQUARE(p[1]);", defines=square).ptx
    assert "0f3F800000" not in ptx(
        "\n#ifdef A\np[0] = p[1] + 1.f;\n#endif\n", defines=(("A", "1"),), undefines=("A",)
    ).ptx


def test_name_expressions_give_mangled_names() -> None:
    source = "template <class T, int N> __global__ void scale(T *p) { p[0] *= N; }"
    names = ("scale<float, 3>", "scale<double, 4>")
    result = compile(source, options=CompileOptions(name_expressions=names), cache=NO_CACHE)
    assert set(result.lowered_names) == set(names)
    for mangled in result.lowered_names.values():
        assert f".entry {mangled}(" in result.ptx


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"arch": "80"}, "like 'compute_80'"),
        ({"std": "c++98"}, "std must be one of"),
        ({"defines": (("A B", "1"),)}, "a macro must be"),
        ({"defines": (("A", '1\n#include "/etc/passwd"'),)}, "a macro must be"),
        ({"undefines": ("A;",)}, "must be an identifier"),
        ({"name_expressions": ('k\n#include "/etc/passwd"',)}, "one line of C"),
        ({"max_registers": 3}, "within 16 to 255"),
    ],
)
def test_wrong_options(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        CompileOptions(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["", "a\nb", 'a"b', "x" * 256, "a\\b"])
def test_wrong_source_names(name: str) -> None:
    with pytest.raises(ValueError, match="name must be"):
        compile("", name)


@pytest.mark.parametrize("arch", ["sm_75", "sm_80", "sm_90"])
def test_cubin(arch: str) -> None:
    source = 'extern "C" __global__ void k(float *p) { p[threadIdx.x] *= 2; }'
    result = compile_cubin(source, arch, cache=NO_CACHE)
    assert result.cubin[:4] == b"\x7fELF"
    with pytest.raises(ValueError, match="like 'sm_80'"):
        compile_cubin(source, "compute_80")
    with pytest.raises(CompileError, match="uses too much shared data"):
        compile_cubin(
            'extern "C" __global__ void k(float *p, int n) { __shared__ float s[20000]; s[n] = 1; p[0] = s[n + 1]; }',
            arch, cache=NO_CACHE,
        )  # fmt: skip


# -- what works with and without includes ----------------------------------------------------------

CONSTANTS = {
    "INT_MAX == 2147483647 && INT_MIN == -2147483647 - 1 && UINT_MAX == 0xffffffffu": "limits.h",
    "LLONG_MAX == 0x7fffffffffffffffLL && CHAR_BIT == 8 && USHRT_MAX == 65535": "climits",
    "sizeof(int8_t) == 1 && sizeof(uint16_t) == 2 && sizeof(int32_t) == 4 && sizeof(uint64_t) == 8": "stdint.h",
    "sizeof(uintptr_t) == 8 && sizeof(size_t) == 8 && sizeof(ptrdiff_t) == 8": "cstdint",
    "INT64_MAX == 9223372036854775807LL && UINT8_MAX == 255 && INT32_MIN == INT_MIN": "cstdint",
    "__builtin_bit_cast(unsigned, FLT_MAX) == 0x7f7fffffu": "float.h",
    "__builtin_bit_cast(unsigned, FLT_MIN) == 0x00800000u": "cfloat",
    "__builtin_bit_cast(unsigned, FLT_EPSILON) == 0x34000000u": "float.h",
    "__builtin_bit_cast(unsigned long long, DBL_MAX) == 0x7fefffffffffffffull": "float.h",
    "__builtin_bit_cast(unsigned long long, DBL_EPSILON) == 0x3cb0000000000000ull": "float.h",
    "__builtin_bit_cast(unsigned, INFINITY) == 0x7f800000u": "math.h",
    "__builtin_bit_cast(unsigned, NAN) == 0x7fc00000u": "cmath",
    "__builtin_bit_cast(unsigned long long, (double)HUGE_VAL) == 0x7ff0000000000000ull": "math.h",
    "__builtin_bit_cast(unsigned long long, M_PI) == 0x400921fb54442d18ull": "math.h",
    "__builtin_bit_cast(unsigned, (float)M_SQRT1_2) == 0x3f3504f3u": "math.h",
}


@pytest.mark.parametrize("condition", CONSTANTS)
def test_constants(condition: str) -> None:
    check = f'static_assert({condition}, "wrong");'
    assert not ptx(check).diagnostics
    assert not ptx(check, head=f"#include <{CONSTANTS[condition]}>").diagnostics
    with pytest.raises(CompileError, match="static assertion failed"):
        ptx(f'static_assert(!({condition}), "wrong");')


def test_infinity_initialises_constants() -> None:
    head = "__constant__ float low = -INFINITY; constexpr double top = HUGE_VAL;"
    text = ptx("p[0] = low + (float)top;", head=head).ptx
    assert ".const .align 4 .f32 low = 0fFF800000" in text


def test_numeric_limits_agree_with_numpy() -> None:
    lines = []
    for name, dtype in [("float", np.float32), ("double", np.float64)]:
        info = np.finfo(dtype)
        word = "unsigned" if dtype == np.float32 else "unsigned long long"
        for call, value in [
            ("max", info.max), ("min", info.tiny), ("lowest", info.min), ("epsilon", info.eps),
            ("denorm_min", info.smallest_subnormal), ("infinity", dtype(np.inf)),
        ]:  # fmt: skip
            bits = int(np.asarray(value, dtype).view(f"u{info.bits // 8}"))
            lines.append(
                f"__builtin_bit_cast({word}, std::numeric_limits<{name}>::{call}()) == {bits:#x}"
                + ("ull" if info.bits == 64 else "u")
            )
        lines.append(f"std::numeric_limits<{name}>::digits == {info.nmant + 1}")
    kinds = {
        "signed char": np.int8, "unsigned char": np.uint8, "short": np.int16, "unsigned short": np.uint16,
        "int": np.int32, "unsigned": np.uint32, "long long": np.int64, "unsigned long": np.uint64,
    }  # fmt: skip
    for name, integer in kinds.items():
        limits = np.iinfo(integer)
        suffix = "ull" if limits.min == 0 else "ll"
        lines.append(f"std::numeric_limits<{name}>::max() == {limits.max}{suffix}")
        if limits.min:
            lines.append(f"std::numeric_limits<{name}>::min() == {limits.min + 1}{suffix} - 1")
            lines.append(f"std::numeric_limits<{name}>::is_signed")
    body = "\n".join(f'static_assert({line}, "{i}");' for i, line in enumerate(lines))
    assert not ptx(body, head="#include <limits>").diagnostics


def test_type_traits_and_utility() -> None:
    conditions = [
        "std::is_same_v<std::decay_t<const float[3]>, const float *>", "!std::is_same_v<int, long>",
        "std::is_same_v<std::remove_cvref_t<const volatile int &&>, int>", "std::is_integral_v<const char>",
        "std::is_floating_point_v<double> && !std::is_floating_point_v<int>", "std::is_unsigned_v<uint8_t>",
        "std::is_same_v<std::conditional_t<true, int, float>, int>", "std::is_pointer_v<int *const>",
        "std::is_trivially_copyable_v<float4>", "std::is_convertible_v<int, double>",
        "std::is_same_v<std::common_type_t<int, float, double>, double>", "std::extent_v<int[7]> == 7",
        "std::is_same_v<std::make_unsigned_t<int>, unsigned>", "std::conjunction_v<std::true_type, std::true_type>",
        "std::make_index_sequence<37>::size() == 37", "std::max(3, 4) == 4 && std::min(3, 4) == 3",
        "std::clamp(9, 1, 5) == 5", "std::is_same_v<decltype(std::declval<int &>()), int &>",
        "std::make_pair(1, 2.5).second == 2.5", "std::is_function<void(int)>::value", "std::is_enum_v<cudaError_t>",
        "std::is_same_v<std::index_sequence_for<int, int>, std::index_sequence<0, 1>>",
    ]  # fmt: skip
    body = "\n".join(f'static_assert({c}, "{i}");' for i, c in enumerate(conditions))
    assert not ptx(body, head="#include <algorithm>\n#include <type_traits>\n#include <utility>").diagnostics
    for c in conditions:
        with pytest.raises(CompileError, match="static assertion failed"):
            ptx(f'static_assert(!({c}), "x");', head="#include <algorithm>")


def test_math_printf_and_assert_without_includes() -> None:
    body = 'assert(n > 0 && "positive"); printf("%d\\n", n); p[0] = erff(p[1]) + isnan(p[2]) + fmaxf(p[3], 1);'
    text = ptx(body).ptx
    assert ".extern .func __assertfail" in text and "vprintf" in text
    assert _string(text, "n > 0 && \"positive\"") and _string(text, "kernel.cu")


@pytest.mark.parametrize("header", ["assert.h", "cassert"])
def test_assert_reports_text_file_line_and_function(header: str) -> None:
    source = (
        f'#include <{header}>\n#include <{header}>\ntemplate <class A, class B> struct P {{ static const bool v = true; }};\n'
        'extern "C" __global__ void k(int n) {\n\n  assert(n < 5);\n  assert(P<int, int>::v);\n}\n'
    )
    text = compile(source, "lesson.cu", cache=NO_CACHE).ptx
    assert _string(text, "n < 5") and _string(text, "lesson.cu") and _string(text, "void k(int)")
    assert "st.param.b32 \t[param2+0], 6;" in text and "st.param.b64 \t[param4+0], 1;" in text
    assert "__assertfail" not in compile("#define NDEBUG\n" + source, cache=NO_CACHE).ptx


def _string(text: str, content: str) -> bool:
    """Whether the PTX holds a C string of that content."""
    return ", ".join(str(b) for b in content.encode()) + "}" in text or (
        ", ".join(str(b) for b in content.encode() + b"\0") + "}" in text
    )


def test_own_definitions_of_the_preludes_names_are_not_warned_about() -> None:
    head = (
        "#define FLT_MAX 3.4e38f\n#define M_PI 3.14159f\n#define INFINITY __int_as_float(0x7f800000)\n"
        "typedef unsigned int uint32_t;\ntypedef unsigned long long uint64_t;\n"
        "#define assert(x) ((void)0)\n"
    )
    assert not ptx("p[0] = FLT_MAX + M_PI + INFINITY; assert(n);", head=head).diagnostics
    warned = ptx("p[0] = A;", head="#define A 1\n#define A 2\n").diagnostics
    assert [d.code for d in warned] == ["47-D"]


@pytest.mark.parametrize("std", ["c++11", "c++17", "c++20"])
def test_every_header_compiles_alone_and_twice(std: str) -> None:
    for name in sorted(header_names()):
        result = ptx("p[0] = 1;", head=f"#include <{name}>\n#include \"{name}\"", std=std)
        assert not result.diagnostics, (name, result.log)


def test_all_headers_together() -> None:
    head = "\n".join(f"#include <{name}>" for name in sorted(header_names()))
    body = "p[0] = std::sqrt(p[1]) + std::abs(-1.5f) + std::isnan(p[2]); std::size_t a = n; std::uint8_t b = 1; p[a] = b;"
    assert not ptx(body, head=head).diagnostics


def test_promised_headers_are_there() -> None:
    promised = """cuda_runtime.h cuda.h cuda_fp16.h cuda_bf16.h cooperative_groups.h cooperative_groups/reduce.h math.h
        cmath stdio.h cstdio stdint.h cstdint stddef.h assert.h cassert float.h cfloat limits.h climits limits
        type_traits utility device_launch_parameters.h math_constants.h mma.h""".split()
    assert set(promised) <= header_names()


def test_half_types() -> None:
    body = "__half h = __float2half(p[0]); __nv_bfloat162 b = __float2bfloat162_rn(p[1]); p[2] = __half2float(h * h) + __low2float(__hadd2(b, b));"
    text = ptx(body, head="#include <cuda_fp16.h>\n#include <cuda_bf16.h>").ptx
    assert "mul.f16" in text and "bf16x2" in text


# -- cooperative groups ----------------------------------------------------------------------------

CG = "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n#include <cooperative_groups/scan.h>\nnamespace cg = cooperative_groups;\n"

TILE_BODY = """
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<N>(block);
    cg::thread_block_tile<N> erased = tile;
    float v = p[block.thread_rank()];
    int all_same;
    p[0] = tile.shfl(v, 0) + tile.shfl_up(v, 1) + tile.shfl_down(v, 1) + tile.shfl_xor(v, 1) + erased.shfl(v, 0);
    q[0] = tile.any(v > 1) + tile.all(v > 2) + tile.ballot(v > 3) + tile.match_any(q[1]) + tile.match_all(q[2], all_same);
    q[1] = tile.size() + tile.num_threads() + tile.thread_rank() + tile.meta_group_rank() + tile.meta_group_size();
    tile.sync();
    cg::sync(tile);
    p[1] = cg::reduce(tile, v, cg::plus<float>()) + cg::reduce(tile, v, cg::less<float>());
    p[2] = cg::reduce(tile, v, [](float a, float b) { return a * b; });
    q[2] = cg::reduce(tile, q[3], cg::bit_xor<int>()) + cg::reduce(tile, q[3], cg::greater<int>());
    p[3] = cg::inclusive_scan(tile, v) + cg::exclusive_scan(tile, v, cg::plus<float>());
    struct Big { float a; double b; int c[3]; } big = {v, 2, {3, 4, 5}};
    p[4] = tile.shfl_xor(big, 1).b;
    cg::thread_group group = tile;
    group.sync();
"""


@pytest.mark.parametrize("n", [1, 2, 4, 8, 16, 32])
def test_tiles_compile_without_warnings(n: int) -> None:
    source = f'{CG}constexpr unsigned N = {n};\nextern "C" __global__ void k(float *p, int *q) {{ {TILE_BODY} }}'
    result = compile(source, cache=NO_CACHE)
    assert not result.diagnostics
    assert ("redux.sync" in result.ptx) == (n >= 16)  # as NVIDIA's header chooses


@pytest.mark.parametrize(
    "body",
    [
        "auto b = cg::this_thread_block(); b.sync(); cg::thread_block::sync(); "
        "q[0] = b.size() + b.group_index().x + b.thread_index().y + b.dim_threads().z + b.group_dim().x + b.num_threads();",
        "auto c = cg::coalesced_threads(); c.sync(); "
        "q[0] = c.size() + c.thread_rank() + c.shfl(q[1], 0) + c.shfl_up(q[1], 1) + c.shfl_down(q[1], 1)"
        " + c.any(q[2]) + c.all(q[2]) + c.ballot(q[2]);",
        "auto c = cg::coalesced_threads(); q[0] = cg::reduce(c, q[1], cg::plus<int>()); p[0] = cg::reduce(c, p[1], cg::greater<float>());",
        "auto g = cg::this_grid(); q[0] = g.size() + g.thread_rank() + g.num_blocks() + g.block_rank() + g.group_dim().x + g.is_valid();",
        "auto t = cg::tiled_partition<32>(cg::this_thread_block()); auto s = cg::tiled_partition<8>(t); "
        "q[0] = s.meta_group_rank() + s.meta_group_size();",
        "cg::thread_group b = cg::this_thread_block(); auto t = cg::tiled_partition(b, 8); t.sync(); "
        "q[0] = t.size() + t.thread_rank() + cg::group_size(t) + cg::thread_rank(t);",
        "auto c = cg::coalesced_threads(); auto l = cg::labeled_partition(c, q[0]); "
        "auto b = cg::binary_partition(c, q[0] > 1); q[1] = l.size() + b.size() + l.meta_group_rank();",
        "auto t = cg::tiled_partition<16>(cg::this_thread_block()); cg::invoke_one(t, [&] { q[0] = 1; }); "
        "q[1] = cg::invoke_one_broadcast(t, [&] { return q[2]; });",
        "auto t = cg::this_thread(); t.sync(); q[0] = t.size();",
    ],
)  # fmt: skip
def test_cooperative_groups(body: str) -> None:
    source = f'{CG}extern "C" __global__ void k(float *p, int *q) {{ {body} }}'
    assert not compile(source, cache=NO_CACHE).diagnostics


def test_cooperative_groups_refuse_what_they_cannot_do() -> None:
    for body, message in [
        ("cg::this_grid().sync();", "grid_group::sync\\(\\) is not supported"),
        ("cg::tiled_partition<64>(cg::this_thread_block());", "multi-warp tiles are not supported"),
        ("cg::tiled_partition<3>(cg::this_thread_block());", "1, 2, 4, 8, 16 or 32 threads"),
    ]:
        with pytest.raises(CompileError, match=message):
            compile(f'{CG}extern "C" __global__ void k() {{ {body} }}', cache=NO_CACHE)


def test_cooperative_groups_are_cheap_to_read() -> None:
    source = f'{CG}extern "C" __global__ void k(float *p) {{ cg::this_thread_block().sync(); p[0] = 1; }}'
    times = []
    for _ in range(3):
        start = time.perf_counter()
        compile(source, cache=NO_CACHE)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.4  # NVIDIA's own header takes seconds


# -- diagnostics -----------------------------------------------------------------------------------


def test_undefined_identifier_has_line_column_and_excerpt() -> None:
    [d] = errors('extern "C" __global__ void k(float *p) {\n\tfloat x = 1;\n\tp[0] = x + nothing;\n}', "cell 3")
    assert (d.severity, d.file, d.line, d.column) == ("error", "cell 3", 3, 13)
    assert d.text == 'identifier "nothing" is undefined' and d.excerpt == "\tp[0] = x + nothing;"
    assert str(d) == 'cell 3:3:13: error: identifier "nothing" is undefined'
    assert render([d]).splitlines()[2] == "    \t           ^"


def test_warnings_have_codes_and_do_not_fail() -> None:
    found = ptx("int unused = 3;\n p[0] = 1 / 0; ;").diagnostics
    by_code = {d.code: d for d in found}
    assert by_code["177-D"].severity == "warning" and by_code["177-D"].line == 2
    assert by_code["39-D"].text == "division by zero" and by_code["39-D"].line == 3
    assert not ptx("int unused = 3;", disable_warnings=True).diagnostics
    assert not ptx("int unused = 3;", diag_suppress=(177,)).diagnostics
    with pytest.raises(CompileError, match="never referenced"):
        ptx("int unused = 3;", diag_error=(177,))


def test_template_errors_say_where_they_come_from() -> None:
    found = errors(
        "template <class T> __device__ T twice(T x) { return x.value * 2; }\n"
        'extern "C" __global__ void k(float *p) {\n  p[0] = twice(p[1]);\n}'
    )
    [d] = [d for d in found if "class type" in d.text]
    assert (d.line, d.column) == (1, 53)
    assert any("[with T=float]" in c and "at line 3" in c for c in d.context)


def test_overload_errors_keep_the_candidates() -> None:
    found = errors('__device__ void f(int*) {}\n__device__ void f(float*) {}\n__global__ void k() { f(1.5); }')
    d = found[0]
    assert d.line == 3 and "no instance of overloaded function" in d.text
    assert any(c.startswith("argument types are") for c in d.context)


@pytest.mark.parametrize(
    ("source", "line", "text"),
    [
        ('extern "C" __global__ void k() {\n', None, 'expected a "}" (at the end of the source)'),
        ('extern "C" __global__ void k() {\n  const char *s = "abc;\n}', 2, "missing closing quote"),
        ("\n/* never closed\nvoid", 2, "comment unclosed at end of file"),
        ('extern "C" __global__ void k(float *p) {\n  p[0] = 1\n}', 3, 'expected a ";"'),
        ('\n#error "no way"\n', 2, '#error directive: "no way"'),
        ('__global__ int k() {\n return 1; }', 1, "a __global__ function must have a void return type"),
        ("#if 1\n", 1, "the #endif for this directive is missing"),
    ],
)
def test_unfinished_and_wrong_sources(source: str, line: int | None, text: str) -> None:
    found = errors(source)
    assert found[0].severity == "error" and found[0].line == line and found[0].text == text


def test_columns_behind_wide_characters_and_tabs() -> None:
    [d] = errors('extern "C" __global__ void k(float *p) {\n\t/* 日本 é 😀 */ p[0] = nope;\n}')
    assert d.excerpt is not None and d.column is not None
    assert d.excerpt[d.column - 1 :].startswith("nope")


def test_ptxas_and_command_line_messages() -> None:
    [d, _] = parse_log(
        "ptxas application ptx input, line 25; error   : Not a name of any known instruction: 'bogus'\n"
        "ptxas fatal   : Ptx assembly aborted due to errors\n"
    )
    assert d.severity == "error" and d.text.endswith("'bogus' (PTX line 25)") and d.line is None
    [d] = parse_log("nvrtc: error: invalid value for --gpu-architecture (-arch)\n")
    assert d.text == "nvrtc: invalid value for --gpu-architecture (-arch)"
    assert parse_log("") == [] and parse_log("gibberish\n  ^\n\n") == []
    assert errors("", arch="compute_12")[0].text.startswith("nvrtc: invalid value")


def test_error_message_carries_the_messages() -> None:
    with pytest.raises(CompileError) as caught:
        compile('extern "C" __global__ void k() {\n  a;\n  b;\n}', "mine.cu", cache=NO_CACHE)
    text = str(caught.value)
    assert text.startswith("mine.cu does not compile: 2 errors\nmine.cu:2:3: error:")
    assert "mine.cu:3:3: error:" in text and 'identifier "a" is undefined' in caught.value.log


# -- limits ------------------------------------------------------------------------------------------


def test_size_cap() -> None:
    assert "the limit is 1048576" in errors("//" + "x" * (1 << 20))[0].text
    with pytest.raises(CompileError, match="the limit is 10"):
        compile("// twelve byte", max_bytes=10)


def test_long_logs_are_cut() -> None:
    lines = "\n".join(f"undefined_{i}{'x' * 4000} y;" for i in range(90))
    with pytest.raises(CompileError) as caught:
        compile(f"__global__ void k() {{ {lines} }}", cache=NO_CACHE)
    assert len(caught.value.log) <= service.MAX_LOG_CHARACTERS + 100
    assert len(str(caught.value)) < 1 << 20


def test_huge_output_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "MAX_OUTPUT_BYTES", 1000)
    table = ", ".join(map(str, range(1000)))
    with pytest.raises(CompileError, match="the limit is 1000: is a huge array initialised"):
        compile(f"__device__ int x[1000] = {{{table}}}; __global__ void k(int *p) {{ x[p[0]] = 1; }}", cache=NO_CACHE)


SLOW = 'extern "C" __global__ void k(float *p) {' + "if (p[0])" * 20000 + "; }"


def test_time_limit_stops_nvrtc() -> None:
    start = time.perf_counter()
    with pytest.raises(CompileTimeoutError, match=r"longer than 1\.5 s"):
        compile(SLOW, timeout_s=1.5, cache=NO_CACHE)
    assert time.perf_counter() - start < 5


def test_child_process_gives_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "#include <cuda_fp16.h>\ntemplate <class T> __global__ void f(T *p) { int unused; p[0] += T(1); }"
    options = CompileOptions(name_expressions=("f<__half>",))
    here = compile(source, options=options, cache=NO_CACHE)
    monkeypatch.chdir(tmp_path)
    there = compile(source, options=options, timeout_s=60, cache=NO_CACHE)
    assert here == there and here.diagnostics
    with pytest.raises(CompileError, match='identifier "zz" is undefined'):
        compile("__global__ void k() { zz; }", timeout_s=60, cache=NO_CACHE)


def test_a_child_that_dies_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "CHILD_MEMORY_BYTES", 1 << 20)
    with pytest.raises(CompileError, match="the compiler stopped"):
        compile("__global__ void k() {}", timeout_s=60, cache=NO_CACHE)


# -- cache -------------------------------------------------------------------------------------------


def test_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = DiskCache(tmp_path / "c")
    source = 'extern "C" __global__ void k(float *p) { int unused; p[0] = 1; }'
    first = compile(source, cache=cache)
    calls = []
    run = nvrtc.run
    monkeypatch.setattr(nvrtc, "run", lambda *a, **k: calls.append(a) or run(*a, **k))
    second = compile(source, cache=cache, timeout_s=1)
    assert second.from_cache and not first.from_cache and not calls
    assert (second.ptx, second.log, second.diagnostics) == (first.ptx, first.log, first.diagnostics)
    for other in (
        {"source": source + " "}, {"name": "other.cu"}, {"options": CompileOptions(fmad=False)},
        {"options": CompileOptions(name_expressions=("k",))},
    ):  # fmt: skip
        compile(**{"source": source, "cache": cache, **other})  # type: ignore[arg-type]
    assert len(calls) == 4
    assert compile_cubin(source, "sm_80", cache=cache).cubin == compile_cubin(source, "sm_80", cache=cache).cubin
    assert len(calls) == 5
    monkeypatch.setattr(nvrtc, "version", lambda: (99, 0))
    assert not compile(source, cache=cache).from_cache


def test_failures_are_not_cached(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path / "c")
    for _ in range(2):
        with pytest.raises(CompileError):
            compile("nonsense", cache=cache)
    assert cache.size() == 0


def test_ptx_does_not_depend_on_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        '#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n'
        'extern "C" __global__ void k(float *p) { auto b = cg::this_thread_block(); b.sync(); '
        "p[0] = cg::tiled_partition<32>(b).shfl(p[1], 2); }"
    )
    here = compile(source, cache=NO_CACHE).ptx
    monkeypatch.chdir(tmp_path)
    assert compile(source, cache=NO_CACHE).ptx == here
    assert set(re.findall(r'\.file\t\d+ "([^"]*)"', here)) == {"kernel.cu", "cooperative_groups.h"}


def test_threads_compile_at_once() -> None:
    def work(i: int) -> bool:
        return f"0f{np.float32(i).view(np.uint32):08X}" in ptx(f"p[0] = p[1] + {i}.f;").ptx

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(1, 9)))
