"""Kernels for barriers: reductions over a block or half of it, and data that passes a barrier."""

from __future__ import annotations

import numpy as np

from vectorset.kernel import Kernel, Launch
from vectorset.plan import Case
from vectorset.values import Bits, random_u64, seed_of

BLOCK, GRID = 128, 4
THREADS = BLOCK * GRID


def build(cases: list[Case], target: str) -> Launch:
    """One kernel for cases of one row. ``%half`` is a barrier number for this thread's half of the block."""
    kernel = Kernel("vectors", THREADS, block=BLOCK, target=target)
    kernel.entry_text = [
        f".shared .align 16 .b8 words[{4 * BLOCK}];", ".reg .b64 %mine, %other;", ".reg .b32 %half, %partner;", ".reg .pred %lower;",
        "shr.u32 %half, %thread, 6;", "setp.eq.u32 %lower, %half, 0;", "add.u32 %half, %half, 3;",
        "mov.u64 %mine, words;", "mad.wide.u32 %mine, %thread, 4, %mine;",
    ]  # fmt: skip
    for case in cases:
        kernel.case = case
        _WRITERS[case.form.emit](kernel, case)
    return kernel.finish()


def predicates(index: int) -> Bits:
    """Half true; all but a few; none but one thread of one block; all in even blocks, none in odd ones."""
    random, thread = random_u64(THREADS, seed_of("barrier", index)), np.arange(THREADS)
    choices: list[Bits] = [random & np.uint64(1), random % np.uint64(100) != 0, thread == 77, thread // BLOCK % 2 == 0]
    return choices[index].astype(np.uint8)


def _reduction(kernel: Kernel, case: Case) -> None:
    type_ = "pred" if "P" in case.mods else "b32"
    for i in range(4):
        c = kernel.load(predicates(i), "pred")
        for name, operands in (("d", f"0, {c}"), ("d of !c", f"1, !{c}"), ("d of the half", f"%half, 64, {c}")):
            d = kernel.reg(type_)
            kernel.emit(f"{case.opcode} {d}, {operands};")
            kernel.store(d, type_, f"{name} {i}")


def _exchange(kernel: Kernel, name: str, partner: str, wait: str) -> None:
    """Write a word, wait, read the word of the thread whose number the instruction ``partner`` leaves in %partner."""
    value = kernel.load(random_u64(THREADS, seed_of("exchange", name)).astype(np.uint32), "b32")
    d = kernel.reg("b32")
    kernel.emit(f"st.shared.b32 [%mine], {value};", wait, partner, "mov.u64 %other, words;",
                "mad.wide.u32 %other, %partner, 4, %other;", f"ld.shared.b32 {d}, [%other];", "bar.sync 0;")  # fmt: skip
    kernel.store(d, "b32", name)


def _sync(kernel: Kernel, case: Case) -> None:
    _exchange(kernel, "d", "xor.b32 %partner, %thread, 127;", f"{case.opcode} 1;")
    _exchange(kernel, "d with a count", "xor.b32 %partner, %thread, 96;", f"{case.opcode} 2, 128;")
    _exchange(kernel, "d in the half", "xor.b32 %partner, %thread, 33;", f"{case.opcode} %half, 64;")


def _arrive(kernel: Kernel, case: Case) -> None:
    """The lower half writes and arrives; the upper half waits with the same barrier, reads and passes on."""
    value = kernel.load(random_u64(THREADS, seed_of("arrive")).astype(np.uint32), "b32")
    d, consume, done = kernel.reg("b32"), kernel.label(), kernel.label()
    wait = case.opcode.replace("arrive", "sync")
    kernel.emit(
        f"mov.b32 {d}, {value};", f"@!%lower bra {consume};", f"st.shared.b32 [%mine], {value};", f"{case.opcode} 5, 128;",
        f"bra.uni {done};", f"{consume}:", f"{wait} 5, 128;", "xor.b32 %partner, %thread, 64;", "mov.u64 %other, words;",
        "mad.wide.u32 %other, %partner, 4, %other;", f"ld.shared.b32 {d}, [%other];", f"{done}:", "bar.sync 0;",
    )  # fmt: skip
    kernel.store(d, "b32", "d")


_WRITERS = {"bar_red": _reduction, "bar_sync": _sync, "bar_arrive": _arrive}
