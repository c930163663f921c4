"""The resources of each kernel in a cubin: registers, shared memory, stack, constants, code, parameters, barriers, spills.

Two sources, both without a driver or a GPU:

* the cubin itself, an ELF64 file (``read_cubin``): what the driver reads before a launch;
* ptxas's verbose text (``read_ptxas_log``), which NVRTC appends to the program log when it is given
  ``--ptxas-options=-v`` and makes a cubin. Only this text counts the bytes spilled; the cubin has no field for them.

``facts`` joins the two and refuses to go on if they disagree.

Layout, as written by NVRTC 12.4 to 13.5 for sm_75 to sm_121 (names as nvdisasm and cuobjdump print them):
``.text.K`` is kernel K's code, ``.nv.shared.K`` its static shared memory, ``.nv.constant0.K`` its parameter bank,
``.nv.info`` and ``.nv.info.K`` lists of attributes (EIATTR_*), each ``format:u8 id:u8`` then a u16 that is the value
itself (formats 1 to 3) or the size of the payload that follows (format 4).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from vgpu.errors import CompileError, CubinError

#: A function that makes a cubin: (CUDA C++ source, "sm_XY", NVRTC options) -> (cubin, program log).
Compiler = Callable[[str, str, Sequence[str]], tuple[bytes, str]]

_EM_CUDA = 190
_SHT_SYMTAB = 2
_SHT_NOBITS = 8
_STT_FUNC = 2
_STO_CUDA_ENTRY = 0x10  # in st_other: the function is a kernel

# EIATTR_* ids read here.
_MAX_THREADS = 0x05
_PARAM_CBANK = 0x0A
_REQNTID = 0x10
_FRAME_SIZE = 0x11
_MIN_STACK_SIZE = 0x12
_KPARAM_INFO = 0x17
_CBANK_PARAM_SIZE = 0x19
_MAXREG_COUNT = 0x1B
_REGCOUNT = 0x2F
_KPARAM_INFO_V2 = 0x45
_NUM_BARRIERS = 0x4C
_FORMAT_SIZED = 4

# From sm_90 on the section .nv.shared.K starts with the 1 KiB that the system keeps in every block.
_RESERVED_SHARED_IN_SECTION = 1024
_RESERVED_SHARED_SINCE = 90

_UNKNOWN = 0xFFFFFFFF
_INSTRUCTION_BYTES = 16  # every instruction since sm_70
_OPCODE_MASK = 0xFFF
_OPCODE_LOAD_LOCAL = 0x983  # LDL
_OPCODE_STORE_LOCAL = 0x387  # STL


@dataclass(frozen=True)
class Parameter:
    """One kernel parameter: its byte offset in the parameter block and its size in bytes."""

    offset: int
    size: int


@dataclass(frozen=True)
class KernelFacts:
    """The resources of one kernel, for the architecture it was compiled for. Sizes are in bytes."""

    name: str
    #: Compute capability as one number: 80 is sm_80.
    arch: int
    #: Registers per thread.
    registers: int
    #: Static shared memory per block, without what the system reserves.
    shared_bytes: int
    #: Local memory of the kernel's own frame, per thread: local arrays and spilled registers.
    frame_bytes: int
    #: Local memory per thread with the frames of everything it calls; None if recursion or a call through a pointer
    #: leaves it unknown.
    stack_bytes: int | None
    #: Constant bank -> bytes. Bank 0 holds the launch state and the parameters, bank 3 ``__constant__`` variables.
    constant_bytes: Mapping[int, int]
    #: Machine code, with the device functions that were not inlined and the padding.
    code_bytes: int
    parameter_bytes: int
    parameters: tuple[Parameter, ...]
    #: Block barriers used (``__syncthreads`` is one).
    barriers: int
    #: ``__launch_bounds__(max)`` as three dimensions, or None.
    max_threads: tuple[int, int, int] | None = None
    #: The one block shape the kernel may be launched with (``.reqntid``), or None.
    required_threads: tuple[int, int, int] | None = None
    #: The most registers the compiler was allowed (launch bounds or maxrregcount), or None if only the hardware's limit.
    register_limit: int | None = None
    #: Instructions that read and write local memory. Spills make some; so do local arrays. Hence only a hint.
    local_load_instructions: int = 0
    local_store_instructions: int = 0
    #: Bytes of registers spilled per thread, the kernel and the device functions compiled into it; None without ptxas's text.
    spill_store_bytes: int | None = None
    spill_load_bytes: int | None = None

    @property
    def spills(self) -> bool | None:
        """Whether registers were spilled to local memory; None if only the cubin was read and it leaves the question open."""
        if self.spill_store_bytes is not None and self.spill_load_bytes is not None:
            return self.spill_store_bytes + self.spill_load_bytes > 0
        return None if self.local_load_instructions + self.local_store_instructions else False


@dataclass(frozen=True)
class PtxasUsage:
    """What ptxas said of one kernel. Sizes are in bytes; None where this version of ptxas did not say."""

    name: str
    registers: int | None = None
    frame_bytes: int = 0
    cumulative_stack_bytes: int | None = None
    shared_bytes: int = 0
    #: Constant bank -> bytes. Since sm_90 ptxas names no banks.
    constant_bytes: Mapping[int, int] = field(default_factory=dict)
    barriers: int | None = None
    spill_store_bytes: int = 0
    spill_load_bytes: int = 0
    #: The device functions compiled into the kernel without being inlined: name -> (spill stores, spill loads).
    functions: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def total_spill_store_bytes(self) -> int:
        """Spill stores of the kernel and of the device functions compiled into it."""
        return self.spill_store_bytes + sum(stores for stores, _ in self.functions.values())

    @property
    def total_spill_load_bytes(self) -> int:
        """Spill loads of the kernel and of the device functions compiled into it."""
        return self.spill_load_bytes + sum(loads for _, loads in self.functions.values())


# ------------------------------------------------------------------------------------------------ ELF


@dataclass(frozen=True)
class _Section:
    name: str
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int


class _Elf:
    """An ELF64 CUDA file: sections and symbols. Every read is checked against the file's end."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        if data[:6] != b"\x7fELF\x02\x01":
            raise CubinError(
                f"not a cubin: expected a little-endian ELF64 file, got {len(data)} bytes that start with "
                f"{data[:6].hex(' ') or 'nothing'}; compile with --gpu-architecture=sm_XY (compute_XY makes PTX)"
            )
        header = self.unpack("<HHIQQQIHHHHHH", 16, "the ELF header")
        machine, table, flags, entry_size, count, names = (header[i] for i in (1, 5, 6, 10, 11, 12))
        if machine != _EM_CUDA:
            raise CubinError(f"not a cubin: the ELF machine is {machine}, expected {_EM_CUDA} (NVIDIA CUDA)")
        # The layout of e_flags changed with ABI version 8 (CUDA 12.8 for sm_100, CUDA 13 for all).
        self.arch = (flags >> 8 if data[8] >= 8 else flags) & 0xFF
        if entry_size != 64:
            raise CubinError(f"damaged cubin: section headers are {entry_size} bytes, expected 64")
        raw = [self.unpack("<IIQQQQIIQQ", table + 64 * i, f"section header {i}") for i in range(count)]
        if names >= count:
            raise CubinError(f"damaged cubin: the section names are in section {names} of {count}")
        strings = (raw[names][4], raw[names][5])
        self.sections = [
            _Section(self.string(strings, r[0]), r[1], r[2], r[4], r[5], r[6], r[7]) for r in raw
        ]
        self.by_name = {section.name: section for section in self.sections}

    def unpack(self, layout: str, offset: int, what: str) -> tuple[int, ...]:
        size = struct.calcsize(layout)
        if offset + size > len(self.data):
            raise CubinError(f"truncated cubin: {what} needs bytes {offset} to {offset + size}, the file has {len(self.data)}")
        return struct.unpack_from(layout, self.data, offset)

    def contents(self, section: _Section) -> bytes:
        if section.kind == _SHT_NOBITS:
            return b""
        end = section.offset + section.size
        if end > len(self.data):
            raise CubinError(
                f"truncated cubin: section {section.name} needs bytes {section.offset} to {end}, the file has {len(self.data)}"
            )
        return self.data[section.offset : end]

    def string(self, table: tuple[int, int], offset: int) -> str:
        start, end = table[0] + offset, table[0] + table[1]
        stop = self.data.find(b"\0", start, min(end, len(self.data)))
        if offset >= table[1] or stop < 0:
            raise CubinError(f"truncated cubin: a name at byte {start} does not end inside the file's names")
        try:
            return self.data[start:stop].decode()
        except UnicodeDecodeError:
            raise CubinError(f"damaged cubin: the name at byte {start} is not UTF-8") from None

    def symbols(self) -> Iterator[tuple[int, str, int, int, int]]:
        """Yield (index, name, type, st_other, section index) of each symbol."""
        for section in self.sections:
            if section.kind != _SHT_SYMTAB:
                continue
            if section.link >= len(self.sections):
                raise CubinError(f"damaged cubin: the symbols' names are in section {section.link} of {len(self.sections)}")
            names = self.sections[section.link]
            for index, entry in enumerate(_records("<IBBHQQ", self.contents(section), section.name)):
                name, info, other, where = entry[:4]
                yield index, self.string((names.offset, names.size), name), info & 0xF, other, where


