"""Kernels for the tensor rows: one warp, fragments in registers, matrices in memory."""

from __future__ import annotations

import numpy as np

from vectorset import matrices
from vectorset.kernel import Kernel, Launch
from vectorset.matrices import ELEMENT_BITS, TRIALS, Shape
from vectorset.plan import Case
from vectorset.ptx_memory import brace
from vectorset.values import BYTE, Bits, random_u64, seed_of

LANES = 32
#: Bytes of a tile in shared memory, and of the pattern that wmma.load reads for each element size.
TILE_BYTES = 4096
_ELEMENT_SIZES = (1, 2, 4)


def build(cases: list[Case], target: str) -> Launch:
    """One kernel for cases of one row."""
    kernel = Kernel("vectors", LANES, block=LANES, target=target)
    kernel.entry_text = [".reg .b64 %tile, %wmma_a, %wmma_b, %wmma_c, %wmma_d;", ".reg .b32 %stride;"]
    if cases[0].form.emit in ("ldmatrix", "wmma_load", "wmma_store"):
        kernel.entry_text.append(f".shared .align 128 .b8 tiles[{len(_ELEMENT_SIZES) * TILE_BYTES}];")
        _fill_tiles(kernel)
    for case in cases:
        kernel.case = case
        _WRITERS[case.form.emit](kernel, case)
    return kernel.finish()


