"""Traces and access maps: exact for small kernels, and consistent with memory for whole ones."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.vgpu import watching
from tests.vgpu.watching import device, floats, run
from vgpu.errors import IllegalAddressError, LaunchConfigError
from vgpu.profile.access import AccessMap, AccessSelection, fold, unfold
from vgpu.profile.trace import Trace, TraceEvent, TraceSelection, accesses, make_recorder
from vgpu.profile.values import decode

SOURCE = r"""
extern "C" __global__ void add(float* y, const float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] + 1.0f;
}
extern "C" __global__ void sum(float* out, const float* in, int n) {
  __shared__ float part[64];
  int t = threadIdx.x;
  part[t] = t < n ? in[t] : 0.0f;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k /= 2) {
    if (t < k)
      part[t] += part[t + k];
    __syncthreads();
  }
  if (t == 0)
    atomicAdd(out, part[0]);
}
extern "C" __global__ void vectors(float4* y, const short2* s) {
  float4 v = y[threadIdx.x];
  short2 h = s[threadIdx.x];
  y[threadIdx.x] = make_float4(v.w, v.z, h.x, h.y);
}
__noinline__ __device__ int twice(int n) { return 2 * n; }
extern "C" __global__ void calls(int* y, const int* x) { y[threadIdx.x] = twice(x[threadIdx.x]); }
extern "C" __global__ void local(int* y, const int* x) {
  int a[8];
  for (int k = 0; k < 8; ++k) a[k] = k - 4;
  y[threadIdx.x] = a[x[threadIdx.x] & 7];
}
extern "C" __global__ void past(float* y, const float* x) {
  float v = x[threadIdx.x];
  y[threadIdx.x + 100] = v;
}
extern "C" __global__ void matmul(float* c, const float* a, const float* b, int n) {
  int row = threadIdx.y, column = threadIdx.x;
  float s = 0;
  for (int k = 0; k < n; ++k) s += a[row * n + k] * b[k * n + column];
  c[row * n + column] = s;
}
"""
LINES = SOURCE.splitlines()


def line_of(text: str, nth: int = 0) -> int:
    return [i + 1 for i, line in enumerate(LINES) if text in line][nth]


def traced(kernel: str, grid: watching.Dim, block: watching.Dim, *args: Any, names: dict[int, str] | None = None, **more: Any) -> Trace:
    selection = {name: more.pop(key) for key, name in (("at", "block"), ("thread", "thread"), ("limit", "limit")) if key in more}
    found = run(SOURCE, kernel, grid, block, *args, names=names, trace=TraceSelection(**selection), **more).trace
    assert isinstance(found, Trace)
    return found


def mapped(kernel: str, grid: watching.Dim, block: watching.Dim, *args: Any, names: dict[int, str] | None = None, **selection: Any) -> AccessMap:
    found = run(SOURCE, kernel, grid, block, *args, names=names, trace=AccessSelection(**selection)).trace
    assert isinstance(found, AccessMap)
    return found


def brief(events: Any) -> list[tuple[Any, ...]]:
    """(kind, buffer, index, value) of memory events, (kind, name, value) of others; no arithmetic on pointers."""
    out: list[tuple[Any, ...]] = []
    for e in events:
        if e.kind in ("load", "store", "atomic"):
            out.append((e.kind, e.buffer, e.index, e.value))
        elif e.kind != "address":
            out.append((e.kind, e.name, e.value))
    return out


XY = {0: "y", 1: "x"}


# -- one thread -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
def test_one_thread_line_by_line(general: bool) -> None:
    t = traced("add", 2, 32, floats(64), floats(64), 60, names=XY, at=(1, 0, 0), thread=(3, 0, 0), general_only=general)
    guard, work = line_of("if (i < n)"), line_of("y[i] = x[i] + 1.0f")
    lines = [line.line for line in t.lines]
    assert [n for n in lines if n in (guard, work)] == [guard, work, work]
    assert t.lines[0].text == LINES[lines[0] - 1]  # type: ignore[operator]
    here = brief(e for line in t.lines if line.line == work for e in line.events)
    assert here == [("load", "x", 35, 35.0), ("compute", here[1][1], 36.0), ("store", "y", 35, 36.0)]
    start = brief(e for line in t.lines if line.line == line_of("int i = blockIdx.x") for e in line.events)
    assert start[:3] == [("compute", "blockIdx.x", 1), ("compute", "blockDim.x", 32), ("compute", "threadIdx.x", 3)]
    assert start[3][2] == 35
    assert ("parameter", "n", 60) in brief(t.events)
    assert {e.thread for e in t.events} == {(3, 0, 0)} and {line.warp for line in t.lines} == {0}
    assert next(t.lines[-1].events[0] for _ in [0]).kind == "return" and not t.truncated


def test_a_thread_that_leaves_early() -> None:
    t = traced("add", 2, 32, floats(64), floats(64), 60, names=XY, at=(1, 0, 0), thread=(30, 0, 0))
    assert not [e for e in t.events if e.kind in ("load", "store")]
    branch = [e for e in t.events if e.kind == "branch"]
    assert [b.value for b in branch] == [True]  # PTX branches around the body


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
def test_shared_memory_barriers_loop_and_atomic(general: bool) -> None:
    out = device(np.array([100.0], np.float32))
    t = traced("sum", 1, 64, out, floats(64), 64, names={0: "out", 1: "in"}, thread=(0, 0, 0), general_only=general)
    body = [brief(e for e in line.events if e.kind in ("load", "store")) for line in t.lines if line.line == line_of("part[t] += part[t + k]")]
    values = [float(n) for n in range(64)]
    step = 32
    for trip in body:
        assert trip == [("load", "part", 0, values[0]), ("load", "part", step, values[step]), ("store", "part", 0, values[0] + values[step])]
        values = [values[i] + values[i + step] for i in range(step)]
        step //= 2
    assert len(body) == 6 and values == [2016.0]
    assert sum(e.kind == "barrier" for e in t.events) == 7
    atomic = [e for e in t.events if e.kind == "atomic"]
    assert [(e.buffer, e.index, e.value, e.old, e.space) for e in atomic] in (
        [("out", 0, 2016.0, 100.0, "global")], [("out", 0, 2016.0, None, "global")],
    )  # fmt: skip
    assert all(e.space == "shared" for e in t.events if e.buffer == "part")


def test_vector_accesses_are_told_element_by_element() -> None:
    s = device(np.array([[1, -2], [3, -4]], np.int16))
    t = traced("vectors", 1, 2, floats(8), s, names={0: "y", 1: "s"}, thread=(1, 0, 0))
    memory = [x for x in brief(t.events) if x[0] in ("load", "store")]
    assert memory[:4] == [("load", "y", 4 + i, 4.0 + i) for i in range(4)]
    assert memory[4:6] == [("load", "s", 2, 3), ("load", "s", 3, -4)]
    assert memory[6:] == [("store", "y", 4, 7.0), ("store", "y", 5, 6.0), ("store", "y", 6, 3.0), ("store", "y", 7, -4.0)]


def test_device_functions_and_local_arrays() -> None:
    x = device(np.array([3, -5], np.int32))
    t = traced("calls", 1, 2, device(np.zeros(2, np.int32)), x, names=XY, thread=(1, 0, 0))
    assert [e.name for e in t.events if e.kind == "call"] == ["_Z5twicei"]
    inside = [e.value for line in t.lines if line.line == line_of("return 2 * n") for e in line.events if e.kind == "compute"]
    assert -10 in inside
    assert brief(e for e in t.events if e.kind == "store") == [("store", "y", 1, -10)]
    t = traced("local", 1, 2, device(np.zeros(2, np.int32)), x, names=XY, thread=(0, 0, 0))
    stored = {e.index: e.value for e in t.events if e.space == "local" and e.kind == "store"}
    assert stored == {k: k - 4 for k in range(8)}
    assert [(e.index, e.value) for e in t.events if e.space == "local" and e.kind == "load"] == [(3, -1)]


PREDICATED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
{
  .reg .pred %p<2>; .reg .b32 %r<4>; .reg .f32 %f<6>; .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [k_param_0];
  cvta.to.global.u64 %rd2, %rd1;
  mov.u32 %r1, %tid.x;
  setp.gt.u32 %p1, %r1, 1;
  mov.u32 %r2, 5;
  @%p1 add.u32 %r2, %r1, 10;
  @!%p1 st.global.u32 [%rd2], %r2;
  @%p1 ld.global.v4.f32 {%f1, _, _, %f4}, [%rd2+16];
  ret;
}
"""


