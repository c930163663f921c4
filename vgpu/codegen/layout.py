"""Where everything lies: the records shared with runtime/runtime.c, and one function's frame.

The offsets below must match the structs of runtime.c; ``tests/vgpu/test_layout.py`` asks the compiled runtime for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from vgpu.codegen.builder import BITS
from vgpu.ptx import isa
from vgpu.ptx.ast import Function, Instr
from vgpu.ptx.flow import Flow
from vgpu.ptx.kinds import DYNAMIC, UNIFORM, Kinds

#: struct Warp
WARP = {
    "frame": 0, "block": 8, "launch": 16, "fuel": 24, "warp_id": 32, "lanes": 36, "exited": 40, "status": 44,
    "bar_id": 48, "bar_threads": 52, "bar_value": 56, "call_target": 60, "call_mask": 64,
    "depth": 76, "tid": 80, "bar_mask": 92, "tids": 96, "stack": 104, "stack_end": 112, "site": 120, "bar_kind": 124,
    "tool": 128, "scratch": 192,
}  # fmt: skip
#: struct Block
BLOCK = {"ctaid": 0, "shared": 16, "shared_size": 24, "index": 32, "epoch": 40, "counters": 48, "sites": 56, "tool_data": 376}
#: struct Launch
LAUNCH = {
    "params": 0, "grid": 8, "block": 20, "threads": 32, "dynamic_shared": 36, "ranges": 40, "symbols": 48, "sites": 56, "stop": 64,
    "warps": 68, "static_shared": 72, "flags": 76, "table": 80, "table_count": 88, "counters": 96, "tool": 104, "slice": 112, "functions": 128,
    "tools": 264,
}  # fmt: skip

#: what a function returns to the scheduler
DONE, BARRIER, YIELD, TO_GENERAL, TO_FAST, CALL, RETURN, ABORT = range(8)

#: frame header: see struct Frame in runtime.c
FRAME = {"resume": 0, "mode": 4, "live": 8, "pinned": 12, "force": 16, "function": 20, "caller": 24, "last": 32, "local": 40,
         "missed": 56, "passed": 60, "pending": 64}


def llvm_type(ptx: str) -> str:
    """The LLVM type that a register of a PTX type is kept in."""
    if ptx == "pred":
        return "i1"
    if ptx == "f32":
        return "float"
    if ptx == "f64":
        return "double"
    return f"i{isa.WIDTH[ptx]}"


@dataclass
class FrameLayout:
    """Byte offsets within one function's frame."""

    #: 64-bit words of a set of blocks; the frame holds three: pending, held (at a warp-level sync), parked (at a block barrier)
    words: int
    waits: int
    held: int = 0
    parked: int = 0
    scalars: dict[str, int] = field(default_factory=dict)
    vectors: dict[str, int] = field(default_factory=dict)
    params: dict[str, int] = field(default_factory=dict)
    returns: dict[str, int] = field(default_factory=dict)
    staging: dict[str, int] = field(default_factory=dict)
    local: int = 0
    local_size: int = 0
    temporaries: int = 0
    temporary_bytes: int = 0
    size: int = 0

    @staticmethod
    def slot_bytes(ty: str) -> int:
        """Bytes of a varying register: one bit a lane for predicates."""
        return 4 if ty == "i1" else BITS[ty] // 8 * 32


def local_layout(function: Function) -> tuple[dict[str, int], int]:
    """Offsets of a function's .local variables within a lane's local memory, and its size (a multiple of 16)."""
    offset = 0
    places = {}
    for v in function.variables.values():
        if v.space == "local":
            offset = (offset + v.align - 1) // v.align * v.align
            places[v.name] = offset
            offset += v.size
    return places, (offset + 15) // 16 * 16


#: temporaries at the end of a frame for whole-warp operations: eight vectors of 32 eight-byte values
TEMPORARY_BYTES = 8 * 256
#: in functions with tensor instructions: 32 registers' lanes and a table of pointers to registers
TENSOR_TEMPORARY_BYTES = 32 * 128 + 128


def frame_layout(flow: Flow, kinds: Kinds) -> FrameLayout:
    """Place header, masks, registers, parameters, call areas and local memory."""
    function = flow.function
    blocks = len(flow.blocks)
    words = (blocks + 63) // 64
    pending = FRAME["pending"]
    out = FrameLayout(words, pending + 24 * words, pending + 8 * words, pending + 16 * words)
    at = out.waits + 4 * (blocks + blocks % 2)
    for name in sorted(frozenset().union(*flow.live_in) if flow.live_in else frozenset()):
        kind = kinds.of.get(name, UNIFORM)
        if kind is not None:
            out.scalars[name] = at
            at += 8 * (1 + sum(s == DYNAMIC for s in kind))
    at = (at + 63) // 64 * 64
    used: set[str] = set(kinds.of)
    for name in sorted(used):
        out.vectors[name] = at  # every register may be needed as a vector in the general code
        at += (out.slot_bytes(llvm_type(function.regs[name])) + 63) // 64 * 64
        at += 64  # room for unaligned shuffles past the end
    groups = [(out.staging, list(function.call_params.values()))]
    if not function.is_entry:
        groups += [(out.params, function.params), (out.returns, function.returns)]
    for group, params in groups:
        for p in params:
            group[p.name] = at
            at += (32 * p.size + 63) // 64 * 64
    out.temporaries = at
    tensor = any(isinstance(i, Instr) and i.form.unit == "tensor" for i in function.body)
    out.temporary_bytes = TENSOR_TEMPORARY_BYTES if tensor else TEMPORARY_BYTES
    at += out.temporary_bytes
    _, out.local_size = local_layout(function)
    out.local = (at + 63) // 64 * 64
    at = out.local + 32 * out.local_size
    out.size = (at + 255) // 256 * 256
    return out
