"""The input tuples of every instruction: edge values against edge values, traps for each operation, random ones.

``inputs`` derives them from the operand types and the emitter alone, so that forms that differ in rounding or
flushing compute the same tuples, and nothing but results needs to be kept in a file.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import cache

import numpy as np

from vectorset import traps
from vectorset.values import FORMATS, PACKED, Bits, edges, into_storage, random_bits, random_u64, seed_of
from vgpu.ptx.isa import WIDTH, Form

Tuples = Iterable[Sequence[int]]

#: Input tuples by the number of register operands, multiples of 128 (a block) or one warp.
TUPLES = {0: 32, 1: 384, 2: 512, 3: 640, 4: 640}
#: Where many boundaries meet, or each function has only a few forms: more.
_MORE = {
    **dict.fromkeys(("cvt_float_int", "cvt_float", "cvt_round_integral", "fsqrt", "frcp"), 512),
    **dict.fromkeys(("fadd", "fsub", "fmul", "ffma", "fdiv"), 768),
    **dict.fromkeys(("ex2_approx", "lg2_approx", "sin_approx", "cos_approx", "tanh_approx", "rcp_approx", "rsqrt_approx",
                     "sqrt_approx", "div_approx", "div_full", "rcp_approx_f64", "rsqrt_approx_f64", "hex2", "htanh"), 1024),
    "lop3": 32,  # 256 truth tables, all of whose cases occur in one warp
}  # fmt: skip

SHIFTS = (0, 1, 31, 32, 33, 63, 64, 255, 0xFFFFFFFF, 7, 15, 16, 17, 30, 62, 128, 0x80000000, 3)
#: Bit positions and lengths: PTX defines 0 to 255.
POSITIONS = (0, 1, 31, 32, 33, 63, 64, 255, 4, 8, 16, 24, 65, 127, 128, 30)
#: fns: PTX defines bases of 0 to 31; offsets are bits to go, up or down.
BASES = (0, 31, 16, 1, 30, 15, 8, 7, 23)
OFFSETS = (0, 1, 0xFFFFFFFF, 2, 0xFFFFFFFE, 5, 0xFFFFFFFB, 16, 0xFFFFFFF0, 32, 33, 0xFFFFFFE0, 0x7FFFFFFF, 0x80000000)
SELECTORS = (0x3210, 0x7654, 0, 1, 2, 3, 4, 5, 0x0123, 0xFEDC, 0xBA98, 0x8888, 0x7777, 0xFFFF, 0x4040, 0x5410,
             0x7632, 0xFFFF3210, 0x89AB, 0x6420, 0xC8C8)  # fmt: skip


def inputs(form: Form, mods: dict[str, str], seed: int = 0) -> dict[str, Bits]:
    """Operand name -> raw bits, one element a thread; each array a multiple of 32 long.

    Predicates are bytes 0 and 1, 8-bit operands 16-bit words with rubbish in the upper byte, all others unsigned
    words of their own width. Immediates are not in it. Forms that read the carry flag have an operand ``carry``.
    """
    operands = [(n, t) for n, t in form.operand_types(mods)[1:] if t != "imm"]
    if form.emit in ("addc", "subc", "madc"):
        operands.append(("carry", "pred"))
    result = form.operand_types(mods)[0][1]
    return operand_values(form.emit, operands, result, seed=seed)


def operand_values(
    emit: str, operands: Sequence[tuple[str, str]], result: str, count: int | None = None, *, seed: int = 0
) -> dict[str, Bits]:
    """As :func:`inputs`, for operands given as ``(name, PTX type)`` and the result's type."""
    return dict(_operand_values(emit, tuple(operands), result, count, seed))


