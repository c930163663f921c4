"""What every checker has: hooks into the generated code, and a say before and after a launch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vgpu.codegen.builder import Value
from vgpu.codegen.tools import Tool

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult
    from vgpu.memory import Allocation


class Checker(Tool):
    """A tool with launch hooks."""

    def before_launch(self, run: Run) -> None:
        """Set up what the generated code needs (shadow memory, tables)."""

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        """Turn what was recorded into reports."""


def entry_load(em: Emitter, key: str, base: str, offset: int, ty: str) -> Value:
    """What lies ``offset`` bytes after the pointer ``base`` when the function is entered, loaded there once: launch constants."""
    if key not in em._entry_cache:
        address, value = em.b.name("ep"), em.b.name("e")
        make = [f"{address} = getelementptr i8, ptr {base}, i64 {offset}", f"{value} = load {ty}, ptr {address}, align 4"]
        em.entry_value(key, make, Value(value, ty))
    out = em._entry_cache[key]
    assert isinstance(out, Value)
    return out


def pointer_parameters(run: Run) -> dict[int, int]:
    """The 64-bit arguments that may be addresses: parameter number -> value."""
    out = {}
    for number, p in enumerate(run.kernel.params):
        if p.size == 8 and p.type != "bytes":
            out[number] = int.from_bytes(run.params[p.offset : p.offset + 8].tobytes(), "little")
    return out


def buffers_of(run: Run) -> list[Allocation]:
    """The live buffers that a kernel's arguments point into, each once."""
    found = {}
    for value in pointer_parameters(run).values():
        a = run.module.space.find(value)
        if a is not None and not a.freed:
            found[a.id] = a
    return list(found.values())
