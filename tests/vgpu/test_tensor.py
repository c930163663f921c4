"""Tensor-core instructions through CUDA C++, against NumPy: every shape and type of mma, ldmatrix and wmma.

Fragment positions are written down here a second time, as the PTX ISA gives them (section "Matrix Fragments for mma"), element by element.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from vgpu import compiler
from vgpu.codegen import fragments
from vgpu.codegen.memory import Access
from vgpu.codegen.program import Unit
from vgpu.codegen.tools import Tool
from vgpu.engine import LaunchOptions, load_ptx
from vgpu.engine.module import LoadedModule
from vgpu.errors import IllegalAddressError, MisalignedAddressError, UnsupportedInstructionError
from vgpu.memory import AddressSpace, Allocation
from vgpu.ptx.kinds import BlockShape
from vgpu.ptx.parser import parse

Array = npt.NDArray[Any]
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s8": 8, "u8": 8, "s32": 32}


class Device:
    """An address space with one module loaded."""

    def __init__(self, ptx: str) -> None:
        self.space = AddressSpace()
        self.module: LoadedModule = load_ptx(ptx, space=self.space)

    def put(self, array: Array, name: str = "") -> Allocation:
        a = self.space.allocate(array.nbytes, name=name)
        self.space.write(a.base, np.ascontiguousarray(array).tobytes())
        return a

    def get(self, a: Allocation, dtype: Any) -> Array:
        return a.view().view(dtype).copy()

    def launch(self, kernel: str, *args: Allocation | int, threads: int = 32) -> None:
        packed = b"".join((a.base if isinstance(a, Allocation) else a).to_bytes(8, "little") for a in args)
        self.module.launch(kernel, (1, 1, 1), (threads, 1, 1), 0, packed, LaunchOptions(threads=1))


# -- numbers ----------------------------------------------------------------------------------------------------


def encode(values: Array, type_: str) -> Array:
    """Values as their bits, cut towards zero where the type is narrower than float32."""
    if type_ in ("s8", "u8", "s32"):
        return values.astype(np.int64).astype(f"i{BITS[type_] // 8}").view(f"u{BITS[type_] // 8}")
    if type_ == "f16":
        return values.astype(np.float16).view(np.uint16)
    bits = values.astype(np.float32).view(np.uint32)
    return (bits >> 16).astype(np.uint16) if type_ == "bf16" else bits


def decode(bits: Array, type_: str) -> Array:
    """The values that an instruction takes bits for, in float64 (exact)."""
    if type_ in ("s8", "s32"):
        return bits.view(f"i{bits.itemsize}").astype(np.float64)
    if type_ == "u8":
        return bits.astype(np.float64)
    if type_ == "f16":
        return bits.view(np.float16).astype(np.float64)
    if type_ == "bf16":
        return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return (bits & np.uint32(0xFFFFE000) if type_ == "tf32" else bits).view(np.float32).astype(np.float64)


def random(rng: np.random.Generator, shape: tuple[int, int], type_: str) -> Array:
    """Bits of random values. Floats lie in [2^-3, 2^3) by size with few enough bits that float64 adds them exactly."""
    if type_ in ("s8", "u8"):
        return rng.integers(0, 256, shape).astype(np.uint8)
    if type_ == "s32":
        return rng.integers(-(1 << 20), 1 << 20, shape).astype(np.int32).view(np.uint32)
    values = rng.choice([-1.0, 1.0], shape) * (1 + rng.random(shape)) * 2.0 ** rng.integers(-3, 3, shape)
    bits = encode(values, type_)
    return bits | np.uint32(0x1FFF) if type_ == "tf32" else bits  # bits that must not count


def multiply(a: Array, b: Array, c: Array, d_type: str, a_type: str, b_type: str, c_type: str, saturate: bool = False) -> Array:
    """The bits of d by definition: exact products, added in ascending k, each sum rounded to float32; integers wrap or saturate."""
    x, y, z = decode(a, a_type), decode(b, b_type), decode(c, c_type)
    if d_type == "s32":
        exact = (x @ y + z).astype(np.int64)
        return (np.clip(exact, -(1 << 31), (1 << 31) - 1) if saturate else exact).astype(np.int32).view(np.uint32)
    with np.errstate(all="ignore"):
        for k in range(x.shape[1]):
            z = (z + x[:, k : k + 1] * y[k : k + 1]).astype(np.float32).astype(np.float64)
        out = z.astype(np.float16).view(np.uint16) if d_type == "f16" else z.astype(np.float32).view(np.uint32)
    return np.where(np.isnan(z), out.dtype.type(0x7FFF if d_type == "f16" else 0x7FFFFFFF), out)


# -- mma: fragments as the PTX ISA gives them ---------------------------------------------------------------------

Place = Callable[[int, int, int], tuple[int, int]]  # (groupID, threadID_in_group, element i) -> (row, column)


def upper(i: int, *ranges: range) -> int:
    """Rows are groupID for the elements in ``ranges``, groupID + 8 for the others."""
    return 0 if any(i in r for r in ranges) else 8


A_PLACES: dict[tuple[str, int], tuple[int, Place]] = {  # elements a lane, place of each
    ("m16n8k8", 16): (4, lambda g, t, i: (g + upper(i, range(2)), 2 * t + (i & 1))),
    ("m16n8k16", 16): (8, lambda g, t, i: (g + upper(i, range(2), range(4, 6)), 2 * t + (i & 1) + (8 if i >= 4 else 0))),
    ("m16n8k4", 32): (2, lambda g, t, i: (g + 8 * i, t)),
    ("m16n8k8", 32): (4, lambda g, t, i: (g + (8 if i in (1, 3) else 0), t + (4 if i >= 2 else 0))),
    ("m8n8k16", 8): (4, lambda g, t, i: (g, 4 * t + i)),
    ("m16n8k16", 8): (8, lambda g, t, i: (g + upper(i, range(4)), 4 * t + (i & 3))),
    ("m16n8k32", 8): (16, lambda g, t, i: (g + upper(i, range(4), range(8, 12)), 4 * t + (i & 3) + (16 if i >= 8 else 0))),
}
B_PLACES: dict[tuple[str, int], tuple[int, Place]] = {
    ("m16n8k8", 16): (2, lambda g, t, i: (2 * t + i, g)),
    ("m16n8k16", 16): (4, lambda g, t, i: (2 * t + (i & 1) + (8 if i >= 2 else 0), g)),
    ("m16n8k4", 32): (1, lambda g, t, i: (t, g)),
    ("m16n8k8", 32): (2, lambda g, t, i: (t + 4 * i, g)),
    ("m8n8k16", 8): (4, lambda g, t, i: (4 * t + i, g)),
    ("m16n8k16", 8): (4, lambda g, t, i: (4 * t + i, g)),
    ("m16n8k32", 8): (8, lambda g, t, i: (4 * t + (i & 3) + (16 if i >= 4 else 0), g)),
}


def c_places(shape: fragments.Shape) -> tuple[int, Place]:
    return (4 if shape.m == 16 else 2), lambda g, t, i: (g + (8 if i >= 2 else 0), 2 * t + (i & 1))


def places(shape: str, matrix: str, type_: str) -> tuple[Array, Array]:
    """Rows and columns of elements, shape (32 lanes, elements)."""
    table = {"a": A_PLACES, "b": B_PLACES}.get(matrix)
    count, place = table[shape, BITS[type_]] if table else c_places(fragments.Shape.parse(shape))
    both = np.array([[place(lane >> 2, lane & 3, i) for i in range(count)] for lane in range(32)])
    return both[..., 0], both[..., 1]


def pack(matrix: Array, shape: str, name: str, type_: str) -> Array:
    """A matrix' registers, shape (registers, 32)."""
    rows, columns = places(shape, name, type_)
    return np.ascontiguousarray(np.ascontiguousarray(matrix[rows, columns]).view(np.uint32).T)


