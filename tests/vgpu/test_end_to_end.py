"""Host code to results: compile, load, launch, and what comes back or is raised."""

from __future__ import annotations

import gc
import struct

import numpy as np
import pytest

from vgpu import Device, DeviceArray, LaunchConfig, Program, ProgramOptions, Stream, launch, launch_options
from vgpu.errors import KernelNotFoundError, LaunchError
from vgpu.memory import default_space

SAXPY = r"""
extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
"""


@pytest.fixture
def device() -> Device:
    device = Device()
    device.set_current()
    return device


@pytest.fixture
def stream(device: Device) -> Stream:
    return device.create_stream()


def test_a_kernel_runs(device: Device, stream: Stream) -> None:
    kernel = Program(SAXPY, "c++", ProgramOptions(name="saxpy.cu")).compile("ptx").get_kernel("saxpy")
    x = DeviceArray.from_numpy(np.arange(1000, dtype=np.float32), name="x")
    y = DeviceArray.from_numpy(np.ones(1000, np.float32), name="y")
    with launch_options(checkers=()) as session:
        launch(stream, LaunchConfig(grid=4, block=256), kernel, np.float32(3), x, y, 1000)
    assert np.array_equal(y.to_numpy(), 3 * np.arange(1000, dtype=np.float32) + 1)
    assert len(session.results) == 1 and session.results[0].output == ""


def test_printf_reaches_stdout(device: Device, stream: Stream, capsys: pytest.CaptureFixture[str]) -> None:
    source = 'extern "C" __global__ void k(int n) { printf("block %d of %d\\n", blockIdx.x, n); }'
    kernel = Program(source, "c++").compile("ptx").get_kernel("k")
    with launch_options(checkers=()):
        launch(stream, LaunchConfig(grid=2, block=1), kernel, 2)
    assert capsys.readouterr().out == "block 0 of 2\nblock 1 of 2\n"


def test_a_failing_kernel_raises_from_its_launch(device: Device, stream: Stream) -> None:
    source = 'extern "C" __global__ void k(float *p) { p[1000] = 1; }'
    kernel = Program(source, "c++").compile("ptx").get_kernel("k")
    array = DeviceArray.zeros(10, name="scores")
    with launch_options(checkers=()), pytest.raises(LaunchError, match="scores"):
        launch(stream, LaunchConfig(grid=1, block=1), kernel, array)


def test_module_variables(device: Device, stream: Stream) -> None:
    source = """__constant__ float scale = 2.5f; __device__ int hits;
    extern "C" __global__ void k(float *p) { p[threadIdx.x] *= scale; atomicAdd(&hits, 1); }"""
    code = Program(source, "c++").compile("ptx")
    kernel, hits = code.get_kernel("k"), code.get_global("hits")
    array = DeviceArray.from_numpy(np.ones(32, np.float32))
    with launch_options(checkers=()):
        launch(stream, LaunchConfig(grid=1, block=32), kernel, array)
    assert array.to_numpy().tolist() == [2.5] * 32
    assert default_space().read(hits.handle, hits.size) == struct.pack("<i", 32)
    with pytest.raises(KernelNotFoundError, match="did you mean hits"):
        code.get_global("hit")


def test_a_module_gives_its_variables_back(device: Device, stream: Stream) -> None:
    source = '__device__ float table[1000]; extern "C" __global__ void k(float *p) { p[0] = table[threadIdx.x]; }'
    gc.collect()
    before = default_space().used
    code = Program(source, "c++").compile("ptx")
    kernel, table = code.get_kernel("k"), code.get_global("table")
    assert default_space().used == before + 4000
    del code, kernel
    gc.collect()
    assert default_space().used == before + 4000  # the buffer over the variable keeps the module
    del table
    gc.collect()
    assert default_space().used == before


@pytest.mark.parametrize("group", [2, 8, 32])
def test_cooperative_groups_compute_what_they_say(device: Device, stream: Stream, group: int) -> None:
    source = f"""
    #include <cooperative_groups.h>
    #include <cooperative_groups/reduce.h>
    #include <cooperative_groups/scan.h>
    namespace cg = cooperative_groups;
    extern "C" __global__ void k(const int *x, int *sum, int *scan, int *rank, unsigned *ballot, int *odd) {{
        auto block = cg::this_thread_block();
        auto tile = cg::tiled_partition<{group}>(block);
        int i = block.thread_rank(), v = x[i];
        sum[i] = cg::reduce(tile, v, cg::plus<int>());
        scan[i] = cg::exclusive_scan(tile, v);
        rank[i] = tile.meta_group_rank() * 100 + tile.thread_rank();
        ballot[i] = tile.ballot(v & 1);
        odd[i] = 0;
        if (v & 1) {{
            auto active = cg::coalesced_threads();
            odd[i] = cg::reduce(active, v, cg::plus<int>()) * 1000 + active.thread_rank();
        }}
    }}"""
    kernel = Program(source, "c++").compile("ptx").get_kernel("k")
    n = 64
    values = np.random.default_rng(group).integers(0, 100, n).astype(np.int32)
    out = [DeviceArray.zeros(n, np.int32) for _ in range(3)] + [DeviceArray.zeros(n, np.uint32), DeviceArray.zeros(n, np.int32)]
    with launch_options(checkers=()):
        launch(stream, LaunchConfig(grid=1, block=n), kernel, DeviceArray.from_numpy(values), *out)
    tiles = values.reshape(-1, group)
    total, scan, rank, ballot, odd = (a.to_numpy() for a in out)
    assert np.array_equal(total, np.repeat(tiles.sum(1), group))
    assert np.array_equal(scan, (np.cumsum(tiles, 1) - tiles).reshape(-1))
    assert np.array_equal(rank, np.repeat(np.arange(n // group) * 100, group) + np.tile(np.arange(group), n // group))
    weights = (1 << np.arange(group)).astype(np.int64)
    assert np.array_equal(ballot, np.repeat(((tiles & 1) * weights).sum(1), group))
    warps = values.reshape(-1, 32)
    is_odd = warps & 1
    expected = is_odd * ((warps * is_odd).sum(1, keepdims=True) * 1000 + np.cumsum(is_odd, 1) - 1)
    assert np.array_equal(odd, expected.reshape(-1))
