"""Findings, errors, profiles and traces as text for people.

Everything returns a string. Pass ``color=use_color(stream)``: escapes only for a terminal, and never with ``NO_COLOR`` set.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from typing import IO, TYPE_CHECKING

from vgpu.profile.report import Style, number, render_profile
from vgpu.reports import Party, Report

if TYPE_CHECKING:
    from vgpu.errors import LaunchError
    from vgpu.profile.access import AccessMap
    from vgpu.profile.summary import Profile
    from vgpu.profile.trace import Trace

#: What to look at, by checker and kind (the kinds of :data:`vgpu.reports.KINDS`).
HINTS: dict[str, dict[str, str]] = {
    "memcheck": {
        "out_of_bounds": "compare the index with the buffer's length: a missing bounds check (i < n), a wrong stride, or a grid larger than the data",
        "null_pointer": "the pointer passed for this parameter is null: pass a buffer, or test it before use",
        "use_after_free": "the buffer was closed before this launch: keep it alive until the kernel has run",
        "misaligned": "a vector access (float4, a cast pointer) needs an address that is a multiple of its size: check offset and row length",
        "shared_out_of_bounds": "compare the index with the array's declared size, and dynamic shared memory with the bytes given at the launch",
        "local_out_of_bounds": "the index of a local array leaves it: check the loop's bounds (a deep recursion runs out of stack the same way)",
        "write_to_read_only": "a const parameter was written through a cast, or two arguments are swapped",
        "device_malloc": "allocate on the host and pass the buffer, or use shared or local memory",
    },
    "initcheck": {
        "uninitialized_global": "set the buffer before the launch, or write each element before it is read: fresh device memory holds anything",
        "uninitialized_shared": "shared memory starts with anything in it: every element must be written by some thread, and a barrier must follow",
    },
    "racecheck": {
        "raw": "put a __syncthreads() (for one warp: __syncwarp()) between the write and the read; between blocks, use another launch or atomics",
        "war": "put a barrier between the read and the write that replaces the value: often the second __syncthreads() of a loop is missing",
        "waw": "let one thread write each element, or use an atomic: which value stays is chance",
        "waw_same_value": "both write the same value, so the result is right; still let one thread do it",
    },
    "synccheck": {
        "divergent_barrier": "every thread of the block must reach the same __syncthreads(): move it out of the branch",
        "missing_threads": "threads that returned or took another branch never arrive: let all of them reach the barrier, and guard the work instead",
        "bad_member_mask": "the mask must name exactly the threads that execute the call: compute it before the branch (__ballot_sync)",
    },
    "limits": {
        "instruction_budget": "look at what should end the loop: does every path change it, and towards the limit?",
        "deadlock": "threads wait for something that only a waiting thread would do: check barriers in branches, and locks taken in different orders",
    },
}  # fmt: skip


def use_color(stream: IO[str]) -> bool:
    """Whether escapes make sense there: a terminal that is not dumb, and no ``NO_COLOR`` in the environment (https://no-color.org)."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


# -- source lines -----------------------------------------------------------------------------------------------


def statement_end(text: str, start: int) -> int:
    """Where the statement that begins at ``start`` ends on its line: after its ``;`` or before its ``{``, comments left out."""
    depth = 0
    comment = re.search(r"//|/\*", text[start:])
    end = start + comment.start() if comment else len(text)
    for i in range(start, end):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[i], 0)
        if text[i] == ";" and depth <= 0:
            return i + 1
        if text[i] == "{" and depth <= 0 and text[start:i].strip():
            return len(text[:i].rstrip())
    return len(text[:end].rstrip())


def _subscript_end(text: str, at: int) -> int:
    """After the last ``[...]`` or member of an expression that continues at ``at``."""
    while at < len(text):
        if text[at] == "[":
            depth = 0
            for i in range(at, len(text)):
                depth += {"[": 1, "]": -1}.get(text[i], 0)
                if depth == 0:
                    at = i + 1
                    break
            else:
                return len(text)
        elif m := re.match(r"(\.|->)\w+", text[at:]):
            at += m.end()
        else:
            break
    return at


def ranges(text: str, column: int | None, buffer: str | None, action: str) -> list[tuple[int, int]]:
    """Which characters (0-based, end excluded) of a source line a finding is about.

    NVRTC places a whole statement; where the buffer's name is known, its subscripts in that statement are meant: those left of an
    assignment for a write, those right of it for a read.
    """
    start = min(max((column or 1) - 1, 0), len(text))
    start += len(text[start:]) - len(text[start:].lstrip())
    end = statement_end(text, start)
    found = []
    if buffer:
        for m in re.finditer(rf"\b{re.escape(buffer)}\b\s*(?=\[)", text[start:end]):
            found.append((start + m.start(), min(_subscript_end(text, start + m.end()), end)))
    assignment = re.search(r"(?<![=!<>])=(?!=)", text[start:end])
    if assignment and len(found) > 1:
        compound = text[start + assignment.start() - 1] in "+-*/%&|^"
        at = start + assignment.start()
        side = [r for r in found if (r[0] < at) == (action == "write")]
        found = found if compound and action == "read" else side or found
    return found or ([(start, end)] if end > start else [])


