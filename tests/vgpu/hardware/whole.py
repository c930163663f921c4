"""Records what whole kernels compute on a real GPU, for the virtual one to be compared with.

Run on a machine with an NVIDIA GPU, in the repository's root, with NumPy and cuda.core installed::

    PYTHONPATH=. python tests/vgpu/hardware/whole.py tests/vgpu/hardware/whole.npz

Every kernel of ``tests/vgpu/kernels/whole`` runs several times, each time in a fresh module and with
other bytes in the buffers that it must fill itself. All runs have to agree: a kernel whose result depends
on chance, or that leaves output unwritten, is refused. The file holds the outputs (inputs can be made again
from the file's name, see :mod:`tests.vgpu.corpus`) and, under ``record``, a JSON text that says where and
when they were made.

``--only NAME ...`` records these kernels and leaves the rest of an existing file as it was.

``--folder correct`` runs another folder of the corpus without recording, to see on hardware that its kernels
end and are right: under ``compute-sanitizer --tool racecheck`` (memcheck, initcheck, synccheck), too.
"""

from __future__ import annotations

import argparse
import ctypes
import datetime
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tests.vgpu import corpus
from tests.vgpu.corpus import Arg, Case

Array = np.ndarray[Any, Any]
Outputs = dict[str, Array]

RECORDING = Path(__file__).with_name("whole.npz")
#: An output larger than this is recorded by its hash and a few of its elements.
LARGE = 64 * 1024
#: What buffers hold that the kernel must fill itself: one pattern a repetition.
POISON = (0xFF, 0x5A, 0x00)
#: The PTX that the virtual GPU executes is made for this target; a GPU's driver finishes it.
ARCHITECTURE = "compute_80"


# ---- the recording's format -----------------------------------------------------------------------------------


def outputs_of(case: Case) -> list[tuple[str, Arg]]:
    """Every buffer the kernel may write, with its name in the recording."""
    found = []
    for arg in case.args:
        members = [(f"{arg.name}.{member.name}", member) for member in arg.fields] or [(arg.name, arg)]
        found += [(name, member) for name, member in members if member.is_buffer and not member.const]
    return found


def writable(case: Case, buffers: Outputs) -> Outputs:
    """Of all the buffers of a run those that are recorded."""
    return {name: buffers[name] for name, _ in outputs_of(case) if name in buffers}


def canonical(array: Array) -> Array:
    """A copy with every NaN as NumPy's own: PTX does not define which NaN an operation gives."""
    if array.dtype.kind != "f":
        return array.copy()
    return np.where(np.isnan(array), np.array(np.nan, array.dtype), array)