def _records(layout: str, data: bytes, what: str) -> Iterator[tuple[int, ...]]:
    if len(data) % struct.calcsize(layout):
        raise CubinError(f"damaged cubin: {what} is {len(data)} bytes, not a multiple of {struct.calcsize(layout)}")
    return struct.iter_unpack(layout, data)


def _attributes(data: bytes, what: str) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield (EIATTR id, 32-bit words) of an .nv.info section; the other formats give their 16-bit value as one word."""
    position = 0
    while position < len(data):
        if position + 4 > len(data):
            raise CubinError(f"truncated cubin: {what} ends inside the attribute at byte {position}")
        form, attribute, size = struct.unpack_from("<BBH", data, position)
        position += 4
        if form != _FORMAT_SIZED:
            yield attribute, (size,)
            continue
        if position + size > len(data):
            raise CubinError(f"truncated cubin: {what} ends inside attribute 0x{attribute:02x} of {size} bytes")
        yield attribute, struct.unpack_from(f"<{size // 4}I", data, position)
        position += (size + 3) & ~3


# ------------------------------------------------------------------------------------------------ kernels


class _Info:
    """The attributes of one kernel by id, with the size each must have."""

    def __init__(self, kernel: str) -> None:
        self.kernel = kernel
        self.words: dict[int, list[tuple[int, ...]]] = {}

    def add(self, attribute: int, words: tuple[int, ...]) -> None:
        self.words.setdefault(attribute, []).append(words)

    def all(self, attribute: int, length: int) -> list[tuple[int, ...]]:
        found = self.words.get(attribute, [])
        for words in found:
            if len(words) < length:
                raise CubinError(
                    f"damaged cubin: attribute 0x{attribute:02x} of kernel {self.kernel} has {len(words)} words, needs {length}"
                )
        return found

    def last(self, attribute: int, length: int = 1) -> tuple[int, ...] | None:
        found = self.all(attribute, length)
        return found[-1] if found else None

    def value(self, attribute: int) -> int | None:
        words = self.last(attribute)
        return words[0] if words else None

    def triple(self, attribute: int) -> tuple[int, int, int] | None:
        words = self.last(attribute, 3)
        return (words[0], words[1], words[2]) if words else None


def read_cubin(data: bytes) -> dict[str, KernelFacts]:
    """Read the resources of every kernel of a cubin, by the kernel's (mangled) name.

    Raises CubinError if ``data`` is not a cubin, or is truncated or damaged.
    """
    elf = _Elf(bytes(data))
    kernels: dict[int, tuple[str, int]] = {}
    for index, name, kind, other, where in elf.symbols():
        if kind == _STT_FUNC and other & _STO_CUDA_ENTRY:
            if not 0 < where < len(elf.sections):
                raise CubinError(f"damaged cubin: the code of kernel {name} is in section {where} of {len(elf.sections)}")
            kernels[index] = (name, where)

    infos = {index: _Info(name) for index, (name, _) in kernels.items()}
    if ".nv.info" in elf.by_name:
        # In the module's list each record names the symbol it is about: (symbol index, value).
        for attribute, words in _attributes(elf.contents(elf.by_name[".nv.info"]), ".nv.info"):
            if len(words) >= 2 and words[0] in infos:
                infos[words[0]].add(attribute, words[1:])
    facts: dict[str, KernelFacts] = {}
    for index, (name, where) in kernels.items():
        own = elf.by_name.get(f".nv.info.{name}")
        if own is not None:
            for attribute, words in _attributes(elf.contents(own), own.name):
                infos[index].add(attribute, words)
        facts[name] = _kernel(elf, name, elf.sections[where], infos[index])
    return facts


def _kernel(elf: _Elf, name: str, text: _Section, info: _Info) -> KernelFacts:
    code = elf.contents(text)
    # Before sm_90 the register count also stands in the top byte of sh_info.
    registers = info.value(_REGCOUNT) or text.info >> 24
    if not registers:
        raise CubinError(f"damaged cubin: no register count for kernel {name} (EIATTR_REGCOUNT missing)")
    stack = info.value(_MIN_STACK_SIZE)
    limit = info.value(_MAXREG_COUNT)
    barriers = info.value(_NUM_BARRIERS)
    opcodes = [word & _OPCODE_MASK for (word,) in struct.iter_unpack("<H14x", code[: len(code) // 16 * _INSTRUCTION_BYTES])]
    parameters = _parameters(info)
    return KernelFacts(
        name=name,
        arch=elf.arch,
        registers=registers,
        shared_bytes=_shared_bytes(elf, name),
        frame_bytes=info.value(_FRAME_SIZE) or 0,
        stack_bytes=None if stack == _UNKNOWN else stack or 0,
        constant_bytes=_constant_bytes(elf, name),
        code_bytes=len(code),
        parameter_bytes=_parameter_bytes(info),
        parameters=parameters,
        # The value is one byte. Without the attribute (before CUDA 13, sm_100 apart) it stands in sh_flags.
        barriers=barriers & 0xFF if barriers is not None else text.flags >> 20 & 0x7F,
        max_threads=info.triple(_MAX_THREADS),
        required_threads=info.triple(_REQNTID),
        register_limit=limit if limit is not None and limit < 255 else None,
        local_load_instructions=opcodes.count(_OPCODE_LOAD_LOCAL),
        local_store_instructions=opcodes.count(_OPCODE_STORE_LOCAL),
    )


def _shared_bytes(elf: _Elf, name: str) -> int:
    section = elf.by_name.get(f".nv.shared.{name}")
    if section is None:
        return 0
    if elf.arch >= _RESERVED_SHARED_SINCE:
        return max(section.size - _RESERVED_SHARED_IN_SECTION, 0)
    return section.size


def _constant_bytes(elf: _Elf, name: str) -> Mapping[int, int]:
    pattern = re.compile(rf"\.nv\.constant(\d+)(?:\.{re.escape(name)})?")
    banks = {int(match[1]): s.size for s in elf.sections if (match := pattern.fullmatch(s.name))}
    return MappingProxyType(dict(sorted(banks.items())))


def _parameter_bytes(info: _Info) -> int:
    size = info.value(_CBANK_PARAM_SIZE)
    if size is not None:
        return size
    bank = info.last(_PARAM_CBANK, 2)  # (symbol, size << 16 | offset)
    return bank[1] >> 16 if bank else 0


def _parameters(info: _Info) -> tuple[Parameter, ...]:
    """Decode (index, offset << 16 | ordinal, size and flags): the size is above 18 bits of flags, or (V2) in the low half."""
    found = [(w[1] & 0xFFFF, w[1] >> 16, w[2] >> 18) for w in info.all(_KPARAM_INFO, 3)]
    found += [(w[1] & 0xFFFF, w[1] >> 16, w[2] & 0xFFFF) for w in info.all(_KPARAM_INFO_V2, 3)]
    return tuple(Parameter(offset, size) for _, offset, size in sorted(found))


# ------------------------------------------------------------------------------------------------ ptxas's text

# A line of ptxas starts with its name: text quoted in a diagnostic of the source must not be taken for one.
_PTXAS_LINE = "ptxas "
_ENTRY = re.compile(r"Compiling entry function '([^']+)' for ")
_FUNCTION = re.compile(r"Function properties for '?([^\s']+)'?")
_FRAME = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_REGISTERS = re.compile(r"Used (\d+) registers")
_BARRIERS = re.compile(r"used (\d+) barriers")
_SHARED = re.compile(r"(\d+)(?:\+\d+)? bytes smem")
_CUMULATIVE = re.compile(r"(\d+) bytes cumulative stack size")
_CONSTANT = re.compile(r"(\d+) bytes cmem\[(\d+)\]")


def read_ptxas_log(log: str) -> dict[str, PtxasUsage]:
    """Read ptxas's verbose text (anywhere in a program log) by kernel name. Lines of other kinds are passed over.

    ptxas prints, for each kernel, "Compiling entry function", its properties, "Used N registers ...", and then the
    properties of the device functions it compiled into that kernel.
    """
    usages: dict[str, PtxasUsage] = {}
    kernel = function = ""
    for line in log.splitlines():
        if not line.startswith(_PTXAS_LINE):
            continue
        if match := _ENTRY.search(line):
            kernel = function = match[1]
            usages[kernel] = PtxasUsage(kernel)
        elif match := _FUNCTION.search(line):
            function = match[1]
        elif kernel and (match := _FRAME.search(line)):
            frame, stores, loads = (int(group) for group in match.groups())
            usage = usages[kernel]
            if function == kernel:
                usage = replace(usage, frame_bytes=frame, spill_store_bytes=stores, spill_load_bytes=loads)
            else:
                usage = replace(usage, functions={**usage.functions, function: (stores, loads)})
            usages[kernel] = usage
        elif kernel and (match := _REGISTERS.search(line)):
            usages[kernel] = replace(
                usages[kernel],
                registers=int(match[1]),
                barriers=_number(_BARRIERS, line),
                shared_bytes=_number(_SHARED, line) or 0,
                cumulative_stack_bytes=_number(_CUMULATIVE, line),
                constant_bytes={int(bank): int(size) for size, bank in _CONSTANT.findall(line)},
            )
    return usages


def _number(pattern: re.Pattern[str], line: str) -> int | None:
    match = pattern.search(line)
    return int(match[1]) if match else None


# ------------------------------------------------------------------------------------------------ both together


def nvrtc_cubin(source: str, arch: str, options: Sequence[str] = ()) -> tuple[bytes, str]:
    """Compile CUDA C++ with NVRTC to (cubin, program log with ptxas's verbose text). Needs no driver.

    NVRTC opens whatever the source includes: pass only source whose includes were checked. Raises CompileError.
    """
    from cuda.bindings import nvrtc  # reading a cubin must work without it

    status, program = nvrtc.nvrtcCreateProgram(source.encode(), b"kernel.cu", 0, [], [])
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise CompileError(f"NVRTC could not start: {status.name}")
    try:
        flags = [f"--gpu-architecture={arch}", "--ptxas-options=-v", *options]
        (result,) = nvrtc.nvrtcCompileProgram(program, len(flags), [flag.encode() for flag in flags])
        _, size = nvrtc.nvrtcGetProgramLogSize(program)
        buffer = bytearray(size)
        nvrtc.nvrtcGetProgramLog(program, buffer)
        log = buffer.rstrip(b"\0").decode(errors="replace")
        if result != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise CompileError(f"NVRTC refused the source for {arch} ({result.name}):\n{log}", log=log)
        _, size = nvrtc.nvrtcGetCUBINSize(program)
        if not size:
            raise CompileError(f"NVRTC made no cubin for {arch}: name a real architecture such as sm_80, not compute_80", log=log)
        cubin = bytearray(size)
        nvrtc.nvrtcGetCUBIN(program, cubin)
        return bytes(cubin), log
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def facts(
    source_or_cubin: str | bytes,
    arch: str = "sm_80",
    options: Sequence[str] = (),
    *,
    log: str = "",
    compiler: Compiler = nvrtc_cubin,
) -> dict[str, KernelFacts]:
    """Return the resources of each kernel of CUDA C++ source (str) or of a cubin (bytes), by (mangled) name.

    Source is compiled for ``arch`` with ``options`` by ``compiler``; a cubin carries its own architecture, and ``log``
    may hold the program log it was made with. Without ptxas's text the spilled bytes are None.

    Raises CompileError, or CubinError if the cubin is damaged or disagrees with ptxas's text.
    """
    if isinstance(source_or_cubin, str):
        cubin, log = compiler(source_or_cubin, arch, options)
    else:
        cubin = source_or_cubin
    usages = read_ptxas_log(log)
    return {
        name: _joined(kernel, usages[name]) if name in usages else kernel for name, kernel in read_cubin(cubin).items()
    }


def _joined(kernel: KernelFacts, usage: PtxasUsage) -> KernelFacts:
    pairs = {
        "registers": (kernel.registers, usage.registers),
        "bytes of static shared memory": (kernel.shared_bytes, usage.shared_bytes),
        "bytes of frame": (kernel.frame_bytes, usage.frame_bytes),
        "barriers": (kernel.barriers, usage.barriers),
    }
    for what, (ours, theirs) in pairs.items():
        if theirs is not None and ours != theirs:
            raise CubinError(
                f"kernel {kernel.name}: the cubin says {ours} {what}, ptxas says {theirs}; "
                "pass the log of the same compilation, or report this NVRTC version"
            )
    return replace(kernel, spill_store_bytes=usage.total_spill_store_bytes, spill_load_bytes=usage.total_spill_load_bytes)
