"""Traces and access maps as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vgpu.profile.access import ACTIONS, AccessMap
from vgpu.profile.report import Style, table
from vgpu.profile.trace import Dim3, Trace, TraceEvent, TraceLine

#: values or threads listed before the rest is left out
FEW = 4


def triple(place: Dim3) -> str:
    return f"({', '.join(map(str, place))})"


def value_text(value: object) -> str:
    """A value as C++ would print it, short."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:.9g}" if isinstance(value, float) else str(value)


def listed(items: Sequence[object], text: Callable[[object], str] = str) -> str:
    """All of a few, else the first ones and the last; one when all are the same."""
    if all(i == items[0] for i in items):
        return text(items[0])
    if len(items) <= FEW + 1:
        return ", ".join(map(text, items))
    return ", ".join(map(text, items[:FEW])) + f", ... {text(items[-1])}"


def places(events: Sequence[TraceEvent]) -> str:
    """Elements as ``x[3]``, ``x[32..63]`` or a list."""
    indices = [e.index for e in events if e.index is not None]
    name = events[0].buffer
    if any(e.buffer != name for e in events):
        return listed([f"{e.buffer}[{e.index}]" for e in events])
    first, last = indices[0], indices[-1]
    if len(indices) > 2 and indices == list(range(first, last + 1)):
        return f"{name}[{first}..{last}]"
    return f"{name}[{listed(indices)}]"


def _values(events: Sequence[TraceEvent]) -> str:
    return listed([value_text(e.value) for e in events])


def describe(events: Sequence[TraceEvent], going: Callable[[Dim3], int | None]) -> str:
    """One instruction's events, of one thread or of several, in words."""
    one = events[0]
    opcode = one.ptx.split()[1 if one.ptx.startswith("@") else 0].rstrip(";")
    if one.kind == "load":
        return f"load {places(events)} = {_values(events)}"
    if one.kind == "store":
        return f"store {places(events)} = {_values(events)}"
    if one.kind == "atomic":
        was = [value_text(e.old) for e in events if e.old is not None]
        return f"{opcode} {places(events)}, {_values(events)}" + (f" (was {listed(was)})" if was else "")
    if one.kind in ("parameter", "address"):
        return f"{one.name} = {_values(events)}"
    if one.kind == "compute":
        return f"{one.name} = {_values(events)}" + (f"  ({opcode})" if one.name.startswith("%") else "")
    if one.kind == "branch":
        return "; ".join(_branches(events, going))
    if one.kind == "skip":
        return f"not executed: {opcode} (predicate false)"
    return {"barrier": "waits at the barrier", "sync": "synchronises the warp", "return": "ends"}.get(one.kind, f"calls {one.name}")


def _branches(events: Sequence[TraceEvent], going: Callable[[Dim3], int | None]) -> Iterator[str]:
    """Where the threads go on, those that stay together in one part."""
    to: dict[int | None, int] = {}
    for e in events:
        to[going(e.thread)] = to.get(going(e.thread), 0) + 1
    for line, count in to.items():
        who = "" if len(to) == 1 else f"{count} threads " if count > 1 else "1 thread "
        yield f"{who}{'go' if who and count > 1 else 'goes'} on" + (f" at line {line}" if line is not None else "")


def _worth_showing(e: TraceEvent) -> bool:
    """Not pointer arithmetic, the pointers themselves, or the predicate that a branch then tells of."""
    hidden = {"address": object, "parameter": str, "compute": bool}.get(e.kind)
    return hidden is None or not isinstance(e.value, hidden)


def _groups(line: TraceLine) -> Iterator[list[TraceEvent]]:
    """Events of one instruction together (each thread's elements in their order)."""
    group: list[TraceEvent] = []
    for e in line.events:
        if group and (e.ptx, e.kind) != (group[-1].ptx, group[-1].kind):
            yield group
            group = []
        group.append(e)
    if group:
        yield group


def _next_lines(lines: Sequence[TraceLine]) -> list[dict[Dim3, int | None]]:
    """For each execution of a line: where each of its threads goes on."""
    after: dict[Dim3, int | None] = {}
    out = []
    for line in reversed(lines):
        threads = {e.thread for e in line.events}
        out.append({t: after.get(t) for t in threads})
        after.update(dict.fromkeys(threads, line.line))
    return out[::-1]


def render_trace(trace: Trace, *, color: bool = False, everything: bool = False, lines: int = 500) -> str:
    """See :func:`vgpu.render.trace`."""
    style = Style(color)
    who = f"thread {triple(trace.thread)} of block {triple(trace.block)}" if trace.thread is not None else f"block {triple(trace.block)}"
    out = [style.head(f"{trace.kernel}: {who}")]
    shown = [line for line in trace.lines if everything or any(map(_worth_showing, line.events))]
    for line, after in zip(shown[:lines], _next_lines(shown), strict=False):
        warp = f"warp {line.warp}: " if trace.thread is None else ""
        text = (line.text or (f"({line.file})" if line.file else "")).rstrip()
        out.append(f"{warp}{line.line if line.line is not None else '-':>4} | {style.head(text)}")
        for group in _groups(line):
            if everything or _worth_showing(group[0]):
                out.append(f"       {describe(group, after.get)}{_threads(trace, group)}")
    if len(shown) > lines:
        out.append(f"... and {len(shown) - lines} more")
    if trace.truncated:
        out.append("(cut short: the trace's limit was reached)")
    return "\n".join(out) + "\n"


def _threads(trace: Trace, group: Sequence[TraceEvent]) -> str:
    """How many threads took part, in a block's trace."""
    if trace.thread is not None:
        return ""
    threads = list(dict.fromkeys(e.thread for e in group))
    return f"    [{len(threads)} threads]" if len(threads) > 1 else f"    [thread {triple(threads[0])}]"


def _brief(place: Dim3, size: Dim3) -> str:
    """A thread's or block's place without the axes of size 1 at its end."""
    axes = max((i + 1 for i, n in enumerate(size) if n > 1), default=1)
    return str(place[0]) if axes == 1 else f"({','.join(map(str, place[:axes]))})"


def render_accesses(m: AccessMap, *, elements: int = 16) -> str:
    """See :func:`vgpu.render.access_map`."""
    one_block = m.grid == (1, 1, 1)
    out = [f"{m.kernel}: grid {'x'.join(map(str, m.grid))}, block {'x'.join(map(str, m.block))}; by {'thread' if one_block else 'block:thread'}"]
    for space, name in m.buffers:
        by: dict[int, dict[str, dict[str, int]]] = {}
        found = m.of(name)
        for a in found:
            who = _brief(a.thread, m.block) if one_block else f"{_brief(a.block, m.grid)}:{_brief(a.thread, m.block)}"
            cell = by.setdefault(a.index, {}).setdefault(a.action, {})
            cell[who] = cell.get(who, 0) + 1
        rows = [[f"{name}[{i}]", *(_who(by[i].get(action, {})) for action in ACTIONS)] for i in sorted(by)[:elements]]
        out += ["", f"{space} {name}: {len(found)} accesses to {len(by)} elements", *table(("", *ACTIONS), rows, left=(0, 1, 2, 3))]
        if len(by) > elements:
            out.append(f"  ... and {len(by) - elements} more elements")
    if m.truncated:
        out.append("(cut short: the limit was reached)")
    return "\n".join(out) + "\n"


def _who(cell: dict[str, int]) -> str:
    return listed([who if n == 1 else f"{who} x{n}" for who, n in cell.items()]) if cell else ""