def unpack(registers: Array, shape: str, type_: str) -> Array:
    """The result matrix that registers (registers, 32) hold."""
    rows, columns = places(shape, "d", type_)
    out = np.zeros(fragments.Shape.parse(shape).of("d"), f"u{BITS[type_] // 8}")
    out[rows, columns] = np.ascontiguousarray(registers.T).view(out.dtype)
    return out


class Mma(NamedTuple):
    shape: str
    d: str
    a: str
    b: str
    c: str
    saturate: bool = False

    @property
    def opcode(self) -> str:
        middle = ".satfinite" if self.saturate else ""
        return f"mma.sync.aligned.{self.shape}.row.col{middle}.{self.d}.{self.a}.{self.b}.{self.c}"

    @property
    def kernel(self) -> str:
        return "k_" + self.opcode.replace(".", "_")


HALVES = [Mma(s, t, "f16", "f16", t) for s in ("m16n8k8", "m16n8k16") for t in ("f16", "f32")]
FLOATS = [
    *HALVES, *(Mma(s, "f32", "bf16", "bf16", "f32") for s in ("m16n8k8", "m16n8k16")),
    *(Mma(s, "f32", "tf32", "tf32", "f32") for s in ("m16n8k4", "m16n8k8")),
]  # fmt: skip
INTEGERS = [
    Mma(s, "s32", a, b, "s32", saturate)
    for s, a, b, saturate in itertools.product(("m8n8k16", "m16n8k16", "m16n8k32"), ("u8", "s8"), ("u8", "s8"), (False, True))
]


