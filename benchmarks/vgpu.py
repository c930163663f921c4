"""How fast the virtual GPU is: ``python benchmarks/vgpu.py [--quick] [--only NAME ...] [--json]``.

Every figure is a ratio of two things measured in one run, in turns, on one machine; each has a bar.

ratio      a warm launch (checkers off, one thread) over the same work as plain C loops (``loops.c``,
           built here with ``gcc -O3 -march=native``); the results of both are compared first
threads    one thread over two, on inputs larger by a factor
checkers   all checkers over none
first      milliseconds from source text to result: compiler caches empty, then filled
memory     growth of the process over 10,000 launches
simulator  numba's CUDA simulator where installed, far smaller and scaled by the work done

Exit status: 0 if every bar holds, 1 otherwise.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
# This file has the package's name: the folder it is in must not be searched for it.
sys.path[:] = [str(ROOT)] + [entry for entry in sys.path if Path(entry or ".").resolve() not in (HERE, ROOT)]

from tests.vgpu import corpus  # noqa: E402

Array = np.ndarray[Any, Any]
Dim3 = tuple[int, int, int]


# ---- the virtual GPU ------------------------------------------------------------------------------------------


class Engine:
    """The few calls of the virtual GPU's public interface that the benchmark makes."""

    def __init__(self) -> None:
        import vgpu

        self.vgpu = vgpu
        self.device = vgpu.Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()

    def kernel(self, name: str) -> Any:
        """The kernel of ``tests/vgpu/kernels/whole/<name>.cu``."""
        case = corpus.read(corpus.KERNELS / "whole" / f"{name}.cu")
        options = self.vgpu.ProgramOptions(lineinfo=True)
        return self.vgpu.Program(case.source, "c++", options).compile("ptx").get_kernel(case.kernel)

    def upload(self, problem: Problem) -> list[Any]:
        """The problem's arguments with arrays in device memory."""
        make = self.vgpu.DeviceArray.from_numpy
        return [make(v).buffer if isinstance(v, np.ndarray) else v for v in problem.arguments]

    def result(self, problem: Problem, arguments: Sequence[Any]) -> Array:
        """The first argument's contents as a host array."""
        like = problem.arguments[0]
        return np.asarray(self.vgpu.DeviceArray(arguments[0], like.shape, like.dtype).to_numpy())

    def launcher(
        self, kernel: Any, problem: Problem, arguments: Sequence[Any], *, threads: int = 1, checkers: bool = False
    ) -> Callable[[], None]:
        """A function that launches once and waits: the one place that names the virtual GPU's own options."""
        config = self.vgpu.LaunchConfig(grid=problem.grid, block=problem.block)

        def launch() -> None:
            with self.vgpu.launch_options(threads=threads, checkers=("all",) if checkers else ()):
                self.vgpu.launch(self.stream, config, kernel, *arguments)
            self.stream.sync()

        return launch


# ---- the work -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Problem:
    """One kernel's launch and data. ``arguments`` are the kernel's; the first one is the output."""

    grid: Dim3
    block: Dim3
    arguments: tuple[Any, ...]
    #: What the C loop needs beyond the kernel's arguments.
    extra: tuple[np.int32, ...] = ()
    #: Work in a unit that grows linearly with time, to scale a smaller run by.
    work: int = 0


@dataclass(frozen=True)
class Benchmark:
    """A kernel, the C loop that does the same work, and the bar on the ratio of their times."""

    kernel: str
    loop: str
    bar: float
    make: Callable[[int], Problem]
    #: How much larger the input is when two threads are compared with one.
    growth: int = 4
    #: Another C loop for the same work, for information: the order of loops that a compiler vectorises.
    alternative: str = ""


def uniform(*shape: int, low: float = -1.0, high: float = 1.0) -> Array:
    return np.random.default_rng(sum(shape)).uniform(low, high, shape).astype(np.float32)


