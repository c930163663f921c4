"""What ``run`` says: an :class:`~vgpu.cli_run.Outcome` as text or as data."""

from __future__ import annotations

import dataclasses
import math
import sys
from typing import TYPE_CHECKING, Any

from vgpu import errors, render
from vgpu.cli_run import SHOWN
from vgpu.module import plain_name
from vgpu.profile.report import Style, number

if TYPE_CHECKING:
    from vgpu.cli_run import BufferSummary, Outcome


def document(outcome: Outcome) -> dict[str, Any]:
    """Everything a run has to tell, for JSON."""
    from vgpu.cli import error_document

    result, config = outcome.result, outcome.config
    profile, trace = (getattr(result, name, None) for name in ("profile", "trace"))
    return {
        "kernel": outcome.kernel.name,
        "grid": config.grid,
        "block": config.block,
        "shared": config.shmem_size,
        "checkers": outcome.checkers,
        "arguments": [{"name": a.label, "text": a.spec.text} for a in outcome.arguments],
        "diagnostics": [vars(d) for d in outcome.diagnostics],
        "error": error_document(outcome.error) if outcome.error is not None else None,
        "reports": [dataclasses.asdict(r) for r in outcome.reports],
        "output": result.output if result is not None else "",
        "buffers": [b.to_dict() for b in outcome.buffers],
        "compile_seconds": outcome.compile_seconds,
        "run_seconds": result.seconds if result is not None else None,
        "profile": profile.to_dict() if profile is not None else None,
        "trace": trace.to_dict() if trace is not None else None,
    }


def text(outcome: Outcome, *, width: int) -> str:
    """A run for people: what the kernel printed, its buffers, findings, trace and profile, and one line that sums up."""
    color = render.use_color(sys.stdout)
    style, source, result = Style(color), outcome.kernel.object_code.source, outcome.result
    parts = [f"{d}\n" for d in outcome.diagnostics]
    if result is not None and result.output:
        parts.append(result.output if result.output.endswith("\n") else result.output + "\n")
    parts += [buffer_text(b) + "\n" for b in outcome.buffers]
    if outcome.error is not None:
        parts.append(_error(outcome.error, source, color))
    elif outcome.reports:
        parts.append(render.reports(outcome.reports, source, color=color))
    if result is not None and result.trace is not None:
        parts.append("\n" + render.trace(result.trace, color=color))  # type: ignore[arg-type]
    if result is not None and result.profile is not None:
        parts.append("\n" + render.profile(result.profile, color=color, width=width))  # type: ignore[arg-type]
    return "".join(parts) + summary(outcome, style) + "\n"


def _error(error: errors.LaunchError, source: str | None, color: bool) -> str:
    """The findings, and the error's own message when none of them says it."""
    style = Style(color)
    said = any(r.message in str(error) for r in error.reports)
    own = "" if said or not error.reports else f"{style.bad('error')}: {error}\n"
    return own + render.error(error, source, color=color)


def summary(outcome: Outcome, style: Style) -> str:
    """The last line."""
    c, found, name = outcome.config, len(outcome.reports), plain_name(outcome.kernel.name)
    if outcome.error is not None:
        verdict = style.bad(f"did not end well ({type(outcome.error).__name__}): its buffers hold nothing to rely on")
    elif found:
        verdict = style.warn(f"{found} finding{'s' if found != 1 else ''}")
    else:
        verdict = "no findings" if outcome.checkers else "ran, all checks off"
    shape = f"{name}<<<{_dims(c.grid)}, {_dims(c.block)}{f', {c.shmem_size} B shared' if c.shmem_size else ''}>>>"
    times = f"compiled in {_time(outcome.compile_seconds)}"
    if outcome.result is not None:
        times += f", ran in {_time(outcome.result.seconds)}"
    if outcome.checkers not in ((), ("all",)):
        verdict += f" ({', '.join(outcome.checkers)} only)"
    return f"{style.head(shape)}: {verdict}; {style.dim(times)}"


def _dims(dims: tuple[int, int, int]) -> str:
    shown = dims if dims[2] > 1 else dims[:2] if dims[1] > 1 else dims[:1]
    return "x".join(map(str, shown))


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1e3:.3g} ms"


def buffer_text(b: BufferSummary) -> str:
    """Two lines: the first elements (``?`` for those never written), then range, NaN and what was never written."""
    count = math.prod(b.shape)
    first = " ".join("?" if v is None else _value(v) for v in b.first) + (" ..." if count > SHOWN else "")
    facts = []
    if b.minimum is not None and b.maximum is not None:
        facts.append(f"min {_value(b.minimum)}, max {_value(b.maximum)}")
    facts.append(f"{number(b.nan)} NaN" if b.nan else "no NaN")
    if b.unwritten is None:
        facts.append("written or not: unknown without initcheck")
    elif b.unwritten:
        facts.append(f"{number(b.unwritten)} of {number(count)} never written (first: element {b.first_unwritten})")
    else:
        facts.append("all written")
    return f"{b.name}  {b.type}[{'x'.join(map(str, b.shape))}]  {first}".rstrip() + f"\n    {', '.join(facts)}"


def _value(v: float | int | bool) -> str:
    return str(v).lower() if isinstance(v, bool) else f"{v:.6g}" if isinstance(v, float) else str(v)
