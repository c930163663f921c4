"""initcheck: reads of global or shared memory that nothing wrote.

One bit a byte says what was written (``Allocation.init_bitmap``, and a bitmap in every block's context for shared memory). Buffers and
shared variables that are wholly written cost a test of one word an access; runtime/check_init.c does the rest.
"""

from __future__ import annotations

import ctypes as c
from typing import TYPE_CHECKING

import numpy as np

from vgpu.checkers.base import Checker, entry_load, pointer_parameters
from vgpu.codegen.builder import Value, constant
from vgpu.codegen.layout import BLOCK, LAUNCH
from vgpu.engine.records import TOOL_INIT

if TYPE_CHECKING:
    from vgpu.codegen.emitter import Emitter
    from vgpu.codegen.memory import Access
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult

#: the bit of ``SharedState.done`` that stands for all variables
_EVERYTHING = 63


class CheckedRecord(c.Structure):
    """``Checked`` of runtime/check_init.c."""

    _fields_ = [(n, c.c_uint64) for n in ("any", "hits", "origins", "variables", "variable_count")]


class InitCheck(Checker):
    """Finds reads of bytes that were never written."""

    name = "initcheck"
    runtime = "check_init"
    counts = False

    # -- in the generated code
    def on_access(self, em: Emitter, access: Access) -> None:
        from vgpu.codegen.memory import mask_byte

        untracked = access.space in ("const", "param", "local") or access.symbol in em.unit.symbol_numbers
        if untracked:
            return
        b = em.b
        n = b.name("i")[1:]
        done = _needless(em, access)
        if done is not None:
            b.line(f"br i1 {done.text}, label %{n}.on, label %{n}.look")
            b.label(f"{n}.look")
        site = constant("i32", access.site)
        if access.shape == "lanes":
            assert access.lanes is not None
            b.store(access.lanes, "%lanes8", align=64)
            chunk = Value(em.open_segment().chunk, "i64")
            em.runtime_call("vg_init_lanes", "void", "%warp", site, "%lanes8", chunk, b.zext(mask_byte(em, access), "i32"))
        else:
            assert access.affine is not None
            if access.shape == "uniform":
                em.runtime_call("vg_init_uniform", "void", "%warp", site, em.mask, access.affine.base)
            else:
                strides = [em.as_value(s, "i64") for s in access.affine.strides]
                em.runtime_call("vg_init_affine", "void", "%warp", site, access.affine.base, *strides)
        if done is not None:
            b.line(f"br label %{n}.on")
            b.label(f"{n}.on")

    # -- around a launch
    def before_launch(self, run: Run) -> None:
        record = CheckedRecord()
        self.hits = np.zeros(run.record.site_count, np.uint32)
        origins = np.zeros((max(len(run.kernel.params), 1), 2), np.uint64)
        table = run.table  # keeps its bitmaps alive
        for number, value in pointer_parameters(run).items():
            row = int(np.searchsorted(table["base"], np.uint64(value), side="right")) - 1
            if row >= 0 and value < table["limit"][row]:
                origins[number] = table["init_bitmap"][row], table["base"][row]
        total = run.record.static_shared + run.record.dynamic_shared
        shared = run.compiled.unit.shared
        visible = shared.visible(run.kernel.name)
        places = [visible.get(name, (0, 0)) for name in shared.places]
        variables = np.array([(start, max(total - start, 0) if size is None else size) for start, size in places] or [(0, 0)], np.uint32)
        record.any = bool(np.any(run.table["init_bitmap"]))
        record.hits, record.origins, record.variables = (x.ctypes.data for x in (self.hits, origins, variables))
        record.variable_count = len(places)
        run.keep += [record, origins, variables]
        run.record.tools[TOOL_INIT] = c.addressof(record)
        room = 24 + 4 * (len(places) + 2) + total // 8 + 16
        run.hook(TOOL_INIT, "check_init", room, prepare="vg_init_prepare", start="vg_init_start")

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        run.module.space.settle_initialized()


def _needless(em: Emitter, access: Access) -> Value | None:
    """Scalar or vector code, an i1: everything that the access may touch is written. None: always look."""
    b = em.b
    state = entry_load(em, "init", "%launch", LAUNCH["tools"] + 8 * TOOL_INIT, "ptr").text
    if access.space == "shared":
        variables = list(em.unit.shared.places)
        number = variables.index(access.symbol) if access.symbol in variables else _EVERYTHING
        if number > _EVERYTHING:
            return None
        block = entry_load(em, "init.block", "%block", BLOCK["tool_data"] + 8 * TOOL_INIT, "ptr").text
        done = b.load("i64", block, align=8)
        return b.icmp("ne", b.iand(done, constant("i64", 1 << number)), constant("i64", 0))
    if access.space != "global":
        return None
    if access.origin >= 0:
        origins = entry_load(em, "init.origins", state, CheckedRecord.origins.offset, "ptr").text
        bitmap = entry_load(em, f"init.{access.origin}", origins, 16 * access.origin, "i64")
        return b.icmp("eq", bitmap, constant("i64", 0))
    return b.icmp("eq", entry_load(em, "init.any", state, CheckedRecord.any.offset, "i64"), constant("i64", 0))
