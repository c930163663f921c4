"""A PTX kernel under construction, and what is needed to run it and to read its results.

Every kernel here is ``(.param .u64 in, .param .u64 out)`` with, for a few, a block of bytes as third parameter. Input
arrays lie one after another in ``in``, result arrays in ``out``; thread ``i`` of the grid uses element ``i`` of each.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from vectorset.plan import Case
from vectorset.values import Bits, storage_bits

ALIGN = 256
POISON = 0xA5
PTX_VERSION = "8.3"
DEFAULT_TARGET = "sm_90"


@dataclass(frozen=True)
class Section:
    """One array of results of one case: ``count`` values of PTX type ``type`` at ``offset`` bytes in ``out``.

    Predicates are bytes 0 and 1; results of 8-bit types are the whole 32-bit register they were extended to.
    """

    case: Case
    name: str
    type: str
    offset: int
    count: int

    @property
    def nbytes(self) -> int:
        return self.count * storage_bits(self.type) // 8

    @property
    def key(self) -> str:
        return f"{self.case.key} -> {self.name}"


@dataclass
class Launch:
    """A finished module with one kernel, its inputs and its layout.

    ``lines`` maps 1-based lines of ``ptx`` to the case they belong to, ``inputs`` a case's key to its operands as
    raw bits by name, as far as comparing needs them, ``checksums`` a case's key to one of all arrays it reads.
    Before a launch ``out`` is filled with the byte ``POISON``.
    """

    ptx: str
    kernel: str
    grid: int
    block: int
    data: bytes
    out_bytes: int
    sections: list[Section]
    lines: dict[int, Case]
    inputs: dict[str, dict[str, Bits]]
    checksums: dict[str, int]
    parameter_block: bytes = b""

    def arguments(self, in_address: int, out_address: int) -> bytes:
        """The packed parameters: two addresses, then the parameter block if the kernel has one."""
        head = struct.pack("<QQ", in_address, out_address)
        return head + self.parameter_block

    def read(self, out: bytes, section: Section) -> Bits:
        """A section's values as unsigned integers."""
        dtype = np.dtype(f"u{storage_bits(section.type) // 8}")
        return np.frombuffer(out, dtype=dtype, count=section.count, offset=section.offset)


#: Register class of a PTX type: prefix and declared type.
def register_class(ptx_type: str) -> tuple[str, str]:
    """``(prefix, declared type)`` of the register that holds a value of a PTX type, as NVRTC declares them."""
    if ptx_type == "pred":
        return "%p", ".pred"
    if ptx_type in ("f32", "f64"):
        return ("%f", ".f32") if ptx_type == "f32" else ("%fd", ".f64")
    return {16: ("%rs", ".b16"), 32: ("%r", ".b32"), 64: ("%rd", ".b64")}[storage_bits(ptx_type)]


