"""The command: ``python -m vgpu run | info | ptx``.

Results go to standard output, what stands in the way of them to standard error. Exit codes: 0 ran clean, 1 findings or a kernel error,
2 usage, 3 does not compile (or load), 4 a limit exceeded. Plain text when piped; colour only on a terminal, never with ``NO_COLOR``.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import platform
import re
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

from vgpu import argspec, errors
from vgpu.version import __version__

EXIT_OK, EXIT_FOUND, EXIT_USAGE, EXIT_COMPILE, EXIT_LIMIT = range(5)

_CHECKERS = ("memcheck", "initcheck", "synccheck", "racecheck")

_DESCRIPTION = """\
A CUDA device with no GPU: compile CUDA C++ kernels with NVRTC, run them on the CPU, and check and profile them.

commands:
  run FILE     launch one kernel with arguments made from the command line, and say what happened
  info         what this machine has, and the instruction set (--isa)
  ptx FILE     the PTX that NVRTC makes of a file
"""
_EPILOG = """\
examples:
  {p} run examples/saxpy.cu --grid 4 --block 256 --arg n:int=1000 --arg a:float=2 \\
      --arg "x:float[1000]=random" --arg "y:float[1000]=ones"
  {p} run examples/reduce.cu --grid 4 --block 256            (leave the arguments out: it tells you what to type)
  {p} info --isa shfl

