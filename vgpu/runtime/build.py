"""Compile the runtime's C to LLVM IR text that any LLVM can build for the processor it finds.

``python -m vgpu.runtime.build`` writes a ``.ll`` file for every ``.c`` file of this folder; ``--check`` only says which are out of
date, and needs no compiler: the first line of each ``.ll`` holds the digest of what it was made from, and of its own text.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
#: No vectorising: the code is small, and what is worth vectors says so. No target: the JIT sets it.
FLAGS = (
    "-O2", "-Wall", "-Wextra", "-Wno-psabi", "-Werror", "-ffreestanding", "-fno-stack-protector", "-fno-vectorize", "-fno-slp-vectorize",
    "-fno-asynchronous-unwind-tables", "-S", "-emit-llvm",
)  # fmt: skip
COMPILERS = ("clang-19", "clang")
_HEADER = re.compile(r"; made from ([\w. ]+) sha256 ([0-9a-f]{64}) text ([0-9a-f]{64})\n")
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
_TARGET_LINE = re.compile(r"^(?:target |source_filename|; ModuleID).*\n", re.MULTILINE)
_TARGET_ATTRIBUTE = re.compile(r'"(?:target-cpu|target-features|tune-cpu)"="[^"]*" ?')


class BuildError(RuntimeError):
    """The C could not be compiled; says why."""


def units() -> list[Path]:
    """Every C file of the runtime: one ``.ll`` each."""
    return sorted(FOLDER.glob("*.c"))


def sources(unit: Path) -> list[Path]:
    """A C file and every header of this folder that it includes, itself first."""
    found = [unit]
    for path in found:
        for name in _INCLUDE.findall(path.read_text(encoding="utf-8")):
            if (header := path.parent / name) not in found:
                found.append(header)
    return found


def source_digest(unit: Path) -> str:
    """SHA-256 of the flags and of every source's name and text."""
    digest = hashlib.sha256("\0".join(FLAGS).encode())
    for path in sources(unit):
        text = path.read_bytes()
        digest.update(f"\0{path.name}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def problem(unit: Path) -> str | None:
    """Why a unit's ``.ll`` cannot be trusted; None when it was made from the sources as they are."""
    output = unit.with_suffix(".ll")
    if not output.exists():
        return f"{output.name} is missing"
    head, _, body = output.read_text(encoding="utf-8").partition("\n")
    stamp = _HEADER.match(head + "\n")
    if stamp is None:
        return f"{output.name} does not say what it was made from"
    if stamp[2] != source_digest(unit):
        return f"{output.name} is older than {stamp[1].replace(' ', ', ')}"
    if stamp[3] != hashlib.sha256(body.encode()).hexdigest():
        return f"{output.name} was changed by hand"
    return None


def neutral(text: str) -> str:
    """IR without what ties it to the processor it was compiled on."""
    return _TARGET_ATTRIBUTE.sub("", _TARGET_LINE.sub("", text))


def compiler() -> str:
    """The clang to use: ``$CLANG``, or the first of :data:`COMPILERS` that is installed. Raises :class:`BuildError`."""
    for name in (os.environ.get("CLANG"), *COMPILERS):
        if name and (found := shutil.which(name)):
            return found
    raise BuildError(f"no clang found (looked for {', '.join(COMPILERS)}): install clang 19, or set CLANG to one")


def build(unit: Path) -> None:
    """Write a unit's ``.ll``. Raises :class:`BuildError` with the compiler's messages."""
    done = subprocess.run([compiler(), *FLAGS, unit.name, "-o", "-"], cwd=unit.parent, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{unit.name} does not compile:\n{done.stderr.strip()}")
    body = neutral(done.stdout)
    names = " ".join(path.name for path in sources(unit))
    stamp = f"; made from {names} sha256 {source_digest(unit)} text {hashlib.sha256(body.encode()).hexdigest()}\n"
    unit.with_suffix(".ll").write_text(stamp + body, encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """The command. Returns 1 when something is out of date (``--check``) or does not compile."""
    parser = argparse.ArgumentParser(prog="python -m vgpu.runtime.build", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    options = parser.parse_args(arguments)
    stale = [(unit, why) for unit in units() if (why := problem(unit))]
    for unit, why in stale:
        print(why, file=sys.stderr)
        if options.check:
            continue
        try:
            build(unit)
        except BuildError as error:
            print(error, file=sys.stderr)
            return 1
        print(f"wrote {unit.with_suffix('.ll').name}", file=sys.stderr)
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