def excerpt(text: str, line: int, marks: Sequence[tuple[int, int]], style: Style) -> list[str]:
    """A numbered source line with carets below the marks."""
    gutter = max(len(str(line)), 3)
    under = ["\t" if c == "\t" else " " for c in text]
    for start, end in marks:
        for i in range(start, min(end, len(text))):
            under[i] = "^" if i == start else "~"
    out = [f"  {line:>{gutter}} | {text.rstrip()}"]
    caret = "".join(under).rstrip()
    if caret:
        out.append(f"  {' ' * gutter} | {style.bad(caret)}")
    return out


def _shown(party: Party, source: str | None, buffer: str | None, style: Style) -> list[str]:
    """Place and source line of one party."""
    at = party.location
    if at.line is None:
        return []
    place = f"{at.file or 'source'}:{at.line}" + (f":{at.column}" if at.column else "")
    out = [f"  --> {place}"]
    lines = (source or "").splitlines()
    if 1 <= at.line <= len(lines):
        text = lines[at.line - 1]
        out += excerpt(text, at.line, ranges(text, at.column, buffer, party.action), style)
    return out


def _triple(place: tuple[int, int, int]) -> str:
    return f"({', '.join(map(str, place))})"


def _thread(party: Party) -> str:
    return f"thread {_triple(party.thread)} of block {_triple(party.block)}, warp {party.warp}, lane {party.lane}"


# -- findings and errors ----------------------------------------------------------------------------------------


def report(r: Report, source: str | None = None, *, color: bool = False) -> str:
    """One finding: what, where in the source (``source`` is its text), by which thread, and what to look at."""
    style = Style(color)
    head = style.bad("error") if r.severity == "error" else style.warn("warning")
    out = [f"{head}: {r.checker}: {r.kind.replace('_', ' ')} in {r.kernel}", f"  {_message(r)}"]
    out += _shown(r.party, source, r.buffer, style)
    out.append(f"  {_thread(r.party)}")
    if r.other is not None:
        out.append(f"  and {r.other.action or 'the other side'}:")
        out += _shown(r.other, source, r.buffer, style)
        out.append(f"  {_thread(r.other)}")
    if r.count > 1:
        out.append(f"  seen {number(r.count)} times; this is the first")
    hint = HINTS.get(r.checker, {}).get(r.kind)
    if hint:
        out.append(f"  {style.note('look at')}: {hint}")
    return "\n".join(out) + "\n"


def _message(r: Report) -> str:
    """The message without the place at its end, which is shown on lines of its own."""
    line = f"line {r.party.location.line}" if r.party.location.line else "unknown line"
    return r.message.removesuffix(f"; {line}, thread {_triple(r.party.thread)} of block {_triple(r.party.block)}")


def reports(found: Iterable[Report], source: str | None = None, *, color: bool = False) -> str:
    """Findings, errors first; one line when there are none."""
    ordered = sorted(found, key=lambda r: r.severity != "error")
    return "\n".join(report(r, source, color=color) for r in ordered) if ordered else "no findings\n"


def error(e: LaunchError, source: str | None = None, *, color: bool = False) -> str:
    """Why a launch failed: its findings, or its message when no checker has more to say."""
    if e.reports:
        return reports(e.reports, source, color=color)
    return f"{Style(color).bad('error')}: {e}\n"


# -- profiles and traces ----------------------------------------------------------------------------------------


def profile(p: Profile, *, color: bool = False, width: int = 120) -> str:
    """A profile's tables and what to look at in them."""
    return render_profile(p, color=color, width=width)


def trace(t: Trace, *, color: bool = False, everything: bool = False, lines: int = 500) -> str:
    """A trace line by line; ``everything``: pointer arithmetic too. At most ``lines`` executions of lines are written."""
    from vgpu.profile.trace_text import render_trace

    return render_trace(t, color=color, everything=everything, lines=lines)


def access_map(m: AccessMap, *, elements: int = 16) -> str:
    """For each buffer, who touches its first ``elements`` elements that are touched at all."""
    from vgpu.profile.trace_text import render_accesses

    return render_accesses(m, elements=elements)