def registers_of(case: Mma, matrix: str) -> int:
    type_ = getattr(case, matrix)
    return places(case.shape, matrix, type_)[0].shape[1] * BITS[type_] // 32


def mma_source(case: Mma) -> str:
    """A kernel with one mma in inline assembly: registers from and to memory, (registers, 32 lanes) each."""
    names, types, constraints = [], {}, []
    for matrix in "dabc":
        types[matrix] = "float" if getattr(case, matrix) == "f32" else "unsigned"
        names.append([f"{matrix}{i}" for i in range(registers_of(case, matrix))])
    numbers = itertools.count()
    operands = ", ".join("{" + ", ".join(f"%{next(numbers)}" for _ in group) + "}" for group in names)
    letter = {"float": "f", "unsigned": "r"}
    outs = ", ".join(f'"={letter[types["d"]]}"({n})' for n in names[0])
    constraints = [f'"{letter[types[n[0]]]}"({n})' for group in names[1:] for n in group]
    loads = "\n".join(
        f"  {types[n[0]]} {n} = (({types[n[0]]} const*){n[0]})[{32 * i} + lane];" for group in names[1:] for i, n in enumerate(group)
    )
    stores = "\n".join(f"  (({types['d']}*)d)[{32 * i} + lane] = {n};" for i, n in enumerate(names[0]))
    return f"""
extern "C" __global__ void {case.kernel}(void* d, const void* a, const void* b, const void* c) {{
  int lane = threadIdx.x;
{loads}
  {types["d"]} {", ".join(names[0])};
  asm volatile("{case.opcode} {operands};" : {outs} : {", ".join(constraints)});
{stores}
}}"""


@cache
def mma_device() -> Device:
    return Device(compiler.compile("".join(mma_source(case) for case in (*FLOATS, *INTEGERS))).ptx)


def run_mma(case: Mma, a: Array, b: Array, c: Array) -> Array:
    device = mma_device()
    inputs = [device.put(pack(m, case.shape, n, getattr(case, n))) for n, m in zip("abc", (a, b, c), strict=True)]
    out = device.space.allocate(128 * registers_of(case, "d"))
    device.launch(case.kernel, out, *inputs)
    return unpack(device.get(out, np.uint32).reshape(-1, 32), case.shape, case.d)


def random_inputs(case: Mma, seed: int) -> tuple[Array, Array, Array]:
    rng, shape = np.random.default_rng(seed), fragments.Shape.parse(case.shape)
    a, b, c = (random(rng, shape.of(m), getattr(case, m)) for m in "abc")
    return a, b, c


@pytest.mark.parametrize("case", [*FLOATS, *INTEGERS], ids=lambda case: case.opcode)
def test_mma_agrees_with_its_definition(case: Mma) -> None:
    for seed in range(3):
        a, b, c = random_inputs(case, seed)
        expected = multiply(a, b, c, case.d, case.a, case.b, case.c, case.saturate)
        np.testing.assert_array_equal(run_mma(case, a, b, c), expected)


