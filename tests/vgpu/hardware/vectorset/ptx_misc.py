"""Kernels for address conversion, and for rows without a value of their own (fences, hints): they must let the rest be."""

from __future__ import annotations

import numpy as np

from vectorset.kernel import Kernel, Launch
from vectorset.plan import Case
from vectorset.values import random_u64, seed_of

THREADS = 32
_SPACES = ("global", "shared", "local", "const", "param")
_WORD = 0x5EED0000


def _kernel(target: str) -> Kernel:
    """A kernel with a 32-bit word in every space; ``%at_<space>`` is its address there."""
    block = np.full(4, _WORD + 4, dtype=np.uint32).tobytes()
    kernel = Kernel("vectors", THREADS, block=THREADS, target=target, parameter_block=block)
    kernel.module_text.append((f".const .align 16 .b32 in_const = {_WORD + 3};", None))
    word = kernel.input(np.array([_WORD], dtype=np.uint32))
    kernel.entry_text = [
        ".shared .align 16 .b32 in_shared;", ".local .align 16 .b32 in_local;",
        ".reg .b64 %at_global, %at_shared, %at_local, %at_const, %at_param;", ".reg .b64 %any;",
        f"add.s64 %at_global, %in, {word};", "mov.u64 %at_shared, in_shared;", "mov.u64 %at_local, in_local;",
        "mov.u64 %at_const, in_const;", "mov.u64 %at_param, block;",
        f"st.shared.u32 [%at_shared], {_WORD + 1};", f"st.local.u32 [%at_local], {_WORD + 2};", "bar.sync 0;",
    ]  # fmt: skip
    return kernel


def build_addresses(cases: list[Case], target: str) -> Launch:
    """``cvta``: what lies behind the converted address. ``isspacep``: its answer for an address of every space."""
    kernel = _kernel(target)
    for case in cases:
        kernel.case = case
        if case.form.emit == "isspacep":
            _is_space(kernel, case)
        else:
            _convert(kernel, case)
    return kernel.finish()


def _convert(kernel: Kernel, case: Case) -> None:
    space, type_ = case.mods["S"].removesuffix("::cta"), case.mods["T"]
    value = kernel.reg("b32")
    source, result = f"%at_{space}", "%any"
    if type_ == "u32":
        source, result = kernel.reg("b32"), kernel.reg("b32")
        kernel.emit(f"cvt.u32.u64 {source}, %at_{space};")
    if "to" in case.mods:
        kernel.emit(f"cvta.{space}.{type_} {result}, {source};")
        source = result
    kernel.emit(f"{case.opcode} {result}, {source};")
    kernel.emit(f"ld.{f'{space}.' if 'to' in case.mods else ''}u32 {value}, [{result}];")
    kernel.store(value, "b32", "word")


def _is_space(kernel: Kernel, case: Case) -> None:
    for space in _SPACES:
        p = kernel.reg("pred")
        kernel.emit(f"cvta.{space}.u64 %any, %at_{space};", f"{case.opcode} {p}, %any;")
        kernel.store(p, "pred", f"of {space}")


def build_effectless(cases: list[Case], target: str) -> Launch:
    """Fences, prefetches and the like between two moves: the moved values must arrive."""
    kernel = _kernel(target)
    value = random_u64(THREADS, seed_of("effectless")).astype(np.uint32)
    for case in cases:
        kernel.case = case
        register = kernel.load(value, "b32")
        operands = []
        for name, type_ in case.form.operand_types(case.mods):
            if type_ == "mem":
                operands.append("[%at_local]" if case.mods.get("S") == "local" else "[%in4]" if "S" in case.mods else "[%gin]")
            else:
                operands.append({"imm": "1"}.get(type_) or _constant(kernel))
            assert name
        kernel.emit(f"{case.opcode} {', '.join(operands)};" if operands else f"{case.opcode};")
        kernel.store(register, "b32", "value")
    return kernel.finish()


def _constant(kernel: Kernel) -> str:
    register = kernel.reg("b32")
    kernel.emit(f"mov.u32 {register}, 20;")
    return register