@pytest.mark.parametrize("thread", [0, 3])
def test_predicates_skip_and_dropped_elements(thread: int) -> None:
    values = device(np.arange(8, dtype=np.float32))
    t = run(PREDICATED, "k", 1, 32, values, names={0: "v"}, trace=TraceSelection(thread=(thread, 0, 0))).trace
    assert isinstance(t, Trace)
    skipped = [e.ptx for e in t.events if e.kind == "skip"]
    if thread == 0:
        assert skipped == ["@%p1 add.u32 %r2, %r1, 10", "@%p1 ld.global.v4.f32 {%f1, _, _, %f4}, [%rd2+16]"]
        assert brief(e for e in t.events if e.kind == "store") == [("store", "v", 0, 5)]
    else:
        assert skipped == ["@!%p1 st.global.u32 [%rd2], %r2"]
        assert ("compute", "%r2", 13) in brief(t.events)
        loads = [e for e in t.events if e.kind == "load"]
        assert [(e.index, e.name, e.value) for e in loads] == [(4, "%f1", 4.0), (5, "", None), (6, "", None), (7, "%f4", 7.0)]


# -- a block ----------------------------------------------------------------------------------------------------


def test_a_whole_block() -> None:
    t = traced("add", 2, 48, floats(96), floats(96), 90, names=XY, at=(1, 0, 0), thread=None)
    stores = {e.thread: (e.index, e.value) for e in t.events if e.kind == "store"}
    assert stores == {(i, 0, 0): (48 + i, 49.0 + i) for i in range(42)}
    assert {line.warp for line in t.lines} == {0, 1}
    alone = traced("add", 2, 48, floats(96), floats(96), 90, names=XY, at=(1, 0, 0), thread=(40, 0, 0))
    mine = [e for e in t.events if e.thread == (40, 0, 0)]
    assert [vars(e) for e in alone.events] == [vars(e) for e in mine]