@pytest.mark.parametrize("case", FLOATS, ids=lambda case: case.opcode)
def test_whole_numbers_are_exact_whatever_the_order(case: Mma) -> None:
    rng, shape = np.random.default_rng(1), fragments.Shape.parse(case.shape)
    a, b, c = (rng.integers(-4, 5, shape.of(m)).astype(np.float64) for m in "abc")
    out = run_mma(case, encode(a, case.a), encode(b, case.b), encode(c, case.c))
    np.testing.assert_array_equal(decode(out, case.d), a @ b + c)


@pytest.mark.parametrize("case", INTEGERS, ids=lambda case: case.opcode)
def test_integer_sums_wrap_or_saturate(case: Mma) -> None:
    a, b, c = random_inputs(case, 5)
    a[:4], b[:, :4] = (0x80 if case.a == "s8" else 0xFF), (0x7F if case.b == "s8" else 0xFF)  # large products of either sign
    c[:, ::2], c[:, 1::2] = 0x7FFFFF00, 0x80000010
    expected = multiply(a, b, c, case.d, case.a, case.b, case.c, case.saturate)
    assert (np.isin(expected, (0x7FFFFFFF, 0x80000000)).any()) == case.saturate
    np.testing.assert_array_equal(run_mma(case, a, b, c), expected)


@pytest.mark.parametrize("case", FLOATS, ids=lambda case: case.opcode)
def test_special_values_go_through(case: Mma) -> None:
    shape = fragments.Shape.parse(case.shape)
    a, b, c = np.zeros(shape.of("a")), np.zeros(shape.of("b")), np.zeros(shape.of("c"))
    b[0], b[1] = 1.0, 2.0
    a[0, 0], a[1, 0], a[2, 0], a[3, :2], a[4, 1] = np.inf, -np.inf, np.nan, (np.inf, -np.inf), -0.0
    b[2] = np.inf  # times the zeros of a: NaN everywhere but in the last column
    b[2, 4:] = 0.0
    c[5], c[6], c[7] = np.inf, np.nan, -0.0
    bits = [encode(m, getattr(case, n)) for n, m in zip("abc", (a, b, c), strict=True)]
    expected = multiply(*bits, case.d, case.a, case.b, case.c)
    np.testing.assert_array_equal(run_mma(case, *bits), expected)
    assert {True, False} == set(np.isnan(decode(expected, case.d)).ravel())


def test_negative_zero_survives() -> None:
    """-0 + -0 is -0: nothing is added that is not there."""
    case = HALVES[1]
    a, b, c = np.full((16, 8), -0.0), np.ones((8, 8)), np.full((16, 8), -0.0)
    out = run_mma(case, encode(a, "f16"), encode(b, "f16"), encode(c, "f32"))
    assert (out == 0x80000000).all()


def test_subnormal_halves_count() -> None:
    case = HALVES[1]
    tiny = np.arange(1, 129).reshape(16, 8).astype(np.uint16)
    b = encode(np.eye(8), "f16")
    out = run_mma(case, tiny, b, np.zeros((16, 8), np.uint32))
    np.testing.assert_array_equal(decode(out, "f32"), decode(tiny, "f16"))


def test_every_half_comes_back_from_a_product_with_one() -> None:
    """float16 -> float32 -> float16 is the identity for all 65,536 halves (any NaN becomes the canonical one)."""
    case = HALVES[0]
    one, zero = encode(np.eye(8), "f16"), np.full((16, 8), 0x8000, np.uint16)
    for start in range(0, 1 << 16, 128 * 16):  # every 16th block of 128
        block = (np.arange(128, dtype=np.uint32) + start).astype(np.uint16).reshape(16, 8)
        finite = np.isfinite(block.view(np.float16)).all()
        out = run_mma(case, block, one, zero)
        expected = multiply(block, one, zero, "f16", "f16", "f16", "f16")
        np.testing.assert_array_equal(out, expected)
        if finite:
            np.testing.assert_array_equal(decode(out, "f16"), decode(block, "f16"))


