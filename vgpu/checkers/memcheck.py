"""memcheck: accesses outside the memory they may touch.

The check of every access belongs to the code generator, checkers on or off: it is what keeps the process safe (codegen/memory.py,
``permitted`` in runtime.c). This checker adds the last net: the guard zones around the buffers are looked at after the launch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vgpu.checkers.base import Checker, buffers_of
from vgpu.errors import IllegalAddressError

if TYPE_CHECKING:
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult


class MemCheck(Checker):
    """Bounds, alignment and lifetime of every access."""

    name = "memcheck"
    emits_code = False

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        hurt = [a.name for a in buffers_of(run) if not a.guards_intact()]
        if hurt:
            message = f"kernel {run.kernel.name} wrote into the guard zone around {', '.join(hurt)}: a check of the virtual GPU missed it"
            raise IllegalAddressError(message)