def test_other_blocks_leave_no_trace() -> None:
    t = traced("add", (3, 2), (8, 4), floats(4096), floats(4096), 4096, names=XY, at=(2, 1, 0), thread=(5, 3, 0))
    assert [(e.name, e.value) for e in t.events if e.name in ("blockIdx.x", "threadIdx.x")] == [("blockIdx.x", 2), ("threadIdx.x", 5)]


SAFE = ["block_scan", "breadth_first_search", "dynamic_shared", "local_array_sort", "local_bytes", "mma_half", "redux_operations", "vector_types"]


def check_against_memory(t: Trace, alone: bool, names: dict[str, Any]) -> int:
    """Replay: a load gets what the last store of the trace left there, and so does the buffer at the end. ``alone``: no other block ran.
    Returns how many values that told of."""
    known: dict[tuple[str, str, int, int, Any], object] = {}
    checked = 0
    for e in t.events:
        if e.kind not in ("load", "store", "atomic") or e.space == "global" and not alone:
            continue
        assert e.index is not None
        key = (e.space, e.buffer, e.index, e.size, e.thread if e.space == "local" else None)
        if e.kind == "load" and key in known and e.value is not None:
            assert same(known[key], e.value, e.size), (e, known[key])
            checked += 1
        elif e.kind == "store" and e.value is not None:
            known[key] = e.value
        else:
            known.pop(key, None)
    for (space, buffer, index, size, _), value in known.items():
        if space == "global" and buffer in names:
            raw = names[buffer].view()[index * size : (index + 1) * size].tobytes()
            bits = int.from_bytes(raw, "little")
            kinds = {1: ("s8", "u8"), 2: ("s16", "u16", "f16", "bf16"), 4: ("s32", "u32", "f32"), 8: ("s64", "u64", "f64")}[size]
            assert any(same(value, decode(bits, k), size) for k in kinds), (buffer, index, value, raw)
            checked += 1
    return checked


