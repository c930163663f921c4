"""wmma through nvcuda::wmma, against NumPy: every shape, type and layout, global and shared memory; its reports and what tools see."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.vgpu.tensor_harness import BITS, COPIES, Array, Device, has_run_general, multiply, random
from vgpu import compiler
from vgpu.codegen import fragments
from vgpu.codegen.memory import Access
from vgpu.codegen.program import Unit
from vgpu.codegen.tools import Tool
from vgpu.engine import LaunchOptions
from vgpu.errors import IllegalAddressError, MisalignedAddressError
from vgpu.ptx.kinds import BlockShape
from vgpu.ptx.parser import parse

# -- wmma ---------------------------------------------------------------------------------------------------------

CUDA_TYPES = {
    "f16": "half", "bf16": "__nv_bfloat16", "tf32": "wmma::precision::tf32", "f32": "float", "s8": "signed char", "u8": "unsigned char",
    "s32": "int",
}  # fmt: skip
STORED = {**CUDA_TYPES, "tf32": "float"}


class Wmma(NamedTuple):
    shape: str
    factor: str
    sum: str
    a_layout: str
    b_layout: str
    c_layout: str

    @property
    def kernel(self) -> str:
        return "_".join(["k", *self])


LAYOUTS = [("row", "row", "row"), ("row", "col", "col"), ("col", "row", "col"), ("col", "col", "row")]
_SHAPES = ("m16n16k16", "m32n8k16", "m8n32k16")
_TYPES = [(s, f, c) for s in _SHAPES for f, c in (("f16", "f16"), ("f16", "f32"), ("bf16", "f32"), ("u8", "s32"), ("s8", "s32"))]
WMMA = [Wmma(*types, *layouts) for types in [*_TYPES, ("m16n16k8", "tf32", "f32")] for layouts in LAYOUTS]
#: Elements by which a line in memory is longer than the matrix' line: 16 bytes.
PADDING = {type_: 128 // bits for type_, bits in BITS.items()}


def wmma_source(case: Wmma) -> str:
    """d[0] = a b + c with the matrices in global memory, d[1] the same through shared memory; each line padded."""
    shape = fragments.Shape.parse(case.shape)
    numbers, factor, total = ", ".join(map(str, shape)), CUDA_TYPES[case.factor], CUDA_TYPES[case.sum]
    sizes = {n: image_size(shape, n, t, x) for n, t, x in fields(case)}
    a, b, c = (stride_of(shape, n, t, x) for n, t, x in fields(case))

    def part(place: str, out: str) -> str:
        return f"""
  wmma::load_matrix_sync(fa, {place}a, {a}); wmma::load_matrix_sync(fb, {place}b, {b}); wmma::load_matrix_sync(fc, {place}c, {c}, lc);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync({out}, fc, {c}, lc);"""

    copies = "".join(copy(f"s{n}", n, sizes[n]) for n in "abc") + copy("sd", "d", sizes["c"])
    stored = STORED[case.factor]
    return f"""
extern "C" __global__ void {case.kernel}({total}* d, const {stored}* a, const {stored}* b, const {total}* c) {{
  __shared__ __align__(128) {stored} sa[{sizes["a"]}], sb[{sizes["b"]}];
  __shared__ __align__(128) {total} sc[{sizes["c"]}], sd[{sizes["c"]}];
  wmma::fragment<wmma::matrix_a, {numbers}, {factor}, wmma::{case.a_layout}_major> fa;
  wmma::fragment<wmma::matrix_b, {numbers}, {factor}, wmma::{case.b_layout}_major> fb;
  wmma::fragment<wmma::accumulator, {numbers}, {total}> fc;
  const auto lc = wmma::mem_{case.c_layout}_major;{copies}
  __syncwarp();{part("", "d")}{part("s", "sd")}
  __syncwarp();{copy(f"(d + {sizes['c']})", "sd", sizes["c"])}
}}"""


def copy(to: str, source: str, count: int) -> str:
    """A warp's copy of a multiple of 32 elements."""
    return f"\n  _Pragma(\"unroll 1\") for (int i = 0; i < {count}; i += 32) {to}[i + threadIdx.x] = {source}[i + threadIdx.x];"


