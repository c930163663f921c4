"""The profile's counts: by hand for small kernels, against the plain definition for random requests, equal on every run."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.vgpu import watching
from tests.vgpu.watching import device, floats, profile, run
from vgpu.engine import jit
from vgpu.errors import CompileError, IllegalAddressError, KernelNotFoundError
from vgpu.profile import access, requests, trace, watch
from vgpu.profile.advice import advice
from vgpu.profile.metrics import METRICS
from vgpu.profile.occupancy import kernel_occupancy
from vgpu.profile.resources import architectures, present_gpu, resources
from vgpu.profile.summary import TRAFFIC, Counts, Profile

SOURCE = r"""
#define K extern "C" __global__ void
#define I (blockIdx.x * blockDim.x + threadIdx.x)
K copy(float* y, const float* x, int n) { int i = I; if (i < n) y[i] = x[i]; }
K stride2(float* y, const float* x) { y[2 * I] = x[2 * I]; }
K shifted(float* y, const float* x) { y[I] = x[I + 1]; }
K broadcast(float* y, const float* x) { y[I] = x[blockIdx.x]; }
K copy4(float4* y, const float4* x) { y[I] = x[I]; }
K copy8(double* y, const double* x) { y[I] = x[I]; }
K copy1(char* y, const char* x) { y[I] = x[I]; }
K copy2(short* y, const short* x) { y[I] = x[I + 1]; }
K backwards(float* y, const float* x) { y[I] = x[blockDim.x * gridDim.x - 1 - I]; }
K column(float* y, const float* x, int n) { y[threadIdx.x * n] = x[threadIdx.x * n]; }
K tile(float* y, const float* x) {
  __shared__ float t[32][32];
  t[threadIdx.y][threadIdx.x] = x[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  y[threadIdx.y * 32 + threadIdx.x] = t[threadIdx.x][threadIdx.y];
}
K padded(float* y, const float* x) {
  __shared__ float t[32][33];
  t[threadIdx.y][threadIdx.x] = x[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  y[threadIdx.y * 32 + threadIdx.x] = t[threadIdx.x][threadIdx.y];
}
K shared_wide(float4* y, double* z) {
  __shared__ float4 a[32];
  __shared__ double b[32];
  a[threadIdx.x] = y[threadIdx.x];
  b[threadIdx.x] = z[threadIdx.x];
  __syncthreads();
  y[threadIdx.x] = a[31 - threadIdx.x];
  z[threadIdx.x] = b[0];
}
K parity(float* y) { if (threadIdx.x % 2) y[threadIdx.x] = y[threadIdx.x] * 2; else y[threadIdx.x + 64] = 3; }
K triangle(float* y) {
  float s = 1;
  #pragma unroll 1
  for (int k = 0; k < threadIdx.x; ++k)
    s = s * 1.5f + k;
  y[threadIdx.x] = s;
}
K histogram(int* bins, const int* x, int n) {
  __shared__ int mine[32];
  mine[threadIdx.x % 32] = 0;
  __syncthreads();
  if (I < n) atomicAdd(&mine[x[I]], 1);
  __syncthreads();
  if (threadIdx.x < 32) atomicAdd(&bins[0], mine[threadIdx.x]);
}
__constant__ float table[64];
K constants(float* y, const int* x) { y[I] = table[5] + table[x[I]]; }
K local(int* y, const int* x) {
  int a[16];
  for (int k = 0; k < 16; ++k) a[k] = x[k] + threadIdx.x;
  y[I] = a[x[I] & 15];
}
__noinline__ __device__ int through(const int* p, int i) { return p[i]; }
K generic(int* y, const int* x) {
  __shared__ int s[64];
  s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  y[I] = through(s, 2 * (threadIdx.x % 32)) + through(x, threadIdx.x);
}
"""

BUFFERS: dict[str, Callable[[], tuple[Any, ...]]] = {
    "copy": lambda: (floats(512), floats(512), 512),
    "column": lambda: (floats(4096), floats(4096), 100),
    "parity": lambda: (floats(128),),
    "triangle": lambda: (floats(64),),
    "histogram": lambda: (device(np.zeros(32, np.int32)), device(np.repeat(np.arange(4), 32).astype(np.int32)), 128),
    "constants": lambda: (floats(128), device(np.arange(128, dtype=np.int32) % 64)),
    "local": lambda: (device(np.zeros(128, np.int32)), device(np.arange(128, dtype=np.int32))),
    "generic": lambda: (device(np.zeros(128, np.int32)), device(np.arange(128, dtype=np.int32))),
}


def take(kernel: str, grid: watching.Dim, block: watching.Dim, **options: Any) -> Profile:
    args = BUFFERS.get(kernel, lambda: (floats(8192), floats(8192)))()
    return profile(SOURCE, kernel, grid, block, *args, **options)


def moved(p: Profile, kind: str) -> tuple[int, int]:
    """(requests, sectors or wavefronts)."""
    return p.totals.of(kind).requests, p.totals.of(kind).moved


# -- memory, by hand --------------------------------------------------------------------------------------------

HAND = [
    # kernel, grid, block, {kind: (requests, sectors or wavefronts)}
    ("copy", 4, 128, {"global load": (16, 16 * 4), "global store": (16, 16 * 4)}),
    ("stride2", 4, 128, {"global load": (16, 16 * 8), "global store": (16, 16 * 8)}),
    ("shifted", 4, 128, {"global load": (16, 16 * 5), "global store": (16, 16 * 4)}),
    ("broadcast", 4, 128, {"global load": (16, 16 * 1), "global store": (16, 16 * 4)}),
    ("copy4", 4, 128, {"global load": (16, 16 * 16), "global store": (16, 16 * 16)}),
    ("copy8", 4, 128, {"global load": (16, 16 * 8), "global store": (16, 16 * 8)}),
    ("copy1", 4, 128, {"global load": (16, 16 * 1), "global store": (16, 16 * 1)}),
    ("copy2", 4, 128, {"global load": (16, 16 * 3), "global store": (16, 16 * 2)}),
    ("backwards", 4, 128, {"global load": (16, 16 * 4), "global store": (16, 16 * 4)}),
    ("column", 1, 32, {"global load": (1, 32), "global store": (1, 32)}),
    ("tile", 1, (32, 32), {"shared load": (32, 32 * 32), "shared store": (32, 32), "global load": (32, 128)}),
    ("padded", 1, (32, 32), {"shared load": (32, 32), "shared store": (32, 32), "global store": (32, 128)}),
    ("shared_wide", 1, 32, {"shared store": (2, 4 + 2), "shared load": (2, 4 + 2)}),
    ("constants", 4, 32, {"constant load": (8, 4 * (1 + 32)), "global load": (4, 16)}),
    # partly filled warps: 20 threads of 4 bytes are 80 bytes, 3 sectors from a multiple of 32 and up to 4 from elsewhere
    ("copy", 1, 20, {"global load": (1, 3), "global store": (1, 3)}),
    ("copy", 2, 20, {"global load": (2, 3 + 3), "global store": (2, 6)}),
    ("copy4", 1, 3, {"global load": (1, 2), "global store": (1, 2)}),
    ("shared_wide", 1, 9, {"shared store": (2, 2 + 1), "shared load": (2, 2 + 1)}),
]


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
@pytest.mark.parametrize(("kernel", "grid", "block", "expected"), HAND, ids=[f"{k}-{g}-{b}" for k, g, b, _ in HAND])
def test_requests_by_hand(kernel: str, grid: watching.Dim, block: watching.Dim, expected: dict[str, tuple[int, int]], general: bool) -> None:
    p = take(kernel, grid, block, general_only=general)
    assert {kind: moved(p, kind) for kind in expected} == expected


def test_bytes_asked_moved_and_used() -> None:
    p = take("broadcast", 4, 128)
    t = p.totals.of("global load")
    assert (t.lanes, t.bytes_asked, t.bytes_moved, t.bytes_used) == (512, 2048, 16 * 32, 16 * 4)
    assert p.metrics["smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct"] == 12.5
    assert p.metrics["smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct"] == 100
    strided = take("stride2", 4, 128)
    assert strided.metrics["smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct"] == 50
    assert strided.metrics["l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio"] == 8


def test_bank_conflicts_leave_out_what_wide_accesses_need_anyway() -> None:
    p = take("shared_wide", 1, 32)
    assert p.totals.of("shared load").excess == p.totals.of("shared store").excess == 0
    tile = take("tile", 1, (32, 32))
    assert tile.metrics["shared_load_bank_conflicts_per_request"] == 31
    assert tile.metrics["l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum"] == 32 * 31
    assert take("padded", 1, (32, 32)).metrics["shared_load_bank_conflicts_per_request"] == 0


def test_guarded_tail_asks_for_no_more_than_its_lanes() -> None:
    args = (floats(512), floats(512), 500)
    p = profile(SOURCE, "copy", 4, 128, *args)
    assert moved(p, "global load") == (16, 63) and p.totals.of("global load").bytes_asked == 2000
    assert (p.totals.branches, p.totals.divergent_branches) == (16, 1)


# -- instructions and divergence, by hand -----------------------------------------------------------------------


def test_divergent_branch_and_lanes() -> None:
    p = take("parity", 1, 64)
    assert (p.totals.branches, p.totals.divergent_branches) == (2, 2)
    load, store = p.totals.of("global load"), p.totals.of("global store")
    assert (load.requests, load.lanes, store.requests, store.lanes) == (2, 32, 4, 64)
    assert p.metrics["smsp__sass_average_branch_targets_threads_uniform.pct"] == 0
    stores = [i for line in p.lines for i in line.instructions if i.text.startswith("st.global")]
    assert [(i.counts.warp_instructions, i.counts.thread_instructions) for i in stores] == [(2, 32), (2, 32)]


def test_loop_with_as_many_trips_as_the_lane_number() -> None:
    p = take("triangle", 1, 32)
    body = next(i for line in p.lines for i in line.instructions if i.text.startswith("fma"))
    assert (body.counts.warp_instructions, body.counts.thread_instructions) == (31, 31 * 32 // 2)
    two = take("triangle", 1, 64)  # the second warp's lanes make 32 to 63 trips
    body = next(i for line in two.lines for i in line.instructions if i.text.startswith("fma"))
    assert (body.counts.warp_instructions, body.counts.thread_instructions) == (31 + 63, 63 * 64 // 2)


PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{
  .reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %rd<6>;
  ld.param.u64 %rd1, [k_param_0];
  ld.param.u32 %r1, [k_param_1];
  cvta.to.global.u64 %rd2, %rd1;
  mov.u32 %r2, %tid.x;
  mul.wide.u32 %rd3, %r2, 4;
  add.s64 %rd4, %rd2, %rd3;
  setp.lt.u32 %p1, %r2, %r1;
  mov.u32 %r3, 7;
  @%p1 add.u32 %r3, %r2, 1;
  @%p1 st.global.u32 [%rd4], %r3;
  bar.red.popc.u32 %r4, 0, %p1;
  setp.eq.u32 %p2, %r4, 99;
  @%p2 bra $end;
  @!%p1 ret;
  add.u32 %r5, %r4, 1;
$end:
  ret;
}
"""


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
def test_predicated_instructions_count_once_and_are_no_branches(general: bool) -> None:
    p = profile(PTX, "k", 1, 64, device(np.zeros(64, np.int32)), 40, general_only=general)
    by_text = {i.text: i.counts for line in p.lines for i in line.instructions}
    store = by_text["@%p1 st.global.u32 [%rd4], %r3"]
    assert (store.warp_instructions, store.thread_instructions, store.by_class) == (2, 64, {"store": 2})
    assert (store.traffic["global store"].requests, store.traffic["global store"].lanes) == (2, 40)
    assert by_text["@%p1 add.u32 %r3, %r2, 1"].thread_instructions == 64
    barrier = by_text["bar.red.popc.u32 %r4, 0, %p1"]
    assert (barrier.warp_instructions, barrier.barriers) == (2, 2)
    assert (p.totals.branches, p.totals.divergent_branches) == (2, 0)  # only the bra
    assert (by_text["@!%p1 ret"].warp_instructions, by_text["@!%p1 ret"].by_class) == (2, {"control": 2})
    assert by_text["add.u32 %r5, %r4, 1"].thread_instructions == 40
    assert p.totals.warp_instructions == 2 * 16


def test_classes_and_lines_add_up_to_the_totals() -> None:
    p = take("tile", 1, (32, 32))
    assert sum(p.totals.by_class.values()) == p.totals.warp_instructions
    assert sum(line.counts.warp_instructions for line in p.lines) == p.totals.warp_instructions
    assert sum(i.counts.thread_instructions for line in p.lines for i in line.instructions) == p.totals.thread_instructions
    assert p.totals.by_class["sync"] == p.totals.barriers == 32
    number = next(i + 1 for i, text in enumerate(SOURCE.splitlines()) if "t[threadIdx.x][threadIdx.y]" in text)
    line = p.line(number)
    assert line.text == SOURCE.splitlines()[number - 1] and line.file == "kernel.cu"
    assert line.counts.of("shared load").moved == 1024 and line.counts.of("shared store").requests == 0
    assert p.line(10_000).counts == Counts()


# -- atomics, local, constant, generic --------------------------------------------------------------------------


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
def test_histogram_contention(general: bool) -> None:
    p = take("histogram", 1, 128, general_only=general)  # each warp's 32 lanes add to one bin
    shared, total = p.totals.of("shared atomic"), p.totals.of("global atomic")
    assert (shared.requests, shared.lanes, shared.addresses, shared.passes, shared.moved) == (4, 128, 4, 128, 128)
    assert (total.requests, total.lanes, total.addresses, total.passes, total.moved) == (1, 32, 1, 32, 1)
    assert p.metrics["shared_atomic_lanes_per_address"] == p.metrics["global_atomic_passes_per_request"] == 32


def test_histogram_without_contention() -> None:
    args = (device(np.zeros(32, np.int32)), device((np.arange(128) % 32).astype(np.int32)), 128)
    shared = profile(SOURCE, "histogram", 1, 128, *args).totals.of("shared atomic")
    assert (shared.requests, shared.addresses, shared.passes, shared.moved) == (4, 128, 4, 4)


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
def test_local_arrays_are_interleaved(general: bool) -> None:
    p = take("local", 1, 32, general_only=general)
    store, load = p.totals.of("local store"), p.totals.of("local load")
    assert store.bytes_asked == 16 * 32 * 4 and store.moved == 16 * 32 * 4 // 32 and store.excess == 0
    assert (load.requests, load.lanes) == (1, 32)
    offsets = [4 * (lane & 15) for lane in range(32)]
    assert load.moved == requests.local_request(offsets, 4).moved == 32


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
def test_generic_addresses_count_in_the_space_they_fall_in(general: bool) -> None:
    p = take("generic", 1, 64, general_only=general)
    # one load instruction, in a function of its own: twice a warp from shared memory (stride 2) and once from global
    assert moved(p, "shared load") == (2, 2 * 2) and moved(p, "global load") == (2 + 2, 8 + 8)


# -- against the definition -------------------------------------------------------------------------------------

RANDOM = r"""
#define K extern "C" __global__ void
#define LANE int t = blockIdx.x * 32 + threadIdx.x, i = index[t]; if (i < 0) return;
template <typename T> __device__ void shared_store(T* out, const int* index) {
  __shared__ T s[256];
  LANE
  s[i] = T();
  __syncwarp(__activemask());
  out[t] = s[255 - i];
}
K global1(char* x, const int* index) { LANE x[i] = x[i] + 1; }
K global2(short* x, const int* index) { LANE x[i] = x[i] + 1; }
K global4(float* x, const int* index) { LANE x[i] = x[i] + 1; }
K global8(double* x, const int* index) { LANE x[i] = x[i] + 1; }
K global16(float4* x, const int* index) { LANE float4 v = x[i]; v.x += 1; x[i] = v; }
K atomic4(int* x, const int* index) { LANE atomicAdd(&x[i], 1); }
K atomic8(unsigned long long* x, const int* index) { LANE atomicAdd(&x[i], 1ull); }
K shared1(char* x, const int* index) { shared_store(x, index); }
K shared2(short* x, const int* index) { shared_store(x, index); }
K shared4(float* x, const int* index) { shared_store(x, index); }
K shared8(double* x, const int* index) { shared_store(x, index); }
K shared16(float4* x, const int* index) { shared_store(x, index); }
K shared_atomic4(int* x, const int* index) { __shared__ int s[256]; LANE x[t] = atomicAdd(&s[i], 1); }
K dynamic(float* x, const int* steps, int n) {
  for (int k = 0; k < n; ++k) x[threadIdx.x % 8 * steps[2 * k] + threadIdx.x / 8 * steps[2 * k + 1] + k] = 1;
}
"""
BLOCKS = 48


def random_indices(rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Warps of all kinds: random, few distinct, sorted, strided, all equal; some with idle lanes (-1), never all idle."""
    rows = []
    for block in range(BLOCKS):
        kind = block % 6
        row = rng.integers(0, [256, 4, 256, 8, 256, 1][kind], 32)
        if kind == 2:
            row = np.sort(row)
        elif kind == 3:
            row = np.arange(32) * int(rng.integers(0, 9)) % 256
        elif kind == 5:
            row = np.full(32, int(rng.integers(0, 256)))
        if block % 4 >= 2:
            row = np.where(rng.random(32) < 0.4, -1, row)
            row[int(rng.integers(32))] = 5
        rows.append(row)
    return np.array(rows, np.int32)


def expected(indices: np.ndarray[Any, Any], size: int, kind: str, mirrored: bool = False) -> tuple[int, ...]:
    """The sum over the warps of what the definition says."""
    total = np.zeros(4, np.int64)
    for row in indices:
        at = [None if i < 0 else size * int(255 - i if mirrored else i) for i in row]
        count = requests.global_request if kind.startswith("global") else requests.shared_request
        total += np.array(count(at, size, kind.endswith("atomic")))
    return tuple(int(n) for n in total)


@pytest.mark.parametrize("general", [False, True], ids=["fast", "general"])
@pytest.mark.parametrize(
    ("kernel", "size", "kinds"),
    [(f"global{n}", n, ("global load", "global store")) for n in (1, 2, 4, 8, 16)]
    + [("atomic4", 4, ("global atomic",)), ("atomic8", 8, ("global atomic",)), ("shared_atomic4", 4, ("shared atomic",))]
    + [(f"shared{n}", n, ("shared store", "shared load")) for n in (1, 2, 4, 8, 16)],
)
def test_random_requests_count_as_defined(kernel: str, size: int, kinds: tuple[str, ...], general: bool) -> None:
    indices = random_indices(np.random.default_rng(size))
    x = device(np.zeros(4096 * size, np.uint8))
    p = profile(RANDOM, kernel, BLOCKS, 32, x, device(indices), general_only=general)
    own = Counts()  # without the load of the index
    for line in p.lines:
        for i in line.instructions:
            if not (i.text.startswith(("ld.global.u32", "ld.global.s32")) and kernel != "global4"):
                own.add(i.counts)
    for kind in kinds:
        t = own.of(kind)
        if kernel == "global4" and kind == "global load":  # the index's own load is coalesced: 4 sectors, 32 addresses
            assert (t.moved - 4 * BLOCKS, t.addresses - 32 * BLOCKS) == expected(indices, size, kind)[:2]
            continue
        assert t.requests == BLOCKS and t.lanes == int((indices >= 0).sum())
        assert (t.moved, t.addresses, t.passes, t.ideal) == expected(indices, size, kind, mirrored=kind == "shared load")


def test_strides_known_only_at_run_time() -> None:
    """Two strides that change with every trip: what was remembered of the last ones must not be used."""
    steps = np.array([(1, 8), (1, 8), (8, 64), (0, 1), (8, 64), (2, 2), (1, 32), (1, 8), (3, 5)] * 4, np.int32)
    p = profile(RANDOM, "dynamic", 1, 32, device(np.zeros(4096, np.float32)), device(steps), len(steps))
    total = np.zeros(4, np.int64)
    for k, (a, b) in enumerate(steps):
        total += np.array(requests.global_request([int(4 * (lane % 8 * a + lane // 8 * b + k)) for lane in range(32)], 4))
    t = p.totals.of("global store")
    assert (t.requests, t.moved, t.addresses, t.ideal) == (len(steps), total[0], total[1], total[3])


# -- the same on every run --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ballot_compaction", "breadth_first_search", "histogram_shared", "transpose_padded", "warp_scan", "local_bytes"])
def test_counts_are_equal_run_to_run_for_every_seed_and_in_both_copies(name: str) -> None:
    c = watching.case(name)
    variants: list[dict[str, Any]] = [{}, {}, {"seed": 1}, {"seed": 2, "threads": 2}, {"general_only": True}]
    taken = [watching.run_case(c, watching.arguments(c), profile=True, **v).profile for v in variants]
    first = taken[0]
    assert isinstance(first, Profile) and first.totals.warp_instructions > 0
    for other in taken[1:]:
        assert isinstance(other, Profile) and other.to_dict() == first.to_dict()


@pytest.mark.parametrize("name", ["block_scan", "matmul_tiled", "switch_divergence"])
def test_counting_leaves_results_alone(name: str) -> None:
    c = watching.case(name)
    plain, counted = watching.arguments(c), watching.arguments(c)
    watching.run_case(c, plain)
    watching.run_case(c, counted, profile=True)
    for a, b in zip(plain, counted, strict=True):
        if hasattr(a, "base"):
            assert np.array_equal(a.view(), b.view())


# -- what comes with it -----------------------------------------------------------------------------------------


def test_profile_goes_with_checkers_and_with_a_trace() -> None:
    r = run(SOURCE, "copy", 4, 128, *BUFFERS["copy"](), profile=True, checkers=("all",), trace=trace.TraceSelection())
    assert isinstance(r.profile, Profile) and isinstance(r.trace, trace.Trace) and r.reports == ()
    assert r.profile.to_dict() == take("copy", 4, 128).to_dict()


def test_no_profile_unless_asked() -> None:
    assert run(SOURCE, "copy", 4, 128, *BUFFERS["copy"]()).profile is None


def test_a_kernel_that_fails_has_the_profile_of_what_it_did() -> None:
    with pytest.raises(IllegalAddressError) as error:
        profile(SOURCE, "stride2", 1, 32, floats(8), floats(8))
    p = error.value.result.profile  # type: ignore[attr-defined]
    assert isinstance(p, Profile) and p.totals.warp_instructions > 0


def test_profile_as_json() -> None:
    p = take("histogram", 1, 128)
    d = json.loads(json.dumps(p.to_dict()))
    assert d["totals"]["memory"]["shared atomic"]["passes"] == 128
    assert d["kernel"] == "histogram" and d["block"] == [128, 1, 1]
    assert set(d["totals"]["memory"]) <= set(TRAFFIC)
    assert d["metrics"] == p.metrics
    assert sum(line["warp_instructions"] for line in d["lines"]) == d["totals"]["warp_instructions"]


def test_metrics_have_one_row_each_and_apply_only_where_they_mean_something() -> None:
    assert len({m.name for m in METRICS}) == len({m.title for m in METRICS}) == len(METRICS)
    assert all(m.of(Counts()) in (None, 0) for m in METRICS)
    p = take("copy", 4, 128)
    assert not any("shared" in name or "atomic" in name for name in p.metrics)
    assert p.metrics["smsp__thread_inst_executed_per_inst_executed.ratio"] == 32


def topics(p: Profile) -> set[str]:
    return {a.topic for a in advice(p)}


def test_advice_names_what_is_wrong_and_nothing_else() -> None:
    assert topics(take("copy", 4, 128)) == set()
    assert topics(take("padded", 1, (32, 32))) == set()
    assert topics(take("column", 1, 32)) == {"global load coalescing", "global store coalescing"}
    assert topics(take("tile", 1, (32, 32))) == {"shared load bank conflicts"}
    assert topics(take("histogram", 1, 128)) == {"shared atomic contention", "global atomic contention"}
    assert topics(take("parity", 1, 64)) >= {"divergence"}
    assert topics(take("triangle", 1, 32)) == {"divergence", "lanes"}
    assert topics(take("copy", 4, 100)) >= {"lanes"}
    assert "local memory" in topics(take("local", 1, 32))
    found = advice(take("tile", 1, (32, 32)))[0]
    assert found.line is not None and found.line.text is not None and "t[threadIdx.x][threadIdx.y]" in found.line.text
    assert found.lost == 31 * 32 and "32 wavefronts a request where 1 would do" in found.text


# -- resources --------------------------------------------------------------------------------------------------


def test_resources_for_each_gpu() -> None:
    p = take("tile", 1, (32, 32)).with_resources(SOURCE)
    assert set(p.resources) == set(architectures()) >= {"sm_75", "sm_80", "sm_90"}
    for r in p.resources.values():
        assert r.facts is not None and r.facts.shared_bytes == 4096 and r.facts.registers > 0
        assert r.facts.spill_store_bytes == r.facts.spill_load_bytes == 0
        assert r.occupancy == kernel_occupancy(r.facts, 1024, arch=r.arch)
    assert json.loads(json.dumps(p.to_dict()))["resources"]["sm_90"]["occupancy"]["limiter"] == p.resources["sm_90"].occupancy.limiter  # type: ignore[union-attr]


SPILLING = r"""
extern "C" __global__ void __launch_bounds__(1024, 2) heavy(float* y, const float* x) {
  float a[64];
  #pragma unroll
  for (int k = 0; k < 64; ++k) a[k] = x[k * 1024 + threadIdx.x];
  #pragma unroll
  for (int r = 0; r < 3; ++r)
    #pragma unroll
    for (int k = 0; k < 64; ++k) a[k] = a[k] * a[(k * 7 + r) & 63] + a[(k + 1) & 63];
  #pragma unroll
  for (int k = 0; k < 64; ++k) y[k * 1024 + threadIdx.x] = a[k];
}
"""


def test_spills_and_launches_that_cannot_be() -> None:
    found = resources(SPILLING, "heavy", (1024, 1, 1), 60 << 10, archs=("sm_75", "sm_80"))
    facts = found["sm_80"].facts
    assert facts is not None and facts.spills and (facts.spill_load_bytes or 0) > 0
    assert found["sm_75"].occupancy is None or found["sm_75"].occupancy.limiter
    too_much = resources(SPILLING, "heavy", (1024, 1, 1), 100 << 10, archs=("sm_75",))["sm_75"]
    assert too_much.occupancy is None and "shared memory" in too_much.problem
    with pytest.raises(KernelNotFoundError, match="heavy"):
        resources(SPILLING, "light", (32, 1, 1), archs=("sm_80",))


def test_a_gpu_for_which_the_source_does_not_compile_says_so() -> None:
    source = r"""extern "C" __global__ void k(float* y) { __shared__ float s[32];
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" :: "r"((unsigned)__cvta_generic_to_shared(&s[threadIdx.x])), "l"(y)); }"""
    found = resources(source, "k", (32, 1, 1), archs=("sm_75", "sm_80"))
    assert found["sm_75"].facts is None and "sm_75" in found["sm_75"].problem
    assert found["sm_80"].occupancy is not None and found["sm_80"].problem == ""
    with pytest.raises(CompileError):
        resources(source, "k", (32, 1, 1), archs=("sm_75",))


def test_learner_code_is_compiled_with_virtual_headers_only() -> None:
    with pytest.raises(CompileError):
        resources('#include "/etc/passwd"\nextern "C" __global__ void k() {}', "k", (32, 1, 1), archs=("sm_80",))


def test_present_gpu_is_a_name_or_none() -> None:
    gpu = present_gpu()
    assert gpu is None or gpu.startswith("sm_")


# -- layout -----------------------------------------------------------------------------------------------------


def test_records_lie_as_the_c_compiler_laid_them() -> None:
    function = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint32)(jit.runtime("profile").addresses["vg_watch_layout"])
    found: list[int] = []
    while (value := function(len(found))) != 0xFFFFFFFF:
        found.append(value)
    assert found == [
        ctypes.sizeof(watch.WatchRecord), trace.RECORD.itemsize, access.RECORD.itemsize, watch.MEMO_BYTES, watch.ROW_WORDS,
        watch.field_offset("trace_count"), watch.field_offset("trace_lanes"), watch.field_offset("access_count"),
        trace.RECORD.fields["value"][1], access.RECORD.fields["address"][1],  # type: ignore[index]
    ]  # fmt: skip
