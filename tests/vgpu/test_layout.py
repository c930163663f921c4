"""The three descriptions of the records that C, generated code and Python share are equal."""

from __future__ import annotations

import ctypes

from vgpu.codegen import layout
from vgpu.engine import jit, records

#: the order of runtime.c's vg_offset
NAMES = (
    ["WARP." + n for n in "frame block launch fuel warp_id bar_value call_target call_mask tid tids stack stack_end site tool scratch".split()]
    + ["BLOCK." + n for n in "ctaid shared shared_size index counters sites".split()]
    + ["LAUNCH." + n for n in "params grid block dynamic_shared ranges symbols static_shared counters".split()]
    + ["FRAME." + n for n in "resume mode live pinned force last pending".split()]
)


def compiled_offsets() -> list[int]:
    function = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint32)(jit.runtime().addresses["vg_offset"])
    out = []
    while (value := function(len(out))) != 0xFFFFFFFF:
        out.append(value)
    return out


def test_generated_code_uses_the_offsets_that_the_c_compiler_chose() -> None:
    offsets = compiled_offsets()
    for name, offset in zip(NAMES, offsets, strict=False):
        table, field = name.split(".")
        assert getattr(layout, table)[field] == offset, name


def test_python_and_c_agree_on_sizes() -> None:
    sizes = compiled_offsets()[len(NAMES) :]
    warp, block, launch, worker, event, function, entry = sizes[:7]
    assert warp == records.WARP_BYTES
    assert block <= records.BLOCK_BYTES
    assert launch == ctypes.sizeof(records.LaunchRecord)
    assert worker == ctypes.sizeof(records.WorkerRecord)
    assert event == ctypes.sizeof(records.Event)
    assert function == ctypes.sizeof(records.FunctionRecord)
    assert entry == 40


def test_launch_record_fields_lie_where_generated_code_looks() -> None:
    for name, offset in layout.LAUNCH.items():
        if hasattr(records.LaunchRecord, name):
            assert getattr(records.LaunchRecord, name).offset == offset, name
