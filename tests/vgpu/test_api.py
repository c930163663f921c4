"""The host-side API mirrors cuda.core: names, parameters, rules and errors; and kernels run through it."""

from __future__ import annotations

import ctypes
import dataclasses
import gc
import inspect
import io
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cuda.core
import cuda.core.graph
import numpy as np
import pytest

import vgpu
import vgpu.graph
from vgpu import (
    Buffer,
    Device,
    Event,
    Kernel,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    ObjectCode,
    Program,
    ProgramOptions,
    Stream,
    launch,
    signature,
)
from vgpu import module as module_file
from vgpu.errors import (
    CompileError,
    DeviceError,
    KernelNotFoundError,
    MemoryError_,
    PtxSyntaxError,
    UnsupportedFeatureError,
)
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


# -- the same host code on both -----------------------------------------------------------------------

#: What cuda.core has and vgpu leaves out, and why. Everything else must be there, parameter for parameter.
ABSENT = {
    "Buffer.from_ipc_descriptor": "no other process shares the memory",
    "Buffer.ipc_descriptor": "no other process shares the memory",
    "Event.from_ipc_descriptor": "no other process shares the events",
    "Event.ipc_descriptor": "no other process shares the events",
    "Device.create_mipmapped_array": "no textures",
    "Device.create_opaque_array": "no textures",
    "Device.create_surface_object": "no surfaces",
    "Device.create_texture_object": "no textures",
    "Device.resources": "no green contexts",
    "Device.to_system_device": "NVML knows no virtual device",
    "Stream.resources": "no green contexts",
    "ObjectCode.get_module": "it gives a CUmodule of the driver",
    "GraphBuilder.create_condition": "no conditional nodes",
    "GraphBuilder.if_then": "no conditional nodes",
    "GraphBuilder.if_else": "no conditional nodes",
    "GraphBuilder.switch": "no conditional nodes",
    "GraphBuilder.while_loop": "no conditional nodes",
    "GraphBuilder.graph_definition": "graphs are built by capture only",
}
#: Keyword parameters that only vgpu has.
ADDED = {"Device.allocate": "name", "LegacyPinnedMemoryResource.allocate": "name"}

CLASSES = [
    "Device", "Stream", "Event", "Buffer", "MemoryResource", "LegacyPinnedMemoryResource", "Program", "ObjectCode",
    "Kernel", "LaunchConfig",
]  # fmt: skip
GRAPH_CLASSES = ["GraphBuilder", "Graph"]

def public(cls: type) -> dict[str, Any]:
    return {n: inspect.getattr_static(cls, n) for n in dir(cls) if not n.startswith("_")}


def parameters(function: Any) -> list[tuple[str, Any, Any]] | None:
    try:
        found = inspect.signature(function).parameters.values()
    except (ValueError, TypeError):
        return None
    return [(p.name, p.kind, p.default) for p in found]


def pairs() -> Iterator[tuple[str, type, type]]:
    for name in CLASSES:
        yield name, getattr(cuda.core, name), getattr(vgpu, name)
    for name in GRAPH_CLASSES:
        yield name, getattr(cuda.core.graph, name), getattr(vgpu.graph, name)


@pytest.mark.parametrize(("name", "theirs", "ours"), list(pairs()), ids=[p[0] for p in pairs()])
def test_methods_and_properties_mirror_cuda_core(name: str, theirs: type, ours: type) -> None:
    for member in public(theirs):
        full = f"{name}.{member}"
        there = hasattr(ours, member) or member in getattr(ours, "__annotations__", {})
        if full in ABSENT:
            assert not there, f"{full} is there now: take it out of ABSENT"
            continue
        assert there, f"{full} is missing"
        if not callable(getattr(theirs, member)):
            continue
        mine, reference = parameters(getattr(ours, member)), parameters(getattr(theirs, member))
        if full in ADDED:
            assert mine is not None and ADDED[full] in [p[0] for p in mine]
            mine = [p for p in mine if p[0] != ADDED[full]]
        assert mine == reference, full


