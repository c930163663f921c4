"""What a source may not say, found before NVRTC sees it.

NVRTC runs in this process with this process's rights, prints lines of the files it includes, and
answers ``__has_include`` truthfully: a source that may name files can read them. So only virtual
headers (:mod:`vgpu.compiler.headers`) may be included, by a literal name, and nothing may forge
positions (``#line``).

The scanner does not try to be a preprocessor. It looks at every place where some reading of the
text could see a directive: whatever comments, raw strings, skipped groups (``#if 0``) and line
continuations do, a directive's ``#`` has only blanks between it and a line start or a ``*/``. A forbidden
directive is refused at each such place, even when it is commented out with ``/* */`` (not ``//``).
"""

from __future__ import annotations

import bisect
import difflib
import re
from dataclasses import dataclass

from vgpu.compiler.diagnostics import Diagnostic
from vgpu.compiler.headers import header_names, missing

MAX_SOURCE_BYTES = 1 << 20
_MAX_REFUSALS = 20

# A line continuation becomes this character (control characters are refused beforehand). It counts
# both as nothing and as a line start, since raw strings undo continuations.
_SPLICE = "\x01"
_SPLICED = re.compile(r"\\[ \t\f\v]*\n")
# Any non-ASCII character counts as blank: a compiler might skip it (byte order mark, no-break space).
_BLANK = r"[^\x01\n\x21-\x7e]"
_HASH = re.compile(rf"(?:\A|\n|\x01|\*/){_BLANK}*(\#|%:|\?\?=)")
_GAP = re.compile(rf"(?:{_BLANK}|\x01)*")
_WORD = re.compile(r"[A-Za-z0-9_$\x01]*")
_HEADER_NAME = re.compile(r"<([^>\n\x01]*)>|\"([^\"\n\x01]*)\"")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")
_MODULE_IMPORT = re.compile(r"(?:\A|\n|\x01|;|\})[^\n\S]*(?:export\s+)?(import)\s*[<\"]")

_FORBIDDEN = {
    "include_next": "it reaches past the virtual headers",
    "import": "it reads files",
    "embed": "it reads files",
    "using": "it reads files",
    "line": "messages must point at your own lines",
}
_PRAGMAS = re.compile(r"\b(include_alias|hdrstop|dependency|create_pch|use_pch)\b")
_PROBES = ("__has_include", "__has_include_next", "__has_embed")
_PROBE = re.compile(r"__has_(?:include_next|include|embed)\b")
_PROBE_ALLOWED = re.compile(
    r"\bdefined\s*\(\s*__has_include\s*\)|\bdefined\s+__has_include\b(?!\s*\()"
    r"|#[ \t]*ifn?def[ \t]+__has_include\b(?!\s*\()"
    r"|\b__has_include\s*\(\s*(?:<([^>\n]*)>|\"([^\"\n]*)\")\s*\)"
)


@dataclass(frozen=True)
class CheckedSource:
    """A source that may be compiled: its text with plain newlines, and the headers it names."""

    text: str
    included: frozenset[str]


