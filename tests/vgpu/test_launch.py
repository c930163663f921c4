"""Launches: configuration limits, how arguments are packed and checked, options, graphs."""

from __future__ import annotations

import ctypes
import struct
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cuda.core
import numpy as np
import pytest
from fake_engine import Result, fake_kernel, packed

import vgpu.graph
from vgpu import Device, DeviceArray, LaunchConfig, Stream, launch, launch_options
from vgpu.errors import (
    CheckerWarning,
    DeviceError,
    KernelArgumentError,
    LaunchConfigError,
    LaunchError,
    MemoryError_,
    UnsupportedFeatureError,
)
from vgpu.memory import default_space


@pytest.fixture
def device() -> Device:
    device = Device()
    device.set_current()
    return device


@pytest.fixture
def stream(device: Device) -> Stream:
    return device.create_stream()


# -- launch configuration ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"grid": 0, "block": 1}, "LaunchConfig.grid value must be >= 1 (got 0)"),
        ({"grid": (1, 0), "block": 1}, "LaunchConfig.grid values must be >= 1 (got (1, 0))"),
        ({"grid": 1, "block": -1}, "LaunchConfig.block value must be >= 1 (got -1)"),
        ({"grid": 1}, "LaunchConfig.block must be an int, or a tuple with up to 3 ints (got <class 'NoneType'>)"),
        ({"grid": (1, 2, 3, 4), "block": 1}, "LaunchConfig.grid must be an int, or a tuple with up to 3 ints (got tuple with length 4)"),
        ({"grid": [1], "block": 1}, "LaunchConfig.grid must be an int, or a tuple with up to 3 ints (got <class 'list'>)"),
        ({"grid": (1, 2.0), "block": 1}, "LaunchConfig.grid must be an int, or a tuple with up to 3 ints (got (1, 2.0))"),
    ],
)  # fmt: skip
def test_launch_config_errors_have_cuda_cores_words(given: dict[str, Any], message: str) -> None:
    with pytest.raises(LaunchConfigError) as ours:
        LaunchConfig(**given)
    with pytest.raises(ValueError) as theirs:
        cuda.core.LaunchConfig(**given)
    assert str(ours.value) == str(theirs.value) == message


def test_launch_config_is_a_value() -> None:
    a, b = LaunchConfig(grid=4, block=(8, 8)), LaunchConfig(grid=(4, 1, 1), block=(8, 8, 1))
    assert a == b and hash(a) == hash(b) and a != LaunchConfig(grid=5, block=(8, 8))
    a.grid = (2, 3)  # type: ignore[assignment]
    assert a.grid == (2, 3, 1)
    with pytest.raises(LaunchConfigError):
        a.block = 0  # type: ignore[assignment]
    with pytest.raises(LaunchConfigError, match=">= 0"):
        LaunchConfig(grid=1, block=1, shmem_size=-1)
    with pytest.raises(TypeError, match="shmem_size"):
        LaunchConfig(grid=1, block=1, shmem_size="8")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("config", "more", "message"),
    [
        ({"grid": 1, "block": 1025}, {}, "block.x must be <= 1024"),
        ({"grid": 1, "block": (1, 1025)}, {}, "block.y must be <= 1024"),
        ({"grid": 1, "block": (1, 1, 65)}, {}, "block.z must be <= 64"),
        ({"grid": 1, "block": (33, 32)}, {}, r"must have <= 1024 threads.*\(got 1056"),
        ({"grid": 2**31, "block": 1}, {}, "grid.x must be <= 2147483647"),
        ({"grid": (1, 65536), "block": 1}, {}, "grid.y must be <= 65535"),
        ({"grid": (1, 1, 65536), "block": 1}, {}, "grid.z must be <= 65535"),
        ({"grid": 1, "block": 257}, {"max_threads": 256}, "<= 256 threads, its launch bounds"),
        ({"grid": 1, "block": 64}, {"required_block": (32, 1, 1)}, "exactly"),
        ({"grid": 1, "block": 1}, {"static_shared": 49153}, "49153 bytes of static shared memory; the limit is 49152"),
        ({"grid": 1, "block": 1, "shmem_size": 232449}, {}, "a block can have 232448 bytes"),
        ({"grid": 1, "block": 1, "shmem_size": 232448}, {"static_shared": 8}, "has 8 static"),
        ({"grid": 1, "block": 1, "shmem_size": 49153}, {}, "max_dynamic_shared_size_bytes = 49153"),
        ({"grid": 1, "block": 1, "shmem_size": 49152}, {"static_shared": 16}, "opt in to more"),
    ],
)
def test_launch_limits(stream: Stream, config: dict[str, Any], more: dict[str, Any], message: str) -> None:
    kernel, module = fake_kernel(**more)
    with pytest.raises(LaunchConfigError, match=message):
        launch(stream, LaunchConfig(**config), kernel)
    assert not module.calls


