"""Kernels for rows that compute each lane from that lane's operands: units ``alu`` and ``mov``."""

from __future__ import annotations

from vectorset.kernel import Kernel, Launch
from vectorset.plan import Case
from vectorset.recipes import inputs
from vectorset.values import Bits, storage_bits
from vgpu.ptx.isa import WIDTH

#: Emitters whose forms write the carry flag when they have ``.cc``, and those that read it.
_WRITES_CARRY = frozenset({"add_cc", "sub_cc", "mad_cc"})
_READS_CARRY = frozenset({"addc", "subc", "madc"})
_BORROWS = frozenset({"sub_cc", "subc"})


def build(cases: list[Case], target: str) -> Launch:
    """One kernel for cases of one row; every case has the same number of input tuples."""
    form = cases[0].form
    arrays = inputs(form, cases[0].mods)
    threads = len(next(iter(arrays.values()))) if arrays else 32
    kernel = Kernel("vectors", threads, block=min(threads, 128), target=target)
    for case in cases:
        kernel.case = case
        _one(kernel, case)
    return kernel.finish()


def _one(kernel: Kernel, case: Case) -> None:
    form, mods = case.form, case.mods
    arrays = inputs(form, mods)
    kernel.remember(**arrays)
    operands = form.operand_types(mods)
    (_, result_type), sources = operands[0], operands[1:]
    words = [case.variant.removeprefix("imm=") if t == "imm" else kernel.load(arrays[n], t) for n, t in sources]
    if form.emit in _READS_CARRY:
        _set_carry(kernel, form.emit, arrays)
    result, stored = result_register(kernel, result_type)
    kernel.emit(f"{case.opcode} {', '.join([result, *words])};")
    carry = _carry_out(kernel, case)
    kernel.store(result, stored, operands[0][0])
    if carry:
        kernel.store(carry, "b32", "carry")
    if form.emit.startswith("setp_") and sources[0][1] not in ("f16", "bf16"):  # PTX has no p|q there
        _with_second_predicate(kernel, case, words)
    if form.emit == "mov" and storage_bits(result_type) >= 32:
        _packed_moves(kernel, case, words[0], result_type)


def result_register(kernel: Kernel, result_type: str) -> tuple[str, str]:
    """A register for a result and the type to store it as: an 8-bit result is extended to a 32-bit register."""
    stored = "b32" if result_type != "pred" and WIDTH[result_type] == 8 else result_type
    return kernel.reg(stored), stored


def _set_carry(kernel: Kernel, emit: str, arrays: dict[str, Bits]) -> None:
    """Set the carry flag from an input bit: a carry for additions, a borrow for subtractions."""
    bit, sink = kernel.load(arrays["carry"], "b32"), kernel.reg("b32")
    kernel.emit(f"sub.cc.u32 {sink}, 0, {bit};" if emit in _BORROWS else f"add.cc.u32 {sink}, {bit}, 0xffffffff;")


def _carry_out(kernel: Kernel, case: Case) -> str | None:
    """A register that holds the carry flag after the instruction: 1 for a carry, 0xffffffff for a borrow."""
    if case.form.emit not in _WRITES_CARRY and "cc" not in case.mods:
        return None
    register = kernel.reg("b32")
    kernel.emit(f"{'subc' if case.form.emit in _BORROWS else 'addc'}.u32 {register}, 0, 0;")
    return register


def _with_second_predicate(kernel: Kernel, case: Case, words: list[str]) -> None:
    """The ``p|q`` form: q is the opposite comparison (for packed halves: the upper half's)."""
    p, q = kernel.reg("pred"), kernel.reg("pred")
    kernel.emit(f"{case.opcode} {p}|{q}, {', '.join(words)};")
    kernel.store(p, "pred", "p")
    kernel.store(q, "pred", "q")
    if case.form.operands.endswith("c:pred"):
        negated = kernel.reg("pred")
        kernel.emit(f"{case.opcode} {negated}, {', '.join(words[:-1])}, !{words[-1]};")
        kernel.store(negated, "pred", "with !c")


def _packed_moves(kernel: Kernel, case: Case, source: str, type_: str) -> None:
    """Taking a register apart with a brace list and putting it together the other way round."""
    width = storage_bits(type_)
    if case.opcode not in ("mov.b32", "mov.b64"):
        return
    for parts in (2, 4) if width == 64 else (2,):
        part = f"b{width // parts}"
        pieces = [kernel.reg(part) for _ in range(parts)]
        whole = kernel.reg(type_)
        kernel.emit(
            f"{case.opcode} {{{', '.join(pieces)}}}, {source};",
            f"{case.opcode} {whole}, {{{', '.join(reversed(pieces))}}};",
        )
        kernel.store(whole, type_, f"v{parts} reversed")