def test_half_results_are_rounded_once_to_even() -> None:
    """2048 + 1 + 2^-11: in float32 the last term decides the tie, rounding each step to float16 would lose it."""
    case = HALVES[0]
    a, b, c = np.zeros((16, 8)), np.ones((8, 8)), np.full((16, 8), 2048.0)
    a[:, 0] = 1.0
    a[8:, 1] = 2.0**-11
    out = decode(run_mma(case, encode(a, "f16"), encode(b, "f16"), encode(c, "f16")), "f16")
    assert (out[:8] == 2048).all() and (out[8:] == 2050).all()
    largest = np.full((16, 8), 65504.0)
    a[:, :] = 0
    a[:8, 0], a[8:, 0] = 15.9375, 16.0  # half a unit above the largest half rounds to infinity
    out = decode(run_mma(case, encode(a, "f16"), encode(b, "f16"), encode(largest, "f16")), "f16")
    assert (out[:8] == 65504).all() and np.isinf(out[8:]).all()


# -- ldmatrix -----------------------------------------------------------------------------------------------------


def ldmatrix_source(count: int, trans: bool) -> str:
    """Lanes point to rows by byte offsets into a shared tile; results to memory, (registers, 32 lanes)."""
    registers = ", ".join(f"%{i}" for i in range(count))
    outs = ", ".join(f'"=r"(r[{i}])' for i in range(count))
    opcode = f"ldmatrix.sync.aligned.m8n8.x{count}{'.trans' if trans else ''}.shared.b16"
    return f"""
extern "C" __global__ void x{count}_{int(trans)}(unsigned* d, const unsigned short* m, const int* offsets, unsigned long long first,
                                                 unsigned long long mask) {{
  __shared__ __align__(16) unsigned short tile[512];
  for (int i = threadIdx.x; i < 512; i += 32) tile[i] = m[i];
  __syncwarp();
  // Always the lane. When the 32-bit sum wraps in some lanes, the warp goes on in the general copy of its code.
  unsigned long long lane = (unsigned long long)(threadIdx.x + (unsigned)first) - first & mask;
  unsigned at = (unsigned)__cvta_generic_to_shared(tile) + offsets[lane], r[{count}];
  asm volatile("{opcode} {{{registers}}}, [%{count}];" : {outs} : "r"(at));
  for (int i = 0; i < {count}; i++) d[32 * i + lane] = r[i];
}}"""


#: Values of ``first`` for which each copy of a kernel's code runs.
COPIES = {"fast": 0, "general": 0xFFFFFFF0}
LDMATRIX_FORMS = [(count, trans) for count in (1, 2, 4) for trans in (False, True)]


LDMATRIX = "".join(ldmatrix_source(*form) for form in LDMATRIX_FORMS)


@cache
def ldmatrix_device() -> Device:
    return Device(compiler.compile(LDMATRIX).ptx)


def has_run_general(device: Device, kernel: str) -> bool:
    return any(c.records[c.unit.numbers[kernel]].general for c in device.module._compiled.values())


@pytest.mark.parametrize("copy", COPIES)
@pytest.mark.parametrize(("count", "trans"), LDMATRIX_FORMS)
def test_ldmatrix(count: int, trans: bool, copy: str) -> None:
    """Thread 4 r + i gets elements 2 i and 2 i + 1 of row r of each matrix (of column r when transposed)."""
    device, rng = ldmatrix_device(), np.random.default_rng(count)
    memory = rng.permutation(512).astype(np.uint16)
    rows = rng.permutation(64)[:32]
    offsets = (16 * rows).astype(np.int32)
    offsets[8 * count :] = 1 << 20  # lanes beyond the last matrix: addresses that do not count
    out, kernel = device.space.allocate(128 * count), f"x{count}_{int(trans)}"
    device.launch(kernel, out, device.put(memory), device.put(offsets), COPIES[copy], 31)
    assert has_run_general(device, kernel) or copy == "fast"
    got = device.get(out, np.uint16).reshape(count, 8, 8)
    matrices = memory.reshape(64, 8)[rows[: 8 * count]].reshape(count, 8, 8)
    np.testing.assert_array_equal(got, matrices.transpose(0, 2, 1) if trans else matrices)


