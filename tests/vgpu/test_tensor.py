"""mma and ldmatrix through CUDA C++ with inline assembly, against NumPy: every shape and type.

Fragment positions are written down here a second time, as the PTX ISA gives them (section "Matrix Fragments for mma"), element by element.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from tests.vgpu.tensor_harness import BITS, COPIES, Array, Device, decode, encode, has_run_general, multiply, random
from vgpu import compiler
from vgpu.codegen import fragments
from vgpu.engine import LaunchOptions, load_ptx
from vgpu.errors import IllegalAddressError, MisalignedAddressError, UnsupportedInstructionError
from vgpu.memory import AddressSpace

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


LDMATRIX_FORMS = [(count, trans) for count in (1, 2, 4) for trans in (False, True)]


LDMATRIX = "".join(ldmatrix_source(*form) for form in LDMATRIX_FORMS)


@cache
def ldmatrix_device() -> Device:
    return Device(compiler.compile(LDMATRIX).ptx)


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


@pytest.mark.parametrize(("count", "stride", "requests", "lanes", "passes"), [
    (1, 16, 1, 8, 1), (1, 128, 1, 8, 8), (2, 16, 1, 16, 2), (4, 16, 1, 32, 4), (1, 32, 1, 8, 2), (1, 48, 1, 8, 1),
])  # fmt: skip
def test_profile_counts_the_bank_conflicts_of_rows(count: int, stride: int, requests: int, lanes: int, passes: int) -> None:
    """Eight rows of 16 bytes fill the 32 banks once when they are dense or skewed, and hit the same four when 128 bytes apart."""
    device, offsets = ldmatrix_device(), np.arange(32, dtype=np.int32) * stride % 1024
    args = device.space.allocate(512), device.put(np.zeros(512, np.uint16)), device.put(offsets), 0, 31
    result = device.launch(f"x{count}_0", *args, options=LaunchOptions(profile=True))
    traffic = result.profile.totals.traffic["shared load"]
    assert (traffic.requests, traffic.lanes, traffic.moved, traffic.bytes_asked) == (requests, lanes, passes, 16 * lanes)


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
    ("wmma.load.c.sync.aligned.row.m16n16k16.f16 {%r0, %r1, %r2, %h}, [%p];", "needs registers of 32 bits, %h is .b16"),
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