def elementwise(inputs: int) -> Callable[[int], Problem]:
    def make(factor: int) -> Problem:
        n = factor << 20
        data = [uniform(n) * (-1) ** k for k in range(inputs)]
        return Problem((n // 256, 1, 1), (256, 1, 1), (np.zeros(n, np.float32), *data, np.int32(n)), work=n)

    return make


def matmul(block: Dim3, outputs: int) -> Callable[[int], Problem]:
    """Square matrices; a block computes ``outputs`` x ``outputs`` elements."""

    def make(factor: int) -> Problem:
        n = 256 * round(factor ** (1 / 3))
        a, b = uniform(n, n), uniform(n, n).T.copy()
        arguments = (np.zeros((n, n), np.float32), a, b, np.int32(n))
        return Problem((n // outputs, n // outputs, 1), block, arguments, work=n**3)

    return make


def softmax(factor: int) -> Problem:
    rows, columns = 512 * factor, 1024
    data = uniform(rows, columns, low=-4, high=4)
    arguments = (np.zeros_like(data), data, np.int32(columns))
    return Problem((rows, 1, 1), (256, 1, 1), arguments, extra=(np.int32(rows),), work=data.size)


def histogram(factor: int) -> Problem:
    data = np.random.default_rng(3).integers(0, 256, factor << 20, np.uint8)
    return Problem((256, 1, 1), (256, 1, 1), (np.zeros(256, np.uint32), data, np.int32(data.size)), work=data.size)


BENCHMARKS = (
    Benchmark("vector_add", "vector_add", 3.0, elementwise(2), growth=16),
    Benchmark("matmul_naive", "matmul_ijk", 0.15, matmul((16, 16, 1), 16), 8, "matmul_ikj"),
    Benchmark("matmul_tiled", "matmul_tiled", 0.5, matmul((16, 16, 1), 16), 8, "matmul_tiled_restrict"),
    Benchmark("softmax_rows", "softmax_rows", 1.0, softmax),
    Benchmark("histogram_shared", "histogram_shared", 5.0, histogram, growth=16),
    Benchmark("divergent_loop", "divergent_loop", 0.6, elementwise(1)),
)


@dataclass(frozen=True)
class Row:
    """One figure. ``bar`` is the most it may be, or with ``at_least`` the least."""

    section: str
    name: str
    value: float
    unit: str
    bar: float | None
    at_least: bool = False
    note: str = ""

    @property
    def passed(self) -> bool:
        if self.bar is None:
            return True
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def build_loops(folder: Path) -> ctypes.CDLL:
    """``loops.c`` as a shared library. Raises CalledProcessError with gcc's own message printed."""
    library = folder / "loops.so"
    command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(HERE / "loops.c"), "-lm"]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def c_loop(library: ctypes.CDLL, name: str, problem: Problem) -> Callable[[], None]:
    function = getattr(library, name)
    values = (*problem.arguments, *problem.extra)
    converted = [ctypes.c_void_p(v.ctypes.data) if isinstance(v, np.ndarray) else ctypes.c_int(int(v)) for v in values]

    def call() -> None:
        function(*converted)

    return call


def fastest(functions: dict[str, Callable[[], None]], seconds: float) -> dict[str, float]:
    """The least milliseconds of each function, called in turns for ``seconds`` and at least three times."""
    best = dict.fromkeys(functions, float("inf"))
    deadline = time.perf_counter() + seconds
    rounds = 0
    while rounds < 3 or time.perf_counter() < deadline:
        for name, function in functions.items():
            start = time.perf_counter()
            function()
            best[name] = min(best[name], time.perf_counter() - start)
        rounds += 1
    return {name: 1e3 * value for name, value in best.items()}


# ---- the sections ---------------------------------------------------------------------------------------------


def ratios(engine: Engine, chosen: Sequence[Benchmark], seconds: float) -> list[Row]:
    """Virtual GPU over C loops, once the results agree; and checkers on over off."""
    rows, checked = [], []
    with tempfile.TemporaryDirectory() as folder:
        library = build_loops(Path(folder))
        for benchmark in chosen:
            problem = benchmark.make(1)
            kernel, arguments = engine.kernel(benchmark.kernel), engine.upload(problem)
            loop = c_loop(library, benchmark.loop, problem)
            launch = engine.launcher(kernel, problem, arguments)
            loop()
            launch()
            agree(benchmark.kernel, engine.result(problem, arguments), problem.arguments[0])
            functions = {"vgpu": launch, "c": loop}
            if benchmark.alternative:
                functions["other"] = c_loop(library, benchmark.alternative, problem)
            best = fastest(functions, seconds)
            note = f"{best['vgpu']:.2f} ms, C {best['c']:.2f} ms"
            note += f" ({benchmark.alternative} {best['other']:.2f} ms)" if "other" in best else ""
            rows.append(Row("ratio", benchmark.kernel, best["vgpu"] / best["c"], "x", benchmark.bar, note=note))
            with_checkers = engine.launcher(kernel, problem, arguments, checkers=True)
            with_checkers()
            slow = fastest({"off": launch, "on": with_checkers}, seconds)
            note = f"{slow['on']:.2f} ms on, {slow['off']:.2f} ms off"
            checked.append(Row("checkers", benchmark.kernel, slow["on"] / slow["off"], "x", 6.0, note=note))
    return rows + checked


def agree(name: str, got: Array, expected: Array) -> None:
    """Raises AssertionError if the virtual GPU and the C loop disagree: a wrong answer has no speed."""
    if got.dtype.kind == "f":
        np.testing.assert_allclose(got, expected, rtol=2e-5, atol=2e-5, err_msg=name)
    else:
        np.testing.assert_array_equal(got, expected, err_msg=name)


def threads(engine: Engine, chosen: Sequence[Benchmark], seconds: float) -> list[Row]:
    """One thread over two, on larger inputs."""
    rows = []
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    for benchmark in chosen:
        problem = benchmark.make(benchmark.growth)
        kernel, arguments = engine.kernel(benchmark.kernel), engine.upload(problem)
        functions = {str(count): engine.launcher(kernel, problem, arguments, threads=count) for count in (1, 2)}
        best = fastest(functions, seconds)
        note = f"{best['1']:.2f} ms, two {best['2']:.2f} ms, work x{benchmark.growth}"
        bar = 1.6 if cores >= 2 else None
        rows.append(Row("threads", benchmark.kernel, best["1"] / best["2"], "x", bar, at_least=True, note=note))
    return rows


FIRST_RUNS = {"vector_add": (250.0, 60.0), "matmul_register_tiled": (900.0, None)}


def first_runs() -> list[Row]:
    """From source text to result in a process that has run something else before, by caches empty and filled."""
    rows = []
    for name, (cold_bar, warm_bar) in FIRST_RUNS.items():
        with tempfile.TemporaryDirectory() as folder:
            for what, bar in (("empty cache", cold_bar), ("from cache", warm_bar)):
                command = [sys.executable, str(Path(__file__).resolve()), "--first-run", name]
                result = subprocess.run(
                    command, env={**os.environ, "VGPU_CACHE_DIR": folder}, stdout=subprocess.PIPE, check=True
                )
                rows.append(Row("first", f"{name}, {what}", json.loads(result.stdout), "ms", bar))
    return rows


def first_run(name: str) -> float:
    """Milliseconds from source text to result of one kernel, another one having run in this process."""
    engine = Engine()

    def run(kernel: str, problem: Problem) -> Array:
        arguments = engine.upload(problem)
        engine.launcher(engine.kernel(kernel), problem, arguments)()
        return engine.result(problem, arguments)

    run("divergent_loop", small(elementwise(1)(1)))
    tiled = name == "matmul_register_tiled"
    problem = matmul((256, 1, 1), 128)(1) if tiled else small(elementwise(2)(1))
    start = time.perf_counter()
    result = run(name, problem)
    elapsed = time.perf_counter() - start
    _, a, b, _ = problem.arguments
    agree(name, result, a @ b if tiled else a + b)
    return 1e3 * elapsed


def small(problem: Problem, n: int = 1024) -> Problem:
    """The first ``n`` elements of an element-wise problem."""
    arrays = [value[:n].copy() for value in problem.arguments[:-1]]
    return Problem((n // 256, 1, 1), (256, 1, 1), (*arrays, np.int32(n)))


def memory(engine: Engine, launches: int) -> list[Row]:
    """Growth of the resident set over many launches, each with a new buffer."""
    problem = small(elementwise(2)(1))
    kernel = engine.kernel("vector_add")

    def many(count: int) -> None:
        for _ in range(count):
            engine.launcher(kernel, problem, engine.upload(problem))()

    many(2000)  # freed buffers stay known for a while, and caches fill
    before = resident()
    many(launches)
    grown = (resident() - before) / 2**20
    return [Row("memory", f"growth over {launches} launches", grown, "MiB", 1.0)]


def resident() -> int:
    """Bytes of this process in memory (Linux), else its peak."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def simulator() -> list[Row]:
    """numba's CUDA simulator, scaled from a small run to the benchmark's size; no rows where it is missing."""
    if importlib.util.find_spec("numba") is None:
        return []
    result = subprocess.run([sys.executable, str(HERE / "numba_simulator.py")], stdout=subprocess.PIPE, check=True)
    rows = []
    for name, measured in json.loads(result.stdout).items():
        work = next(b.make(1).work for b in BENCHMARKS if b.kernel == name)
        note = f"numba simulator: {measured['ms']:.0f} ms measured for 1/{work // measured['work']} of the work, scaled"
        rows.append(Row("simulator", name, measured["ms"] * work / measured["work"], "ms", None, note=note))
    return rows


# ---- the report -----------------------------------------------------------------------------------------------


SECTIONS = ("ratio", "checkers", "threads", "first", "memory", "simulator")


def measure(only: Sequence[str], quick: bool) -> list[Row]:
    """All rows of the chosen sections and kernels (all of them if ``only`` is empty)."""
    sections = [name for name in SECTIONS if name in only] or list(SECTIONS)
    named = [benchmark for benchmark in BENCHMARKS if benchmark.kernel in only]
    if named and not any(name in only for name in SECTIONS):
        sections = ["ratio", "checkers", "threads"]
    chosen = named or list(BENCHMARKS)
    seconds = 0.3 if quick else 2.0
    engine = Engine() if set(sections) & {"ratio", "checkers", "threads", "memory"} else None
    rows: list[Row] = []
    if engine is not None and {"ratio", "checkers"} & set(sections):
        rows += [row for row in ratios(engine, chosen, seconds) if row.section in sections]
    if engine is not None and "threads" in sections:
        rows += threads(engine, chosen, seconds)
    if "first" in sections:
        rows += first_runs()
    if engine is not None and "memory" in sections:
        rows += memory(engine, 1000 if quick else 10_000)
    if "simulator" in sections:
        rows += simulator()
    return rows


def table(rows: Sequence[Row]) -> str:
    """The rows as text, one a line."""
    lines = [f"{'section':10} {'kernel':34} {'value':>12} {'bar':>10}        measured"]
    for row in rows:
        bar = "" if row.bar is None else f"{'>=' if row.at_least else '<='} {row.bar:g}"
        verdict = "" if row.bar is None else "pass" if row.passed else "MISS"
        lines.append(
            f"{row.section:10} {row.name:34} {row.value:>9.2f} {row.unit:3}{bar:>9}  {verdict:4}  {row.note}".rstrip()
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Benchmarks of the virtual GPU, each with its bar.")
    names = [*SECTIONS, *(benchmark.kernel for benchmark in BENCHMARKS)]
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", choices=names, help=f"of {', '.join(names)}")
    parser.add_argument("--quick", action="store_true", help="shorter measurements, less steady")
    parser.add_argument("--json", action="store_true", help="print rows and machine as JSON")
    parser.add_argument("--first-run", choices=tuple(FIRST_RUNS), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.first_run:
        print(json.dumps(first_run(options.first_run)))
        return 0
    rows = measure(options.only, options.quick)
    if options.json:
        about = {"machine": platform.processor() or platform.machine(), "python": platform.python_version()}
        print(json.dumps({**about, "rows": [{**asdict(row), "passed": row.passed} for row in rows]}, indent=1))
    else:
        print(table(rows))
    return 0 if all(row.passed for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
