"""The instruction table as documentation: every row of :data:`vgpu.ptx.isa.ROWS`, grouped by kind, with operands and truth."""

from __future__ import annotations

import difflib
import fnmatch
import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vgpu.ptx import approx, isa
from vgpu.ptx.isa import ROWS, Form

#: Headings, in the order in which they are printed: the rows' instruction classes, those of one kind together.
KINDS: dict[str, tuple[str, ...]] = {
    "Integer arithmetic": ("integer",),
    "Logic and shifts": ("logic",),
    "Comparison and selection": ("compare",),
    "Single precision": ("fp32",),
    "Double precision": ("fp64",),
    "Half precision (float16 and bfloat16)": ("fp16",),
    "Approximations and special functions": ("special",),
    "Conversion": ("conversion",),
    "Moving values and addresses": ("move",),
    "Loads": ("load",),
    "Stores": ("store",),
    "Atomics": ("atomic",),
    "Within a warp": ("warp",),
    "Barriers and fences": ("sync",),
    "Tensor cores": ("tensor",),
    "Control flow": ("control",),
}
_TRUTH = {"exact": "exact", "bounded": "bounded", "-": "no result"}
#: Where the repository keeps what real GPUs computed; an installed package does not carry it.
RECORDINGS = Path(__file__).resolve().parent.parent / "tests" / "vgpu" / "hardware" / "data"
_OPERANDS = {"mem": "[address]", "vec": "{values}", "label": "label", "imm": "immediate", "call": "function"}


@dataclass(frozen=True)
class RowDoc:
    """One row, ready to print. ``note``: what an approximation computes and how closely; ``recorded``: GPU name to the number of this row's
    forms that were recorded on it."""

    syntax: str
    operands: str
    sets: Mapping[str, str]
    kind: str
    truth: str
    note: str
    recorded: Mapping[str, int]

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {**vars(self), "sets": dict(self.sets), "recorded": dict(self.recorded)}


def truth_text(truth: str) -> str:
    """A row's ``truth`` in words."""
    return f"within {truth[4:]} ulp" if truth.startswith("ulp ") else _TRUTH[truth]


def operand_text(form: Form) -> str:
    """The operands as PTX writes them, each with its type: ``d:T, a:T, [address]``."""
    out = []
    for word in form.operands.split():
        name, _, type_ = word.rstrip("?").partition(":")
        optional = name.endswith("?")
        name = name.rstrip("?")
        if type_ in _OPERANDS:
            text = f"{name} {_OPERANDS[type_]}" if type_ in ("imm", "vec") else _OPERANDS[type_]
        elif wide := re.fullmatch(r"wide\((\w+)\)", type_):
            text = f"{name}:twice the width of {wide[1]}"
        else:
            text = f"{name}:{type_}"
        out.append(f"[{text}]" if optional else text)
    return ", ".join(out)


def note_of(form: Form) -> str:
    """What is documented of an approximation where it is computed; "" for other instructions."""
    documented = getattr(getattr(approx, form.emit, None), "__doc__", None) if form.truth != "exact" else None
    return " ".join(documented.partition("``: ")[2].replace("``", "").split()) if documented else ""


def kind_of(form: Form) -> str:
    """The heading of a row."""
    return next(title for title, classes in KINDS.items() if form.cls in classes)


def recordings(folder: Path = RECORDINGS) -> dict[str, list[Form]]:
    """By GPU, the row of each form recorded on it. Empty outside a checkout of the repository."""
    out: dict[str, list[Form]] = {}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path, allow_pickle=False) as file:
            index = json.loads(bytes(file["index"]))
        rows = out.setdefault(str(index["about"].get("gpu", path.stem)), [])
        for key in index["sections"]:
            opcode, _, count = key.split(" ", 1)[0].rpartition("/")
            if found := isa.match(opcode, int(count)):
                rows.append(found[0])
    return out


