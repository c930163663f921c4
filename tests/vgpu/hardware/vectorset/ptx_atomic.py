"""Kernels for atomics, and for the asynchronous copy: the old value, and memory afterwards."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from vectorset.kernel import Kernel, Launch
from vectorset.plan import Case
from vectorset.recipes import operand_values
from vectorset.values import BYTE, FORMATS, PACKED, Bits, random_u64, seed_of, storage_bits

THREADS = 256
BLOCK = 128
#: Operations whose result over a whole block does not depend on the order, for operands below 8.
_ORDERLESS = frozenset({"add", "min", "max", "and", "or", "xor", "inc", "dec"})
_COPY_BYTES = 16


def build_atomics(cases: list[Case], target: str) -> Launch:
    """One kernel for cases of one row: each thread works on a word of its own, then the block on one word."""
    kernel = Kernel("vectors", THREADS, block=BLOCK, target=target)
    kernel.entry_text = [f".shared .align 16 .b8 words[{8 * BLOCK}];", ".shared .align 16 .b8 contended[16];",
                         ".reg .b64 %own;", ".reg .pred %first;", "setp.eq.u32 %first, %thread, 0;"]  # fmt: skip
    for case in cases:
        kernel.case = case
        _atomic(kernel, case)
    return kernel.finish()


def operands_of(case: Case) -> dict[str, Bits]:
    """``m``, the word in memory before; ``b`` and for compare-and-swap ``c``, the operands."""
    type_ = case.mods["T"]
    names = ["m", "b", "c"] if case.form.emit == "cas" else ["m", "b"]
    emit = "fadd" if type_ in FORMATS or type_ in PACKED else "atomic"
    arrays = operand_values(emit, [(n, type_) for n in names], type_, THREADS)
    if case.form.emit == "cas":
        # Every second comparison succeeds.
        arrays["b"] = np.where(np.arange(THREADS) % 2 == 0, arrays["m"], arrays["b"])
    return arrays


def _spaces(case: Case) -> tuple[str, ...]:
    """Where the word lies: for generic addresses in both spaces, unless the case is only about a hint."""
    if "S" in case.mods:
        return (case.mods["S"].removesuffix("::cta"),)
    return ("global",) if set(case.mods) & {"O", "C"} else ("global", "shared")


def _atomic(kernel: Kernel, case: Case) -> None:
    arrays = operands_of(case)
    kernel.remember(**arrays)
    type_ = case.mods["T"]
    words = {name: kernel.load(array, type_) for name, array in arrays.items()}
    operands = ", ".join(words[n] for n in words if n != "m")
    for space in _spaces(case):
        suffix = "" if len(_spaces(case)) == 1 else f" in {space}"
        _own_word(kernel, case, space, type_, words["m"], operands, suffix)
        operation = case.mods.get("P", "add")
        if case.form.emit != "cas" and operation in _ORDERLESS and case.mods.get("S") in ("global", "shared") and not set(case.mods) & {"O", "C"}:
            _contended_word(kernel, case, space, type_, operation, suffix)


def _instruction(kernel: Kernel, case: Case, type_: str, address: str, operands: str, name: str | None) -> None:
    """The instruction; an ``atom`` stores its old value as a result called ``name`` (not where that is None)."""
    if case.form.opcode == "red":
        kernel.emit(f"{case.opcode} [{address}], {operands};")
        return
    old = kernel.reg(type_)
    kernel.emit(f"{case.opcode} {old}, [{address}], {operands};")
    if name is not None:
        kernel.store(old, type_, name)


def _generic(kernel: Kernel, case: Case, space: str, address: str) -> str:
    """The address as the instruction takes it: converted where the case names no space."""
    if "S" in case.mods:
        return address
    converted = kernel.reg("b64")
    kernel.emit(f"cvta.{space}.u64 {converted}, {address};")
    return converted


def _own_word(kernel: Kernel, case: Case, space: str, type_: str, before: str, operands: str, suffix: str) -> None:
    size = storage_bits(type_) // 8
    offset = kernel.output("memory" + suffix, type_)
    kind = type_ if type_ in ("f32", "f64") else f"b{8 * size}"
    if space == "global":
        kernel.emit(f"add.s64 %own, %out{size}, {offset};")
    else:
        kernel.emit("mov.u64 %own, words;", "mad.wide.u32 %own, %thread, 8, %own;")
    kernel.emit(f"st.{space}.{kind} [%own], {before};")
    _instruction(kernel, case, type_, _generic(kernel, case, space, "%own"), operands, "d" + suffix)
    if space == "shared":
        after = kernel.reg(type_)
        kernel.emit(f"ld.shared.{kind} {after}, [%own];")
        kernel.store_at(after, type_, offset)


def small_operands(type_: str, operation: str) -> Bits:
    """Operands whose combination is exact and the same in every order: small whole numbers."""
    numbers = random_u64(THREADS, seed_of("contended", type_)) % np.uint64(8)
    if operation in ("inc", "dec"):  # only a common bound makes these orderless
        numbers = np.full(THREADS, 19, dtype=np.uint64)
    if operation in ("and", "or", "xor"):
        numbers = np.uint64(1) << (random_u64(THREADS, seed_of("bits", type_)) % np.uint64(storage_bits(type_)))
        numbers = ~numbers if operation == "and" else numbers
        keep = np.arange(THREADS) % 5 == 0  # some bits stay as they were
        numbers = np.where(keep, numbers, np.uint64(0xFFFFFFFFFFFFFFFF) if operation == "and" else np.uint64(0))
    scalar = PACKED.get(type_, type_)
    if scalar in FORMATS:
        f = FORMATS[scalar]
        bits = np.array([f.nearest(Fraction(int(n) - 3)) for n in numbers], dtype=np.uint64)
        numbers = bits | bits[::-1] << np.uint64(16) if type_ in PACKED else bits
    return numbers.astype(f"u{storage_bits(type_) // 8}")


def _contended_word(kernel: Kernel, case: Case, space: str, type_: str, operation: str, suffix: str) -> None:
    """All threads of a block on one word that starts with all bits of 5 (or of the number 5)."""
    size = storage_bits(type_) // 8
    kind = type_ if type_ in ("f32", "f64") else f"b{8 * size}"
    start = 5 if type_ not in FORMATS and type_ not in PACKED else FORMATS[PACKED.get(type_, type_)].nearest(Fraction(5))
    if type_ in PACKED:
        start |= start << 16
    blocks = THREADS // BLOCK
    offset = kernel.output("block's word" + suffix, type_, blocks)
    target, initial = kernel.reg("b64"), kernel.reg(type_)
    where = kernel.input(np.full(THREADS, start, dtype=f"u{size}"))
    operand = kernel.load(small_operands(type_, operation), type_)
    kernel.emit(f"mad.wide.u32 {target}, %cta, {size}, %out;", f"add.s64 {target}, {target}, {offset};")
    own = target
    if space != "global":
        kernel.emit("mov.u64 %own, contended;")
        own = "%own"
    kernel.emit(f"ld.global.{kind} {initial}, [%in{size}+{where}];",
                f"@%first st.{space}.{kind} [{own}], {initial};", "bar.sync 0;")  # fmt: skip
    _instruction(kernel, case, type_, _generic(kernel, case, space, own), operand, None)
    kernel.emit("bar.sync 0;")
    if space != "global":
        after = kernel.reg(type_)
        kernel.emit(f"ld.{space}.{kind} {after}, [{own}];", f"@%first st.global.{kind} [{target}], {after};", "bar.sync 0;")


def build_copies(cases: list[Case], target: str) -> Launch:
    """``cp.async``: 16 bytes of each thread's slot in shared memory, some of them overwritten by the copy."""
    kernel = Kernel("vectors", BLOCK, block=BLOCK, target=target)
    kernel.entry_text = [f".shared .align 16 .b8 slots[{_COPY_BYTES * BLOCK}];", ".reg .b64 %slot;",
                         "mov.u64 %slot, slots;", f"mad.wide.u32 %slot, %thread, {_COPY_BYTES}, %slot;"]  # fmt: skip
    source = random_u64(2 * BLOCK, seed_of("cp.async"))
    before = random_u64(2 * BLOCK, seed_of("cp.async", "before"))
    for case in cases:
        kernel.case = case
        count = int(case.variant.split()[0].removeprefix("n="))
        _fill_slot(kernel, kernel.input(before))
        operands = f"[%slot], [%in16+{kernel.input(source)}], {count}"
        if case.variant.endswith("src-size"):
            sizes = (random_u64(BLOCK, seed_of("src-size", count)) % np.uint64(count + 1)).astype(np.uint32)
            operands += f", {kernel.load(sizes, 'b32')}"
        kernel.emit(f"{case.opcode} {operands};", "cp.async.wait_all;")
        offset = kernel.output("slot", BYTE, _COPY_BYTES * BLOCK)
        for at in (0, 8):
            word = kernel.reg("b64")
            kernel.emit(f"ld.shared.b64 {word}, [%slot+{at}];", f"st.global.b64 [%out16+{offset + at}], {word};")
    return kernel.finish()


def _fill_slot(kernel: Kernel, offset: int) -> None:
    for at in (0, 8):
        word = kernel.reg("b64")
        kernel.emit(f"ld.global.b64 {word}, [%in16+{offset + at}];", f"st.shared.b64 [%slot+{at}], {word};")