def fields(case: Wmma) -> list[tuple[str, str, str]]:
    """(matrix, type, layout) of a, b, c."""
    return [("a", case.factor, case.a_layout), ("b", case.factor, case.b_layout), ("c", case.sum, case.c_layout)]


def stride_of(shape: fragments.Shape, matrix: str, type_: str, layout: str) -> int:
    rows, columns = shape.of(matrix)
    return (columns if layout == "row" else rows) + PADDING[type_]


def image_size(shape: fragments.Shape, matrix: str, type_: str, layout: str) -> int:
    """Elements of a matrix in memory, up to a multiple of 32."""
    rows, columns = shape.of(matrix)
    size = (rows if layout == "row" else columns) * stride_of(shape, matrix, type_, layout)
    return size + -size % 32


def image(matrix: Array, type_: str, layout: str) -> Array:
    """The matrix in memory, 0xA5 in the padding and up to a multiple of 32 elements."""
    lines = matrix if layout == "row" else matrix.T
    width = lines.shape[1] + PADDING[type_]
    size = lines.shape[0] * width
    out = np.full(size + -size % 32, 0xA5A5A5A5 & ((1 << BITS[type_]) - 1), matrix.dtype)
    out[:size].reshape(-1, width)[:, : lines.shape[1]] = lines
    return out


@cache
def wmma_device(shape: str) -> Device:
    source = "#include <mma.h>\n#include <cuda_bf16.h>\nusing namespace nvcuda;\n"
    return Device(compiler.compile(source + "".join(wmma_source(case) for case in WMMA if case.shape == shape)).ptx)


@pytest.mark.parametrize("case", WMMA, ids=lambda case: case.kernel)
def test_wmma_agrees_with_its_definition(case: Wmma) -> None:
    device, rng, shape = wmma_device(case.shape), np.random.default_rng(3), fragments.Shape.parse(case.shape)
    matrices = {n: random(rng, shape.of(n), t) for n, t, _ in fields(case)}
    expected = image(multiply(*matrices.values(), case.sum, case.factor, case.factor, case.sum), case.sum, case.c_layout)
    out = device.put(np.full((2, *expected.shape), 0xA5A5A5A5 & ((1 << BITS[case.sum]) - 1), expected.dtype))
    device.launch(case.kernel, out, *(device.put(image(matrices[n], t, layout)) for n, t, layout in fields(case)))
    got = device.get(out, expected.dtype).reshape(2, *expected.shape)
    np.testing.assert_array_equal(got[0], expected, err_msg="from global memory")
    np.testing.assert_array_equal(got[1], expected, err_msg="from shared memory")


GENERIC = r"""
#include <mma.h>
using namespace nvcuda;
using Sums = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;
// A matrix product by warps over 16x16 tiles; strides and which memory are known at run time only.
extern "C" __global__ void product(float* d, const half* a, const half* b, unsigned long long k, unsigned long long first,
                                   unsigned long long mask) {
  extern __shared__ __align__(128) half unused[];
  __shared__ __align__(128) half tile[16 * 24];
  unsigned long long lane = (unsigned long long)(threadIdx.x + (unsigned)first) - first & mask;
  Sums sums;
  wmma::fill_fragment(sums, 0.0f);
  for (int at = 0; at < k; at += 16) {
    for (int i = lane; i < 256; i += 32) tile[i / 16 * 24 + i % 16] = a[i / 16 * k + at + i % 16];
    __syncwarp();
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
    const half* from = at & 16 ? tile : a + at;
    wmma::load_matrix_sync(fa, from, at & 16 ? 24 : k);
    wmma::load_matrix_sync(fb, b + at, k);
    wmma::mma_sync(sums, fa, fb, sums);
    __syncwarp();
  }
  for (int i = 0; i < sums.num_elements; i++) sums.x[i] = 2 * sums.x[i];
  wmma::store_matrix_sync(d, sums, 16, wmma::mem_row_major);
}
extern "C" __global__ void own_addresses(float* d, const half* a, unsigned long long first, unsigned long long mask) {
  // The compiler cannot know that all lanes give the same address and stride.
  unsigned long long lane = (unsigned long long)(threadIdx.x + (unsigned)first) - first & mask;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::col_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
  Sums sums;
  wmma::load_matrix_sync(fa, a + lane / 32, 16 + lane / 32);
  wmma::load_matrix_sync(fb, a + lane / 32, 16 + lane / 32);
  wmma::load_matrix_sync(sums, d + lane / 32, 16 + lane / 32, wmma::mem_col_major);
  wmma::mma_sync(sums, fa, fb, sums);
  wmma::store_matrix_sync(d + lane / 32, sums, 16 + lane / 32, wmma::mem_row_major);
}
"""


