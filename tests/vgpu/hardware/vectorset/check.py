"""Holding the virtual GPU against a recording, row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from vectorset import generate
from vectorset.compare import compare
from vectorset.kernel import DEFAULT_TARGET, Launch
from vectorset.plan import Case, cases
from vectorset.store import Recording, Stored, results_of
from vgpu.ptx.isa import Form

#: Runs a launch and returns the contents of ``out``.
Run = Callable[[Launch], bytes]

#: Forms of one row that fail to run before the rest of the row is left alone.
MOST_FAILURES = 4


def missing(form: Form, *known: Mapping[str, object]) -> list[str]:
    """The keys of a row's cases that none of the mappings has."""
    return [case.key for case in cases(form) if not any(case.key in mapping for mapping in known)]


def check_row(form: Form, recording: Recording, run: Run) -> list[str]:
    """What the virtual GPU does otherwise than the recording says, a line each; empty when they agree."""
    target = recording.about.get("target", DEFAULT_TARGET)
    problems: list[str] = []
    for group in generate.groups(form):
        recorded = [case for case in group if case.key in recording.results]
        for launch, out in _run(recorded, target, run, problems):
            problems += problems_of(launch, results_of(launch, out), recording)
    return problems


def _run(some: list[Case], target: str, run: Run, problems: list[str]) -> Iterator[tuple[Launch, bytes]]:
    """Launches that cover ``some``; one that raises is halved until the form is found that makes it."""
    if not some or sum("does not run" in p for p in problems) >= MOST_FAILURES:
        return
    launch = generate.kernel_for(some[0].form, some, target)
    try:
        out = run(launch)
    except Exception as error:  # whatever the virtual GPU raises is what this reports
        if len(some) == 1:
            problems.append(f"{some[0].key} does not run: {type(error).__name__}: {error}")
            return
        middle = len(some) // 2
        yield from _run(some[:middle], target, run, problems)
        yield from _run(some[middle:], target, run, problems)
        return
    yield launch, out


def problems_of(launch: Launch, got: dict[str, list[Stored]], recording: Recording) -> list[str]:
    """The disagreements of one launch's results with the recording."""
    problems = []
    for section in launch.sections:
        key = section.case.key
        checksum = launch.checksums.get(key, launch.checksums.get("", 0))
        if checksum != recording.inputs[key]:
            problems.append(f"{key}: its inputs are not those of the recording: record again")
            continue
        expected = next((s for s in recording.results[key] if s.name == section.name and s.type == section.type), None)
        actual = next(s for s in got[key] if s.name == section.name)
        if expected is None:
            problems.append(f"{section.key}: not in the recording: record again")
            continue
        mismatch = compare(section, expected.values, actual.values, launch.inputs.get(key, {}))
        if mismatch:
            problems.append(str(mismatch))
    return problems
