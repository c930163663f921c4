"""Recording: every group of cases in turn, in a process of its own that may die without taking the others along."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from vectorset import generate
from vectorset.assembler import accepted
from vectorset.kernel import DEFAULT_TARGET, Launch
from vectorset.plan import Case, cases, row_name
from vectorset.store import Recording, results_of
from vgpu.ptx.isa import Form

#: Seconds after which a group is given up and split; halves get half of it, down to the least.
GROUP_SECONDS, LEAST_SECONDS = 40.0, 10.0
#: Cases a group of a smoke run.
SMOKE_CASES = 3


class NoGpuError(RuntimeError):
    """There is no GPU, or its driver cannot be used."""


@dataclass(frozen=True)
class Job:
    """Some cases of one row, by their places in ``rows`` and ``cases`` (what a worker can be told)."""

    form: Form
    members: tuple[int, ...]

    def cases(self) -> list[Case]:
        every = cases(self.form)
        return [every[i] for i in self.members]


def jobs(forms: Sequence[Form], *, smoke: bool = False) -> Iterator[Job]:
    """The groups to run; a smoke run takes the first few cases of each row."""
    for form in forms:
        place = {case: i for i, case in enumerate(cases(form))}
        for number, group in enumerate(generate.groups(form)):
            if smoke and number:
                break
            yield Job(form, tuple(place[case] for case in (group[:SMOKE_CASES] if smoke else group)))


def record_group(gpu: Any, some: list[Case], target: str) -> Recording:
    """Assemble and run some cases of one row on an object with ``assemble`` and ``run``."""
    recording = Recording()
    form = some[0].form

    def build(chosen: list[Case]) -> Launch:
        return generate.kernel_for(form, chosen, target)

    launch, rejected = accepted(some, build, gpu.assemble)
    recording.rejected = {case.key: message for case, message in rejected.items()}
    if launch is not None:
        recording.results = results_of(launch, gpu.run(launch))
        shared = launch.checksums.get("", 0)
        recording.inputs = {key: launch.checksums.get(key, shared) for key in recording.results}
    return recording


def target_for(capability: Sequence[int]) -> str:
    """The PTX target for a device: its own, or ``sm_90`` for newer ones, whose drivers finish older PTX."""
    return f"sm_{capability[0]}{capability[1]}" if tuple(capability) < (9, 0) else DEFAULT_TARGET


def _worker(connection: Connection, make_gpu: Callable[[], Any]) -> None:
    """Serve jobs until told None. An error ends the process: after one a context is not to be trusted."""
    try:
        gpu = make_gpu()
        about = gpu.about()
        about["target"] = target_for(about["capability"])
        connection.send(about)
        while (job := connection.recv()) is not None:
            connection.send(record_group(gpu, job.cases(), about["target"]))
    except Exception as error:
        connection.send(f"{type(error).__name__}: {error}")


class Workers:
    """Runs jobs in a worker process; starts a fresh one after each failure."""

    def __init__(self, make_gpu: Callable[[], Any]) -> None:
        self._make_gpu = make_gpu
        self._context = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._connection: Any = None
        self.about: dict[str, Any] = {}

    def run(self, job: Job, seconds: float = GROUP_SECONDS) -> Recording:
        """A job's recording; one that kills the worker or takes too long is split until the culprit is alone."""
        if self._process is None:
            self._start()
        self._connection.send(job)
        why = f"no answer within {seconds:.0f} s"
        try:
            if self._connection.poll(seconds):
                answer = self._connection.recv()
                if isinstance(answer, Recording):
                    return answer
                why = answer
        except (EOFError, ConnectionError):
            why = f"the recording process ended (exit code {self._ended()})"
        self.stop()
        if len(job.members) == 1:
            recording = Recording()
            recording.failed[job.cases()[0].key] = why
            return recording
        middle, seconds = len(job.members) // 2, max(seconds / 2, LEAST_SECONDS)
        recording = self.run(Job(job.form, job.members[:middle]), seconds)
        recording.merge(self.run(Job(job.form, job.members[middle:]), seconds))
        return recording

    def _start(self) -> None:
        self._connection, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_worker, args=(theirs, self._make_gpu), daemon=True)
        self._process.start()
        theirs.close()
        about = self._connection.recv()
        if isinstance(about, str):
            self.stop()
            raise NoGpuError(f"no GPU to record on: {about}")
        self.about = about

    def _ended(self) -> int | None:
        self._process.join(5)
        code: int | None = self._process.exitcode
        return code

    def stop(self) -> None:
        """End the worker, politely first."""
        if self._process is None:
            return
        with contextlib.suppress(BrokenPipeError, ConnectionError):
            self._connection.send(None)
        self._process.join(1)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._connection.close()
        self._process = None


def record(forms: Sequence[Form], workers: Workers, *, smoke: bool = False, say: Callable[[str], None] = print) -> Recording:
    """Everything about ``forms``. What one row does wrong is written down; the others go on."""
    recording, start = Recording(), time.monotonic()
    current, begun, before = None, start, (0, 0, 0)
    for job in jobs(forms, smoke=smoke):
        if job.form is not current:
            if current is not None:
                say(_progress(current, recording, before, begun, start))
            current, begun, before = job.form, time.monotonic(), _counts(recording)
        recording.merge(workers.run(job))
    if current is not None:
        say(_progress(current, recording, before, begun, start))
    workers.stop()
    recording.about |= workers.about
    return recording


def _counts(recording: Recording) -> tuple[int, int, int]:
    return len(recording.results), len(recording.rejected), len(recording.failed)


def _progress(form: Form, recording: Recording, before: tuple[int, int, int], begun: float, start: float) -> str:
    now = time.monotonic()
    done, rejected, failed = (a - b for a, b in zip(_counts(recording), before, strict=True))
    words = f"{done:4d} recorded" + (f", {rejected} rejected" if rejected else "") + (f", {failed} FAILED" if failed else "")
    return f"{now - start:7.1f} s  (+{now - begun:.1f})  {row_name(form):60s} {words}"