def test_launch_and_options_mirror_cuda_core() -> None:
    assert parameters(launch) == parameters(cuda.core.launch)
    for name in ("StreamOptions", "EventOptions", "ProgramOptions"):
        mine, theirs = getattr(vgpu, name), getattr(cuda.core, name)
        assert [f.name for f in dataclasses.fields(mine)] == [f.name for f in dataclasses.fields(theirs)], name
    names = [p[0] for p in parameters(LaunchConfig) or []]
    assert names == [
        "grid", "cluster", "block", "shmem_size", "is_cooperative", "programmatic_stream_serialization",
    ]  # fmt: skip
    assert names == list(inspect.signature(LaunchConfig).parameters)
    theirs = cuda.core.LaunchConfig(grid=(4, 2), block=32, shmem_size=8)
    assert repr(LaunchConfig(grid=(4, 2), block=32, shmem_size=8)) == repr(theirs)


def test_device_properties_mirror_cuda_core(device: Device) -> None:
    from cuda.core._device import DeviceProperties

    for name in (n for n in dir(DeviceProperties) if not n.startswith("_")):
        assert isinstance(getattr(device.properties, name), (int, bool)), name
    with pytest.raises(AttributeError, match="no property 'speed'"):
        _ = device.properties.speed
    with pytest.raises(AttributeError, match="read-only"):
        device.properties.warp_size = 64
    properties = device.properties
    assert (properties.max_threads_per_block, properties.max_shared_memory_per_block_optin) == (1024, 232448)
    assert device.compute_capability == (8, 0) and device.compute_capability.major == 8 and device.arch == "80"