def test_launch_limits_are_reached(stream: Stream) -> None:
    kernel, module = fake_kernel()
    launch(stream, LaunchConfig(grid=(2**31 - 1, 65535, 65535), block=(16, 1, 64), shmem_size=49152), kernel)
    kernel.attributes.max_dynamic_shared_size_bytes = 232448
    launch(stream, LaunchConfig(grid=1, block=1, shmem_size=232448), kernel)
    assert [c.shared for c in module.calls] == [49152, 232448]
    with pytest.raises(LaunchConfigError, match="within 0 to 232448"):
        kernel.attributes.max_dynamic_shared_size_bytes = 232449


def test_clusters_and_cooperative_launches_are_refused(stream: Stream) -> None:
    kernel, _ = fake_kernel()
    with pytest.raises(UnsupportedFeatureError, match="clusters"):
        launch(stream, LaunchConfig(grid=2, block=1, cluster=2), kernel)
    with pytest.raises(UnsupportedFeatureError, match="cooperative"):
        launch(stream, LaunchConfig(grid=2, block=1, is_cooperative=True), kernel)
    launch(stream, LaunchConfig(grid=2, block=1, programmatic_stream_serialization=True), kernel)
    with pytest.raises(TypeError, match="launch needs a Kernel"):
        launch(stream, LaunchConfig(grid=1, block=1), "k")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a Stream"):
        launch(None, LaunchConfig(grid=1, block=1), kernel)  # type: ignore[arg-type]


# -- launch arguments ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        ("u32", 7, struct.pack("<i", 7)), ("u32", -7, struct.pack("<i", -7)), ("u32", 2**32 - 1, b"\xff" * 4),
        ("u64", 2**63, struct.pack("<Q", 2**63)), ("u64", -1, b"\xff" * 8), ("u16", 300, struct.pack("<H", 300)),
        ("u8", True, b"\x01"), ("u8", np.bool_(True), b"\x01"), ("u8", np.int8(-1), b"\xff"), ("u32", True, b"\1\0\0\0"),
        ("u32", np.int32(-2), struct.pack("<i", -2)), ("u32", np.uint32(2**31), struct.pack("<I", 2**31)),
        ("u64", np.int64(-3), struct.pack("<q", -3)), ("u64", np.uint64(2**64 - 1), b"\xff" * 8),
        ("u16", np.uint16(9), b"\x09\0"), ("f32", np.float32(1.5), struct.pack("<f", 1.5)),
        ("f64", 1.5, struct.pack("<d", 1.5)), ("f64", np.float64(-0.0), struct.pack("<d", -0.0)),
        ("b8[2]", np.float16(1.5), np.float16(1.5).tobytes()), ("b16", np.float16(2), np.float16(2).tobytes()),
        ("b8[8]", np.complex64(1 + 2j), struct.pack("<ff", 1, 2)), ("b8[16]", 1 + 2j, struct.pack("<dd", 1, 2)),
        ("b8[16]", np.complex128(3j), struct.pack("<dd", 0, 3)), ("u32", ctypes.c_int(5), struct.pack("<i", 5)),
        ("u8", ctypes.c_bool(True), b"\x01"), ("u64", ctypes.c_size_t(6), struct.pack("<q", 6)),
        ("f32", ctypes.c_float(2.5), struct.pack("<f", 2.5)), ("f64", ctypes.c_double(2.5), struct.pack("<d", 2.5)),
        ("u16", ctypes.c_int16(-1), b"\xff\xff"), ("u8", ctypes.c_uint8(255), b"\xff"), ("u64", 0, bytes(8)),
    ],
)  # fmt: skip
def test_scalars_are_packed_as_cuda_core_would(kind: str, value: Any, expected: bytes) -> None:
    assert packed(fake_kernel(kind)[0], value) == expected
    if isinstance(value, (np.generic, ctypes._SimpleCData, float, complex)):  # type: ignore[attr-defined]
        from cuda.core._kernel_arg_handler import ParamHolder

        holder = ParamHolder((value,))
        address = ctypes.c_void_p.from_address(holder.ptr).value
        assert address is not None and ctypes.string_at(address, len(expected)) == expected