def pattern(element_bytes: int) -> Bits:
    """A tile whose elements differ as far as their width allows."""
    index = np.arange(TILE_BYTES // element_bytes, dtype=np.uint64)
    return ((index * np.uint64(0x9E3779B1) + np.uint64(17)) & np.uint64((1 << 8 * element_bytes) - 1)).astype(f"u{element_bytes}")


def _fill_tiles(kernel: Kernel) -> None:
    """Put the pattern of every element size into shared memory."""
    patterns = np.concatenate([pattern(size).view(np.uint8) for size in _ELEMENT_SIZES])
    source, word, rounds, again, loop = kernel.reg("b64"), kernel.reg("b64"), kernel.reg("b32"), kernel.reg("pred"), kernel.label()
    kernel.emit(
        "mov.u64 %tile, tiles;", "mad.wide.u32 %tile, %thread, 8, %tile;", f"add.s64 {source}, %in8, {kernel.input(patterns)};",
        f"mov.u32 {rounds}, {patterns.size // (8 * LANES)};",
        f"{loop}:", f"ld.global.b64 {word}, [{source}];", f"st.shared.b64 [%tile], {word};",
        f"add.s64 {source}, {source}, {8 * LANES};", f"add.s64 %tile, %tile, {8 * LANES};",
        f"sub.u32 {rounds}, {rounds}, 1;", f"setp.ne.u32 {again}, {rounds}, 0;", f"@{again} bra {loop};", "bar.sync 0;",
    )  # fmt: skip


def _tile(element_bytes: int) -> int:
    return _ELEMENT_SIZES.index(element_bytes) * TILE_BYTES


# -- ldmatrix and mma --------------------------------------------------------------------------------------------


def _ldmatrix(kernel: Kernel, case: Case) -> None:
    """Each lane points to a row of 16 bytes; the rows lie in no order."""
    count = int(case.mods["X"][1])
    rows = np.argsort(random_u64(TILE_BYTES // 16, seed_of("ldmatrix")), kind="stable")[:LANES].astype(np.uint32)
    row, address = kernel.load(rows * np.uint32(16), "b32"), kernel.reg("b64")
    kernel.emit(f"mov.u64 {address}, tiles;", f"mad.wide.u32 {address}, {row}, 1, {address};", f"add.s64 {address}, {address}, {_tile(2)};")
    registers = [kernel.reg("b32") for _ in range(count)]
    kernel.emit(f"{case.opcode} {{{', '.join(registers)}}}, [{address}];")
    offset = kernel.output("d", "b32", count * LANES)
    for i, register in enumerate(registers):
        kernel.store_at(register, "b32", offset, index=i)


def mma_types(case: Case) -> tuple[str, str, str, str]:
    """Element types of a, b, c, d of an mma or wmma.mma."""
    mods = case.mods
    if ".s32." in case.opcode:
        return mods["A"], mods["B"], "s32", "s32"
    if ".f32." in case.form.syntax:  # wmma with bf16 or tf32 factors
        return mods["A"], mods["B"], "f32", "f32"
    return mods.get("A", "f16"), mods.get("B", "f16"), mods["C"], mods["D"]


def _registers(kernel: Kernel, type_: str, count: int) -> list[str]:
    return [kernel.reg("f32" if type_ == "f32" else "b32") for _ in range(count)]


def _mma(kernel: Kernel, case: Case) -> None:
    shape, types = Shape.parse(case.mods["SH"]), dict(zip("abcd", mma_types(case), strict=True))
    count = max(1, matrices.fragment_registers(shape, "d", types["d"]))
    if any(shape.k * ELEMENT_BITS[types[name]] < 128 for name in "ab"):
        # No lane has a whole register of such a matrix: PTX has no such form, the assembler says why.
        kernel.emit(f"{case.opcode} {{%stride}}, {{%stride}}, {{%stride}}, {{%stride}};")
        return
    for trial in TRIALS:
        data = matrices.data(shape, types["a"], types["b"], types["c"], trial)
        words = []
        for name in "abc":
            fragments = matrices.to_fragments(data[name], shape, name, types[name])
            registers = _registers(kernel, types[name], len(fragments))
            offset, kind = kernel.input(fragments), "f32" if types[name] == "f32" else "b32"
            for i, register in enumerate(registers):
                kernel.emit(f"ld.global.{kind} {register}, [%in4+{offset + 4 * LANES * i}];")
            words.append("{" + ", ".join(registers) + "}")
        results = _registers(kernel, types["d"], count)
        kernel.emit(f"{case.opcode} {{{', '.join(results)}}}, {', '.join(words)};")
        offset = kernel.output(trial, "f32" if types["d"] == "f32" else "b32", count * LANES)
        for i, register in enumerate(results):
            kernel.store_at(register, "f32" if types["d"] == "f32" else "b32", offset, index=i)


# -- wmma --------------------------------------------------------------------------------------------------------


def strides(shape: tuple[int, int], layout: str, type_: str) -> tuple[int | None, int]:
    """No stride, and one wider than a line, in elements: lines stay aligned to 16 bytes."""
    line = shape[1] if layout == "row" else shape[0]
    return None, line + 16 * 8 // ELEMENT_BITS[type_]


def _stride_operand(kernel: Kernel, stride: int | None) -> str:
    if stride is None:
        return ""
    kernel.emit(f"mov.u32 %stride, {stride};")
    return ", %stride"


def _load_fragment(kernel: Kernel, opcode: str, shape: Shape, matrix: str, type_: str, address: str) -> list[str]:
    registers = _registers(kernel, type_, matrices.wmma_registers(shape, matrix, type_))
    kernel.emit(f"{opcode} {{{', '.join(registers)}}}, {address};")
    return registers


def _wmma_load(kernel: Kernel, case: Case) -> None:
    """The fragment as the lanes hold it, from a tile in the space that the case names."""
    mods = case.mods
    shape, type_, size = Shape.parse(mods["SH"]), mods["T"], ELEMENT_BITS[mods["T"]] // 8
    widths = strides(shape.of(mods["M"]), mods["L"], type_)
    for stride in widths[:1] if mods.get("S", "").startswith("shared") else widths:
        if mods.get("S", "").startswith("shared"):
            kernel.emit("mov.u64 %tile, tiles;", f"add.s64 %tile, %tile, {_tile(size)};")
        else:
            kernel.emit(f"add.s64 %tile, {'%in' if 'S' in mods else '%gin'}, {kernel.input(pattern(size))};")
        operand = _stride_operand(kernel, stride)
        registers = _load_fragment(kernel, case.opcode, shape, mods["M"], type_, f"[%tile]{operand}")
        stored = "f32" if type_ == "f32" else "b32"
        offset = kernel.output("fragment" if stride is None else "fragment with stride", stored, len(registers) * LANES)
        for i, register in enumerate(registers):
            kernel.store_at(register, stored, offset, index=i)


def _wmma_store(kernel: Kernel, case: Case) -> None:
    """A tile loaded densely by rows and stored as the case says; what lies between the lines stays."""
    mods = case.mods
    shape, type_ = Shape.parse(mods["SH"]), mods["T"]
    size = ELEMENT_BITS[type_] // 8
    source = kernel.input(pattern(size))
    kernel.emit(f"add.s64 %wmma_c, %in, {source};")
    load = f"wmma.load.c.sync.aligned.row.{mods['SH']}.global.{type_}"
    registers = _load_fragment(kernel, load, shape, "c", type_, "[%wmma_c]")
    for stride in strides(shape.of("c"), mods["L"], type_):
        lines = shape.of("c")[0 if mods["L"] == "row" else 1]
        nbytes = lines * (stride or shape.of("c")[1 if mods["L"] == "row" else 0]) * size
        nbytes += -nbytes % (8 * LANES)
        offset = kernel.output("memory" if stride is None else "memory with stride", BYTE, nbytes)
        operand = _stride_operand(kernel, stride)
        instruction = f"{case.opcode} [%tile], {brace(registers) if len(registers) > 1 else '{' + registers[0] + '}'}{operand};"
        if mods.get("S", "").startswith("shared"):
            _through_shared(kernel, instruction, offset, nbytes)
        else:
            kernel.emit(f"add.s64 %tile, {'%out' if 'S' in mods else '%gout'}, {offset};", instruction)


def _through_shared(kernel: Kernel, instruction: str, offset: int, nbytes: int) -> None:
    own, word = kernel.reg("b64"), kernel.reg("b64")
    kernel.emit("mov.u64 %tile, tiles;", f"mad.wide.u32 {own}, %thread, 8, %tile;")
    for at in range(0, nbytes, 8 * LANES):
        kernel.emit(f"st.shared.b64 [{own}+{at}], 0xA5A5A5A5A5A5A5A5;")
    kernel.emit("bar.sync 0;", instruction, "bar.sync 0;")
    for at in range(0, nbytes, 8 * LANES):
        kernel.emit(f"ld.shared.b64 {word}, [{own}+{at}];", f"st.global.b64 [%out8+{offset + at}], {word};")
    kernel.emit("bar.sync 0;")


def _wmma_mma(kernel: Kernel, case: Case) -> None:
    mods = case.mods
    shape, types = Shape.parse(mods["SH"]), dict(zip("abcd", mma_types(case), strict=True))
    layouts = {"a": mods["L"], "b": mods["L2"], "c": "row"}
    for trial in TRIALS:
        data = matrices.data(shape, types["a"], types["b"], types["c"], trial)
        words = []
        for name, layout in layouts.items():
            offset = kernel.input(matrices.image(data[name], layout, None))
            kernel.emit(f"add.s64 %wmma_{name}, %in, {offset};")
            load = f"wmma.load.{name}.sync.aligned.{layout}.{mods['SH']}.global.{types[name]}"
            registers = _load_fragment(kernel, load, shape, name, types[name], f"[%wmma_{name}]")
            words.append("{" + ", ".join(registers) + "}")
        results = _registers(kernel, types["d"], matrices.wmma_registers(shape, "d", types["d"]))
        kernel.emit(f"{case.opcode} {{{', '.join(results)}}}, {', '.join(words)};")
        size = ELEMENT_BITS[types["d"]]
        stored = "f32" if types["d"] == "f32" else f"b{size}"
        offset = kernel.output(trial, stored, shape.m * shape.n)
        kernel.emit(f"add.s64 %wmma_d, %out, {offset};",
                    f"wmma.store.d.sync.aligned.row.{mods['SH']}.global.{types['d']} [%wmma_d], {{{', '.join(results)}}};")  # fmt: skip


_WRITERS = {"ldmatrix": _ldmatrix, "mma": _mma, "wmma_load": _wmma_load, "wmma_store": _wmma_store, "wmma_mma": _wmma_mma}
