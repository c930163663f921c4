"""From instructions to source lines and their text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vgpu.engine.module import LoadedModule
    from vgpu.ptx.ast import Instr


@dataclass(frozen=True)
class SourceText:
    """A module's source as far as it is known: ``files`` as in the PTX, ``lines`` of the one called ``name``."""

    files: Mapping[int, str]
    name: str | None
    lines: tuple[str, ...]

    @classmethod
    def of(cls, module: LoadedModule) -> SourceText:
        """The module's: its source text belongs to the file of its name, else to the first file."""
        files = module.ast.files
        name = module.name if module.name in files.values() else files.get(min(files, default=0))
        return cls(files, name, tuple((module.source or "").splitlines()))

    def place(self, instr: Instr) -> tuple[str | None, int | None]:
        """File and 1-based line of an instruction."""
        if instr.loc is None:
            return None, None
        return self.files.get(instr.loc.file), instr.loc.line

    def text(self, file: str | None, line: int | None) -> str | None:
        """A line without its line end, None when the source is not at hand."""
        if line is None or file != self.name or not 1 <= line <= len(self.lines):
            return None
        return self.lines[line - 1]
