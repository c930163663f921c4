"""What every checker has: hooks into the generated code, and a say before and after a launch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vgpu.codegen.tools import Tool

if TYPE_CHECKING:
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult


class Checker(Tool):
    """A tool with launch hooks."""

    def before_launch(self, run: Run) -> None:
        """Set up what the generated code needs (shadow memory, tables)."""

    def after_launch(self, run: Run, result: LaunchResult) -> None:
        """Turn what was recorded into reports."""
