"""What has to be recorded: every concrete form of every row that leaves a value behind, as cases.

A case is one full opcode, sometimes in a variant (an immediate, a shape of its operands). Rows of loads, stores and
atomics accept millions of spellings: of their modifiers only type, width, space and operation change a value.
Those are all combined; the others (cache operators, ordering, scope, eviction, prefetch size) are covered one by
one, and ordering with scope, on one type.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from vgpu.ptx.isa import ROWS, Form

#: Rows of these units steer the program; whole kernels exercise them. ``trap`` would end the recording.
WITHOUT_VECTORS = frozenset({"control", "call"})

#: For loads, stores and atomics: the sets whose choice changes the value, ...
_VALUE_SETS = ("P", "T", "V", "S")
#: ... and groups of sets that only say how it is reached; the sets of one group are combined with each other.
_HINT_GROUPS = (("W", "C"), ("O", "C"), ("K",), ("E", "L"))
#: What the hint groups are tried on: spaces (the first alone for two hints together) and types, where the row has them.
_HINT_SPACES = ("global", "shared", None)
_HINT_TYPES = ("b32", "u32", "f16")
_NC_SPACES = ("global", None)

#: Immediates tried for an operand of type ``imm``, by emitter; every other emitter gets ``_IMMEDIATES``.
_IMMEDIATES = {"lop3": tuple(range(256))}
_OTHER_IMMEDIATES = (0, 1, 2, 5, 16, 255)


@dataclass(frozen=True)
class Case:
    """One concrete form: the unit of recording, of rejection and of comparison."""

    form: Form
    opcode: str
    mods: dict[str, str] = field(hash=False, compare=False)
    variant: str = ""

    @property
    def key(self) -> str:
        """Unique over the whole table: the opcode with its number of operands (one opcode may stand in two rows)."""
        return f"{self.opcode}/{len(self.form.operands.split())}" + (f" {self.variant}" if self.variant else "")


def spell(form: Form, mods: dict[str, str]) -> str:
    """The full opcode of a row for chosen modifiers."""
    out = ""
    for part in re.findall(r"\[\.<?[\w:]+>?\]|\.<\w+>|\.[\w:]+|^\w+", form.syntax):
        word = part.strip("[]").lstrip(".")
        if word.startswith("<"):
            chosen = mods.get(word.strip("<>"))
            out += f".{chosen}" if chosen else ""
        elif not part.startswith("[") or word in mods:
            out += f".{word}" if out else word
    return out


def _choices(form: Form, name: str) -> list[str | None]:
    """The values of a set, with None where the modifier may be left out."""
    values: list[str | None] = list(form.sets[name].split())
    return [None, *values] if f"[.<{name}>]" in form.syntax else values


def _combinations(form: Form, names: Iterable[str]) -> Iterator[dict[str, str]]:
    present = [n for n in names if n in form.sets]
    for values in itertools.product(*(_choices(form, n) for n in present)):
        yield {n: v for n, v in zip(present, values, strict=True) if v is not None}


def _memory_mods(form: Form) -> Iterator[dict[str, str]]:
    """The modifiers of a load, store or atomic that are recorded (see the module's text)."""
    yield from _combinations(form, _VALUE_SETS)
    if "[.nc]" in form.syntax:
        for mods in _combinations(form, _VALUE_SETS):
            if mods.get("S") in _NC_SPACES:
                yield {**mods, "nc": "1"}
    type_ = next((t for t in _HINT_TYPES if t in form.sets["T"].split()), None)
    if type_ is None:
        return
    base = {"T": type_}
    if "P" in form.sets:
        base["P"] = form.sets["P"].split()[0]
    for group in _HINT_GROUPS:
        if group[0] not in form.sets:
            continue
        for hints in _combinations(form, group):
            for space in _HINT_SPACES if len(hints) < 2 else _HINT_SPACES[:1]:
                if space is None or space in form.sets.get("S", "").split():
                    yield {**base, **hints, **({"S": space} if space else {})}


def _concrete(form: Form) -> Iterator[tuple[str, dict[str, str]]]:
    if form.unit not in ("memory", "atomic"):
        yield from form.concrete()
        return
    seen = set()
    for mods in _memory_mods(form):
        opcode = spell(form, mods)
        if opcode not in seen:
            seen.add(opcode)
            yield opcode, mods


@cache
def cases(form: Form) -> tuple[Case, ...]:
    """Every case of a row, in a fixed order; none for rows that only steer the program."""
    if form.unit in WITHOUT_VECTORS:
        return ()
    out = []
    for opcode, mods in _concrete(form):
        for variant in _variants(form, mods):
            out.append(Case(form, opcode, mods, variant))
    return tuple(out)


def _variants(form: Form, mods: dict[str, str]) -> tuple[str, ...]:
    if form.unit == "alu" and any(w.endswith(":imm") for w in form.operands.split()):
        return tuple(f"imm={n}" for n in _IMMEDIATES.get(form.emit, _OTHER_IMMEDIATES))
    if form.emit == "cp_async":
        return tuple(f"n={n} {s}" for n in (4, 8, 16) for s in ("whole", "src-size"))
    return ("",)


def rows(pattern: str = "") -> list[Form]:
    """The rows to record, those whose syntax contains ``pattern``."""
    return [form for form in ROWS if cases(form) and pattern in form.syntax]


def row_name(form: Form) -> str:
    """A row's name in reports and test ids, unique in the table: its emitter and its first form."""
    return f"{form.emit}: {cases(form)[0].opcode}"
