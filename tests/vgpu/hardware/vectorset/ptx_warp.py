"""Kernels for warp-level rows: which lanes take part varies by warp, and so does each lane's member mask.

A block has two full warps and one of 8 lanes. Lanes outside their scenario's mask skip the instruction. Where PTX
leaves a result undefined (a shuffle from a lane that does not take part) the operands are changed to avoid it.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vectorset.kernel import Kernel, Launch
from vectorset.plan import Case
from vectorset.values import Bits, random_bits, random_u64, seed_of

WARPS_PER_BLOCK, LAST_WARP = 3, 8
BLOCK = 32 * (WARPS_PER_BLOCK - 1) + LAST_WARP
FULL = 0xFFFFFFFF
_RANDOM_SETS = (0x8421F00D, 0x00F0FF35, 0x5A5A1237)

#: Lanes' masks, one list a scenario: lanes that share a mask work together, a mask of 0 means: skips.
Scenario = list[int]


def _groups(*masks: int) -> Scenario:
    return [next((m for m in masks if m >> lane & 1), 0) for lane in range(32)]


SCENARIOS: tuple[Scenario, ...] = (
    _groups(FULL),
    _groups(0x0000FFFF, 0xFFFF0000),
    _groups(0x55555555),
    _groups(*(0xFF << s for s in (0, 8, 16, 24))),
    _groups(_RANDOM_SETS[0]),
    _groups(_RANDOM_SETS[1], FULL & ~_RANDOM_SETS[1]),
    _groups(1 << 5),
    _groups(_RANDOM_SETS[2], FULL & ~_RANDOM_SETS[2]),
    _groups(*(0xF << s for s in range(0, 32, 4))),
)
GRID = len(SCENARIOS)
THREADS = GRID * BLOCK
_THREAD_IN_BLOCK = np.tile(np.arange(BLOCK), GRID)
LANE = (_THREAD_IN_BLOCK % 32).astype(np.uint32)
WARP = np.repeat(np.arange(GRID), BLOCK) * WARPS_PER_BLOCK + _THREAD_IN_BLOCK // 32


def _masks() -> npt.NDArray[np.uint32]:
    """Each thread's member mask: block ``i`` starts at scenario ``i``, each warp takes the next one."""
    masks = [SCENARIOS[(int(w) // WARPS_PER_BLOCK + int(w) % WARPS_PER_BLOCK) % GRID][lane] for w, lane in zip(WARP, LANE, strict=True)]
    small = WARP % WARPS_PER_BLOCK == WARPS_PER_BLOCK - 1
    return np.where(small, np.array(masks) & (1 << LAST_WARP) - 1, masks).astype(np.uint32)


MASKS = _masks()


def build(cases: list[Case], target: str) -> Launch:
    """One kernel for cases of one row."""
    kernel = Kernel("vectors", THREADS, block=BLOCK, target=target)
    kernel.entry_text = [f".shared .align 16 .b8 words[{4 * BLOCK}];", ".reg .b64 %own;", ".reg .pred %member;"]
    mask = kernel.load(MASKS, "b32")
    kernel.emit(f"setp.ne.u32 %member, {mask}, 0;")
    for case in cases:
        kernel.case = case
        _WRITERS[case.form.emit](kernel, case, mask)
    return kernel.finish()


def _members_only(kernel: Kernel, results: list[tuple[str, str]], *instructions: str) -> None:
    """Run the instructions in the lanes that take part; the others' results are 0xEE..., False for predicates."""
    skip = kernel.label()
    for register, type_ in results:
        if type_ == "pred":
            kernel.emit(f"setp.ne.u32 {register}, 0, 0;")
        else:
            kernel.emit(f"mov.b32 {register}, 0xEEEEEEEE;")
    kernel.emit(f"@!%member bra {skip};", *instructions, f"{skip}:")


def _round(name: str, index: int) -> str:
    return f"{name} {index}"


def random_values(words: object, bits: int = 32) -> Bits:
    return random_bits(f"b{bits}", THREADS, seed_of("warp", words))


def per_warp(words: object) -> npt.NDArray[np.uint64]:
    """One random number a warp, repeated for its lanes."""
    return np.asarray(random_u64(GRID * WARPS_PER_BLOCK, seed_of("per warp", words))[WARP])


def source_lanes(mode: str, b: Bits, c: Bits) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    """The lane each lane reads in a shuffle and whether that is in range (PTX ISA, shfl.sync)."""
    lane, step, clamp = LANE.astype(np.int64), (b & 31).astype(np.int64), (c & 31).astype(np.int64)
    segment = (c >> 8 & 31).astype(np.int64)
    lowest = lane & segment
    highest = lowest | clamp & ~segment & 31
    j = {"up": lane - step, "down": lane + step, "bfly": lane ^ step, "idx": lowest | step & ~segment & 31}[mode]
    inside = j >= highest if mode == "up" else j <= highest
    return np.where(inside, j, lane), inside


_SHUFFLES = (  # width and clamp (None: the usual one), how b is chosen
    (32, None, "one"), (32, None, "lane"), (16, None, "lane"), (8, None, "warp"), (4, None, "one"), (2, None, "one"),
    (32, 10, "warp"), (16, 5, "lane"), (1, None, "lane"),
)  # fmt: skip


def shuffle_operands(mode: str, index: int) -> tuple[Bits, Bits]:
    """``b`` and ``c`` of one round, changed to a defined shuffle where a source lane would not take part."""
    width, clamp, choice = _SHUFFLES[index]
    usual = 0 if mode == "up" else 31
    c = np.full(THREADS, (32 - width) << 8 | (usual if clamp is None else clamp), dtype=np.uint32)
    random = {"one": np.full(THREADS, 1), "lane": random_u64(THREADS, seed_of("b", mode, index)) % np.uint64(40),
              "warp": per_warp(("b", mode, index)) % np.uint64(36)}[choice]  # fmt: skip
    b = random.astype(np.uint32)
    source, _ = source_lanes(mode, b, c)
    present = (MASKS.astype(np.int64) >> source & 1).astype(bool)
    return np.where(present, b, LANE if mode == "idx" else 0).astype(np.uint32), c


def _shuffle(kernel: Kernel, case: Case, mask: str) -> None:
    value = kernel.load(random_values("shfl"), "b32")
    for i in range(len(_SHUFFLES)):
        b, c = (kernel.load(x, "b32") for x in shuffle_operands(case.mods["M"], i))
        d, p, alone = kernel.reg("b32"), kernel.reg("pred"), kernel.reg("b32")
        _members_only(kernel, [(d, "b32"), (p, "pred"), (alone, "b32")], f"{case.opcode} {d}|{p}, {value}, {b}, {c}, {mask};",
                      f"{case.opcode} {alone}, {value}, {b}, {c}, {mask};")  # fmt: skip
        for register, type_, name in ((d, "b32", "d"), (p, "pred", "p"), (alone, "b32", "d alone")):
            kernel.store(register, type_, _round(name, i))


def predicates(index: int) -> Bits:
    """Half true; nearly all true; the same for a whole warp."""
    lane, warp = random_u64(THREADS, seed_of("vote", index)), per_warp(("vote", index))
    choices: list[Bits] = [lane & np.uint64(1), lane % np.uint64(40) != 0, warp & np.uint64(1)]
    return choices[index].astype(np.uint8)


def _vote(kernel: Kernel, case: Case, mask: str) -> None:
    type_ = "b32" if case.form.emit == "ballot" else "pred"
    for i in range(3):
        a = kernel.load(predicates(i), "pred")
        d, negated = kernel.reg(type_), kernel.reg(type_)
        _members_only(kernel, [(d, type_), (negated, type_)], f"{case.opcode} {d}, {a}, {mask};", f"{case.opcode} {negated}, !{a}, {mask};")
        kernel.store(d, type_, _round("d", i))
        kernel.store(negated, type_, _round("d of !a", i))


def match_values(bits: int, index: int) -> Bits:
    """Few different values a warp, or one; in 64 bits they differ only in the upper half."""
    few = random_u64(THREADS, seed_of("match", index)) % np.uint64(3)
    values = (per_warp(("match", index)) >> np.uint64(40)) + (few if index == 0 else (per_warp("one") & few & np.uint64(1)))
    return values.astype(np.uint32) if bits == 32 else values << np.uint64(33)


def _match(kernel: Kernel, case: Case, mask: str) -> None:
    for i in range(2):
        bits = int(case.mods["T"][1:])
        a, d, p = kernel.load(match_values(bits, i), case.mods["T"]), kernel.reg("b32"), kernel.reg("pred")
        with_predicate = case.mods["M"] == "all"
        _members_only(kernel, [(d, "b32"), (p, "pred")], f"{case.opcode} {d}{f'|{p}' if with_predicate else ''}, {a}, {mask};")
        kernel.store(d, "b32", _round("d", i))
        if with_predicate:
            kernel.store(p, "pred", _round("p", i))


def _reduce(kernel: Kernel, case: Case, mask: str) -> None:
    type_ = case.mods.get("T", "b32")
    for i in range(3):
        a, d = kernel.load(random_values(("redux", i)), type_), kernel.reg(type_)
        _members_only(kernel, [(d, type_)], f"{case.opcode} {d}, {a}, {mask};")
        kernel.store(d, type_, _round("d", i))


def _activemask(kernel: Kernel, case: Case, mask: str) -> None:
    d = kernel.reg("b32")
    kernel.emit(f"{case.opcode} {d};")
    kernel.store(d, "b32", "d")


def _elect(kernel: Kernel, case: Case, mask: str) -> None:
    d, p, alone = kernel.reg("b32"), kernel.reg("pred"), kernel.reg("pred")
    _members_only(kernel, [(d, "b32"), (p, "pred"), (alone, "pred")], f"{case.opcode} {d}|{p}, {mask};",
                  f"{case.opcode} _|{alone}, {mask};")  # fmt: skip
    kernel.store(d, "b32", "d")
    kernel.store(p, "pred", "p")
    kernel.store(alone, "pred", "p alone")


def partners() -> Bits:
    """Byte offset in the block's words of another lane with the same mask (the next one, cyclically)."""
    out = np.zeros(THREADS, dtype=np.uint32)
    for i, (mask, lane) in enumerate(zip(MASKS.tolist(), LANE.tolist(), strict=True)):
        lanes = [k for k in range(32) if mask >> k & 1]
        other = lanes[(lanes.index(lane) + 1) % len(lanes)] if lanes else lane
        out[i] = 4 * (int(_THREAD_IN_BLOCK[i]) - lane + other)
    return out


def _warp_barrier(kernel: Kernel, case: Case, mask: str) -> None:
    """Every lane writes a word, the lanes of a mask wait for each other, each reads another's word."""
    value, partner = kernel.load(random_values("bar.warp"), "b32"), kernel.load(partners(), "b32")
    base, target, wide, d = kernel.reg("b64"), kernel.reg("b64"), kernel.reg("b64"), kernel.reg("b32")
    kernel.emit(f"mov.u64 {base}, words;", f"mad.wide.u32 {target}, %thread, 4, {base};",
                f"cvt.u64.u32 {wide}, {partner};", f"add.s64 {wide}, {wide}, {base};")  # fmt: skip
    _members_only(kernel, [(d, "b32")], f"st.shared.b32 [{target}], {value};", f"{case.opcode} {mask};",
                  f"ld.shared.b32 {d}, [{wide}];", f"{case.opcode} {mask};")  # fmt: skip
    kernel.store(d, "b32", "d")


_WRITERS = {"shfl": _shuffle, "vote": _vote, "ballot": _vote, "match": _match, "activemask": _activemask,
            "redux": _reduce, "elect": _elect, "warpsync": _warp_barrier}  # fmt: skip
