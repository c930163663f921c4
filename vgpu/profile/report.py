"""A profile as text: tables in plain characters, with emphasis only where a terminal is asked for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vgpu.profile.advice import advice
from vgpu.profile.summary import TRAFFIC, LineProfile, Profile, Traffic

#: lines of source listed, those that execute most
TOP_LINES = 20


@dataclass(frozen=True)
class Style:
    """Emphasis by ANSI escapes, or none."""

    color: bool = False

    def paint(self, text: str, code: str) -> str:
        return f"\033[{code}m{text}\033[0m" if self.color and text else text

    def head(self, text: str) -> str:
        return self.paint(text, "1")

    def bad(self, text: str) -> str:
        return self.paint(text, "31;1")

    def warn(self, text: str) -> str:
        return self.paint(text, "33")

    def note(self, text: str) -> str:
        return self.paint(text, "36")

    def dim(self, text: str) -> str:
        return self.paint(text, "2")


def table(header: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,), indent: str = "  ") -> list[str]:
    """Columns two spaces apart, numbers to the right; ``left`` names the columns that hold words."""
    widths = [max(len(r[i]) for r in (header, *rows)) for i in range(len(header))]

    def line(cells: Sequence[str]) -> str:
        return (indent + "  ".join(c.ljust(w) if i in left else c.rjust(w) for i, (c, w) in enumerate(zip(cells, widths, strict=True)))).rstrip()

    return [line(header), *(line(r) for r in rows)]


def number(n: float | None) -> str:
    """Thousands separated; fractions with three digits; nothing for None."""
    if n is None:
        return ""
    return f"{n:,}" if isinstance(n, int) else f"{n:.3g}" if n < 1000 else f"{n:,.0f}"


def size(n: int) -> str:
    """Bytes in the unit that keeps the number short."""
    for unit, scale in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if n >= scale:
            return f"{n / scale:.1f} {unit}"
    return f"{n} B"


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def render_profile(profile: Profile, *, color: bool = False, width: int = 120, top: int = TOP_LINES) -> str:
    """The whole profile. ``top``: how many source lines to list; ``width``: columns, for the source text."""
    style = Style(color)
    sections = [
        ("Instructions (of PTX)", _instructions(profile)),
        ("Global and local memory", _sectors(profile)),
        ("Shared memory (32 banks)", _wavefronts(profile)),
        ("Constant memory", _constant(profile)),
        ("Atomics", _atomics(profile)),
        ("Control flow", _control(profile)),
        ("Resources and theoretical occupancy", _resources(profile)),
        (f"Source lines (the {top} that execute most)" if len(profile.lines) > top else "Source lines", _lines(profile, width, top)),
        ("What to look at", _advice(profile, style)),
    ]
    grid, block = ("x".join(map(str, d)) for d in (profile.grid, profile.block))
    dynamic = f", {profile.dynamic_shared} bytes of dynamic shared memory" if profile.dynamic_shared else ""
    out = [style.head(f"{profile.kernel}: grid {grid}, block {block}{dynamic}")]
    for title, lines in sections:
        if lines:
            out += ["", style.head(title), *lines]
    return "\n".join(out) + "\n"


def _instructions(profile: Profile) -> list[str]:
    c = profile.totals
    classes = sorted(c.by_class.items(), key=lambda item: (-item[1], item[0]))
    rows = [[name, number(n), f"{100 * n / c.warp_instructions:.1f} %"] for name, n in classes]
    rows.insert(0, ["all", number(c.warp_instructions), ""])
    lanes = f"  {number(c.thread_instructions)} thread instructions: {c.active_lanes:.1f} of 32 lanes active on average"
    return [*table(("class", "warp instructions", ""), rows), lanes] if c.warp_instructions else ["  nothing was executed"]


def _kinds(profile: Profile, *spaces: str) -> list[tuple[str, Traffic]]:
    return [(k, profile.totals.of(k)) for k in TRAFFIC if k.split()[0] in spaces and profile.totals.of(k).requests]


def _sectors(profile: Profile) -> list[str]:
    rows = [
        [k, number(t.requests), number(t.moved), number(t.moved / t.requests), number(t.ideal / t.requests), size(t.bytes_asked), size(t.bytes_moved),
         f"{100 * t.bytes_used / t.bytes_moved:.0f} %"]
        for k, t in _kinds(profile, "global", "local")
    ]  # fmt: skip
    header = ("", "requests", "sectors", "sectors/request", "least", "bytes asked", "bytes moved", "efficiency")
    return table(header, rows) if rows else []


def _wavefronts(profile: Profile) -> list[str]:
    rows = [[k, number(t.requests), number(t.moved), number(t.excess), number(t.excess / t.requests)] for k, t in _kinds(profile, "shared")]
    return table(("", "requests", "wavefronts", "bank conflicts", "conflicts/request"), rows) if rows else []


def _constant(profile: Profile) -> list[str]:
    rows = [[k, number(t.requests), number(t.moved / t.requests)] for k, t in _kinds(profile, "constant")]
    return table(("", "requests", "addresses/request"), rows) if rows else []


def _atomics(profile: Profile) -> list[str]:
    rows = [
        [k, number(t.requests), number(t.lanes), number(_ratio(t.lanes, t.addresses)), number(t.passes / t.requests)]
        for k, t in _kinds(profile, "global", "shared")
        if k.endswith("atomic")
    ]
    return table(("", "requests", "updates", "lanes/address", "passes/request"), rows) if rows else []


def _control(profile: Profile) -> list[str]:
    c = profile.totals
    out = []
    if c.branches:
        efficiency = 100 * (c.branches - c.divergent_branches) / c.branches
        out.append(f"  {number(c.branches)} conditional branches, {number(c.divergent_branches)} divergent: branch efficiency {efficiency:.1f} %")
    if c.barriers:
        out.append(f"  {number(c.barriers)} arrivals of a warp at a block barrier")
    return out


def _resources(profile: Profile) -> list[str]:
    rows = []
    for arch, r in profile.resources.items():
        cells = [arch, "", "", "", "", "", r.problem]
        if r.facts is not None:
            f = r.facts
            spills = "?" if f.spills is None else size((f.spill_store_bytes or 0) + (f.spill_load_bytes or 0)) if f.spills else "none"
            shared = f"{f.shared_bytes:,} + {r.dynamic_shared:,}"
            cells[1:5] = [str(f.registers), spills, shared, size(f.frame_bytes)]
        if r.occupancy is not None:
            o = r.occupancy
            cells[5:] = [f"{o.percent:.0f} %", f"{o.limiter} ({o.active_blocks} blocks, {o.active_warps} warps an SM)"]
        rows.append(cells)
    header = ("GPU", "registers", "spills", "shared: static + dynamic", "local", "occupancy", "limited by")
    return table(header, rows, left=(0, 6)) if rows else []


def _cell(t: Traffic, value: float) -> str:
    return number(value / t.requests) if t.requests else ""


def _lines(profile: Profile, width: int, top: int) -> list[str]:
    chosen = sorted(profile.lines, key=lambda x: -x.counts.warp_instructions)[:top]
    keep = [line for line in profile.lines if line in chosen]
    shared = any(k.startswith("shared") for k in profile.totals.traffic)
    header = ["line", "warp instr", "%", "lanes", "sectors/load", "sectors/store", *(["conflicts/request"] if shared else []), "divergent", "source"]
    rows = [_line_row(profile, line, shared) for line in keep if line.counts.warp_instructions]
    if not rows:
        return []
    filled = [i for i in range(len(header)) if any(r[i] for r in rows)]
    header, rows = [header[i] for i in filled], [[r[i] for i in filled] for r in rows]
    if header[-1] != "source":
        return table(header, rows, left=())
    room = max(width - max(map(len, table(header[:-1], [r[:-1] for r in rows], left=()))) - 2, 24)
    for row in rows:
        row[-1] = row[-1] if len(row[-1]) <= room else row[-1][: room - 3] + "..."
    return table(header, rows, left=(len(header) - 1,))


def _line_row(profile: Profile, line: LineProfile, shared: bool) -> list[str]:
    c = line.counts
    load, store = c.of("global load"), c.of("global store")
    both = Traffic()
    for kind in ("shared load", "shared store", "shared atomic"):
        both.add(c.of(kind))
    row = [place(line), number(c.warp_instructions), f"{100 * c.warp_instructions / profile.totals.warp_instructions:.1f}", f"{c.active_lanes:.1f}",
           _cell(load, load.moved), _cell(store, store.moved), *([_cell(both, both.excess)] if shared else [])]  # fmt: skip
    divergent = f"{100 * c.divergent_branches / c.branches:.0f} %" if c.branches else ""
    return [*row, divergent, (line.text or "").replace("\t", "    ").rstrip()]


def place(line: LineProfile | None) -> str:
    """A line's number, with its file when its text is not known (a header's)."""
    if line is None or line.line is None:
        return "-"
    return str(line.line) if line.text is not None or line.file is None else f"{line.file}:{line.line}"


def _advice(profile: Profile, style: Style) -> list[str]:
    out = []
    for a in advice(profile):
        where = f"line {place(a.line)}: " if a.line is not None else ""
        out.append(f"  {style.warn(where)}{a.text}")
        if a.line is not None and a.line.text is not None:
            out.append(style.dim(f"      {a.line.text.strip()}"))
    return out
