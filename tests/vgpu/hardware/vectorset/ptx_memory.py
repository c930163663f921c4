"""Kernels for loads and stores: each thread moves its own few bytes through the space in question."""

from __future__ import annotations

from vectorset.kernel import Kernel, Launch
from vectorset.plan import Case
from vectorset.values import BYTE, Bits, random_u64, seed_of
from vgpu.ptx.isa import WIDTH

THREADS = 32
#: The most bytes one access moves, and so the bytes of a thread's slot in shared, local, constant and parameter memory.
SLOT = 32
_PARAMETER_PLACES = (0, 64, 96)


def bytes_in_memory(ptx_type: str) -> int:
    return max(WIDTH[ptx_type], 8) // 8


def contents(size: int) -> Bits:
    """The bytes that the kernels load or store: ``THREADS`` times ``size``, never the same again."""
    return random_u64(THREADS * size // 8 + 1, seed_of("memory", size)).view("u1")[: THREADS * size].copy()


def build(cases: list[Case], target: str) -> Launch:
    """One kernel for cases of one row of loads or stores."""
    block = contents(SLOT)[:128].tobytes()
    kernel = Kernel("vectors", THREADS, block=THREADS, target=target, parameter_block=block)
    constant = ", ".join(map(str, contents(SLOT).tobytes()))
    kernel.module_text.append((f".const .align 16 .b8 constant[{THREADS * SLOT}] = {{{constant}}};", None))
    kernel.entry_text = [f".shared .align 16 .b8 shared_bytes[{THREADS * SLOT}];", f".local .align 16 .b8 local_bytes[{SLOT}];",
                         ".reg .b64 %own;"]  # fmt: skip
    for case in cases:
        kernel.case = case
        (_load if case.form.emit == "ld" else _store)(kernel, case)
    return kernel.finish()


def result_registers(kernel: Kernel, ptx_type: str, count: int) -> tuple[list[str], str]:
    """Registers to load into and the type to store them as: integers below 32 bits are extended to 32."""
    stored = ptx_type if ptx_type in ("f16", "bf16") or WIDTH[ptx_type] >= 32 else "b32"
    return [kernel.reg(stored) for _ in range(count)], stored


def brace(registers: list[str]) -> str:
    return registers[0] if len(registers) == 1 else "{" + ", ".join(registers) + "}"


def own_address(kernel: Kernel, base: str, size: int) -> None:
    """``%own`` = address of this thread's ``size`` bytes behind a symbol or register."""
    kernel.emit(f"mov.u64 %own, {base};", f"mad.wide.u32 %own, %thread, {size}, %own;")


def copy_bytes(kernel: Kernel, size: int, load: str, store: str) -> None:
    """Move ``size`` bytes with plain accesses: ``load`` and ``store`` are ``space`` and address up to the offset."""
    step = min(size, 8)
    temporary = kernel.reg(f"b{max(8 * step, 16)}")
    (from_space, from_address), (to_space, to_address) = load.split(" ", 1), store.split(" ", 1)
    for at in range(0, size, step):
        kernel.emit(f"ld.{from_space}.b{8 * step} {temporary}, [{from_address}+{at}];",
                    f"st.{to_space}.b{8 * step} [{to_address}+{at}], {temporary};")  # fmt: skip


def _load(kernel: Kernel, case: Case) -> None:
    mods = case.mods
    count = int(mods.get("V", "v1")[1])
    size = bytes_in_memory(mods["T"]) * count
    space = mods.get("S", "generic").removesuffix("::cta")
    if space in ("param", "param::entry"):
        for place in _PARAMETER_PLACES:
            _read(kernel, case, f"block+{place}", count, f"d at {place}")
    if space in ("param", "param::func"):
        _load_in_function(kernel, case, count, size)
    if space.startswith("param"):
        return
    for where in ("global", "shared", "local") if space == "generic" and _plain(case) else (space,):
        _prepare(kernel, where, size, generic=space == "generic")
        _read(kernel, case, "%own", count, f"d in {where}" if space == "generic" and _plain(case) else "d")


def _plain(case: Case) -> bool:
    return set(case.mods) <= {"T", "V", "S", "P"} and not case.opcode.startswith("ldu")


def _prepare(kernel: Kernel, space: str, size: int, *, generic: bool) -> None:
    """Put this thread's bytes into a space and leave their address in ``%own``."""
    if space == "const":
        own_address(kernel, "constant", size)
        return
    offset = kernel.input(contents(size))
    if space in ("global", "generic"):
        own_address(kernel, "%gin" if generic else "%in", size)
        kernel.emit(f"add.s64 %own, %own, {offset};")
        return
    source = kernel.reg("b64")
    kernel.emit(f"mad.wide.u32 {source}, %thread, {size}, %in;", f"add.s64 {source}, {source}, {offset};")
    _own_slot(kernel, space)
    copy_bytes(kernel, size, f"global {source}", f"{space} %own")
    if generic:
        kernel.emit(f"cvta.{space}.u64 %own, %own;")


def _own_slot(kernel: Kernel, space: str) -> None:
    """``%own`` = this thread's slot: no two threads share one, whatever the sizes of the cases before."""
    if space == "local":
        kernel.emit("mov.u64 %own, local_bytes;")
    else:
        own_address(kernel, "shared_bytes", SLOT)


def _read(kernel: Kernel, case: Case, address: str, count: int, name: str) -> None:
    registers, stored = result_registers(kernel, case.mods["T"], count)
    kernel.emit(f"{case.opcode} {brace(registers)}, [{address}];")
    offset = kernel.output(name, stored, count * kernel.threads)
    for i, register in enumerate(registers):
        kernel.store_at(register, stored, offset, index=i)


def _function_name(kernel: Kernel) -> str:
    return f"callee_{len(kernel.module_text)}"


def _load_in_function(kernel: Kernel, case: Case, count: int, size: int) -> None:
    """A function that loads from its parameter and stores what it got; called with this thread's bytes."""
    name, type_ = _function_name(kernel), case.mods["T"]
    # The function stores whole registers, so that an extension shows: 8 bytes an element.
    offset = kernel.output("d in function", "b64", count * kernel.threads)
    stored = type_ if type_ in ("f16", "bf16") or WIDTH[type_] >= 32 else "b32"
    width = {"f32": "f32", "f64": "f64"}.get(stored, f"b{WIDTH[stored]}")
    registers = [f"%v{i}" for i in range(count)]
    kernel.emit_module(
        f".func {name}(.param .align 16 .b8 bytes[{SLOT}], .param .b64 target)", "{",
        f"  .reg .{width} {', '.join(registers)};", "  .reg .b64 %t, %zero;", "  mov.u64 %zero, 0;",
        "  ld.param.b64 %t, [target];", f"  {case.opcode} {brace(registers)}, [bytes];",
    )  # fmt: skip
    for i, register in enumerate(registers):
        at = 8 * i * kernel.threads
        kernel.emit_module(f"  st.global.b64 [%t+{at}], %zero;", f"  st.global.{width} [%t+{at}], {register};")
    kernel.emit_module("  ret;", "}")
    target = kernel.reg("b64")
    source = kernel.reg("b64")
    kernel.emit(f"add.s64 {target}, %out8, {offset};", f"mad.wide.u32 {source}, %thread, {size}, %in;",
                f"add.s64 {source}, {source}, {kernel.input(contents(size))};", "{",
                f".param .align 16 .b8 bytes[{SLOT}];", ".param .b64 target;")  # fmt: skip
    copy_bytes(kernel, size, f"global {source}", "param bytes")
    kernel.emit(f"st.param.b64 [target], {target};", f"call.uni {name}, (bytes, target);", "}")


def _store(kernel: Kernel, case: Case) -> None:
    mods = case.mods
    type_, count = mods["T"], int(mods.get("V", "v1")[1])
    size = bytes_in_memory(type_) * count
    space = mods.get("S", "generic").removesuffix("::cta")
    registers = _values_to_store(kernel, type_, count, size)
    spaces = ("global", "shared", "local") if space == "generic" and _plain(case) else (space,)
    for where in spaces:
        offset = kernel.output(f"memory in {where}" if len(spaces) > 1 else "memory", BYTE, size * kernel.threads)
        target = kernel.reg("b64")
        kernel.emit(f"mad.wide.u32 {target}, %thread, {size}, {'%gout' if space == 'generic' else '%out'};",
                    f"add.s64 {target}, {target}, {offset};")  # fmt: skip
        values = brace(registers)
        if where in ("global", "generic"):
            kernel.emit(f"{case.opcode} [{target}], {values};")
        elif where in ("shared", "local"):
            _own_slot(kernel, where)
            own = "%own"
            if space == "generic":
                own = kernel.reg("b64")
                kernel.emit(f"cvta.{where}.u64 {own}, %own;")
            kernel.emit(f"{case.opcode} [{own}], {values};")
            copy_bytes(kernel, size, f"{where} %own", f"global {target}")
        elif where.startswith("param"):
            _store_to_parameter(kernel, f"{case.opcode} [bytes], {values};", size, target)
        else:
            kernel.emit(f"{case.opcode} [constant], {values};")  # const: for the assembler to refuse


def _values_to_store(kernel: Kernel, type_: str, count: int, size: int) -> list[str]:
    """Registers with this thread's values. Integers below 32 bits come in wider registers, rubbish above."""
    registers, stored = result_registers(kernel, type_, count)
    if stored != type_ and WIDTH[type_] < 32:
        array = random_u64(count * THREADS, seed_of("store", type_)).astype("u4")
    else:
        array = contents(size).view(f"u{bytes_in_memory(type_)}")
    offset = kernel.input(array)
    bits = 32 if stored == "b32" else 8 * bytes_in_memory(type_)
    kind = stored if stored in ("f32", "f64") else f"b{bits}"
    for i, register in enumerate(registers):
        kernel.emit(f"ld.global.{kind} {register}, [%in{bits // 8}+{offset + i * THREADS * bits // 8}];")
    return registers


def _store_to_parameter(kernel: Kernel, instruction: str, size: int, target: str) -> None:
    """Store to an argument of a call; the function copies it out byte by byte."""
    name = _function_name(kernel)
    kernel.emit_module(
        f".func {name}(.param .align 16 .b8 bytes[{SLOT}], .param .b64 target)", "{",
        "  .reg .b64 %t;", "  .reg .b16 %byte;", "  ld.param.b64 %t, [target];",
    )  # fmt: skip
    for at in range(size):
        kernel.emit_module(f"  ld.param.b8 %byte, [bytes+{at}];", f"  st.global.b8 [%t+{at}], %byte;")
    kernel.emit_module("  ret;", "}")
    kernel.emit("{", f".param .align 16 .b8 bytes[{SLOT}];", ".param .b64 target;", instruction,
                f"st.param.b64 [target], {target};", f"call.uni {name}, (bytes, target);", "}")  # fmt: skip