class SourceRefused(Exception):
    """Why a source may not be compiled, as diagnostics (the service turns it into a CompileError)."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__(str(diagnostics[0]))
        self.diagnostics = diagnostics


def check_source(
    source: str, name: str, *, defines: str = "", max_bytes: int = MAX_SOURCE_BYTES
) -> CheckedSource:
    """Check a source and find the virtual headers it includes.

    ``defines`` is the text of macros given on the command line: they could supply forbidden words.
    Raises :class:`SourceRefused` with a diagnostic at the right line for each problem.
    """
    size = len(source.encode("utf-8", "surrogatepass"))
    if size > max_bytes:
        text = f"the source has {size} bytes; the limit is {max_bytes}"
        raise SourceRefused([Diagnostic("error", name, None, None, text)])
    text = source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    scanner = _Scanner(text, name)
    scanner.characters()
    if not scanner.refused:  # the rest relies on the absence of control characters
        scanner.splice()
        scanner.directives()
        scanner.probes(defines)
        scanner.module_imports()
    if scanner.refused:
        scanner.refused.sort(key=lambda d: (d.line or 0, d.column or 0))
        raise SourceRefused(scanner.refused)
    return CheckedSource(text, frozenset(scanner.included))


class _Scanner:
    def __init__(self, text: str, name: str) -> None:
        self.original = text
        self.text = text
        self.name = name
        self.refused: list[Diagnostic] = []
        self.included: set[str] = set()
        self._lines: list[int] = []  # positions of line breaks (also spliced ones) in self.text
        self._line_break = re.compile(r"\n")
        self._comment_ends: list[int] = []

    def refuse(self, position: int, text: str) -> None:
        if len(self.refused) >= _MAX_REFUSALS:
            return
        if not self._lines:
            self._lines = [m.start() for m in self._line_break.finditer(self.text)]
        row = bisect.bisect_left(self._lines, position)
        column = position - (self._lines[row - 1] if row else -1)
        excerpt = self.original.split("\n")[row]
        self.refused.append(Diagnostic("error", self.name, row + 1, column, text, excerpt=excerpt))

    def characters(self) -> None:
        """Control characters can hide text from a reader, or end the source early (NUL, Ctrl-Z)."""
        for m in _CONTROL.finditer(self.text):
            self.refuse(m.start(), f"control character {ord(m[0]):#04x} in the source: delete it")
        for m in re.finditer(r"[\ud800-\udfff]", self.text):
            self.refuse(m.start(), "the source is not valid Unicode text (a lone surrogate)")
        for m in re.finditer(r"\?\?/[ \t\f\v]*\n", self.text):
            self.refuse(m.start(), "trigraphs are not supported: '??/' at the end of a line")

    def splice(self) -> None:
        self.text = _SPLICED.sub(_SPLICE, self.text)
        self._lines, self._line_break = [], re.compile(rf"[\n{_SPLICE}]")
        self._comment_ends = [m.start() for m in re.finditer(r"\*/", self.text)]

    def directives(self) -> None:
        for m in _HASH.finditer(self.text):
            at = m.start(1)
            word_at = self._skip_gap(m.end(1))
            word = _WORD.match(self.text, word_at)
            assert word is not None
            directive = word[0].replace(_SPLICE, "")
            if directive == "include":
                self._include(at, word.end())
            elif directive in _FORBIDDEN:
                self.refuse(at, f"#{directive} is not allowed: {_FORBIDDEN[directive]}")
            elif directive[:1].isdigit():
                self.refuse(at, "line markers are not allowed: messages must point at your own lines")
            elif directive == "pragma":
                line = self.text[word.end() : self._line_end(word.end())].replace(_SPLICE, "")
                if bad := _PRAGMAS.search(line):
                    self.refuse(at, f"#pragma {bad[1]} is not allowed: it reads or writes files")

    def _skip_gap(self, position: int) -> int:
        """Past blanks and comments."""
        while True:
            gap = _GAP.match(self.text, position)
            position = gap.end() if gap else position
            if not self.text.startswith("/*", position):
                return position
            index = bisect.bisect_left(self._comment_ends, position + 2)
            if index == len(self._comment_ends):
                return len(self.text)
            position = self._comment_ends[index] + 2

    def _line_end(self, position: int) -> int:
        end = self.text.find("\n", position)
        return len(self.text) if end < 0 else end

    def _include(self, at: int, position: int) -> None:
        position = self._skip_gap(position)
        m = _HEADER_NAME.match(self.text, position)
        if m is None:
            self.refuse(at, '#include must name its header literally, on one line: #include <math.h>')
            return
        name = m[1] if m[1] is not None else m[2]
        if name not in header_names():
            self.refuse(at, unknown_header(name))
        elif problem := missing(name):
            self.refuse(at, problem)
        else:
            self.included.add(name)

    def probes(self, defines: str) -> None:
        """``__has_include`` outside the virtual headers tells whether a file exists."""
        plain = self.text.replace(_SPLICE, "")
        names = header_names()

        def allowed(m: re.Match[str]) -> str:
            name = m[1] if m[1] is not None else m[2]
            fine = name is None or name in names
            return re.sub(r"[^\n]", " ", m[0]) if fine else m[0]

        for m in _PROBE.finditer(_PROBE_ALLOWED.sub(allowed, plain)):
            if len(self.refused) >= _MAX_REFUSALS:
                break
            position = self._position_of(m.start())
            self.refuse(position, f"{m[0]} may only ask for a virtual header, by its literal name")
        words = set(_IDENTIFIER.findall(plain + " " + defines))
        if _PROBE.search(defines) or any(_pasteable(probe, words) for probe in _PROBES):
            self.refuse(0, "the source's words can be pasted into __has_include, which is not allowed")

    def _position_of(self, plain_position: int) -> int:
        """Where a position of the text without splice marks lies in the text with them."""
        position = plain_position
        for mark in re.finditer(_SPLICE, self.text):
            if mark.start() > position:
                break
            position += 1
        return position

    def module_imports(self) -> None:
        for m in _MODULE_IMPORT.finditer(self.text):
            self.refuse(m.start(1), "import of a header is not allowed: use #include")


def _pasteable(target: str, words: set[str]) -> bool:
    """Whether ``##`` could make ``target`` out of two or more of the source's words."""
    reachable = [True] + [False] * len(target)
    for end in range(1, len(target) + 1):
        for start in range(end):
            piece = target[start:end]
            if reachable[start] and piece != target and piece in words:
                reachable[end] = True
    return reachable[-1]


def unknown_header(name: str) -> str:
    """The message for an include that is no virtual header, with the near ones."""
    if name.startswith(("/", "\\")) or ".." in name or re.match(r"[A-Za-z]:", name):
        return f'cannot include "{name}": only virtual headers can be included, never a file by its path'
    near = difflib.get_close_matches(name, sorted(header_names()), n=3, cutoff=0.6)
    hint = f"did you mean {' or '.join(near)}?" if near else "put the code into this source instead"
    if name in ("iostream", "vector", "string", "chrono", "random", "fstream", "memory", "thread"):
        hint = "it is for host code, and only kernels are compiled here: delete the line"
    return f'cannot include "{name}": it is not one of the virtual headers; {hint}'