def sample(array: Array) -> Array:
    """At most LARGE bytes of a flat array, at even steps."""
    step = -(-array.nbytes // LARGE)
    return array.reshape(-1)[::step]


def entries(case: Case, outputs: Outputs) -> Outputs:
    """The recording's entries for one kernel: whole outputs, or a hash and a sample of large ones."""
    found: Outputs = {}
    for name, array in outputs.items():
        array, key = canonical(array), f"{case.name}/{name}"
        if array.nbytes <= LARGE:
            found[key] = array
        elif case.ulp:  # a hash could not be compared within a tolerance
            found[f"{key}/sample"] = sample(array)
        else:
            found[f"{key}/sha256"] = np.frombuffer(hashlib.sha256(array.tobytes()).digest(), np.uint8)
            found[f"{key}/head"] = array.reshape(-1)[:64]
    return found


def differences(case: Case, recorded: Outputs, outputs: Outputs) -> list[str]:
    """What differs between a recording and ``outputs``, one sentence each; empty when all agree."""
    found = []
    for key, got in entries(case, outputs).items():
        if key not in recorded:
            found.append(f"{key}: not recorded; record again (see tests/vgpu/hardware/whole.py)")
            continue
        wrong = np.flatnonzero(~_agree(recorded[key], got, case.ulp))
        if wrong.size:
            at = int(wrong[0])
            expected, actual = recorded[key].reshape(-1)[at], got.reshape(-1)[at]
            found.append(
                f"{key}: {wrong.size} of {got.size} differ, first [{at}]: hardware {expected!r}, here {actual!r}"
            )
    return found


def _agree(expected: Array, got: Array, ulp: int) -> Array:
    expected, got = expected.reshape(-1), got.reshape(-1)
    bits = np.dtype(f"i{got.dtype.itemsize}")
    same: Array = expected.view(bits) == got.view(bits)
    if ulp and got.dtype.kind == "f":
        same |= np.abs(_ordered(expected, bits) - _ordered(got, bits)) <= ulp
    return same


def _ordered(array: Array, bits: np.dtype[Any]) -> Array:
    """Floats as integers in the same order, so that neighbours differ by one (as Python-wide int64)."""
    raw = array.view(bits).astype(np.int64)
    return np.where(raw < 0, np.iinfo(bits).min - raw, raw)


def load(path: Path = RECORDING) -> tuple[Outputs, dict[str, Any]]:
    """The entries of a recording and its record."""
    with np.load(path) as archive:
        found = {key: archive[key] for key in archive.files}
    return found, json.loads(str(found.pop("record")))


# ---- running on a real GPU ------------------------------------------------------------------------------------


def include_paths() -> list[str]:
    """CUDA's own headers: from the wheels, from CUDA_HOME, or from the usual place."""
    roots = [Path(os.environ.get("CUDA_HOME", "/usr/local/cuda"))]
    wheels = importlib.util.find_spec("nvidia")
    for folder in (wheels.submodule_search_locations or []) if wheels else []:
        roots += sorted(Path(folder).glob("cu*")) + [Path(folder) / "cuda_runtime"]
    candidates = [*(root / "include" for root in roots), *(root / "include" / "cccl" for root in roots)]
    return [str(path) for path in candidates if path.is_dir()]


def _checked(result: tuple[Any, ...]) -> Any:
    error, *values = result
    if int(error) != 0:
        raise RuntimeError(f"the CUDA driver answered {error!r}")
    return values[0] if values else None


class Gpu:
    """The current GPU through cuda.core; bare driver calls only where cuda.core has no way (structs by value)."""

    def __init__(self) -> None:
        try:
            import cuda.core as core
            from cuda.core import Device
        except ImportError:  # releases before 1.0
            import cuda.core.experimental as core
            from cuda.core.experimental import Device
        from cuda.bindings import driver

        self.core, self.driver = core, driver
        self.device = Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.targets: set[str] = set()

    def compile(self, case: Case) -> tuple[Any, bytes]:
        """A loader and code for this GPU: the PTX that the virtual GPU executes, else (old driver) a cubin."""
        failure: Exception | None = None
        major, minor = self.device.compute_capability
        for kind, architecture in (("ptx", ARCHITECTURE), ("cubin", f"sm_{major}{minor}")):
            options = self.core.ProgramOptions(
                arch=architecture, lineinfo=True, include_path=include_paths(), std="c++17"
            )
            code = self.core.Program(case.source, "c++", options).compile(kind)
            try:
                code.get_kernel(case.kernel)
            except Exception as error:  # the driver does not know NVRTC's PTX version
                failure = error
                continue
            self.targets.add(f"{kind} for {architecture}")
            return self.core.ObjectCode.from_ptx if kind == "ptx" else self.core.ObjectCode.from_cubin, code.code
        raise RuntimeError(f"{case.name} does not load: {failure}")

    def run(self, case: Case, program: tuple[Any, bytes], poison: int) -> Outputs:
        """One launch on fresh buffers; ``poison`` is the byte that unwritten ones hold.

        The module is loaded anew, so that its __device__ variables hold their initial values.
        """
        load, code = program
        kernel = load(code).get_kernel(case.kernel)
        buffers: dict[str, tuple[Any, Arg]] = {}
        values = [self._argument(case, arg, arg.name, poison, buffers) for arg in case.args]
        self._launch(case, kernel, values)
        self.stream.sync()
        outputs = {}
        for name, arg in outputs_of(case):
            if name in buffers:
                array = np.empty(arg.shape or (), arg.dtype)
                _checked(self.driver.cuMemcpyDtoH(array.ctypes.data, int(buffers[name][0].handle), array.nbytes))
                outputs[name] = array
        for buffer, _ in buffers.values():
            buffer.close(self.stream)
        self.stream.sync()
        return outputs

    def _argument(self, case: Case, arg: Arg, name: str, poison: int, buffers: dict[str, tuple[Any, Arg]]) -> Any:
        if arg.fields:
            struct = np.zeros((), arg.dtype)
            for member in arg.fields:
                value = self._argument(case, member, f"{name}.{member.name}", poison, buffers)
                struct[member.name] = int(value.handle) if member.is_buffer and value else value or 0
            return struct
        if not arg.is_buffer:
            return corpus.scalar(arg)
        if arg.init in ("null", "freed"):  # a freed buffer that the kernel may not touch anyway
            return 0
        array = corpus.host_array(case, arg)
        if array is None:
            array = np.full(arg.shape or (), poison, np.uint8).repeat(arg.dtype.itemsize)
        array = np.ascontiguousarray(array)
        buffer = self.device.allocate(array.nbytes, stream=self.stream)
        self.stream.sync()
        _checked(self.driver.cuMemcpyHtoD(int(buffer.handle), array.ctypes.data, array.nbytes))
        buffers[name] = (buffer, arg)
        return buffer

    def _launch(self, case: Case, kernel: Any, values: list[Any]) -> None:
        if not any(arg.fields for arg in case.args):
            config = self.core.LaunchConfig(grid=case.grid, block=case.block, shmem_size=case.shared)
            self.core.launch(self.stream, config, kernel, *values)
            return
        packed = [
            np.asarray(v if isinstance(v, (np.ndarray, np.generic)) else np.uint64(int(v.handle) if v else 0))
            for v in values
        ]
        pointers = (ctypes.c_void_p * len(packed))(*(value.ctypes.data for value in packed))
        function = self.driver.CUfunction(int(kernel.handle if hasattr(kernel, "handle") else kernel._handle))
        stream = self.driver.CUstream(int(self.stream.handle))
        _checked(
            self.driver.cuLaunchKernel(
                function, *case.grid, *case.block, case.shared, stream, ctypes.addressof(pointers), 0
            )
        )


def machine(gpu: Gpu) -> dict[str, Any]:
    """What the recording must be read with: GPU, driver, compiler, date."""
    from cuda.bindings import nvrtc

    query = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        driver = subprocess.run(query, capture_output=True, text=True, check=True).stdout.split()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        driver = "unknown"
    major, minor = gpu.device.compute_capability
    return {
        "gpu": gpu.device.name,
        "compute_capability": f"{major}.{minor}",
        "driver": driver,
        "cuda_driver_version": _checked(gpu.driver.cuDriverGetVersion()),
        "nvrtc": ".".join(map(str, nvrtc.nvrtcVersion()[1:])),
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "numpy": np.__version__,
        "targets": sorted(gpu.targets),
    }


def record(gpu: Gpu, cases: list[Case], repeat: int) -> tuple[Outputs, list[str]]:
    """The entries of all ``cases``, and what went wrong."""
    found: Outputs = {}
    problems = []
    for case in cases:
        print(f"{case.name} ...", flush=True)  # first, so that a kernel that hangs is known
        try:
            program = gpu.compile(case)
            first: Outputs = {}
            for k in range(repeat):
                outputs = gpu.run(case, program, POISON[k % len(POISON)])
                if k == 0:
                    first = outputs
                    found.update(entries(case, outputs))
                elif case.path.parent.name == "whole":
                    problems += [f"repetition {k + 1}: {text}" for text in _unsteady(case, first, outputs)]
        except Exception as error:  # one bad kernel must not cost the recording of the others
            problems.append(f"{case.name}: {type(error).__name__}: {error}")
    return found, problems


def _unsteady(case: Case, first: Outputs, outputs: Outputs) -> list[str]:
    found = []
    for name, array in outputs.items():
        wrong = np.flatnonzero(~_agree(canonical(first[name]), canonical(array), 0))
        if wrong.size:
            found.append(f"{case.name}/{name}: {wrong.size} elements change from run to run, first [{wrong[0]}]")
    return found


def merged(
    old: tuple[Outputs, dict[str, Any]], about: dict[str, Any], found: Outputs
) -> tuple[dict[str, Any], Outputs]:
    """A recording with some kernels recorded anew. Raises SystemExit if it was made on another GPU."""
    kept, before = old
    if before["gpu"] != about["gpu"]:
        raise SystemExit(f"the recording is of a {before['gpu']}, this is a {about['gpu']}: record all kernels")
    kept = {key: array for key, array in kept.items() if key.split("/")[0] not in about["sources"]}
    return {**about, "sources": {**before["sources"], **about["sources"]}}, {**kept, **found}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Record what whole kernels compute on this machine's GPU.")
    parser.add_argument("output", type=Path, nargs="?", help="the .npz to write (none: run only)")
    parser.add_argument("--folder", default="whole", choices=("whole", "correct"))
    parser.add_argument("--only", nargs="+", metavar="NAME", help="these kernels only")
    parser.add_argument("--repeat", type=int, default=3, help="runs a kernel (default 3)")
    options = parser.parse_args(arguments)
    cases = [case for case in corpus.cases(options.folder) if not options.only or case.name in options.only]
    gpu = Gpu()
    found, problems = record(gpu, cases, options.repeat)
    about = machine(gpu)
    about["sources"] = {case.name: hashlib.sha256(case.source.encode()).hexdigest() for case in cases}
    print(json.dumps({key: value for key, value in about.items() if key != "sources"}, indent=1))
    for problem in problems:
        print(f"PROBLEM: {problem}", file=sys.stderr)
    print(f"{len(cases)} kernels, {len(problems)} problems")
    if options.output is not None:
        if options.only and options.output.exists():
            about, found = merged(load(options.output), about, found)
        np.savez_compressed(options.output, record=np.array(json.dumps(about)), **found)  # type: ignore[arg-type]
        print(f"{options.output}: {options.output.stat().st_size} bytes")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
