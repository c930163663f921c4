"""What a kernel costs and does: counters, traces, its resources as the compiler assigned them and its occupancy on a named GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vgpu.checkers.base import Checker
    from vgpu.engine.module import LaunchOptions


def make_profile_tools(options: LaunchOptions) -> tuple[Checker, ...]:
    """The counters (``options.profile``) and the recorder (``options.trace``) that a launch asks for."""
    tools: list[Checker] = []
    if options.profile:
        from vgpu.profile.counters import Counters

        tools.append(Counters())
    if options.trace is not None:
        from vgpu.profile.trace import make_recorder

        tools.append(make_recorder(options.trace))
    return tuple(tools)
