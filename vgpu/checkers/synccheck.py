"""synccheck: barriers and warp-level instructions that not all the threads they name take part in.

Barriers are judged where the runtime counts their threads (``vg_arrive`` in runtime.c), lanes that never come where the general code
waits for them (``gather`` in codegen/control.py). This adds the masks: a caller must be in its own, and a shuffle's must not name lanes
that do not exist or have ended. (Votes and ``__syncwarp`` may: CUDA asks only non-exited threads to take part.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vgpu.checkers.base import Checker
from vgpu.codegen.builder import Value, constant

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.ptx.ast import Instr

_EVERYONE = 0xFFFFFFFF


class SyncCheck(Checker):
    """Barriers in divergent code, barriers that some threads never reach, member masks that name lanes that are not there."""

    name = "synccheck"
    runtime = "check_sync"
    counts = False
    watches_barriers = True

    def on_warp_sync(self, em: Emitter, instr: Instr, member: Value) -> None:
        from vgpu.codegen.warp import array_of, mask_operand

        operand = mask_operand(instr)
        if operand is None or member.const == _EVERYONE and not em.general:
            return
        site = constant("i32", em.site(action="sync"))
        exchange = constant("i32", instr.form.emit == "shfl")
        if em.is_uniform(operand):
            em.runtime_call("vg_sync_mask", "void", "%warp", site, em.mask, member, exchange)
        else:
            em.runtime_call("vg_sync_masks", "void", "%warp", site, em.mask, array_of(em, operand, "i32", temporary=3), exchange)
