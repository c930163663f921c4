"""Whole kernels, bit for bit as an H200 ran them, in every way that the engine has of running them.

``test_corpus.py`` compares the same kernels in the usual way and under the checkers. Here are the copies of the code on their own (the
*general* one also where all lanes of a warp stay together) and several OS threads.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.vgpu import corpus
from tests.vgpu.corpus import Case
from tests.vgpu.hardware import whole

CASES = corpus.cases("whole")
WAYS: dict[str, dict[str, Any]] = {
    "one-thread": {"threads": 1},
    "two-threads": {"threads": 2},
    "general-copy": {"threads": 1, "general_only": True},
    "general-copy-two-threads-other-order": {"threads": 2, "general_only": True, "seed": 7},
}


@cache
def recorded() -> whole.Outputs:
    return whole.load()[0]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_agrees_with_hardware(case: Case, way: str) -> None:
    outcome = corpus.run(case, "none", **WAYS[way])
    assert outcome.error is None
    outputs = whole.writable(case, outcome.outputs)
    assert outputs
    assert whole.differences(case, recorded(), outputs) == []
