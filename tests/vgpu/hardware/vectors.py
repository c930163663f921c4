"""What every instruction form computes on a real GPU: recording, and comparing the virtual GPU with a recording.

In the repository's root, with NumPy (and for ``record`` an NVIDIA GPU and cuda.bindings)::

    PYTHONPATH=. python tests/vgpu/hardware/vectors.py record tests/vgpu/hardware/data/h200.npz
    PYTHONPATH=. python tests/vgpu/hardware/vectors.py check tests/vgpu/hardware/data/h200.npz --only add

README.md beside this file tells what is recorded and how results are compared.
"""

from __future__ import annotations

import argparse
import datetime
import json
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
for _entry in (str(HERE), str(HERE.parents[2])):
    if _entry not in sys.path:
        sys.path.insert(0, _entry)

from vectorset import assembler, check, cuda, virtual
from vectorset import record as recorder
from vectorset.generate import groups, kernel_for
from vectorset.kernel import DEFAULT_TARGET, PTX_VERSION
from vectorset.plan import cases, row_name, rows
from vectorset.recipes import inputs
from vectorset.store import DATA, Recording, recordings

__all__ = ["cases", "groups", "inputs", "kernel_for", "recordings", "rows"]

#: Forms that the offline assembler rejects, see ``rejected``.
REJECTED = DATA / "rejected.json"


def load_rejected() -> dict[str, str]:
    """The forms that the offline assembler rejects, with its message. Empty when there is no such file."""
    if not REJECTED.exists():
        return {}
    document = json.loads(REJECTED.read_text())
    return {key: message for message, keys in document["rejected"].items() for key in keys}


def command_record(options: argparse.Namespace) -> int:
    """Record on this machine's GPU."""
    start = time.monotonic()
    try:
        recording = recorder.record(rows(options.only), recorder.Workers(cuda.Gpu), smoke=options.smoke, say=_say)
    except recorder.NoGpuError as error:
        print(error, file=sys.stderr)
        return 2
    recording.about |= {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"), "commit": _commit(),
        "ptx": PTX_VERSION, "assembler": f"the driver's, CUDA {recording.about.get('driver')}",
    }  # fmt: skip
    if options.out.exists() and (options.only or options.smoke):
        whole = Recording.load(options.out)
        whole.merge(recording)
        whole.save(options.out)
    else:
        recording.save(options.out)
    print_rejected(recording.rejected)
    for key, why in recording.failed.items():
        print(f"FAILED {key}: {why}")
    print(f"{len(recording.results)} forms recorded, {len(recording.rejected)} rejected by the assembler, "
          f"{len(recording.failed)} failed on {recording.about.get('gpu')} in {time.monotonic() - start:.1f} s; "
          f"{options.out} has {options.out.stat().st_size / 1e6:.2f} MB")  # fmt: skip
    return 1 if recording.failed else 0


def command_check(options: argparse.Namespace) -> int:
    """Compare the virtual GPU with a recording."""
    recording, wrong, start = Recording.load(options.file), 0, time.monotonic()
    for form in rows(options.only):
        problems = check.check_row(form, recording, virtual.run)
        problems += [f"{key}: neither recorded nor rejected" for key in check.missing(form, recording.results, recording.rejected)]
        wrong += bool(problems)
        _say(f"{time.monotonic() - start:7.1f} s  {'FAIL' if problems else 'ok  '}  {row_name(form)}")
        for problem in problems[: options.most]:
            print(f"        {problem}")
    print(f"{wrong} rows disagree" if wrong else "all rows agree")
    return 1 if wrong else 0


def command_rejected(options: argparse.Namespace) -> int:
    """Find the forms that the offline assembler rejects (no GPU needed)."""
    ptxas = assembler.find_ptxas()
    if ptxas is None:
        print("no ptxas: pip install nvidia-cuda-nvcc", file=sys.stderr)
        return 2
    assemble = assembler.offline(ptxas, options.target)
    found: dict[str, str] = {}
    for form in rows(options.only):
        for group in groups(form):
            _, rejected = assembler.accepted(group, lambda some, f=form: kernel_for(f, some, options.target), assemble)  # type: ignore[misc]
            found.update({case.key: message for case, message in rejected.items()})
    print_rejected(found)
    if options.write:
        by_message: dict[str, list[str]] = defaultdict(list)
        for key, message in found.items():
            by_message[message].append(key)
        document = {"assembler": f"ptxas {assembler.ptxas_version(ptxas)}", "target": options.target, "ptx": PTX_VERSION,
                    "rejected": by_message}  # fmt: skip
        REJECTED.parent.mkdir(parents=True, exist_ok=True)
        REJECTED.write_text(json.dumps(document, indent=1) + "\n")
    return 0


def print_rejected(rejected: dict[str, str], most: int = 6) -> None:
    """What the instruction table accepts and the assembler does not, row by row."""
    for form in rows():
        of_row: dict[str, list[str]] = defaultdict(list)
        for case in cases(form):
            if case.key in rejected:
                of_row[rejected[case.key]].append(case.opcode + (f" {case.variant}" if case.variant else ""))
        if of_row:
            print(f"{form.syntax}    rejected: {sum(map(len, of_row.values()))} of {len(cases(form))}")
        for message, opcodes in of_row.items():
            rest = f", ... {len(opcodes) - most} more" if len(opcodes) > most else ""
            print(f"    {message}\n        {', '.join(opcodes[:most])}{rest}")


def _say(line: str) -> None:
    print(line, flush=True)


def _commit() -> str | None:
    done = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False, cwd=HERE)
    return done.stdout.strip() or None if done.returncode == 0 else None


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    record = commands.add_parser("record", help=command_record.__doc__)
    record.add_argument("out", type=Path, metavar="OUT.npz")
    record.add_argument("--smoke", action="store_true", help="only the first few forms of each row")
    record.set_defaults(run=command_record)
    compare = commands.add_parser("check", help=command_check.__doc__)
    compare.add_argument("file", type=Path, metavar="FILE.npz")
    compare.add_argument("--most", type=int, default=10, help="lines shown for one row")
    compare.set_defaults(run=command_check)
    rejected = commands.add_parser("rejected", help=command_rejected.__doc__)
    rejected.add_argument("--target", default=DEFAULT_TARGET)
    rejected.add_argument("--write", action="store_true", help=f"write {REJECTED.name}")
    rejected.set_defaults(run=command_rejected)
    for command in (record, compare, rejected):
        command.add_argument("--only", default="", metavar="PATTERN", help="rows whose syntax contains PATTERN")
    options = parser.parse_args(arguments)
    return int(options.run(options))


if __name__ == "__main__":
    sys.exit(main())