def test_arguments_are_aligned() -> None:
    kernel, _ = fake_kernel("u8", "u64", "u16", "f32", "f64")
    block = packed(kernel, 1, 2, 3, np.float32(4), 5.0)
    assert block == struct.pack("<B7xQH2xf0dd", 1, 2, 3, 4.0, 5.0)


@pytest.mark.parametrize(
    ("kind", "value", "message"),
    [
        ("f32", 1.5, r"a Python float is a double of 8 bytes: use np.float32"),
        ("f32", 1, r"a Python int is an integer or an address: use np.float32"),
        ("f64", 1, r"use float for 1"),
        ("f32", np.float64(1), r"it got float64 \(8 bytes\): use np.float32"),
        ("f32", np.int32(1), r"it got int32 \(4 bytes\): use np.float32"),
        ("u32", np.float32(1), r"it got float32 \(4 bytes\): use np.int32 or np.uint32"),
        ("u32", np.int64(1), r"it got int64 \(8 bytes\): use np.int32"),
        ("u64", np.int32(1), r"it got int32 \(4 bytes\): use np.int64"),
        ("u32", 2**32, r"4294967296 does not fit into 4 bytes"),
        ("u32", -(2**31) - 1, r"does not fit into 4 bytes"),
        ("u64", 2**64, r"does not fit into 8 bytes"),
        ("u64", "x", r"unsupported type: <class 'str'>"),
        ("u64", None, r"pass 0 for a null pointer"),
        ("u64", b"12345678", r"unsupported type: <class 'bytes'>"),
        ("u64", ctypes.c_void_p(5), r"unsupported type"),
        ("u64", np.zeros(3), r"a NumPy array is in the host's memory"),
        ("u64", 1.5, r"a Python float is a double"),
        ("u64", np.datetime64("2020"), r"unsupported type"),
        ("b8[8]", np.complex128(1), r"it got complex128"),
        ("u64", [1], r"unsupported type: <class 'list'>"),
    ],
)
def test_mistyped_arguments_name_the_parameter(stream: Stream, kind: str, value: Any, message: str) -> None:
    kernel, module = fake_kernel("u32", kind)
    with pytest.raises(KernelArgumentError, match=r"argument 2 of k \(PTX \.\w+, \d+ bytes\): .*" + message):
        launch(stream, LaunchConfig(grid=1, block=1), kernel, 0, value)
    assert not module.calls


def test_argument_count(stream: Stream) -> None:
    kernel, _ = fake_kernel("u64", "u32")
    with pytest.raises(KernelArgumentError, match=r"k\(\.u64, \.u32\) takes 2 arguments \(got 1\)"):
        launch(stream, LaunchConfig(grid=1, block=1), kernel, 0)
    kernel, _ = fake_kernel("u64", "u32", source="__global__ void k(const float *x, int n) {}")
    with pytest.raises(KernelArgumentError, match=r"k\(const float \*x, int n\) takes 2 arguments \(got 3\)"):
        launch(stream, LaunchConfig(grid=1, block=1), kernel, 0, 1, 2)