@cache
def _operand_values(
    emit: str, operands: tuple[tuple[str, str], ...], result: str, wanted: int | None, seed: int
) -> dict[str, Bits]:
    count = wanted or _MORE.get(emit, TUPLES[min(len(operands), 4)])
    types = [t for _, t in operands]
    base = seed_of(seed, _family(emit), *types)
    special = list(_special(emit, types, result))
    ordinary = list(itertools.islice(_edge_tuples(emit, types), max(count * 3 // 4 - len(special), count // 4)))
    tuples = (ordinary + special if len(types) == 1 else special + ordinary)[: count - count // 8]
    out = {}
    for i, (name, type_) in enumerate(operands):
        random = random_bits(type_, count, seed_of(base, name))
        random = _restrict(emit, name, type_, random, seed_of(base, name, "restrict"))
        chosen = np.array([t[i] for t in tuples], dtype=np.uint64).astype(random.dtype)
        bits = np.concatenate([chosen, random[len(tuples) :]])
        storage = "b32" if name == "carry" else type_
        out[name] = into_storage(storage, bits, seed_of(base, name))
    return out


def _family(emit: str) -> str:
    """Emitters that share their inputs: an addition and a subtraction, a set and its setp."""
    return {"fsub": "fadd", "fmul": "fadd", "hsub": "hadd", "hmul": "hadd", "isub": "iadd"}.get(emit, emit)


def _edge_tuples(emit: str, types: list[str]) -> Tuples:
    """Edges against edges, the most telling combinations first, in an order that mixes all operands."""
    if not types:
        return
    lists = [_operand_edges(emit, i, t) for i, t in enumerate(types)]
    if len(types) == 1:
        yield from ((v,) for v in lists[0])
        return
    limit = {2: 18, 3: 7, 4: 5}[min(len(types), 4)]
    heads = [lst[: max(limit, 2)] for lst in lists]
    full = list(itertools.product(*heads))
    # A stride prime to the length visits all of them, spread over every operand from the start.
    stride = next(s for s in (7919, 104729, 1) if s % len(full) and np.gcd(s % len(full), len(full)) == 1) if len(full) > 1 else 1
    for n in range(len(full)):
        yield full[n * stride % len(full)]
    for n in itertools.count():
        yield tuple(lst[(n * (2 * i + 1) + i) % len(lst)] for i, lst in enumerate(lists))


def _operand_edges(emit: str, index: int, type_: str) -> Sequence[int]:
    if (emit in ("shl", "shr") and index == 1) or (emit == "shf" and index == 2):
        return SHIFTS
    if (emit == "bfe" and index in (1, 2)) or (emit == "bfi" and index in (2, 3)):
        return POSITIONS
    if emit == "prmt" and index == 2:
        return SELECTORS
    if emit == "fns" and index:
        return BASES if index == 1 else OFFSETS
    if emit in ("mul24", "mad24") and index < 2:
        return (0, 1, 0x7FFFFF, 0xFF800000, 0xFFFFFFFF, 2, 0x400000, 0xFFFFFFFE) if type_ == "s32" else (
            0, 1, 0xFFFFFF, 0x800000, 2, 0x7FFFFF, 0xFFFFFE, 0x1000)  # fmt: skip
    return edges(type_)


def _restrict(emit: str, name: str, type_: str, random: Bits, seed: int) -> Bits:
    """Random operands where PTX defines the result, and of a size that makes them tell something."""
    raw = random_u64(random.size, seed)
    if emit in ("shl", "shr", "shf") and name == ("c" if emit == "shf" else "b"):
        return (raw % np.uint64(72)).astype(random.dtype)
    if emit == "fns" and name == "b":
        return (raw % np.uint64(32)).astype(random.dtype)
    if emit == "fns" and name == "c":
        return ((raw % np.uint64(40)).astype(np.int64) - 20).astype(random.dtype)
    if (emit == "bfe" and name in "bc") or (emit == "bfi" and name in "ce"):
        return (raw % np.where(np.arange(random.size) % 4 == 0, np.uint64(256), np.uint64(66))).astype(random.dtype)
    if emit in ("mul24", "mad24") and name in "ab":
        low = (random & np.uint32(0xFFFFFF)).astype(np.uint32)
        return ((low << np.uint32(8)).view(np.int32) >> np.int32(8)).view(np.uint32) if type_ == "s32" else low
    if emit in _RANGES and type_ in ("f32", "f64"):
        low_end, high_end = _RANGES[emit]
        unit = (raw >> np.uint64(11)).astype(np.float64) / 2.0**53
        spread = (low_end + unit * (high_end - low_end)).astype(np.float32 if type_ == "f32" else np.float64)
        return np.where(np.arange(random.size) % 8 == 0, random, spread.view(random.dtype))
    return random


#: Where the approximations are dense: (lowest, highest) argument of seven eighths of the random ones.
_RANGES = {"ex2_approx": (-152.0, 129.0), "sin_approx": (-20.0, 20.0), "cos_approx": (-20.0, 20.0),
           "tanh_approx": (-10.0, 10.0), "lg2_approx": (0.2, 4.0)}  # fmt: skip


def _special(emit: str, types: list[str], result: str) -> Tuples:
    """Tuples made for the operation: ties, cancellations, boundaries of the result's type."""
    make = _SPECIAL.get(emit)
    if make is not None:
        return make(emit, types, result)
    return ()


def _float_pairs(emit: str, types: list[str], result: str) -> Tuples:
    return _packed(types, lambda f: traps.sums(f) + traps.products(f))


def _fma(emit: str, types: list[str], result: str) -> Tuples:
    return _packed(types, traps.fused)


def _quotients(emit: str, types: list[str], result: str) -> Tuples:
    return traps.quotients(types[0])


def _square_roots(emit: str, types: list[str], result: str) -> Tuples:
    return traps.squares(types[0])


def _from_float(emit: str, types: list[str], result: str) -> Tuples:
    target = PACKED.get(result, result)
    values = [(v,) for v in traps.conversions(types[0], "tf32" if emit == "cvt_tf32" else target)]
    if len(types) == 2:
        return [(a[0], values[(5 * i + 1) % len(values)][0]) for i, a in enumerate(values)]
    return values


def _halves_from_float(emit: str, types: list[str], result: str) -> Tuples:
    return _packed(types, lambda f: [(v,) for v in traps.conversions(f, result)])


def _from_integer(emit: str, types: list[str], result: str) -> Tuples:
    return [(v,) for v in traps.integers_near_ties(types[0], result)]


def _divisions(emit: str, types: list[str], result: str) -> Tuples:
    least, minus_one, zero = 1 << (WIDTH[types[0]] - 1), (1 << WIDTH[types[0]]) - 1, 0
    return itertools.product((least, minus_one, zero, 1, least + 1, least - 1), (minus_one, zero, least, 1))


def _arguments(emit: str, types: list[str], result: str) -> Tuples:
    return [(v,) for v in traps.arguments(emit, PACKED.get(types[0], types[0]))] if types[0] not in PACKED else (
        _packed(types, lambda f: [(v,) for v in traps.arguments(emit, f)]))  # fmt: skip


def _packed(types: list[str], make: Callable[[str], list[tuple[int, ...]]]) -> Tuples:
    """The tuples of a scalar type, or two different ones side by side for a packed type."""
    if types[0] in FORMATS:
        return make(types[0])
    scalar = make(PACKED[types[0]])
    n = len(scalar)
    return [tuple(a | b << 16 for a, b in zip(scalar[i], scalar[(3 * i + 1) % n], strict=True)) for i in range(n)]


_SPECIAL: dict[str, Callable[[str, list[str], str], Tuples]] = {
    **dict.fromkeys(("fadd", "fsub", "fmul", "hadd", "hsub", "hmul"), _float_pairs),
    **dict.fromkeys(("ffma", "hfma", "hfma_relu"), _fma),
    **dict.fromkeys(("fdiv", "div_approx", "div_full"), _quotients),
    **dict.fromkeys(("fsqrt", "sqrt_approx", "rsqrt_approx", "rsqrt_approx_f64", "frcp", "rcp_approx",
                     "rcp_approx_f64"), _square_roots),
    **dict.fromkeys(("cvt_float_int", "cvt_round_integral", "cvt_float", "cvt_pack2", "cvt_tf32", "cvt_pack_fp8"), _from_float),
    "cvt_to_fp8": _halves_from_float,
    "cvt_int_float": _from_integer,
    **dict.fromkeys(("idiv", "irem"), _divisions),
    **dict.fromkeys(("ex2_approx", "lg2_approx", "sin_approx", "cos_approx", "tanh_approx", "hex2", "htanh"), _arguments),
}  # fmt: skip

assert all(WIDTH[t] in (16, 32, 64) for t in FORMATS)