@pytest.mark.parametrize("copy", COPIES)
@pytest.mark.parametrize(("offset", "error", "kind"), [
    (1024, IllegalAddressError, "shared_out_of_bounds"), (-16, IllegalAddressError, "shared_out_of_bounds"),
    (1016, MisalignedAddressError, "misaligned"), (8, MisalignedAddressError, "misaligned"),
])  # fmt: skip
def test_ldmatrix_rows_are_checked(copy: str, offset: int, error: type[Exception], kind: str) -> None:
    device, offsets = ldmatrix_device(), np.arange(0, 512, 16, dtype=np.int32)
    offsets[13] = offset
    line = 1 + next(i for i, text in enumerate(LDMATRIX.splitlines()) if "x2.shared" in text)
    with pytest.raises(error, match=rf"16 bytes .* line {line}, thread \(13, 0, 0\)") as info:
        device.launch("x2_0", device.space.allocate(256), device.put(np.zeros(512, np.uint16)), device.put(offsets), COPIES[copy], 31)
    assert info.value.reports[0].kind == kind
    device.launch("x1_0", device.space.allocate(256), device.put(np.zeros(512, np.uint16)), device.put(offsets), COPIES[copy], 31)


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
    with pytest.raises(MisalignedAddressError, match=f"of {size} bytes at address .* not a multiple of {size} .*line {line}, thread"):
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


# -- refusals -----------------------------------------------------------------------------------------------------


def ptx_with(instruction: str) -> str:
    return f""".version 8.3
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p) {{
  .reg .b64 %p; .reg .b32 %r<16>; .reg .f32 %f<8>; .reg .b16 %h;
  ld.param.u64 %p, [p];
  {instruction}
  ret;
}}
"""


def registers(letter: str, count: int) -> str:
    return "{" + ", ".join(f"%{letter}{i}" for i in range(count)) + "}"


@pytest.mark.parametrize(("instruction", "why"), [
    (f"wmma.load.a.sync.aligned.row.m16n16k16.f32 {registers('f', 8)}, [%p];", r"no .f32 fragment of this shape \(there are: f16, bf16, s8, u8\)"),
    (f"wmma.load.a.sync.aligned.row.m16n16k8.f16 {registers('r', 8)}, [%p];", r"no .f16 fragment of this shape \(there are: tf32\)"),
    (f"wmma.load.c.sync.aligned.row.m16n16k8.s32 {registers('r', 8)}, [%p];", r"no .s32 fragment of this shape \(there are: f32\)"),
    (f"wmma.load.a.sync.aligned.row.m16n16k16.f16 {registers('r', 4)}, [%p];", "needs 8 registers as operand 1, it has 4"),
    (f"wmma.store.d.sync.aligned.row.m16n16k16.f16 [%p], {registers('r', 8)};", "needs 4 registers as operand 2, it has 8"),
    (f"wmma.load.c.sync.aligned.row.m16n16k16.f16 {{%r0, %r1, %r2, %h}}, [%p];", "needs registers of 32 bits, %h is .b16"),
    (f"mma.sync.aligned.m16n8k8.row.col.f32.f16.bf16.f32 {registers('f', 4)}, {registers('r', 2)}, {{%r2}}, {registers('f', 4)};",
     "cannot multiply .f16 by .bf16"),
    (f"mma.sync.aligned.m16n8k4.row.col.f32.f16.f16.f32 {registers('f', 4)}, {registers('r', 2)}, {{%r2}}, {registers('f', 4)};",
     "cannot multiply .f16 by .f16"),
    (f"mma.sync.aligned.m16n8k8.row.col.f16.bf16.bf16.f16 {registers('r', 2)}, {registers('r', 2)}, {{%r2}}, {registers('r', 2)};",
     "cannot add .bf16 products to .f16"),
    (f"mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f16 {registers('f', 4)}, {registers('r', 2)}, {{%r2}}, {registers('r', 2)};",
     "cannot add .f16 products to .f16 and give .f32"),
    (f"mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {registers('f', 4)}, {registers('r', 4)}, {{%r2}}, {registers('f', 4)};",
     "needs 2 registers as operand 2, it has 4"),
    (f"ldmatrix.sync.aligned.m8n8.x2.shared.b16 {registers('r', 4)}, [%p];", "needs 2 registers as operand 1, it has 4"),
])  # fmt: skip
def test_what_hardware_does_not_have_is_refused_at_load(instruction: str, why: str) -> None:
    with pytest.raises(UnsupportedInstructionError, match=why) as info:
        load_ptx(ptx_with(instruction), space=AddressSpace())
    assert info.value.ptx_line == 7