def test_declared_types_are_checked(device: Device, stream: Stream) -> None:
    source = "__global__ void k(const float *x, float *y, float a, unsigned n, __nv_bfloat16 h) {}"
    kernel, module = fake_kernel("u64", "u64", "f32", "u32", "b8[2]", source=source)
    config = LaunchConfig(grid=1, block=1)
    x, y = DeviceArray.empty(4), DeviceArray.empty(4, np.float64)
    good = [x, x, np.float32(1), 4, np.uint16(0)]

    def with_(**changed: Any) -> list[Any]:
        order = ["x", "y", "a", "n", "h"]
        return [changed.get(name, value) for name, value in zip(order, good, strict=True)]

    launch(stream, config, kernel, *good)
    for arguments, message in [
        (with_(x=DeviceArray.empty(4, np.int32)), r"it points to float32, and got an array of int32"),
        (with_(y=y), r"argument 2 of k \(float \*y\): it points to float32, and got an array of float64"),
        (with_(n=x), r"argument 4 of k \(unsigned n\): it takes a value, and got the buffer"),
        (with_(a=x.buffer), r"argument 3 of k \(float a\): it takes a value"),
        (with_(x=np.float64(1)), r"argument 1 of k \(const float \*x\): it takes a buffer or an address"),
        (with_(x=-5), r"-5 is no address"),
        (with_(h=np.int16(1)), r"use np.uint16 bits"),
        (with_(n=np.float32(1)), r"it got float32 \(4 bytes\): use np.uint32"),
    ]:
        with pytest.raises(KernelArgumentError, match=message):
            launch(stream, config, kernel, *arguments)
    x.buffer.close()
    with pytest.raises(MemoryError_, match=r"argument 1 of k.*is closed"):
        launch(stream, config, kernel, *good)
    assert len(module.calls) == 1


def test_names_and_read_only_intent_reach_the_engine(device: Device, stream: Stream) -> None:
    source = "__global__ void k(const float *x, float *y, const float *z) {}"
    kernel, module = fake_kernel("u64", "u64", "u64", source=source)
    a, b, c = DeviceArray.empty(4, name="input"), DeviceArray.empty(4), DeviceArray.empty(4)
    config = LaunchConfig(grid=1, block=1)
    launch(stream, config, kernel, a, b, c)
    launch(stream, config, kernel, a, b, b)  # z and y are the same buffer: not read-only
    launch(stream, config, kernel, a.handle, b.handle, c.handle)
    first, second, third = (call.options for call in module.calls)
    assert dict(first.buffer_names) == {0: "input", 1: "y", 2: "z"} and first.readonly == {0, 2}
    assert second.readonly == {0} and dict(third.buffer_names) == {} and third.readonly == frozenset()
    assert module.calls[2].args == struct.pack("<QQQ", a.handle, b.handle, c.handle)
    plain, module = fake_kernel("u64")
    launch(stream, config, plain, a)
    assert dict(module.calls[0].options.buffer_names) == {0: "input"} and not module.calls[0].options.readonly


def test_int_addresses_reach_into_buffers(device: Device, stream: Stream) -> None:
    kernel, module = fake_kernel("u64")
    array = DeviceArray.from_numpy(np.arange(12, dtype=np.float32).reshape(3, 4))
    launch(stream, LaunchConfig(grid=1, block=1), kernel, array[1, 2:])
    assert module.calls[0].args == struct.pack("<Q", array.handle + 24)


# -- launch options --------------------------------------------------------------------------------------


def test_options_nest_and_results_are_kept(stream: Stream) -> None:
    kernel, module = fake_kernel()
    config = LaunchConfig(grid=1, block=1)
    launch(stream, config, kernel)
    assert module.calls[-1].options.checkers == ("all",)
    with launch_options(checkers=(), seed=3) as outer:
        launch(stream, config, kernel)
        with launch_options(seed=4) as inner:
            launch(stream, config, kernel)
        assert (module.calls[-1].options.checkers, module.calls[-1].options.seed) == ((), 4)
        assert len(outer.results) == 1 and len(inner.results) == 1
        assert module.calls[-2].options.seed == 3
    launch(stream, config, kernel)
    assert module.calls[-1].options.seed is None
    with pytest.raises(TypeError), launch_options(no_such_option=1):
        pass


def test_findings_are_warned_about_unless_a_session_keeps_them(stream: Stream) -> None:
    @dataclass
    class Finding:
        checker: str = "racecheck"
        message: str = "two threads"

    kernel, module = fake_kernel()
    module.result = Result(reports=(Finding(),))
    with pytest.warns(CheckerWarning, match="racecheck: two threads") as caught:
        launch(stream, LaunchConfig(grid=1, block=1), kernel)
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with launch_options() as session:
            launch(stream, LaunchConfig(grid=1, block=1), kernel)
    assert session.results[0].reports == (Finding(),)


