"""What the checkers say of kernels made for one rule each; the corpus (test_corpus.py) has whole kernels with their findings."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.vgpu import corpus
from vgpu import Device, DeviceArray, LaunchConfig, Program, ProgramOptions, launch, launch_options
from vgpu.checkers import racecheck, shadow
from vgpu.checkers.racecheck import RaceCheck, RaceRecord, facts
from vgpu.codegen.program import Unit
from vgpu.compiler import compile as compile_source
from vgpu.engine import jit
from vgpu.errors import DeadlockError, IllegalAddressError, InstructionBudgetError, LaunchError
from vgpu.memory import GUARD_BYTES
from vgpu.ptx.kinds import BlockShape
from vgpu.ptx.parser import parse
from vgpu.reports import Report

Finding = tuple[str, str, int | None, int | None]
INTS, FLOATS = np.zeros(64, np.int32), np.zeros(256, np.float32)


def reports(source: str, grid: int, block: int, *arguments: Any, shared: int = 0, **options: Any) -> tuple[Report, ...]:
    """Launch the one kernel of ``source`` with every checker on. Arrays are copied to the device, tuples are (shape, dtype) of empty ones."""
    device = Device()
    device.set_current()
    name = source.rsplit("__global__ void ", 1)[1].split("(", 1)[0]
    kernel = Program(source, "c++", ProgramOptions(name="k.cu")).compile("ptx").get_kernel(name)
    values = [_argument(a) for a in arguments]
    with launch_options(**{"checkers": ("all",), "threads": 1, **options}) as session:
        try:
            launch(device.create_stream(), LaunchConfig(grid=grid, block=block, shmem_size=shared), kernel, *values)
        except LaunchError as error:
            return error.reports
    return session.results[-1].reports


def _argument(a: Any) -> Any:
    if isinstance(a, np.ndarray):
        return DeviceArray.from_numpy(a)
    return DeviceArray.empty(*a) if isinstance(a, tuple) else a


def findings(*args: Any, **options: Any) -> set[Finding]:
    """(checker, kind, line, other line) of every report."""
    return {summary(r) for r in reports(*args, **options)}


def summary(r: Report) -> Finding:
    return r.checker, r.kind, r.party.location.line, r.other.location.line if r.other else None


# -- racecheck: what orders two accesses ------------------------------------------------------------------------

CALLS = """
__device__ __noinline__ void put(int* tile, int i, int value) {
  tile[i] = value;
}
__device__ __noinline__ int get(const int* tile, int i) {
  return tile[i];
}
extern "C" __global__ void k(int* out) {
  __shared__ int tile[64];
  put(tile, threadIdx.x, 0);
  __syncthreads();
  put(tile, threadIdx.x, threadIdx.x);
  BARRIER
  out[threadIdx.x] = get(tile, 63 - threadIdx.x);
}"""


def test_accesses_in_device_functions_are_followed() -> None:
    assert findings(CALLS.replace("BARRIER", "__syncthreads();"), 1, 64, INTS) == set()
    found = findings(CALLS.replace("BARRIER", ""), 1, 64, INTS)
    assert found and found <= {("racecheck", "raw", 6, 3), ("racecheck", "war", 3, 6)}


ARRIVE = """extern "C" __global__ void k(int* out) {
  __shared__ int tile[32];
  int lane = threadIdx.x % 32;
  if (threadIdx.x < 32) {
    BEFORE
    asm volatile("bar.arrive 1, 64;" ::: "memory");
    AFTER
  } else {
    asm volatile("bar.sync 1, 64;" ::: "memory");
    out[lane] = tile[31 - lane];
  }
}"""


def test_who_only_arrives_at_a_barrier_is_ordered_before_it_and_not_after() -> None:
    store = "tile[lane] = lane;"
    assert findings(ARRIVE.replace("BEFORE", store).replace("AFTER", ""), 1, 64, INTS) == set()
    found = findings(ARRIVE.replace("BEFORE", store).replace("AFTER", store), 1, 64, INTS)
    assert found and found <= {("racecheck", "raw", 10, 7), ("racecheck", "war", 7, 10)}


SPECIALISED = """extern "C" __global__ void k(int* out) {
  __shared__ int tile[2][32];
  int lane = threadIdx.x % 32, sum = 0;
  if (threadIdx.x < 32) {
    for (int round = 0; round < 4; ++round) {
      tile[SLOT][lane] = round;
      __syncthreads();
    }
    __syncthreads();
  } else {
    __syncthreads();
    for (int round = 0; round < 4; ++round) {
      sum += tile[SLOT][31 - lane];
      __syncthreads();
    }
    out[lane] = sum;
  }
}"""


def test_warps_may_meet_at_different_barrier_statements() -> None:
    assert findings(SPECIALISED.replace("SLOT", "round % 2"), 1, 64, INTS) == set()
    found = findings(SPECIALISED.replace("SLOT", "0"), 1, 64, INTS)
    assert found and found <= {("racecheck", "raw", 13, 6), ("racecheck", "war", 6, 13)}


FLAG = """extern "C" __global__ void k(int* out, int* message, volatile int* flag) {
  if (blockIdx.x == 0) {
    *message = 42;
    FENCE;
    *flag = 1;
  } else {
    while (*flag == 0) {
    }
    __threadfence();
    *out = *message;
  }
}"""


@pytest.mark.parametrize(
    ("fence", "silent"), [("__threadfence()", True), ("__threadfence_system()", True), ("__threadfence_block()", False), ("", False)]
)
def test_a_flag_needs_a_fence_whose_scope_holds_both_sides(fence: str, silent: bool) -> None:
    found = findings(FLAG.replace("FENCE", fence), 2, 1, INTS, INTS, INTS)
    assert found == (set() if silent else {("racecheck", "raw", 10, 3)})


def test_a_fence_of_one_thread_covers_what_it_learnt_at_a_barrier() -> None:
    source = """extern "C" __global__ void k(int* out, int* partial, unsigned* ticket) {
  __shared__ bool last;
  partial[blockIdx.x * blockDim.x + threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x == 0) {
    FENCE;
    last = atomicAdd(ticket, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (last) atomicAdd(out, partial[(blockIdx.x + 1) % gridDim.x * blockDim.x + threadIdx.x]);
}"""
    buffers = np.zeros(1, np.int32), np.zeros(256, np.int32), np.zeros(1, np.uint32)
    assert findings(source.replace("FENCE", "__threadfence()"), 4, 64, *buffers) == set()
    assert findings(source.replace("FENCE", ""), 4, 64, *buffers) == {("racecheck", "raw", 10, 3)}


def test_an_atomic_on_another_address_publishes_nothing_here() -> None:
    source = """extern "C" __global__ void k(int* out, int* message, int* flags) {
  if (blockIdx.x == 0) {
    *message = 42;
    __threadfence();
    atomicExch(&flags[0], 1);
  } else {
    atomicAdd(&flags[1], 1);
    *out = *message;
  }
}"""
    assert findings(source, 2, 1, INTS, INTS, INTS) == {("racecheck", "raw", 8, 3)}


PARTIAL = """extern "C" __global__ void k(int* out) {
  __shared__ int tile[32];
  int lane = threadIdx.x, sum = 0;
#pragma unroll 1
  for (int round = 0; round < 40; ++round) {
    tile[lane] = round;
    __syncwarp(lane < 16 ? 0x0000ffffu : 0xffff0000u);
    sum += tile[lane ^ PARTNER];
    __syncwarp(lane < 16 ? 0x0000ffffu : 0xffff0000u);
  }
  out[lane] = sum;
}"""


def test_syncs_of_half_warps_order_the_halves() -> None:
    assert findings(PARTIAL.replace("PARTNER", "8"), 1, 32, INTS) == set()
    found = findings(PARTIAL.replace("PARTNER", "16"), 1, 32, INTS)
    assert ("racecheck", "raw", 8, 6) in found and found <= {("racecheck", "raw", 8, 6), ("racecheck", "war", 6, 8)}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x[lane] = lane;\n x[lane + 32] = x[31 - lane];", {("racecheck", "raw", 3, 2)}),
        ("x[lane] = lane;\n __syncwarp(); x[lane + 32] = x[31 - lane];", set()),
        ("x[0] = lane;", {("racecheck", "waw", 2, 2)}),
        ("x[0] = 7;", {("racecheck", "waw_same_value", 2, 2)}),
        ("x[lane / 2] = lane / 4;", {("racecheck", "waw_same_value", 2, 2)}),
        ("x[lane / 2] = lane / 2 + (lane == 31);", {("racecheck", "waw", 2, 2)}),
        ("atomicAdd(&x[0], lane);", set()),
        ("atomicAdd(&x[0], lane);\n x[1] = x[0];", {("racecheck", "raw", 3, 2), ("racecheck", "waw_same_value", 3, 3)}),
        ("reinterpret_cast<short*>(x)[lane] = lane;\n x[lane / 2 + 32] = 1;", {("racecheck", "waw_same_value", 3, 3)}),
    ],
)
def test_lanes_of_one_warp_in_global_memory(body: str, expected: set[Finding]) -> None:
    source = f'extern "C" __global__ void k(int* x) {{ int lane = threadIdx.x;\n{body} }}'
    found = findings(source, 1, 32, INTS)
    assert found == expected or (body.startswith("atomicAdd(&x[0], lane);\n") and found >= expected - {("racecheck", "waw_same_value", 3, 3)})


def test_two_parameters_may_point_to_one_buffer() -> None:
    source = """extern "C" __global__ void k(int* to, const int* from) {
  int i = threadIdx.x;
  to[i] = from[63 - i];
}"""
    one = DeviceArray.from_numpy(INTS)
    assert findings(source, 1, 64, one, one) <= {("racecheck", "raw", 3, 3), ("racecheck", "war", 3, 3)} != set()
    assert findings(source, 1, 64, one, one) != set()
    assert findings(source, 1, 64, one, DeviceArray.from_numpy(INTS)) == set()


def test_pointers_of_unknown_origin_and_module_variables_are_followed() -> None:
    source = """__device__ int table[2];
extern "C" __global__ void k(int** rows, int n) {
  int* row = rows[blockIdx.x % n];
  row[threadIdx.x] = blockIdx.x;
  table[threadIdx.x % 2] = blockIdx.x;
}"""
    target = DeviceArray.from_numpy(INTS)
    rows = np.array([int(target.handle)] * 2, np.uint64)
    assert findings(source, 2, 1, rows, 2) == {("racecheck", "waw", 4, 4), ("racecheck", "waw", 5, 5)}


ASYNC = """__device__ void fetch(void* to, const void* from) {
  unsigned at = (unsigned)__cvta_generic_to_shared(to);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at), "l"(from) : "memory");
  asm volatile("cp.async.commit_group;" ::: "memory");
}
extern "C" __global__ void k(float* out, const float* in) {
  __shared__ float tile[2][64];
  int i = threadIdx.x;
  float sum = 0;
  fetch(&tile[0][i], in + i);
#pragma unroll 1
  for (int round = 0; round < 4; ++round) {
    if (round < 3) fetch(&tile[(round + 1) % 2][i], in + 64 * (round + 1) + i);
    else asm volatile("cp.async.commit_group;" ::: "memory");
    WAIT
    __syncthreads();
    sum += tile[round % 2][63 - i];
    __syncthreads();
  }
  out[i] = sum;
}"""


@pytest.mark.parametrize(("wait", "silent"), [("wait_group 1", True), ("wait_all", True), ("wait_group 2", False), ("", False)])
def test_asynchronous_copies_must_be_waited_for(wait: str, silent: bool) -> None:
    statement = f'asm volatile("cp.async.{wait};" ::: "memory");' if wait else ""
    found = findings(ASYNC.replace("WAIT", statement), 1, 64, FLOATS, FLOATS)
    assert (found == set()) if silent else ("racecheck", "raw", 17, 3) in found


def test_lanes_that_only_zero_fill_read_nothing() -> None:
    source = """extern "C" __global__ void k(float* out, const float* in, int n) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  unsigned at = (unsigned)__cvta_generic_to_shared(&tile[i]);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(at), "l"(in + i), "r"(i < n ? 4 : 0) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  __syncthreads();
  out[i] = tile[63 - i];
}"""
    assert findings(source, 1, 64, FLOATS, np.ones(40, np.float32), 40) == set()
    assert {kind for _, kind, _, _ in findings(source, 1, 64, FLOATS, np.ones(40, np.float32), 41)} == {"out_of_bounds"}


# -- racecheck: its own bookkeeping -----------------------------------------------------------------------------

TWO_BLOCKS = """extern "C" __global__ void k(int* out) {
  __shared__ int tile[64];
  if (blockIdx.x % 2) tile[threadIdx.x] = 1; else tile[63 - threadIdx.x] = 2;
  out[64 * blockIdx.x + threadIdx.x] = tile[blockIdx.x % 2 ? threadIdx.x : 63 - threadIdx.x];
}"""


def test_blocks_that_share_a_context_do_not_race_with_each_other() -> None:
    assert findings(TWO_BLOCKS, 6, 64, np.zeros(384, np.int32)) == set()


RACY = """extern "C" __global__ void k(int* out, int* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  x[i] = i;
  out[i] = x[(i + 32) % 256];
}"""


def test_reports_are_the_same_every_time() -> None:
    def once(seed: int | None) -> list[tuple[object, ...]]:
        found = reports(RACY, 4, 64, np.zeros(256, np.int32), np.zeros(256, np.int32), seed=seed)
        return [(summary(r), r.count, r.message, r.party, r.other) for r in found]

    for seed in (None, 5):
        first = once(seed)
        assert first and once(seed) == first
    assert once(5) != once(None)


def test_a_finding_is_told_once_with_its_count() -> None:
    source = """extern "C" __global__ void k(int* x) {
  x[threadIdx.x] = blockIdx.x;
}"""
    (report,) = reports(source, 5, 64, INTS)
    assert (report.kind, report.count, report.severity) == ("waw", 4 * 64, "error")
    assert (report.party.block, report.party.thread) == ((1, 0, 0), (0, 0, 0))
    assert report.other is not None and (report.other.block, report.other.thread) == ((0, 0, 0), (0, 0, 0))
    assert (report.space, report.offset, report.size) == ("global", 0, 4) and report.buffer == "x"
    assert "thread (0, 0, 0) of block (1, 0, 0) writes offset 0 of x (line 2)" in report.message


def test_equal_values_are_a_lower_class() -> None:
    (report,) = reports('extern "C" __global__ void k(int* x) {\n  x[threadIdx.x] = 3;\n}', 5, 64, INTS)
    assert (report.kind, report.severity) == ("waw_same_value", "warning")


def test_stamps_that_run_out_forget_and_never_accuse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shadow, "STAMP_ROOM", 2)
    assert findings(RACY.replace("(i + 32) % 256", "i"), 4, 64, np.zeros(256, np.int32), np.zeros(256, np.int32)) == set()
    cases = {case.name: case for case in corpus.cases("correct")}
    for name in ("ping_pong_global", "grid_barrier_by_counter", "transpose_in_place"):
        assert corpus.run(cases[name]).reports == ()


def test_stamps_start_over(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = shadow.Pool()
    monkeypatch.setattr(shadow, "POOL", pool)
    buffers = np.zeros(256, np.int32), np.zeros(256, np.int32)
    before = findings(RACY, 4, 64, *buffers)
    assert before != set()
    pool._next = shadow.MOST_STAMPS - 2 * shadow.STAMP_ROOM + 1
    assert findings(RACY, 4, 64, *buffers) == before
    assert pool._round == 1 and pool._next < shadow.MOST_STAMPS // 2
    assert findings(RACY.replace("(i + 32) % 256", "i"), 4, 64, *buffers) == set()


def test_sizes_of_the_runtimes_records() -> None:
    library = jit.runtime("check_race")
    size = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint32)(library.addresses["vg_race_size"])
    expected = (
        ctypes.sizeof(RaceRecord), racecheck._CELL_BYTES, racecheck._BLOCK_BYTES, racecheck._WARP_BYTES,
        ctypes.sizeof(racecheck._FindingRecord), ctypes.sizeof(shadow.ShadowRecord), shadow._STAMP_BYTES, 16,
    )  # fmt: skip
    assert tuple(size(n) for n in range(len(expected))) == expected


# -- racecheck: what needs no code ------------------------------------------------------------------------------


def sites_checked(source: str, block: tuple[int, int, int] = (64, 1, 1)) -> set[tuple[int, str]]:
    """(line, action) of the accesses to shared memory that get a check."""
    unit = Unit(parse(compile_source(source).ptx), BlockShape.of(block), ())
    known = facts(unit)
    (kernel,) = [f.name for f in unit.functions if f.is_entry]
    numbers = known.shared(kernel)
    return {(s.instr.loc.line if s.instr.loc else 0, s.action) for n, s in known.sites.items() if n in numbers}


TILED = """extern "C" __global__ void k(float* c, const float* a, const float* b, int n) {
  __shared__ float as[16][16], bs[16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0;
  for (int t = 0; t < n; t += 16) {
    as[y][x] = a[row * n + t + x];
    bs[y][x] = b[(t + y) * n + column];
    __syncthreads();
    for (int k = 0; k < 16; ++k)
      sum += as[y][k] * bs[k][x];
    SECOND
  }
  c[row * n + column] = sum;
}"""


def test_loads_between_barriers_need_no_check() -> None:
    assert sites_checked(TILED.replace("SECOND", "__syncthreads();"), (16, 16, 1)) == {(6, "write"), (7, "write")}
    assert sites_checked(TILED.replace("SECOND", ""), (16, 16, 1)) == {(6, "write"), (7, "write"), (10, "read")}


@pytest.mark.parametrize(
    ("barrier", "checked"),
    [
        ("__syncthreads();", False),
        ("if (n > 3) __syncthreads(); else __syncthreads();", False),  # all threads take the same side
        ("if (i > 3) __syncthreads(); else __syncthreads();", True),  # warps may be at different ones
        ("if (n > 3) __syncthreads();", True),
        ("while (__syncthreads_or(i < n)) n -= 1;", False),
        ("__syncwarp();", True),
        ('asm volatile("bar.sync 1, 64;" ::: "memory");', True),
        ("if (i >= n) return; __syncthreads();", False),
    ],
)  # fmt: skip
def test_what_separates_a_store_from_a_load(barrier: str, checked: bool) -> None:
    source = f"""extern "C" __global__ void k(int* out, int n) {{
  __shared__ int tile[64];
  int i = threadIdx.x;
  tile[i] = i;
  {barrier}
  out[i] = tile[63 - i];
}}"""
    assert ((6, "read") in sites_checked(source)) == checked


@pytest.fixture
def everything_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racecheck, "checked_sites", lambda flow, accesses: {a.site for a in accesses})
    monkeypatch.setattr(RaceCheck, "key", property(lambda self: "racecheck, every access"))


ALL_THE_SAME = ("race_matmul_second_barrier", "race_double_buffer", "race_broadcast_from_last", "matmul_tiled_edges", "triple_buffer",
                "barrier_vote_ends_loop", "early_return_between_barriers", "shared_union")  # fmt: skip


@pytest.mark.parametrize("name", ALL_THE_SAME)
def test_checking_every_access_finds_nothing_else(name: str, everything_checked: None) -> None:
    (case,) = [c for folder in ("buggy", "correct") for c in corpus.cases(folder) if c.name == name]
    assert corpus.problems(case, corpus.run(case).reports) == []


# -- initcheck --------------------------------------------------------------------------------------------------


def test_every_byte_counts_and_every_site_is_told_once() -> None:
    source = """extern "C" __global__ void k(int* out, int* x, int n) {
  int i = threadIdx.x;
  if (i < n) x[i] = i;
  __syncthreads();
  out[i] = x[i];
}"""
    found = reports(source, 1, 64, INTS, ((64,), np.int32), 40)
    assert [(r.kind, r.count, r.offset, r.party.thread) for r in found] == [("uninitialized_global", 24, 160, (40, 0, 0))]


def test_what_a_kernel_wrote_stays_written() -> None:
    store = 'extern "C" __global__ void k(int* x, int n) { if (threadIdx.x < n) x[threadIdx.x] = 1; }'
    read = 'extern "C" __global__ void k(int* out, const int* x) { out[threadIdx.x] = x[threadIdx.x]; }'
    x = DeviceArray.empty((64,), np.int32)
    assert reports(store, 1, 64, x, 48) == ()
    (report,) = reports(read, 1, 64, INTS, x)
    assert (report.offset, report.count) == (192, 16)
    assert reports(store, 1, 64, x, 64) == ()
    assert reports(read, 1, 64, INTS, x) == ()


def test_shared_memory_is_fresh_in_every_block() -> None:
    source = """extern "C" __global__ void k(int* out) {
  __shared__ int tile[64];
  if (blockIdx.x != 1) tile[threadIdx.x] = 1;
  __syncthreads();
  out[threadIdx.x + 64 * blockIdx.x] = tile[63 - threadIdx.x];
}"""
    (report,) = reports(source, 3, 64, np.zeros(192, np.int32))
    assert (report.kind, report.count, report.party.block, report.buffer) == ("uninitialized_shared", 64, (1, 0, 0), "tile")


@pytest.mark.parametrize("others", ["", "__shared__ double unused[5]; if (n < 0) unused[i % 5] = n;"])
def test_dynamic_shared_memory_is_tracked_after_static(others: str) -> None:
    source = f"""extern __shared__ int tile[];
extern "C" __global__ void k(int* out, int n) {{
  int i = threadIdx.x;
  {others}
  if (i != 5) tile[i] = i;
  __syncthreads();
  out[i] = tile[63 - i];
}}"""
    (report,) = reports(source, 1, 64, INTS, 64, shared=256)
    assert (report.kind, report.count, report.party.thread, report.offset) == ("uninitialized_shared", 1, (58, 0, 0), 20)


# -- synccheck and limits ---------------------------------------------------------------------------------------

EARLY = 'extern "C" __global__ void k(int* out, int n) {{\n  int i = threadIdx.x;\n  if (i >= n) return;\n  {}\n}}'


@pytest.mark.parametrize(
    ("body", "kinds"),
    [
        ("out[i] = __ballot_sync(0xffffffffu, i > 3);", set()),
        ("__syncwarp(); out[i] = i;", set()),
        ("out[i] = __shfl_down_sync(0xffffffffu, i, 1);", {"bad_member_mask"}),
        ("out[i] = __shfl_down_sync(0x000fffffu, i, 1);", set()),
        ("out[i] = __shfl_sync(0x0000000fu, i, 0);", {"bad_member_mask"}),
    ],
)
def test_masks_may_name_ended_lanes_unless_values_are_exchanged(body: str, kinds: set[str]) -> None:
    assert {kind for _, kind, _, _ in findings(EARLY.format(body), 1, 32, INTS, 20)} == kinds


def test_a_barrier_after_an_early_return_that_still_works() -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  if (i >= n) {
    for (int k = 0; k < i; ++k) out[i] += k;
    return;
  }
  tile[i] = i;
  __syncthreads();
  out[i] = tile[n - 1 - i];
}"""
    assert findings(source, 1, 64, INTS, 40) == set()


@pytest.mark.parametrize(("count", "words"), [(48, "not a multiple of the warp size"), (128, "more than the block's 64")])
def test_a_barriers_count_must_make_sense(count: int, words: str) -> None:
    source = f'extern "C" __global__ void k(int* out) {{\n  asm volatile("bar.sync 1, {count};" ::: "memory");\n  out[threadIdx.x] = 1;\n}}'
    with pytest.raises(DeadlockError, match=words):
        raising(source, 1, 64, INTS)


def raising(source: str, grid: int, block: int, *arguments: Any, **options: Any) -> None:
    device = Device()
    device.set_current()
    kernel = Program(source, "c++", ProgramOptions(name="k.cu")).compile("ptx").get_kernel("k")
    with launch_options(**{"checkers": ("all",), **options}):
        launch(device.create_stream(), LaunchConfig(grid=grid, block=block), kernel, *(_argument(a) for a in arguments))


def test_a_spinning_warp_is_told_of_the_one_that_waits() -> None:
    source = """extern "C" __global__ void k(volatile int* flag) {
  if (threadIdx.x >= 32) {
    while (*flag == 0) {
    }
  }
  __syncthreads();
  if (threadIdx.x == 0) *flag = 1;
}"""
    with pytest.raises(InstructionBudgetError, match=r"warp 0 waits at barrier 0 \(line 6") as error:
        raising(source, 1, 64, INTS, budget=100_000)
    (report,) = error.value.reports
    assert report.party.location.line in (3, 4) and report.other is not None and report.other.location.line == 6


# -- the set of checkers ----------------------------------------------------------------------------------------


def test_only_the_chosen_checkers_report() -> None:
    buffers = ((256,), np.int32), ((256,), np.int32)
    source = RACY.replace("x[i] = i;", "if (i < 200) x[i] = i;")
    assert {c for c, _, _, _ in findings(source, 4, 64, *buffers, checkers=("racecheck",))} == {"racecheck"}
    assert {c for c, _, _, _ in findings(source, 4, 64, *buffers, checkers=("initcheck", "synccheck"))} == {"initcheck"}
    assert findings(source, 4, 64, *buffers, checkers=()) == set()


def test_findings_without_end_leave_room_for_what_stops_the_kernel() -> None:
    lines = "\n".join(f"x[{n}] = threadIdx.x;" for n in range(400))
    source = f'extern "C" __global__ void k(int* x, int n) {{\n{lines}\n  x[n] = 1;\n}}'
    found = reports(source, 1, 64, np.zeros(400, np.int32), 100_000)
    assert found[-1].kind == "out_of_bounds" and 100 < len(found) < 256


def test_the_guard_zones_are_the_last_net() -> None:
    array = DeviceArray.from_numpy(INTS)
    ctypes.memset(int(array.handle) - GUARD_BYTES, 1, 8)
    with pytest.raises(IllegalAddressError, match="guard zone"):
        raising('extern "C" __global__ void k(int* x) { x[threadIdx.x] = 1; }', 1, 64, array)


def test_checkers_leave_results_alone() -> None:
    cases = {case.name: replace(case) for case in corpus.cases("correct")}
    for name in ("scan_blelloch", "chained_scan", "bitonic_sort_shared", "spin_lock_shared"):
        plain, checked = corpus.run(cases[name], "none"), corpus.run(cases[name], "all")
        for buffer, values in plain.outputs.items():
            assert np.array_equal(values, checked.outputs[buffer]), (name, buffer)
