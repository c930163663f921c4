"""racecheck."""

from __future__ import annotations

from vgpu.checkers.base import Checker


class RaceCheck(Checker):
    name = "racecheck"