def same(a: object, b: object, size: int) -> bool:
    """Equal, NaN to NaN; integers of one size may be read as signed here and as unsigned there."""
    if isinstance(a, float) and isinstance(b, float) and math.isnan(a):
        return math.isnan(b)
    if isinstance(a, int) and isinstance(b, int):
        return (a - b) % (1 << 8 * size) == 0
    return type(a) is type(b) and a == b


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
@pytest.mark.parametrize("name", SAFE)
def test_a_block_s_trace_agrees_with_memory(name: str, general: bool) -> None:
    c = watching.case(name)
    args = watching.arguments(c)
    found = watching.run_case(c, args, trace=TraceSelection(thread=None, limit=400_000), general_only=general).trace
    assert isinstance(found, Trace) and not found.truncated
    assert check_against_memory(found, c.grid == (1, 1, 1), {a.name: args[i] for i, a in enumerate(c.args) if a.is_buffer}) > 0


@pytest.mark.parametrize("name", ["block_scan", "warp_scan", "vector_types"])
def test_tracing_leaves_results_alone(name: str) -> None:
    c = watching.case(name)
    plain, watched = watching.arguments(c), watching.arguments(c)
    watching.run_case(c, plain)
    watching.run_case(c, watched, trace=TraceSelection(thread=None, limit=100))
    for a, b in zip(plain, watched, strict=True):
        if hasattr(a, "base"):
            assert np.array_equal(a.view(), b.view())


# -- limits and errors ------------------------------------------------------------------------------------------


def test_the_limit_cuts_a_trace_short() -> None:
    args = floats(1), floats(64), 64
    whole = traced("sum", 1, 64, *args, thread=None)
    t = traced("sum", 1, 64, *args, thread=None, limit=500)
    assert t.truncated and not whole.truncated
    assert 0 < len(list(t.events)) < len(list(whole.events))
    first = [brief(line.events) for line in t.lines[:4]]
    assert first == [brief(line.events) for line in whole.lines[:4]]


def test_a_crash_ends_the_trace_before_the_access_that_failed() -> None:
    with pytest.raises(IllegalAddressError) as error:
        traced("past", 1, 32, floats(64), floats(64), names=XY, thread=(4, 0, 0))
    t = error.value.result.trace  # type: ignore[attr-defined]
    assert isinstance(t, Trace)
    assert brief(e for e in t.events if e.kind in ("load", "store")) == [("load", "x", 4, 4.0)]
    assert not any(e.kind == "return" for e in t.events)


@pytest.mark.parametrize(
    ("selection", "message"),
    [
        (TraceSelection(block=(2, 0, 0)), r"no block \(2, 0, 0\) to trace in a grid of \(2, 1, 1\)"),
        (TraceSelection(thread=(0, 1, 0)), r"no thread \(0, 1, 0\) to trace in a block of \(32, 1, 1\)"),
        (TraceSelection(thread=(-1, 0, 0)), "no thread"),
        (TraceSelection(limit=0), "limit must be >= 1"),
        (AccessSelection(limit=0), "limit must be >= 1"),
        (AccessSelection(spaces=("global", "texture")), "texture"),
    ],
)
def test_selections_that_cannot_be(selection: object, message: str) -> None:
    with pytest.raises(LaunchConfigError, match=message):
        run(SOURCE, "add", 2, 32, floats(64), floats(64), 64, trace=selection)


def test_a_trace_option_of_another_type() -> None:
    with pytest.raises(TypeError, match="TraceSelection or an AccessSelection"):
        make_recorder("0,0")


def test_trace_as_json() -> None:
    t = traced("add", 2, 32, floats(64), floats(64), 60, names=XY, thread=(3, 0, 0))
    d = json.loads(json.dumps(t.to_dict()))
    assert d["thread"] == [3, 0, 0] and not d["truncated"]
    stores = [e for line in d["lines"] for e in line["events"] if e["kind"] == "store"]
    assert stores == [{"kind": "store", "thread": [3, 0, 0], "ptx": stores[0]["ptx"], "name": stores[0]["name"], "value": 4.0, "space": "global",
                       "buffer": "y", "index": 3, "size": 4}]  # fmt: skip


@pytest.mark.parametrize(
    ("bits", "type_", "value"),
    [
        (0x3F800000, "f32", 1.0), (0xFFFFFFFF, "s32", -1), (0xFFFFFFFF, "u32", 0xFFFFFFFF), (1, "pred", True), (0, "pred", False),
        (0x3C00, "f16", 1.0), (0x3F80, "bf16", 1.0), (0xBFF0000000000000, "f64", -1.0), (0x80, "s8", -128), (0x1FF, "u8", 255),
        ((1 << 64) - 5, "s64", -5), (0xDEADBEEF00000001, "s32", 1), (0x3C003C00, "f16x2", 0x3C003C00),
    ],
)  # fmt: skip
def test_bits_to_values(bits: int, type_: str, value: object) -> None:
    assert decode(bits, type_) == value and type(decode(bits, type_)) is type(value)