def documentation(pattern: str | None = None, folder: Path = RECORDINGS) -> list[RowDoc]:
    """The rows that fit a pattern (all without one), in the order of :data:`KINDS`.

    ``pattern`` is a full opcode (``add.rn.f32``), a glob over syntax lines (``*.f16*``), or a word that occurs in one (``shfl``).
    """
    counts: dict[int, dict[str, int]] = {}
    for gpu, rows in recordings(folder).items():
        for form in rows:
            of = counts.setdefault(id(form), {})
            of[gpu] = of.get(gpu, 0) + 1
    chosen = ROWS if pattern is None else select(pattern)
    titles = list(KINDS)
    ordered = sorted(chosen, key=lambda form: titles.index(kind_of(form)))
    return [RowDoc(f.syntax, operand_text(f), {k: v for k, v in f.sets.items() if f"<{k}>" in f.syntax}, kind_of(f), f.truth, note_of(f),
                   counts.get(id(f), {})) for f in ordered]  # fmt: skip


def select(pattern: str) -> list[Form]:
    """The rows that a pattern means, see :func:`documentation`."""
    exact = [form for form in ROWS if any(isa.match(pattern, n) and isa.match(pattern, n)[0] is form for n in range(6))]  # type: ignore[index]
    if exact:
        return exact
    if re.fullmatch(r"[a-z]\w*", pattern) and any(form.opcode == pattern for form in ROWS):
        return [form for form in ROWS if form.opcode == pattern]
    if any(c in pattern for c in "*?"):
        return [form for form in ROWS if fnmatch.fnmatchcase(form.syntax, pattern) or fnmatch.fnmatchcase(form.opcode, pattern)]
    return [form for form in ROWS if pattern in form.syntax]


def near(pattern: str) -> list[str]:
    """Opcodes that look like a pattern that fits no row."""
    return difflib.get_close_matches(re.split(r"[.*?]", pattern)[0], sorted({f.opcode for f in ROWS}), n=4, cutoff=0.5)


def _vectors(row: RowDoc) -> str:
    recorded = ", ".join(f"{gpu}: {n:,} form{'s' if n != 1 else ''}" for gpu, n in row.recorded.items())
    return f"; vectors: {recorded}" if recorded else "; no vectors: whole kernels exercise it"


def render(rows: Sequence[RowDoc], *, width: int = 100, has_recordings: bool = True) -> str:
    """The rows as text, a paragraph each, under their headings. ``has_recordings``: say what hardware results there are."""
    out: list[str] = []
    heading = None
    for row in rows:
        if row.kind != heading:
            heading = row.kind
            out += ["", heading, "-" * len(heading)]
        out.append(f"{row.syntax}    {row.operands}".rstrip())
        for name, values in row.sets.items():
            out += textwrap.wrap(f"{name}: {values}", width, initial_indent="    ", subsequent_indent="       ", break_on_hyphens=False)
        if row.note:
            out += textwrap.wrap(row.note, width, initial_indent="    ", subsequent_indent="    ")
        out.append(f"    {truth_text(row.truth)}{_vectors(row) if has_recordings else ''}")
    return "\n".join(out).lstrip("\n") + "\n" if out else ""


_LEGEND = """\
[.x] may be left out; <T> stands for one of the set T below the row; an operand in [brackets with a type] may be left out.
exact: bit for bit as on hardware. within N ulp, bounded: as close as the PTX manual asks (where it does not: as documented with the vectors).
vectors: inputs and results recorded on that GPU, which the tests hold the virtual GPU to. What no row accepts is refused at load.
"""


def legend(total: int, shown: int, *, has_recordings: bool) -> str:
    """What the notation means, and what is not shown."""
    absent = "" if has_recordings else "The recorded vectors are in the repository (tests/vgpu/hardware/data), not in the package: not shown here.\n"
    return f"{shown} of the {total} rows of the instruction table.\n{_LEGEND}{absent}"
