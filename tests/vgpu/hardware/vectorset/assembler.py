"""Finding the forms that ptxas rejects: its log names lines, and lines belong to cases.

The offline assembler of the PyPI package ``nvidia-cuda-nvcc`` needs no GPU. The driver's own assembler writes the
same log.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from vectorset.kernel import Launch
from vectorset.plan import Case

#: Assembles a module: None, or the log of what it refused.
Assemble = Callable[[Launch], str | None]
#: Writes a kernel for cases of one row.
Build = Callable[[list[Case]], Launch]

_LINE = re.compile(r"line (\d+)\s*;\s*(?:error|fatal)\s*:\s*(.*)")


def find_ptxas() -> str | None:
    """The path of a ptxas: on PATH, or in the wheel nvidia-cuda-nvcc."""
    spec = importlib.util.find_spec("nvidia")
    for root in spec.submodule_search_locations or () if spec else ():
        for found in Path(root).glob("*/bin/ptxas*"):
            return str(found)
    return shutil.which("ptxas")


def ptxas_version(ptxas: str) -> str:
    text = subprocess.run([ptxas, "--version"], capture_output=True, text=True, check=True).stdout
    match = re.search(r"release (\S+), V(\S+)", text)
    return match.group(2) if match else text.strip().splitlines()[-1]


def offline(ptxas: str, target: str, *, optimize: int = 0) -> Assemble:
    """An :data:`Assemble` that runs the offline ptxas for ``target``."""

    def assemble(launch: Launch) -> str | None:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "module.ptx"
            source.write_text(launch.ptx)
            command = [ptxas, f"-arch={target}", f"-O{optimize}", "-o", str(Path(folder) / "out"), str(source)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else done.stderr + done.stdout

    return assemble


def blame(launch: Launch, log: str) -> dict[Case, str]:
    """The cases whose lines the log calls wrong, each with the assembler's first message about it."""
    blamed: dict[Case, str] = {}
    for line, message in _LINE.findall(log):
        case = launch.lines.get(int(line))
        if case is not None:
            blamed.setdefault(case, message.strip())
    return blamed


def accepted(cases: list[Case], build: Build, assemble: Assemble) -> tuple[Launch | None, dict[Case, str]]:
    """A kernel for those of ``cases`` that assemble (None if none does), and why the others do not.

    Cases that the log names are dropped and the rest tried again; a log that names none is settled by halving.
    """
    rejected: dict[Case, str] = {}
    remaining = list(cases)
    while remaining:
        launch = build(remaining)
        log = assemble(launch)
        if log is None:
            return launch, rejected
        blamed = blame(launch, log)
        if not blamed:
            blamed = _halve(remaining, build, assemble, log)
        rejected.update(blamed)
        remaining = [c for c in remaining if c not in blamed]
    return None, rejected


def _halve(cases: list[Case], build: Build, assemble: Assemble, log: str) -> dict[Case, str]:
    """The cases that do not assemble alone, found by halving a list that does not assemble together."""
    if len(cases) == 1:
        lines = [line for line in log.splitlines() if "error" in line or "fatal" in line]
        return {cases[0]: (lines or log.splitlines() or ["no message"])[0].strip()}
    middle = len(cases) // 2
    found: dict[Case, str] = {}
    for half in (cases[:middle], cases[middle:]):
        launch = build(half)
        half_log = assemble(launch)
        if half_log is not None:
            found.update(blame(launch, half_log) or _halve(half, build, assemble, half_log))
    if not found:
        # Each half assembles: only their combination does not. Say so rather than lose both.
        return dict.fromkeys(cases, f"rejected only together: {log.strip()[:200]}")
    return found
