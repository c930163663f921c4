"""NVRTC's log as data.

NVRTC's front end (EDG) prints a message as ``file(line): severity[ #code]: text``, then the lines that
continue the text (indented), the source line behind two spaces, and a caret below the column::

    kernel.cu(5): error: identifier "foo" is undefined
          foo(p);
          ^

Messages of ptxas and of NVRTC itself have no source position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning", "remark", "note"]


@dataclass(frozen=True)
class Diagnostic:
    """One message. ``line`` and ``column`` are 1-based, in characters of the source; None when unknown.

    ``code`` is the compiler's message number as text (``"177-D"``), ``excerpt`` the source line as
    NVRTC printed it, ``context`` the lines that explain the message (overloads tried, instantiations).
    """

    severity: Severity
    file: str | None
    line: int | None
    column: int | None
    text: str
    code: str | None = None
    excerpt: str | None = None
    context: tuple[str, ...] = ()

    def __str__(self) -> str:
        place = "" if self.file is None else self.file
        if self.line is not None:
            place += f":{self.line}"
            place += f":{self.column}" if self.column is not None else ""
        return f"{place}: {self.severity}: {self.text}" if place else f"{self.severity}: {self.text}"


_MESSAGE = re.compile(
    r"^(?:(?P<file>.+?)\((?P<line>\d+)\)|(?P<end>At end of source)|(?P<command>Command-line error)): "
    r"(?:(?P<severity>catastrophic error|internal error|error|warning|remark|note)"
    r"(?: #(?P<code>[0-9]+(?:-D)?))?: )?(?P<text>.*)$"
)
_TOOL = re.compile(
    r"^(?P<tool>ptxas|nvlink|nvrtc|nvvm|libnvvm)\b(?P<where>[^;:]*)[;:]?\s*"
    r"(?P<severity>error|fatal|warning|info)\s*:\s*(?P<text>.*)$",
    re.IGNORECASE,
)
_PTX_LINE = re.compile(r"\bline (\d+)")
_NOISE = re.compile(
    r"^(?:\d+ (?:catastrophic )?errors? (?:and \d+ warnings? )?detected in the compilation of .*"
    r"|Compilation terminated\.|Remark: The warnings can be suppressed .*|Compilation aborted\.)$"
)
_SEVERITIES: dict[str, Severity] = {
    "catastrophic error": "error",
    "internal error": "error",
    "error": "error",
    "fatal": "error",
    "warning": "warning",
    "remark": "remark",
    "info": "remark",
    "note": "note",
}


def parse_log(log: str) -> list[Diagnostic]:
    """Every message of an NVRTC log, in the log's order. Never raises: what it cannot read is context."""
    found: list[Diagnostic] = []
    pending: list[str] = []
    for line in log.split("\n"):
        message = _start(line)
        if message is None:
            pending.append(line)
            continue
        _attach(found, pending)
        pending = []
        found.append(message)
    _attach(found, pending)
    return found


def _start(line: str) -> Diagnostic | None:
    """The message that starts on this line of the log, or None."""
    if m := _MESSAGE.match(line):
        severity = m["severity"]
        if m["command"]:
            return Diagnostic("error", None, None, None, m["text"])
        if severity is None:
            return None
        number = None if m["end"] else int(m["line"])
        text = f"{m['text']} (at the end of the source)" if m["end"] else m["text"]
        return Diagnostic(_SEVERITIES[severity], m["file"], number, None, text, m["code"])
    if m := _TOOL.match(line):
        kind = _SEVERITIES[m["severity"].lower()]
        at = _PTX_LINE.search(m["where"])
        where = f" (PTX line {at[1]})" if at else ""
        return Diagnostic(kind, None, None, None, f"{m['tool'].lower()}: {m['text']}{where}")
    return None


def _attach(found: list[Diagnostic], lines: list[str]) -> None:
    """Read the lines between two messages into the first of the two."""
    if not found:
        return
    last = found[-1]
    context: list[str] = []
    excerpt, column = last.excerpt, last.column
    for index, line in enumerate(lines):
        if line.strip() == "^" and index > 0 and context and excerpt is None:
            excerpt = lines[index - 1][2:]
            column = _column(excerpt, line.index("^") - 2)
            context.pop()
        elif line.strip() and not _NOISE.match(line):
            context.append(line.strip())
    found[-1] = Diagnostic(
        last.severity, last.file, last.line, column, last.text, last.code, excerpt, tuple(context)
    )


def _column(excerpt: str, caret: int) -> int:
    """The 1-based character column under a caret, which NVRTC places by UTF-8 bytes (a tab is one)."""
    return len(excerpt.encode()[: max(caret, 0)].decode(errors="ignore")) + 1


def without_redefinitions(diagnostics: Iterable[Diagnostic], files: Iterable[str]) -> list[Diagnostic]:
    """Drop "incompatible redefinition of macro" warnings about macros of the given header files.

    The prelude defines FLT_MAX, M_PI and such before the source begins; a source that brings its own
    definition (as code for plain NVRTC must) is right to do so.
    """
    ours = "|".join(re.escape(f) for f in files)
    pattern = re.compile(rf"^incompatible redefinition of macro .*\(declared at line \d+ of \"?(?:{ours})\"?\)")
    return [d for d in diagnostics if not (d.code == "47-D" and pattern.match(d.text))]


def render(diagnostics: Sequence[Diagnostic], *, limit: int = 20) -> str:
    """The messages as text: position, severity, text, source line and caret; at most ``limit`` of them."""
    parts: list[str] = []
    for d in diagnostics[:limit]:
        parts.append(str(d))
        if d.excerpt is not None:
            parts.append("    " + d.excerpt)
            if d.column is not None:
                lead = "".join("\t" if c == "\t" else " " for c in d.excerpt[: d.column - 1])
                parts.append("    " + lead + "^")
        parts.extend("      " + line for line in d.context[:6])
    if len(diagnostics) > limit:
        parts.append(f"... and {len(diagnostics) - limit} more")
    return "\n".join(parts)
