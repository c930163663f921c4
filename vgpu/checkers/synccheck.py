"""synccheck: barriers and warp-level instructions that not all the threads they name take part in."""

from __future__ import annotations

from vgpu.checkers.base import Checker


class SyncCheck(Checker):
    """Barriers in divergent code, barriers that some threads never reach, member masks that name lanes that are not there."""

    name = "synccheck"