@cache
def generic_device() -> Device:
    return Device(compiler.compile(GENERIC).ptx)


@pytest.mark.parametrize("copy", COPIES)
def test_a_product_of_larger_matrices(copy: str) -> None:
    device, rng = generic_device(), np.random.default_rng(4)
    a, b = (rng.integers(-4, 5, (16, 80)).astype(np.float16) for _ in "ab")
    out = device.space.allocate(1024)
    device.launch("product", out, device.put(a), device.put(b), 80, COPIES[copy], 31)
    assert has_run_general(device, "product") or copy == "fast"
    np.testing.assert_array_equal(device.get(out, np.float32).reshape(16, 16), 2 * (a.astype(np.float32) @ b.T.astype(np.float32)))


@pytest.mark.parametrize("copy", COPIES)
def test_addresses_that_only_the_lanes_know(copy: str) -> None:
    device, rng = generic_device(), np.random.default_rng(5)
    a, c = rng.integers(-4, 5, (16, 16)).astype(np.float16), rng.integers(-4, 5, (16, 16)).astype(np.float32)
    out = device.put(c)
    device.launch("own_addresses", out, device.put(a), COPIES[copy], 31)
    x = a.astype(np.float32)
    np.testing.assert_array_equal(device.get(out, np.float32).reshape(16, 16), x.T @ x + c.T)


# -- reports ------------------------------------------------------------------------------------------------------

FAULTY = r"""
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void k(float* d, const half* a, const half* b, const float* c) {
  __shared__ __align__(128) half tile[255];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, b, 16);
  wmma::load_matrix_sync(fc, c, 16, wmma::mem_row_major);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(d, fc, 16, wmma::mem_row_major);
  if (d[0] == 1) {
    for (int i = threadIdx.x; i < 255; i += 32) tile[i] = a[i];
    wmma::load_matrix_sync(fa, tile, 16);
    d[0] = float(fa.x[0]);
  }
}
"""


@cache
def faulty_device() -> Device:
    return Device(compiler.compile(FAULTY).ptx)


@pytest.mark.parametrize(("short", "line", "thread", "text"), [
    ("a", 9, 31, "read of 4 bytes at offset 508 of a (508 bytes): just past its end"),
    ("b", 10, 31, "read of 4 bytes at offset 508 of b (508 bytes): just past its end"),
    ("c", 11, 31, "read of 8 bytes at offset 1016 of c (1020 bytes): its last 4 bytes lie past the end"),
    ("d", 13, 31, "write of 8 bytes at offset 1016 of d (1020 bytes): its last 4 bytes lie past the end"),
])  # fmt: skip
def test_a_matrix_past_the_end_is_reported(short: str, line: int, thread: int, text: str) -> None:
    device = faulty_device()
    buffers = {n: device.space.allocate((512 if n in "ab" else 1024) - 4 * (n == short), name=n) for n in "dabc"}
    for a in buffers.values():
        device.space.fill(a.base, b"\0", a.nbytes)
    with pytest.raises(IllegalAddressError) as info:
        device.launch("k", *buffers.values())
    (report,) = info.value.reports
    assert text in report.message
    assert (report.kind, report.party.location.line, report.party.thread) == ("out_of_bounds", line, (thread, 0, 0))