def host_program(api: Any, graph_api: Any) -> tuple[np.ndarray[Any, Any], float]:
    """Host code as one would write it for cuda.core."""
    device = api.Device()
    device.set_current()
    stream = device.create_stream(options=api.StreamOptions(nonblocking=True))
    options = api.ProgramOptions(std="c++17", arch=f"sm_{device.arch}", name="saxpy.cu")
    program = api.Program(SAXPY, code_type="c++", options=options)
    kernel = program.compile("cubin", logs=io.StringIO()).get_kernel("saxpy")

    n = 1000
    pinned = api.LegacyPinnedMemoryResource()
    host_x = pinned.allocate(4 * n, stream=stream)
    np.from_dlpack(host_x).view(np.float32)[:] = np.arange(n)
    x = device.allocate(4 * n, stream=stream)
    y = device.allocate(4 * n, stream=stream)
    host_x.copy_to(x, stream=stream)
    y.fill(0, stream=stream)

    start = stream.record(options=api.EventOptions(timing_enabled=True))
    config = api.LaunchConfig(grid=(n + 255) // 256, block=256)
    api.launch(stream, config, kernel, np.float32(2), x, y, np.int32(n))
    end = device.create_event(options={"timing_enabled": True})
    stream.record(end)
    end.sync()

    builder = device.create_graph_builder()
    builder.begin_building()
    api.launch(builder, config, kernel, np.float32(1), x, y.handle, ctypes.c_int32(n))
    graph = builder.end_building().complete(options=graph_api.GraphCompleteOptions())
    graph.launch(stream)
    graph.launch(stream)
    stream.sync()
    device.sync()

    host_y = pinned.allocate(4 * n, stream=stream)
    host_y.copy_from(y, stream=stream)
    stream.sync()
    result = np.from_dlpack(host_y).view(np.float32).copy()
    for buffer in (x, y, host_x, host_y):
        buffer.close(stream)
    elapsed = end - start
    graph.close()
    program.close()
    stream.close()
    return result, elapsed


def test_the_same_host_function_fits_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs on vgpu, and every call it made binds to cuda.core's signature of the same method."""
    used: list[tuple[str, str, tuple[Any, ...], dict[str, Any]]] = []

    def recorded(name: str, member: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            if "test_api" in inspect.stack()[1].filename:  # a call of the host function's, not vgpu's own
                used.append((name, member, args, kwargs))
            return function(*args, **kwargs)

        return wrapper

    for name, theirs, ours in list(pairs()):
        for member, value in public(theirs).items():
            if inspect.isfunction(value) or (hasattr(ours, member) and inspect.isfunction(inspect.getattr_static(ours, member))):
                monkeypatch.setattr(ours, member, recorded(name, member, getattr(ours, member)))

    result, elapsed = host_program(vgpu, vgpu.graph)
    assert np.array_equal(result, 4 * np.arange(1000, dtype=np.float32)) and elapsed >= 0
    assert len(used) > 25 and {("Stream", "record"), ("Graph", "launch"), ("Buffer", "copy_to")} <= {u[:2] for u in used}
    owners = {name: theirs for name, theirs, _ in pairs()}
    for name, member, args, kwargs in used:
        inspect.signature(getattr(owners[name], member)).bind(*args, **kwargs)


# -- device, streams, events ---------------------------------------------------------------------------


def test_device_is_one_object_a_thread() -> None:
    assert Device() is Device(0) is Device(Device())
    others: list[Device] = []
    thread = threading.Thread(target=lambda: others.append(Device()))
    thread.start()
    thread.join()
    assert others[0] is not Device() and others[0] == Device() and int(Device()) == 0
    for wrong, error in [(1, ValueError), (-1, ValueError), ("0", TypeError), (True, TypeError)]:
        with pytest.raises(error):
            Device(wrong)  # type: ignore[arg-type]


def test_device_must_be_current_first() -> None:
    failures: list[str] = []

    def work() -> None:
        for use in (Device().create_stream, Device().create_event, Device().sync):
            try:
                use()
            except DeviceError as error:
                failures.append(str(error))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert len(failures) == 3 and all("forgot to call .set_current() first" in f for f in failures)


def test_constructors_are_closed() -> None:
    for cls in (Stream, Event, Buffer, Kernel, ObjectCode):
        with pytest.raises(RuntimeError, match="cannot be instantiated directly"):
            cls()


def test_streams(device: Device, stream: Stream) -> None:
    assert Stream.from_handle(stream.handle) == stream and hash(stream) == hash(Stream.from_handle(stream.handle))
    assert stream.__cuda_stream__() == (0, stream.handle) and device.create_stream(stream) is stream
    assert stream.device is device and stream.priority == 0 and stream.is_nonblocking
    assert vgpu.LEGACY_DEFAULT_STREAM.__cuda_stream__() == (0, 1) and device.default_stream == vgpu.LEGACY_DEFAULT_STREAM
    with pytest.raises(DeviceError, match="no stream of the virtual device"):
        Stream.from_handle(0x7FFF0000)
    stream.wait(stream.record())
    stream.wait(device.create_stream())
    with pytest.raises(TypeError, match="expected a Stream"):
        stream.wait(5)  # type: ignore[arg-type]
    stream.close()
    assert stream.is_closed
    with pytest.raises(DeviceError, match="is closed"):
        stream.sync()


def test_events(device: Device, stream: Stream) -> None:
    timed = [device.create_event({"timing_enabled": True}) for _ in range(2)]
    with pytest.raises(RuntimeError, match="must be recorded"):
        _ = timed[1] - timed[0]
    for event in timed:
        assert stream.record(event) is event
    assert 0 <= timed[1] - timed[0] < 1000 and timed[0] - timed[1] <= 0 and timed[0].is_done
    with pytest.raises(RuntimeError, match="timing enabled"):
        _ = timed[1] - stream.record()
    with pytest.raises(UnsupportedFeatureError, match="between processes"):
        device.create_event({"ipc_enabled": True})
    with pytest.raises(TypeError):
        device.create_event(7)  # type: ignore[arg-type]
    timed[0].close()
    with pytest.raises(DeviceError):
        stream.record(timed[0])


# -- buffers -------------------------------------------------------------------------------------------


def test_buffers_own_their_memory(device: Device, stream: Stream) -> None:
    before = default_space().used
    buffer = device.allocate(1000, stream=stream, name="weights")
    assert buffer.size == 1000 and buffer.handle % 256 == 0 and buffer.name == "weights"
    found = default_space().find(buffer.handle)
    assert found is not None and found.name == "weights" and default_space().used == before + 1000
    buffer.close()
    buffer.close()
    assert buffer.is_closed and buffer.handle == 0 and default_space().used == before
    with pytest.raises(MemoryError_, match="is closed"):
        buffer.copy_to(stream=stream)
    with device.allocate(10, stream=stream):
        assert default_space().used == before + 10
    device.allocate(10, stream=stream)
    gc.collect()
    assert default_space().used == before
    assert device.allocate(0, stream=stream).size == 0


def test_buffer_copies(device: Device, stream: Stream) -> None:
    a, b = device.allocate(8, stream=stream), device.allocate(8, stream=stream)
    a.fill(b"\x01\x02", stream=stream)
    b.copy_from(a, stream=stream)
    c = b.copy_to(stream=stream)
    assert default_space().read(c.handle, 8) == b"\x01\x02" * 4
    with pytest.raises(ValueError, match="sizes mismatch between src and dst"):
        a.copy_to(device.allocate(9, stream=stream), stream=stream)
    with pytest.raises(TypeError, match="copies are between Buffers"):
        a.copy_from(np.zeros(8, np.uint8), stream=stream)  # type: ignore[arg-type]
    for value, error in [(256, OverflowError), (-1, OverflowError), (b"abc", ValueError), (1.5, TypeError)]:
        with pytest.raises(error):
            a.fill(value, stream=stream)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="divisible by 2"):
        device.allocate(3, stream=stream).fill(b"ab", stream=stream)
    with pytest.raises(TypeError, match="expected a Stream"):
        a.fill(0, stream=None)  # type: ignore[arg-type]


def test_buffer_from_handle(device: Device, stream: Stream) -> None:
    a = device.allocate(64, stream=stream)
    part = Buffer.from_handle(a.handle + 16, 16, owner=a)
    part.fill(7, stream=stream)
    assert default_space().read(a.handle + 15, 3)[1:] == b"\x07\x07" and part.owner is a
    part.close()
    assert not a.is_closed
    with pytest.raises(MemoryError_, match="no device memory is there"):
        Buffer.from_handle(4096, 16)
    with pytest.raises(ValueError, match="cannot be both specified"):
        Buffer.from_handle(a.handle, 16, device.memory_resource, a)


def test_allocation_errors(device: Device, stream: Stream) -> None:
    with pytest.raises(MemoryError_, match="out of device memory"):
        device.allocate(1 << 40, stream=stream)
    with pytest.raises(ValueError, match=">= 0 bytes"):
        device.allocate(-1, stream=stream)
    with pytest.raises(TypeError, match="must be an int"):
        device.allocate(1.5, stream=stream)  # type: ignore[arg-type]


def test_host_access_follows_cuda(device: Device, stream: Stream) -> None:
    """Pinned and managed memory can be viewed by the host; device memory must be copied."""
    for resource in (LegacyPinnedMemoryResource(), ManagedMemoryResource()):
        buffer = resource.allocate(16, stream=stream)
        view = np.from_dlpack(buffer)
        assert view.dtype == np.int8 and buffer.is_host_accessible
        view[:] = 3
        assert default_space().read(buffer.handle, 16) == b"\x03" * 16
        allocation = default_space().find(buffer.handle)
        assert allocation is not None and allocation.initialized
    buffer = device.allocate(16, stream=stream)
    assert not buffer.is_host_accessible and buffer.__dlpack_device__()[0] not in (1, 2, 3, 13)
    with pytest.raises((BufferError, RuntimeError)):
        np.from_dlpack(buffer)
    buffer.fill(9, stream=stream)
    capsule_owner = _Copied(buffer)
    assert np.from_dlpack(capsule_owner).tolist() == [9] * 16
    with pytest.raises(RuntimeError, match="not bound"):
        _ = LegacyPinnedMemoryResource().device_id


class _Copied:
    """Asks for a host copy, as ``np.from_dlpack(x, device="cpu", copy=True)`` does in newer NumPy."""

    def __init__(self, source: Any) -> None:
        self.source = source

    def __dlpack__(self, **_: Any) -> object:
        return self.source.__dlpack__(dl_device=(1, 0), copy=True)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


def test_a_memory_resource_can_be_replaced(device: Device, stream: Stream) -> None:
    class Counting(vgpu.DeviceMemoryResource):
        count = 0

        def allocate(self, size: int, *, stream: Any = None, name: str | None = None) -> Buffer:
            type(self).count += 1
            return super().allocate(size, stream=stream, name=name)

    old = device.memory_resource
    device.memory_resource = Counting()
    try:
        device.allocate(4, stream=stream)
        assert Counting.count == 1
    finally:
        device.memory_resource = old
    with pytest.raises(TypeError, match="must be implemented by subclasses"):
        vgpu.MemoryResource().allocate(4, stream=stream)


# -- programs and object code --------------------------------------------------------------------------


def test_program_compiles_and_logs(device: Device) -> None:
    log = io.StringIO()
    source = 'extern "C" __global__ void k(float *p) { int unused; p[0] = F; }'
    options = ProgramOptions(name="mine.cu", define_macro=[("F", "3.0f"), "G"], use_fast_math=True, lineinfo=False)
    code = Program(source, "c++", options).compile("ptx", logs=log)
    assert "unused" in log.getvalue() and "mine.cu(1)" in log.getvalue()
    assert code.code_type == "ptx" and b".entry k" in code.code and b".loc" not in code.code
    assert code.name == "mine.cu" and code.symbol_mapping == {}
    assert b".loc" in Program(source, "c++", {"define_macro": "F"}).compile("ptx").code  # type: ignore[arg-type]
    cubin = Program(source, "c++", {"arch": "sm_90", "define_macro": "F"}).compile("cubin")  # type: ignore[arg-type]
    assert cubin.code_type == "cubin" and cubin.code[:4] == b"\x7fELF" and ".target sm_90" in cubin.ptx


def test_program_errors(device: Device) -> None:
    with pytest.raises(CompileError, match='identifier "zz" is undefined'):
        Program("__global__ void k() { zz; }", "c++").compile("ptx")
    with pytest.raises(RuntimeError, match="Unsupported code_type"):
        Program("", "fortran")
    with pytest.raises(UnsupportedFeatureError, match="NVVM"):
        Program("", "nvvm")
    with pytest.raises(TypeError, match="Expected type str, but got bytes"):
        Program(b"", "c++")
    with pytest.raises(TypeError, match="must be provided as an object of type ProgramOptions"):
        Program("", "c++", 7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Unsupported target_type"):
        Program("", "c++").compile("ltoir")
    for name, value in [("include_path", "/usr/include"), ("pre_include", "x.h"), ("debug", True), ("create_pch", "f")]:
        with pytest.raises(UnsupportedFeatureError, match=f"ProgramOptions.{name}="):
            Program("", "c++", ProgramOptions(**{name: value})).compile("ptx")
    closed = Program("", "c++")
    closed.close()
    with pytest.raises(RuntimeError, match="closed"):
        closed.compile("ptx")


def test_name_expressions(device: Device) -> None:
    source = "template <class T, int N> __global__ void scale(T *p) { p[0] *= N; }"
    code = Program(source, "c++").compile("ptx", name_expressions=["scale<float, 3>"])
    kernel = code.get_kernel("scale<float, 3>")
    assert kernel.name == "scale<float, 3>" and kernel.num_arguments == 1
    assert kernel.declarations is not None and kernel.declarations[0].element is None
    assert code.symbol_mapping["scale<float, 3>"] in code.module.kernels


def test_kernel_names(device: Device) -> None:
    code = Program(SAXPY + "__global__ void add(int *p) { p[0]++; }", "c++").compile("ptx")
    assert code.get_kernel(b"saxpy") == code.get_kernel("saxpy")
    with pytest.raises(KernelNotFoundError, match=r"no kernel named 'saxpi'.*did you mean 'saxpy'"):
        code.get_kernel("saxpi")
    with pytest.raises(KernelNotFoundError, match=r"'_Z3addPi', its mangled name: declare it extern \"C\""):
        code.get_kernel("add")
    with pytest.raises(TypeError):
        code.get_kernel(5)  # type: ignore[arg-type]


def test_plain_names() -> None:
    for mangled, plain in [
        ("_Z3addPi", "add"), ("_Z5scaleIfLi3EEvPT_", "scale"), ("_ZN2ns4deep6kernelEv", "kernel"), ("saxpy", "saxpy"),
        ("_Z1kv", "k"),
    ]:  # fmt: skip
        assert module_file.plain_name(mangled) == plain


def test_ptx_loads_directly(device: Device, tmp_path: Path) -> None:
    text = Program(SAXPY, "c++").compile("ptx").code
    file = tmp_path / "saxpy.ptx"
    file.write_bytes(text)
    for given in (text, str(file), file, text.decode(), text + b"\0"):
        kernel = ObjectCode.from_ptx(given, name="x").get_kernel("saxpy")
        assert kernel.num_arguments == 4 and kernel.declarations is None
    with pytest.raises(FileNotFoundError):
        ObjectCode.from_ptx("no such file")
    with pytest.raises(PtxSyntaxError, match="a cubin"):
        ObjectCode.from_ptx(b"\x7fELF\xff\xff")
    with pytest.raises(TypeError, match="must be bytes"):
        ObjectCode.from_ptx(5)  # type: ignore[arg-type]
    for refused in (ObjectCode.from_cubin, ObjectCode.from_fatbin, ObjectCode.from_ltoir, ObjectCode.from_library):
        with pytest.raises(UnsupportedFeatureError, match="machine code"):
            refused(b"")
    with pytest.raises(UnsupportedFeatureError, match="only for code compiled from CUDA source"):
        _ = kernel.attributes.num_regs


def test_kernel_attributes_and_occupancy(device: Device) -> None:
    source = """extern "C" __global__ void __launch_bounds__(256) k(const float *x, float *y) {
        __shared__ float s[256]; s[threadIdx.x] = x[threadIdx.x]; __syncthreads(); y[threadIdx.x] = s[255 - threadIdx.x]; }"""
    kernel = Program(source, "c++").compile("ptx").get_kernel("k")
    attributes = kernel.attributes[0]
    assert attributes.max_threads_per_block == 256 and attributes.shared_size_bytes == 1024
    assert 4 <= attributes.num_regs <= 64 and attributes.local_size_bytes == 0 and attributes.ptx_version == 80
    assert [tuple(p) for p in kernel.arguments_info] == [(0, 8), (8, 8)]
    occupancy = kernel.occupancy
    assert occupancy.max_active_blocks_per_multiprocessor(256, 0) == 8  # 2048 threads an SM
    assert occupancy.max_active_blocks_per_multiprocessor(32, 0) == 32  # 32 blocks an SM
    assert occupancy.max_active_blocks_per_multiprocessor(256, 100 << 10) == 2
    best = occupancy.max_potential_block_size(0, 0)
    assert (best.min_grid_size, best.max_block_size) == (8 * 132, 256)
    assert occupancy.max_potential_block_size(lambda n: 64 * n, 0).max_block_size <= 256
    room = occupancy.available_dynamic_shared_memory_per_block(2, 256)
    assert occupancy.max_active_blocks_per_multiprocessor(256, room) == 2
    assert occupancy.max_active_blocks_per_multiprocessor(256, room + 128) == 1


def test_signatures_from_source() -> None:
    source = """
    // __global__ void k(int wrong);
    const char *text = "__global__ void k(int wrong)";
    template <class T> __global__ void __launch_bounds__(128, 2)
    k(const float *__restrict__ x, float const* y, unsigned long long n, T *out, const __half h[], /* , */ int m = 3,
      unsigned flags, const int, float **rows, std::uint8_t *bytes) {}
    __global__ void other() {}
    """
    found = signature.declarations(source, "k")
    assert found is not None
    assert [(d.name, d.is_pointer, d.is_const, d.element) for d in found] == [
        ("x", True, True, "float32"), ("y", True, True, "float32"), ("n", False, False, "uint64"),
        ("out", True, False, None), ("h", True, True, "float16"), ("m", False, False, "int32"),
        ("flags", False, False, "uint32"), (None, False, False, "int32"), ("rows", True, False, None),
        ("bytes", True, False, "uint8"),
    ]  # fmt: skip
    assert signature.declarations(source, "other") == ()
    assert signature.declarations(source, "missing") is None
    assert signature.declarations("__global__ void f(int a){} __global__ void f(float b){}", "f") is None
