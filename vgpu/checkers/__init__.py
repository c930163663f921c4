"""The checkers, by name. Adding one is a file here and a line in REGISTRY."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vgpu.checkers.base import Checker
from vgpu.checkers.initcheck import InitCheck
from vgpu.checkers.memcheck import MemCheck
from vgpu.checkers.racecheck import RaceCheck
from vgpu.checkers.synccheck import SyncCheck

if TYPE_CHECKING:
    from vgpu.engine.module import LaunchOptions

#: In the order in which their code is called at an access.
REGISTRY: dict[str, type[Checker]] = {c.name: c for c in (MemCheck, InitCheck, SyncCheck, RaceCheck)}


def make_tools(options: LaunchOptions) -> tuple[Checker, ...]:
    """The tools a launch asks for, in registry order."""
    names = set(REGISTRY) if "all" in options.checkers else set(options.checkers)
    unknown = names - set(REGISTRY)
    if unknown:
        raise ValueError(f"unknown checkers {sorted(unknown)}: expected some of {sorted(REGISTRY)} or 'all'")
    return tuple(REGISTRY[n]() for n in REGISTRY if n in names)