@dataclass
class Kernel:
    """Collects instructions; ``finish`` gives the :class:`Launch`."""

    name: str
    threads: int
    block: int = 128
    target: str = DEFAULT_TARGET
    parameter_block: bytes = b""
    module_text: list[tuple[str, Case | None]] = field(default_factory=list)
    entry_text: list[str] = field(default_factory=list)
    body: list[tuple[str, Case | None]] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    inputs: dict[str, dict[str, Bits]] = field(default_factory=dict)
    case: Case | None = None

    def __post_init__(self) -> None:
        if self.threads % self.block:
            raise ValueError(f"{self.threads} threads are no whole number of blocks of {self.block}")
        self._registers: dict[str, int] = {}
        self._classes: dict[str, str] = {}
        self._chunks: list[bytes] = []
        self._in_bytes = 0
        self._out_bytes = 0
        self._known: dict[bytes, int] = {}
        self._checksums: dict[str, int] = {}
        self._labels = 0

    # -- pieces --------------------------------------------------------------------------------------------------

    def reg(self, ptx_type: str) -> str:
        """A new register for a value of ``ptx_type``."""
        prefix, declared = register_class(ptx_type)
        self._classes[prefix] = declared
        n = self._registers[prefix] = self._registers.get(prefix, 0) + 1
        return f"{prefix}{n}"

    def label(self) -> str:
        self._labels += 1
        return f"$L{self._labels}"

    def emit(self, *lines: str) -> None:
        """Append instructions; they belong to the current case."""
        self.body.extend((line, self.case) for line in lines)

    def emit_module(self, *lines: str) -> None:
        """Append module-level text (functions, variables); it belongs to the current case."""
        self.module_text.extend((line, self.case) for line in lines)

    def input(self, array: Bits) -> int:
        """Place an array in ``in`` (once, however often it is used) and return its offset in bytes."""
        raw = array.tobytes()
        owner = self.case.key if self.case else ""
        self._checksums[owner] = zlib.crc32(raw, self._checksums.get(owner, self._checksums.get("", 0)))
        key = raw + array.dtype.str.encode()
        if key not in self._known:
            self._known[key] = self._in_bytes
            padded = raw + bytes(-len(raw) % ALIGN)
            self._chunks.append(padded)
            self._in_bytes += len(padded)
        return self._known[key]

    def output(self, name: str, ptx_type: str, count: int | None = None) -> int:
        """Reserve a result array of the current case in ``out`` and return its offset in bytes."""
        assert self.case is not None
        section = Section(self.case, name, ptx_type, self._out_bytes, self.threads if count is None else count)
        self.sections.append(section)
        self._out_bytes += section.nbytes + -section.nbytes % ALIGN
        return section.offset

    def remember(self, **arrays: Bits) -> None:
        """Keep the current case's operands for the comparison."""
        assert self.case is not None
        self.inputs.setdefault(self.case.key, {}).update(arrays)

    # -- this thread's element -----------------------------------------------------------------------------------

    def address(self, base: str, offset: int, element_bytes: int) -> str:
        """The address of this thread's element of an array in ``in`` or ``out``."""
        return f"[%{base}{element_bytes}+{offset}]"

    def load(self, array: Bits, ptx_type: str) -> str:
        """A register with this thread's element of an input array."""
        size = storage_bits(ptx_type) // 8
        where = self.address("in", self.input(array), size)
        if ptx_type == "pred":
            byte, predicate = self.reg("b32"), self.reg("pred")
            self.emit(f"ld.global.u8 {byte}, {where};", f"setp.ne.u32 {predicate}, {byte}, 0;")
            return predicate
        register = self.reg(ptx_type)
        self.emit(f"ld.global.{_transfer_type(ptx_type)} {register}, {where};")
        return register

    def store(self, register: str, ptx_type: str, name: str, count: int | None = None, index: int = 0) -> None:
        """Store a register as this thread's element of a new result array (``index`` rounds of threads further)."""
        offset = self.output(name, ptx_type, count)
        self.store_at(register, ptx_type, offset, index)

    def store_at(self, register: str, ptx_type: str, offset: int, index: int = 0) -> None:
        """Store a register as element ``index * threads + thread`` of the array at ``offset`` in ``out``."""
        size = storage_bits(ptx_type) // 8
        where = self.address("out", offset + index * self.threads * size, size)
        if ptx_type == "pred":
            byte = self.reg("b32")
            self.emit(f"selp.u32 {byte}, 1, 0, {register};")
            register, kind = byte, "u8"
        else:
            kind = _transfer_type(ptx_type)
        self.emit(f"st.global.{kind} {where}, {register};")

    # -- the whole -----------------------------------------------------------------------------------------------

    def finish(self) -> Launch:
        """The module's text with its layout."""
        text: list[tuple[str, Case | None]] = [
            (f".version {PTX_VERSION}", None), (f".target {self.target}", None), (".address_size 64", None),
            *self.module_text,
            (f".visible .entry {self.name}(", None),
            ("  .param .u64 in,", None),
            ("  .param .u64 out" + ("," if self.parameter_block else ""), None),
        ]  # fmt: skip
        if self.parameter_block:
            text.append((f"  .param .align 16 .b8 block[{len(self.parameter_block)}]", None))
        text += [(")", None), ("{", None)]
        text += [(f"  .reg {t} {prefix}<{self._registers[prefix] + 1}>;", None) for prefix, t in sorted(self._classes.items())]
        text += [(f"  {line}", None) for line in [*_PROLOGUE, *self.entry_text]]
        text += [(f"  {line}", case) for line, case in self.body]
        text += [("  ret;", None), ("}", None)]
        lines = {n: case for n, (_, case) in enumerate(text, 1) if case is not None}
        return Launch(
            ptx="\n".join(line for line, _ in text) + "\n", kernel=self.name, grid=self.threads // self.block,
            block=self.block, data=b"".join(self._chunks) or bytes(ALIGN), out_bytes=max(self._out_bytes, ALIGN),
            sections=self.sections, lines=lines, inputs=self.inputs,
            checksums=self._checksums, parameter_block=self.parameter_block,
        )  # fmt: skip


def _transfer_type(ptx_type: str) -> str:
    return ptx_type if ptx_type in ("f32", "f64") else f"b{storage_bits(ptx_type)}"


def _prologue() -> list[str]:
    lines = [
        ".reg .b32 %thread, %nt, %cta, %index, %lane;",
        ".reg .b64 %wide, %gin, %gout, %in, %out, %in1, %in2, %in4, %in8, %in16, %out1, %out2, %out4, %out8, %out16;",
        "mov.u32 %thread, %tid.x;", "mov.u32 %nt, %ntid.x;", "mov.u32 %cta, %ctaid.x;",
        "mad.lo.s32 %index, %cta, %nt, %thread;",
        "and.b32 %lane, %thread, 31;",
        "ld.param.u64 %gin, [in];", "ld.param.u64 %gout, [out];",
        "cvta.to.global.u64 %in, %gin;", "cvta.to.global.u64 %out, %gout;",
    ]  # fmt: skip
    for size in (1, 2, 4, 8, 16):
        lines.append(f"mul.wide.u32 %wide, %index, {size};")
        lines += [f"add.s64 %{base}{size}, %{base}, %wide;" for base in ("in", "out")]
    return lines


_PROLOGUE = _prologue()

#: Writes one kernel for some cases of one row and a target.
Generator = Callable[[list[Case], str], Launch]