# -- who touches what -------------------------------------------------------------------------------------------


def test_matmul_s_reads_and_writes() -> None:
    n = 8
    m = mapped("matmul", 1, (n, n), floats(n * n), floats(n * n), floats(n * n), n, names={0: "c", 1: "a", 2: "b"})
    assert m.counts("a") == m.counts("b") == {i: n for i in range(n * n)}
    assert m.counts("c", "store") == {i: 1 for i in range(n * n)} and m.counts("c") == {}
    readers = m.of("a", 3 * n + 5)
    assert sorted(r.thread for r in readers) == [(x, 3, 0) for x in range(n)]
    assert {(r.action, r.block, r.line) for r in readers} == {("load", (0, 0, 0), line_of("s += a[row * n + k]"))}
    one = [(a.action, a.buffer, a.index) for a in m.by_thread((0, 0, 0), (2, 3, 0))]
    rows, columns = [("load", "a", 3 * n + k) for k in range(n)], [("load", "b", k * n + 2) for k in range(n)]
    assert Counter(one) == Counter([*rows, *columns, ("store", "c", 3 * n + 2)])
    assert one[-1] == ("store", "c", 3 * n + 2)
    assert dict(zip(m.buffers, m.element_bytes, strict=True)) == {("global", "a"): 4, ("global", "b"): 4, ("global", "c"): 4}


@pytest.mark.parametrize("kernel", ["sum", "vectors"])
def test_a_trace_s_accesses_are_those_that_the_map_records(kernel: str) -> None:
    args = {"sum": (floats(1), floats(64), 60), "vectors": (floats(256), device(np.arange(128, dtype=np.int16)))}[kernel]
    m = mapped(kernel, 1, 64, *args, names={0: "one", 1: "two"})
    t = accesses(traced(kernel, 1, 64, *args, names={0: "one", 1: "two"}, thread=None))
    assert m.block == t.block and Counter(map(place, m)) == Counter(map(place, t)) and len(m.rows) > 100
    assert dict(zip(m.buffers, m.element_bytes, strict=True)) == dict(zip(t.buffers, t.element_bytes, strict=True))


def place(a: Any) -> tuple[Any, ...]:
    return a.action, a.buffer, a.index, a.block, a.thread, a.line


def test_a_grid_s_accesses_with_a_limit_and_chosen_spaces() -> None:
    args = floats(96), floats(96), 90
    m = mapped("add", 3, 32, *args, names=XY)
    assert {(a.index, a.block, a.thread) for a in m.of("y")} == {(i, (i // 32, 0, 0), (i % 32, 0, 0)) for i in range(90)}
    cut = mapped("add", 3, 32, *args, names=XY, limit=40)
    assert cut.truncated and len(cut.rows) == 40 and not m.truncated
    only_shared = mapped("sum", 1, 64, floats(1), floats(64), 64, names={0: "out", 1: "in"}, spaces=("shared",))
    assert only_shared.buffers == (("shared", "part"),)
    with pytest.raises(KeyError, match="no access to a buffer named 'in'; there are accesses to part"):
        only_shared.of("in")


def test_access_map_as_json() -> None:
    m = mapped("add", 1, 32, floats(32), floats(32), 2, names=XY)
    d = json.loads(json.dumps(m.to_dict()))
    assert [b["name"] for b in d["buffers"]] == ["x", "y"]
    assert d["accesses"]["action"] == ["load", "load", "store", "store"] and d["accesses"]["index"] == [0, 1, 0, 1]


def test_linear_numbers() -> None:
    size = (3, 4, 5)
    assert [fold(unfold(n, size), size) for n in range(60)] == list(range(60))
    assert unfold(59, size) == (2, 3, 4)


def test_an_event_s_fields_default_to_nothing() -> None:
    assert TraceEvent("barrier", (0, 0, 0), "bar.sync 0").to_dict() == {"kind": "barrier", "thread": [0, 0, 0], "ptx": "bar.sync 0"}