def test_output_is_printed_even_when_the_kernel_fails(stream: Stream, capsys: pytest.CaptureFixture[str]) -> None:
    kernel, module = fake_kernel()
    module.result = Result(output="hello\n")
    launch(stream, LaunchConfig(grid=1, block=1), kernel)
    failure = LaunchError("trap")
    failure.result = Result(output="last words\n")  # type: ignore[attr-defined]
    module.fail = failure
    with launch_options() as session, pytest.raises(LaunchError, match="trap"):
        launch(stream, LaunchConfig(grid=1, block=1), kernel)
    assert capsys.readouterr().out == "hello\nlast words\n" and len(session.results) == 1


def test_unchecked_launches_count_memory_as_written(device: Device, stream: Stream) -> None:
    kernel, _ = fake_kernel()
    array = DeviceArray.empty(4)
    place = array.buffer._place()[0]
    launch(stream, LaunchConfig(grid=1, block=1), kernel)
    assert not place.initialized
    with launch_options(checkers=("memcheck",)):
        launch(stream, LaunchConfig(grid=1, block=1), kernel)
    assert place.initialized


# -- graphs ----------------------------------------------------------------------------------------------


def test_graph_records_and_replays(device: Device, stream: Stream, tmp_path: Path) -> None:
    kernel, module = fake_kernel("u32")
    config = LaunchConfig(grid=1, block=1)
    buffer = device.allocate(4, stream=stream)
    buffer.fill(1, stream=stream)
    called: list[int] = []
    builder = stream.create_graph_builder()
    builder.begin_building()
    launch(builder, config, kernel, 1)
    launch(stream, config, kernel, 2)  # the stream is captured too
    buffer.fill(5, stream=builder)
    builder.callback(lambda: called.append(1))
    with pytest.raises(UnsupportedFeatureError, match="inside a graph"):
        device.allocate(4, stream=builder)
    with pytest.raises(DeviceError, match="while a graph is being built"):
        stream.sync()
    assert not module.calls and builder.is_building
    graph = builder.end_building().complete()
    for _ in range(3):
        graph.launch(stream)
    assert [c.args for c in module.calls] == [struct.pack("<i", n) for n in (1, 2)] * 3
    assert len(called) == 3 and default_space().read(buffer.handle, 4) == b"\x05" * 4
    builder.debug_dot_print(str(tmp_path / "g.dot"))
    assert (tmp_path / "g.dot").read_text().count("label=") == 4
    launch(stream, config, kernel, 9)
    assert len(module.calls) == 7


def test_graph_forks_updates_and_embeds(device: Device, stream: Stream) -> None:
    kernel, module = fake_kernel("u32")
    config = LaunchConfig(grid=1, block=1)

    def build(value: int) -> vgpu.graph.GraphBuilder:
        builder = device.create_graph_builder().begin_building()
        launch(builder, config, kernel, value)
        return builder.end_building()

    main = device.create_graph_builder().begin_building()
    left, right = main.split(2)
    launch(right, config, kernel, 1)
    launch(left, config, kernel, 2)
    assert right.is_join_required
    with pytest.raises(DeviceError, match="not joined"):
        main.end_building()
    main = vgpu.graph.GraphBuilder.join(left, right)
    main.embed(build(3))
    main.end_building().complete().launch(stream)
    assert [struct.unpack("<i", c.args)[0] for c in module.calls] == [1, 2, 3]
    graph = build(4).complete()
    graph.update(build(5))
    graph.launch(stream)
    assert module.calls[-1].args == struct.pack("<i", 5)
    with pytest.raises(ValueError, match="topologies must be identical"):
        graph.update(main)
    graph.close()
    with pytest.raises(DeviceError, match="closed"):
        graph.launch(stream)
    with pytest.raises(DeviceError, match="has not finished building"):
        device.create_graph_builder().complete()
    with pytest.raises(NotImplementedError):
        vgpu.graph.GraphBuilder()


def test_graph_replay_sees_freed_buffers(device: Device, stream: Stream) -> None:
    buffer = device.allocate(4, stream=stream)
    builder = device.create_graph_builder().begin_building()
    buffer.fill(1, stream=builder)
    graph = builder.end_building().complete()
    buffer.close()
    with pytest.raises(MemoryError_, match="was freed"):
        graph.launch(stream)
