"""What watches a kernel: checkers and counters are subclasses of :class:`Tool`, compiled in only when asked for.

The code generator knows no tool by name. It calls every hook of every tool where the thing happens; a tool adds LLVM IR there
(most add one call of a runtime function).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vgpu.codegen.builder import Value
    from vgpu.codegen.emitter import Emitter
    from vgpu.codegen.memory import Access
    from vgpu.ptx.ast import Instr
    from vgpu.ptx.flow import Block


class Tool:
    """Empty hooks. ``key`` is part of the compiled code's cache key: it must say everything that changes the emitted code."""

    name = "tool"
    #: the part of the runtime (runtime/<part>.c) whose functions the tool calls, beside the one that is always there
    runtime: str | None = None
    #: whether the tool adds code at all
    emits_code = True
    #: whether it counts or records every block and branch: the code then takes no short cuts
    counts = True
    #: whether it must see all lanes' accesses of one instruction before those of the next
    lockstep = False
    #: whether barriers must tell which missing lanes are on their way to the end of the kernel
    watches_barriers = False

    @property
    def key(self) -> str:
        return self.name

    def on_block(self, em: Emitter, block: Block) -> None:
        """At the start of every basic block; ``em.mask`` holds the active lanes. Scalar code."""

    def on_instruction(self, em: Emitter, instr: Instr) -> None:
        """Before every instruction."""

    def on_result(self, em: Emitter, instr: Instr) -> None:
        """After every instruction but a block's last: its results can be read as operands."""

    def on_access(self, em: Emitter, access: Access) -> None:
        """Before a checked memory access: in scalar code for uniform and affine shapes, in vector code for lanes."""

    def on_store(self, em: Emitter, access: Access, values: list[Value]) -> None:
        """Before a store's values are written: in vector code, for uniform shapes in scalar code."""

    def before_atomic(self, em: Emitter, access: Access) -> None:
        """Before an atomic instruction, in scalar code, once for the warp."""

    def on_branch(self, em: Emitter, mask: Value) -> None:
        """At a branch whose lanes may disagree; ``mask`` holds the lanes that take it. Scalar code."""

    def on_fence(self, em: Emitter, instr: Instr) -> None:
        """After a memory fence."""

    def on_warp_sync(self, em: Emitter, instr: Instr, member: Value) -> None:
        """At a warp-level synchronising instruction with its member mask. Scalar code."""