exit codes: 0 ran clean, 1 findings or a kernel error, 2 usage, 3 does not compile, 4 a limit exceeded
'{p} COMMAND --help' has more.
"""
_RUN_EPILOG = """\
arguments (--arg, one for each parameter, in the kernel's order or by name):
  [NAME:]TYPE=NUMBER              a value            n:int=1024   float=0.5   flag:bool=true
  [NAME:][const ]TYPE[SHAPE]=INIT a buffer           "x:float[1024]=random"   "double[64x32]=arange"
  [NAME:]TYPE*=null               a null pointer     "mask:uchar*=null"
  TYPE    {types}
  INIT    zeros, ones, arange (0, 1, 2, ...), random (floats in [-1, 1), integers in 0..99), random(LOW,HIGH) (HIGH excluded),
          poison (allocated and never written: reading it is a finding), a number for every element, or a .npy file
          ("w:float[]=w.npy" takes the file's shape)
  const   kernels may not write to the buffer (the default for a parameter declared const T *)
  Quote brackets: the shell has its own use for them.

examples:
  {p} run saxpy.cu --grid 4 --block 256 --arg n:int=1000 --arg a:float=2 --arg "x:float[1000]=random" --arg "y:float[1000]=ones"
  {p} run matmul.cu --grid 4,4 --block 16,16 --arg "float[64x64]=random" --arg "float[64x64]=random" --arg "c:float[64x64]=poison" --arg int=64
  {p} run k.cu --grid 1 --block 128 --shared 512 --arg "x:float[128]=x.npy" --out results.npz      use and keep data
  {p} run k.cu ... --profile                 count requests, sectors, bank conflicts, divergence by source line
  {p} run k.cu ... --trace 0,5               every line that thread 5 of block 0 executed, with its values
  {p} run k.cu ... --check none              as fast as it goes        --seed 7   another order of blocks and warps
  {p} run k.cu --kernel 'scale<float>' ...   an instance of a template

exit codes: 0 ran clean, 1 findings or a kernel error, 2 usage, 3 does not compile, 4 a limit exceeded
"""


# -- reading the command line -----------------------------------------------------------------------------------


def _dims(text: str) -> tuple[int, ...]:
    """``4``, ``4,4,2`` or ``4x4x2``; LaunchConfig judges the sizes."""
    parts = re.split(r"[x,]", text)
    if not 1 <= len(parts) <= 3 or not all(re.fullmatch(r"-?\d{1,12}", p.strip()) for p in parts):
        raise argparse.ArgumentTypeError(f"one to three whole numbers such as 4 or 4,4 are expected (got {text!r})")
    return tuple(int(p) for p in parts)


def _at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            value = int(text.replace("_", ""))
        except ValueError:
            value = least - 1
        if value < least:
            raise argparse.ArgumentTypeError(f"a whole number >= {least} is expected (got {text!r})")
        return value

    return read


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"a number of seconds > 0 is expected (got {text!r})")
    return value


def _checkers(text: str) -> tuple[str, ...]:
    if text in ("all", "none"):
        return ("all",) if text == "all" else ()
    names = tuple(dict.fromkeys(n.strip() for n in text.split(",")))
    for name in names:
        if name not in _CHECKERS:
            near = difflib.get_close_matches(name, _CHECKERS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"use all, none, or some of {', '.join(_CHECKERS)}"
            raise argparse.ArgumentTypeError(f"no checker is called {name!r}; {hint}")
    return names


def _define(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    if not re.fullmatch(r"[A-Za-z_]\w*", name):
        raise argparse.ArgumentTypeError(f"a macro is given as NAME or NAME=VALUE (got {text!r})")
    return name, value if "=" in text else "1"


def _trace(text: str) -> Any:
    """``BX[,BY,BZ]:TX[,TY,TZ]``, ``BX:all``, or ``B,T`` for block and thread numbers along x."""
    from vgpu.profile.trace import TraceSelection

    block, colon, thread = text.partition(":")
    if not colon and re.fullmatch(r"\d{1,9},\d{1,9}", text):
        block, thread = text.split(",")
    elif not colon or not re.fullmatch(r"\d{1,9}(,\d{1,9}){0,2}", block) or not re.fullmatch(r"all|\d{1,9}(,\d{1,9}){0,2}", thread):
        raise argparse.ArgumentTypeError(f"BLOCK:THREAD such as 0:5 or 1,0,0:3,2,0 (or 0:all, or 0,5) is expected (got {text!r})")
    return TraceSelection(block=_triple(block), thread=None if thread == "all" else _triple(thread))


def _triple(text: str) -> tuple[int, int, int]:
    x, y, z = ([int(p) for p in text.split(",")] + [0, 0])[:3]
    return x, y, z


def program_name() -> str:
    """What was typed to get here."""
    return "vgpu" if Path(sys.argv[0]).stem == "vgpu" else "python -m vgpu"


def build_parser(program: str) -> argparse.ArgumentParser:
    """The command line's grammar."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(program, description=_DESCRIPTION, epilog=_EPILOG.format(p=program), formatter_class=raw,
                                     usage=f"{program} COMMAND ...")  # fmt: skip
    parser.add_argument("--version", action="version", version=f"vgpu {__version__}")
    commands = parser.add_subparsers(dest="command", prog=program, metavar="COMMAND", required=True, help=argparse.SUPPRESS)

    run = commands.add_parser("run", help="launch one kernel", formatter_class=raw,
                              usage=f"{program} run FILE --grid G --block B [--arg ...] [options]",
                              description="Compile a kernel, make its arguments, run it under the checkers, and say what happened.",
                              epilog=_RUN_EPILOG.format(p=program, types=" ".join(argspec.TYPES)))  # fmt: skip
    run.add_argument("file", metavar="FILE", help="CUDA C++ (.cu), or PTX (.ptx)")
    run.add_argument("--kernel", "-k", metavar="NAME", help="which kernel; needed when the file has several")
    run.add_argument("--grid", "-g", type=_dims, metavar="X[,Y,Z]", help="blocks")
    run.add_argument("--block", "-b", type=_dims, metavar="X[,Y,Z]", help="threads a block")
    run.add_argument("--shared", type=_at_least(0), default=0, metavar="BYTES", help="dynamic shared memory a block (default 0)")
    run.add_argument("--arg", "-a", action="append", default=[], metavar="ARG", help="one kernel argument, see below; repeat it")
    run.add_argument("--check", type=_checkers, default=("all",), metavar="LIST", help=f"all (default), none, or some of {','.join(_CHECKERS)}")
    run.add_argument("--profile", action="store_true", help="count what the kernel did, by source line")
    run.add_argument("--trace", type=_trace, metavar="B:T", help="show what one thread (or 0:all) did, line by line")
    run.add_argument("--seed", type=_at_least(0), metavar="N", help="another order of blocks and warps (default: the natural one)")
    run.add_argument("--data-seed", type=_at_least(0), default=0, metavar="N", help="other random data (default 0)")
    run.add_argument("--threads", type=_at_least(1), metavar="N", help="OS threads (default: one a core)")
    run.add_argument("--budget", type=_at_least(1), metavar="N", help="warp instructions before a kernel counts as endless")
    run.add_argument("--define", "-D", type=_define, action="append", default=[], metavar="X[=1]", help="a macro; repeat it")
    run.add_argument("--compile-timeout", type=_seconds, metavar="S", help="stop the compiler after S seconds (default: never)")
    run.add_argument("--out", "-o", metavar="FILE.npz", help="save every buffer after the run")
    run.add_argument("--json", action="store_true", help="everything as one JSON document")

    info = commands.add_parser("info", help="what this machine has", formatter_class=raw,
                               description="What this machine has, or the instruction set.",
                               epilog=f"examples:\n  {program} info\n  {program} info --isa              the whole table\n"
                               f"  {program} info --isa add.rn.f32   one instruction\n  {program} info --isa 'cvt*'       a pattern\n")  # fmt: skip
    info.add_argument("--isa", nargs="?", const="", metavar="PATTERN", help="print the instruction table, or the rows that fit")
    info.add_argument("--json", action="store_true", help="as JSON")

    ptx = commands.add_parser("ptx", help="print a file's PTX", description="Compile a file and print its PTX.")
    ptx.add_argument("file", metavar="FILE", help="CUDA C++ (.cu)")
    ptx.add_argument("--kernel", "-k", metavar="NAME<TYPE>", help="an instance of a template to compile")
    ptx.add_argument("--define", "-D", type=_define, action="append", default=[], metavar="X[=1]", help="a macro; repeat it")
    ptx.add_argument("--compile-timeout", type=_seconds, metavar="S", help="stop the compiler after S seconds (default: never)")
    return parser


# -- what comes out ---------------------------------------------------------------------------------------------

#: Control characters but tab and newline, and escapes that do more than set colours: a kernel must not steer the terminal.
_UNSAFE = re.compile(r"\x1b(?!\[[0-9;]*m)|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]")


def write(text: str, stream: IO[str] | None = None) -> None:
    """Write text; on a terminal, control characters are shown and not obeyed."""
    stream = stream or sys.stdout
    stream.write(_UNSAFE.sub(lambda m: f"\\x{ord(m[0]):02x}", text) if stream.isatty() else text)


def write_json(document: object) -> None:
    """Write one JSON document; numbers that JSON does not have become the words nan, inf, -inf."""
    sys.stdout.write(json.dumps(_plain(document), indent=2, allow_nan=False) + "\n")


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return str(value)
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)