def test_a_matrix_past_the_end_of_shared_memory_is_reported() -> None:
    device = faulty_device()
    buffers = [device.put(np.zeros(256, np.float32)), *(device.put(np.zeros(256, np.float16)) for _ in "ab"), device.put(np.ones(256, np.float32))]
    with pytest.raises(IllegalAddressError, match="read of 16 bytes at offset 496 of shared .*tile.* its last 2 bytes lie past the end; line 16"):
        device.launch("k", *buffers)


@pytest.mark.parametrize(("moved", "line", "size"), [("a", 9, 4), ("c", 11, 8), ("d", 13, 8)])
def test_a_misaligned_matrix_is_reported(moved: str, line: int, size: int) -> None:
    device = faulty_device()
    args = {n: device.space.allocate(2048).base + (size // 2) * (n == moved) for n in "dabc"}
    with pytest.raises(MisalignedAddressError, match=f"of {size} bytes at .* not a multiple of {size}.*line {line}, thread"):
        device.launch("k", *args.values())


# -- what tools see -----------------------------------------------------------------------------------------------


class Spy(Tool):
    """Notes accesses and warp-level synchronisation."""

    def __init__(self) -> None:
        self.accesses: list[tuple[str, str, int, str]] = []
        self.syncs: list[str] = []

    def on_access(self, em: Any, access: Access) -> None:
        if access.instr.form.unit == "tensor":
            assert (access.affine is None) != (access.lanes is None)
            self.accesses.append((access.instr.form.emit, access.action, access.size, access.shape))

    def on_warp_sync(self, em: Any, instr: Any, member: Any) -> None:
        self.syncs.append(instr.form.emit)


def spied(general: bool) -> Spy:
    spy = Spy()
    module = parse(compiler.compile(FAULTY).ptx)
    Unit(module, BlockShape.of((32, 1, 1)), (spy,)).emit("k", general, "f")
    return spy


@pytest.mark.parametrize(("general", "shape"), [(False, "affine"), (True, "lanes")])
def test_tools_see_the_accesses_that_hardware_makes(general: bool, shape: str) -> None:
    spy = spied(general)
    factor, total = ("wmma_load", "read", 4, shape), ("wmma_load", "read", 8, shape)
    shared = ("wmma_load", "read", 16, "lanes")  # one ldmatrix.x4
    assert spy.accesses == [factor] * 8 + [total] * 4 + [("wmma_store", "write", 8, shape)] * 4 + [shared]
    assert spy.syncs == ["wmma_load"] * 3 + ["wmma_mma", "wmma_store", "wmma_load"]


@pytest.mark.parametrize("copy", COPIES)
def test_checkers_are_silent_about_a_correct_product(copy: str) -> None:
    device = generic_device()
    inputs = [device.put(np.ones((16, 48), np.float16)) for _ in "ab"]
    result = device.launch("product", device.space.allocate(1024), *inputs, 48, COPIES[copy], 31, options=LaunchOptions(checkers=("all",)))
    assert result.reports == ()


def test_lanes_that_do_not_exist_touch_nothing() -> None:
    """PTX leaves a partial warp undefined; here its 20 lanes read and write their own elements, and no others."""
    device = faulty_device()
    out, b = device.put(np.ones(256, np.float32)), device.put(np.ones(256, np.float16))
    packed = b"".join(a.base.to_bytes(8, "little") for a in (out, b, b, out))
    device.module.launch("k", (1, 1, 1), (20, 1, 1), 0, packed, LaunchOptions(threads=1))
    untouched = (device.get(out, np.float32).reshape(16, 16) == 1).all(axis=1)
    assert list(np.flatnonzero(untouched)) == [5, 6, 7, 13, 14, 15]
