"""Finding the row of an opcode."""

from __future__ import annotations

import pytest

from vgpu.ptx import isa


@pytest.mark.parametrize(
    ("opcode", "operands", "usual"),
    [
        ("atom.global.cta.add.u32", 3, "atom.cta.global.add.u32"),
        ("atom.global.sys.cas.b64", 4, "atom.sys.global.cas.b64"),
        ("atom.add.acquire.sys.s32", 3, "atom.acquire.sys.add.s32"),
        ("atom.exch.acq_rel.cta.b32", 3, "atom.acq_rel.cta.exch.b32"),
        ("red.shared.cta.relaxed.max.s32", 2, "red.relaxed.cta.shared.max.s32"),
        ("atom.global.gpu.add.noftz.f16x2", 3, "atom.gpu.global.add.noftz.f16x2"),
        ("max.s32.relu", 3, "max.relu.s32"),
        ("min.s16x2.relu", 3, "min.relu.s16x2"),
    ],
)
def test_modifiers_in_another_order_mean_the_same(opcode: str, operands: int, usual: str) -> None:
    found, expected = isa.match(opcode, operands), isa.match(usual, operands)
    assert found is not None and expected is not None
    assert found[0] is expected[0] and found[1] == expected[1]


@pytest.mark.parametrize(
    ("opcode", "operands"),
    [("atom.global.global.add.u32", 3), ("atom.cta.gpu.add.u32", 3), ("max.u32.relu", 3), ("add.u32.sat", 3), ("vote.ballot.b32", 2)],
)
def test_no_row_is_made_up(opcode: str, operands: int) -> None:
    assert isa.match(opcode, operands) is None