def exit_code(error: errors.VgpuError) -> int:
    """The exit code an error stands for."""
    if isinstance(error, (errors.InstructionBudgetError, errors.OutputLimitError, errors.CompileTimeoutError, errors.MemoryError_)):
        return EXIT_LIMIT
    if isinstance(error, errors.LaunchError):
        return EXIT_FOUND
    return EXIT_COMPILE if isinstance(error, (errors.CompileError, errors.PtxError)) else EXIT_USAGE


def error_document(error: errors.VgpuError) -> dict[str, Any]:
    """An error for JSON."""
    out: dict[str, Any] = {"type": type(error).__name__, "message": str(error), "notes": list(getattr(error, "__notes__", ()))}
    if isinstance(error, errors.CompileError):
        out["diagnostics"] = [vars(d) for d in error.diagnostics]
    if isinstance(error, errors.PtxError):
        out |= {"ptx_line": error.ptx_line, "source_file": error.source_file, "source_line": error.source_line}
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code; ``argv`` is without the program's name (default: the process's)."""
    if argv is None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # kernels and NVRTC run in native code, which would not notice
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")
    program = program_name()
    try:
        args = build_parser(program).parse_args(argv)
    except SystemExit as stop:  # argparse has said why
        return int(stop.code or 0)
    command = {"run": _run, "info": _info, "ptx": _ptx}[args.command]
    try:
        code = command(args, program)
        sys.stdout.flush()
        return code
    except errors.VgpuError as error:
        _fail(error, args, program)
        return exit_code(error)
    except BrokenPipeError:  # `| head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_OK


def _fail(error: errors.VgpuError, args: argparse.Namespace, program: str) -> None:
    if getattr(args, "json", False):
        write_json({"exit_code": exit_code(error), "error": error_document(error)})
        return
    from vgpu import render
    from vgpu.profile.report import Style

    style = Style(render.use_color(sys.stderr))
    lines = [f"{style.bad('error')}: {error}", *(f"  {note}" for note in getattr(error, "__notes__", ()))]
    write("\n".join(lines) + "\n", sys.stderr)


# -- the commands -----------------------------------------------------------------------------------------------


def _run(args: argparse.Namespace, program: str) -> int:
    from vgpu import cli_run, cli_show

    outcome = cli_run.run(args, program)
    code = exit_code(outcome.error) if outcome.error is not None else EXIT_FOUND if outcome.reports else EXIT_OK
    if args.json:
        write_json({"exit_code": code, **cli_show.document(outcome)})
    else:
        write(cli_show.text(outcome, width=_width()))
    return code


def _ptx(args: argparse.Namespace, program: str) -> int:
    from vgpu import cli_run

    source = cli_run.read_source(args.file)
    code, diagnostics = cli_run.object_code(source, args.define, cli_run.template_instance(args.kernel), args.compile_timeout)
    for d in diagnostics:
        write(f"{d}\n", sys.stderr)
    write(code.ptx.rstrip("\n") + "\n")
    return EXIT_OK


def _width() -> int:
    return min(shutil.get_terminal_size((120, 24)).columns, 160) if sys.stdout.isatty() else 120


def _info(args: argparse.Namespace, program: str) -> int:
    if args.isa is not None:
        return _isa(args)
    rows = machine()
    if args.json:
        write_json({name: value for name, value in rows})
        return EXIT_OK
    widest = max(len(name) for name, _ in rows)
    write("".join(f"{name:<{widest}}  {value}\n" for name, value in rows))
    return EXIT_OK


def _isa(args: argparse.Namespace) -> int:
    from vgpu import isa_doc
    from vgpu.ptx.isa import ROWS

    rows = isa_doc.documentation(args.isa or None)
    if not rows:
        near = isa_doc.near(args.isa)
        hint = f"did you mean {' or '.join(near)}?" if near else "leave the pattern out for the whole table"
        write(f"error: no instruction fits {args.isa!r}; {hint}\n", sys.stderr)
        return EXIT_USAGE
    if args.json:
        write_json([row.to_dict() for row in rows])
        return EXIT_OK
    recorded = any(isa_doc.RECORDINGS.glob("*.npz"))
    write(isa_doc.legend(len(ROWS), len(rows), has_recordings=recorded) + "\n")
    write(isa_doc.render(rows, width=_width(), has_recordings=recorded))
    return EXIT_OK


def machine() -> list[tuple[str, str]]:
    """What this machine has for the virtual GPU: (name, words). A part that is missing says how to get it."""
    import llvmlite
    import llvmlite.binding as llvm
    import numpy as np

    from vgpu.compiler import headers
    from vgpu.diskcache import default_cache
    from vgpu.engine.launcher import cpu_count
    from vgpu.memory import default_space
    from vgpu.profile.report import size
    from vgpu.profile.resources import present_gpu
    from vgpu.ptx.isa import ROWS
    from vgpu.ptx.parser import NEWEST_VERSION

    features = llvm.get_host_cpu_features()
    vectors = [name for name in ("avx512f", "avx2", "avx", "sse4.2", "neon", "asimd") if features.get(name)]
    include = headers.nvidia_include_directories()
    cache = default_cache()
    where = str(cache.directory) if cache.usable else "off (VGPU_CACHE=0)" if str(cache.directory) in (".", "") else f"{cache.directory} (not usable)"
    gpu = present_gpu()
    return [
        ("vgpu", __version__),
        ("Python", f"{platform.python_version()}, NumPy {np.__version__}"),
        ("system", f"{platform.system()} {platform.machine()}"),
        ("CPU", f"{llvm.get_host_cpu_name()}, {cpu_count()} cores for this process, {vectors[0] if vectors else 'no known vector units'}"),
        ("LLVM", f"{'.'.join(map(str, llvm.llvm_version_info))} (llvmlite {llvmlite.__version__})"),
        ("NVRTC", _nvrtc()),
        ("CUDA headers", str(include[0]) if include else "none: pip install nvidia-cuda-runtime nvidia-cuda-crt (for cuda_fp16.h, mma.h and such)"),
        ("GPU", f"{gpu} (not needed, not used)" if gpu else "none (none is needed)"),
        ("device memory", f"{size(default_space().capacity)} at most (VGPU_MEMORY_BYTES)"),
        ("instruction set", f"{len(ROWS)} rows, PTX up to version {NEWEST_VERSION[0]}.{NEWEST_VERSION[1]}; vgpu info --isa prints them"),
        ("checkers", ", ".join(_CHECKERS)),
        ("cache", where),
        ("cache size", f"{size(cache.size())} of {size(cache.max_bytes)} at most" if cache.usable else "-"),
    ]


def _nvrtc() -> str:
    from vgpu.compiler import nvrtc

    try:
        return ".".join(map(str, nvrtc.version()))
    except errors.CompileError as error:
        return f"missing: {error}"


__all__ = ["build_parser", "exit_code", "machine", "main"]
