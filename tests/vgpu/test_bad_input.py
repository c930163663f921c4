"""Bad input, from the API and from the command: each gets a clear error of its own type, the process survives, nothing leaks."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vgpu
from vgpu import cli, errors
from vgpu.memory import default_space

SOURCE = """
extern "C" __global__ void add(float *y, const float *x, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] += x[i]; }
extern "C" __global__ void half_it(double a, float b, unsigned char *p) { p[0] = a + b; }
extern "C" __global__ void __launch_bounds__(64) small(int *p) { p[threadIdx.x] = 1; }
extern "C" __global__ void hold(int *p) { extern __shared__ int d[]; d[threadIdx.x] = 1; p[0] = d[threadIdx.x]; }
extern "C" __global__ void spin(int *flag)
{
    while (*(volatile int *)flag == 0)
        ;
}
extern "C" __global__ void chatter(int *p)
{
    for (int i = 0; p[0] == 0; i++)
        printf("line %d\\n", i);
}
extern "C" __global__ void hoard(void **p)
{
    for (;;)
        p[0] = malloc(1 << 20);
}
extern "C" __global__ void stray(int *p, int i) { p[i] = 1; }
extern "C" __global__ void doubt(int *p) { assert(p[0] == 1); }
extern "C" __global__ void give_up() { __trap(); }
"""
PTX = ".version {version}\n.target {target}\n.address_size 64\n.visible .entry k()\n{{\n{body}\nret;\n}}\n"
FROB = ".reg .b32 %r<3>; frob.b32 %r1, %r2;"

#: Repetitions of each bad input, and how much memory they may take together.
REPEAT = 200
MAY_GROW = 6 << 20


@cache
def code() -> vgpu.ObjectCode:
    vgpu.Device().set_current()
    return vgpu.Program(SOURCE, "c++", vgpu.ProgramOptions(name="bad.cu")).compile("ptx")


@cache
def kernel(name: str) -> vgpu.Kernel:
    return code().get_kernel(name)


@cache
def buffer(dtype: str = "float32", count: int = 64) -> vgpu.DeviceArray:
    return vgpu.DeviceArray.zeros(count, dtype)


def run(name: str, *arguments: Any, grid: Any = 1, block: Any = 32, shared: int = 0, **options: Any) -> None:
    """One launch, its checkers' findings and printed text kept to itself."""
    chosen = kernel(name)
    with vgpu.launch_options(budget=200_000, print_limit=4096, **options):
        vgpu.launch(vgpu.Device().default_stream, vgpu.LaunchConfig(grid=grid, block=block, shmem_size=shared), chosen, *arguments)


def compiled(source: str, **options: Any) -> vgpu.ObjectCode:
    return vgpu.Program(source, "c++", vgpu.ProgramOptions(**options)).compile("ptx")


def ptx(version: str = "8.0", target: str = "sm_80", body: str = "") -> vgpu.Kernel:
    return vgpu.ObjectCode.from_ptx(PTX.format(version=version, target=target, body=body).encode()).get_kernel("k")


def still_works() -> None:
    """The process and its device are as good as new."""
    x = vgpu.DeviceArray.from_numpy(np.arange(40, dtype=np.float32))
    y = vgpu.DeviceArray.from_numpy(np.ones(40, np.float32))
    with vgpu.launch_options() as session:
        vgpu.launch(vgpu.Device().default_stream, vgpu.LaunchConfig(grid=2, block=32), kernel("add"), y, x, 40)
    assert session.results[-1].reports == ()
    np.testing.assert_array_equal(y.to_numpy(), np.arange(40) + 1)


# -- the API ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bad:
    """What is done, the exact type of the error, and words of its message: what was expected, what came, what to do."""

    do: Callable[[], object]
    error: type[Exception]
    words: str


CASES = {
    # shapes
    "zero grid": Bad(lambda: run("add", grid=0), errors.LaunchConfigError, r"grid value must be >= 1 \(got 0\)"),
    "zero in a grid": Bad(lambda: run("add", grid=(1, 0)), errors.LaunchConfigError, r"grid values must be >= 1 \(got \(1, 0\)\)"),
    "negative block": Bad(lambda: run("add", block=-1), errors.LaunchConfigError, r"block value must be >= 1 \(got -1\)"),
    "four sizes": Bad(lambda: run("add", grid=(1, 1, 1, 1)), errors.LaunchConfigError, "up to 3 ints"),
    "grid no number": Bad(lambda: run("add", grid="4"), errors.LaunchConfigError, "must be an int"),
    "block over 1024": Bad(lambda: run("small", buffer("int32"), block=1025), errors.LaunchConfigError, r"block.x must be <= 1024 \(got 1025\)"),
    "block over 1024 in all": Bad(lambda: run("add", buffer(), buffer(), 1, block=(32, 32, 2)), errors.LaunchConfigError, "1024 threads.*got 2048"),
    "block z over 64": Bad(
        lambda: run("add", buffer(), buffer(), 1, block=(1, 1, 65)), errors.LaunchConfigError, r"block.z must be <= 64 \(got 65\)"
    ),
    "grid y over 65535": Bad(lambda: run("add", buffer(), buffer(), 1, grid=(1, 65536)), errors.LaunchConfigError, r"grid.y must be <= 65535"),
    "over the launch bounds": Bad(
        lambda: run("small", buffer("int32"), block=96), errors.LaunchConfigError, r"<= 64 threads, its launch bounds \(got 96"
    ),
    "shared over 48 KiB": Bad(lambda: run("hold", buffer("int32"), shared=49153), errors.LaunchConfigError, "max_dynamic_shared_size_bytes = 49153"),
    "shared over 227 KiB": Bad(
        lambda: run("hold", buffer("int32"), shared=227 * 1024 + 1), errors.LaunchConfigError, "can have 232448 bytes.*asks for 232449"
    ),
    "negative shared": Bad(lambda: run("hold", buffer("int32"), shared=-1), errors.LaunchConfigError, r">= 0 \(got -1\)"),
    # arguments
    "argument missing": Bad(
        lambda: run("add", buffer(), buffer()), errors.KernelArgumentError, r"add\(float \*y, const float \*x, int n\) takes 3 arguments \(got 2\)"
    ),
    "argument too many": Bad(lambda: run("add", buffer(), buffer(), 1, 2), errors.KernelArgumentError, r"takes 3 arguments \(got 4\)"),
    "float for int": Bad(lambda: run("add", buffer(), buffer(), 1.0), errors.KernelArgumentError, r"argument 3 of add \(int n\).*np.int32"),
    "int for double": Bad(
        lambda: run("half_it", 1, np.float32(1), buffer("uint8")), errors.KernelArgumentError, r"argument 1 of half_it \(double a\)"
    ),
    "float for float": Bad(
        lambda: run("half_it", 1.0, 1.0, buffer("uint8")), errors.KernelArgumentError, r"argument 2 of half_it \(float b\).*np.float32"
    ),
    "int64 for int": Bad(lambda: run("add", buffer(), buffer(), np.int64(1)), errors.KernelArgumentError, "int64 .8 bytes.*np.int32"),
    "too large for int": Bad(lambda: run("add", buffer(), buffer(), 1 << 40), errors.KernelArgumentError, "does not fit into 4 bytes"),
    "float64 for float *": Bad(
        lambda: run("add", buffer("float64"), buffer(), 1), errors.KernelArgumentError, 'points to float32.*float64: make it with dtype="float32"'
    ),
    "buffer for int": Bad(lambda: run("add", buffer(), buffer(), buffer()), errors.KernelArgumentError, "takes a value, and got the buffer"),
    "scalar for pointer": Bad(lambda: run("add", np.float32(0), buffer(), 1), errors.KernelArgumentError, "takes a buffer or an address"),
    "NumPy array": Bad(lambda: run("add", np.zeros(4, np.float32), buffer(), 1), errors.KernelArgumentError, "copy it with DeviceArray.from_numpy"),
    "None": Bad(lambda: run("add", None, buffer(), 1), errors.KernelArgumentError, "pass 0 for a null pointer"),
    "str": Bad(lambda: run("add", "x", buffer(), 1), errors.KernelArgumentError, "unsupported type"),
    "closed buffer": Bad(lambda: run("add", closed(), buffer(), 1), errors.MemoryError_, "is closed"),
    # names
    "unknown kernel": Bad(lambda: code().get_kernel("ad"), errors.KernelNotFoundError, "no kernel named 'ad' in bad.cu; did you mean 'add'?"),
    "unlike any kernel": Bad(lambda: code().get_kernel("zzz"), errors.KernelNotFoundError, "it has add, half_it, small"),
    "unknown variable": Bad(lambda: code().get_global("v"), errors.KernelNotFoundError, "no variable named 'v'"),
    # PTX
    "PTX too new": Bad(lambda: ptx("99.0"), errors.UnsupportedPtxVersionError, r"PTX version 99.0 is newer than \d+.\d+.*\(PTX line 1\)"),
    "PTX target too new": Bad(lambda: ptx(target="sm_999"), errors.UnsupportedPtxVersionError, "sm_999"),
    "unknown instruction": Bad(lambda: ptx(body=FROB), errors.UnsupportedInstructionError, r"'frob.b32 %r1, %r2'.*\(PTX line 6\)"),
    "instruction of Hopper": Bad(lambda: ptx(body="wgmma.fence.sync.aligned;"), errors.UnsupportedInstructionError, "wgmma"),
    "no PTX": Bad(lambda: vgpu.ObjectCode.from_ptx(b"hello\n").get_kernel("k"), errors.PtxSyntaxError, "hello"),
    "empty PTX": Bad(lambda: vgpu.ObjectCode.from_ptx(b"").get_kernel("k"), errors.PtxSyntaxError, "this is not PTX"),
    "cubin": Bad(lambda: vgpu.ObjectCode.from_ptx(b"\x7fELF\x80\xff"), errors.PtxSyntaxError, "a cubin"),
    "PTX not text": Bad(lambda: vgpu.ObjectCode.from_ptx(b"\xff\xfe.version"), errors.PtxSyntaxError, "not text"),
    "PTX file missing": Bad(lambda: vgpu.ObjectCode.from_ptx("no/such.ptx"), FileNotFoundError, "no/such.ptx"),
    # CUDA C++
    "does not compile": Bad(
        lambda: compiled("__global__ void k() { x = 1; }", name="c.cu"), errors.CompileError, r'c.cu:1:\d+: error: identifier "x" is undefined'
    ),
    "unknown header": Bad(lambda: compiled("#include <vectro>\n"), errors.CompileError, "not one of the virtual headers"),
    "file by its path": Bad(lambda: compiled('#include "/etc/passwd"\n'), errors.CompileError, "only virtual headers"),
    "source too large": Bad(lambda: compiled("// " + "x" * (1 << 20)), errors.CompileError, "1048576"),
    "source of bytes": Bad(lambda: vgpu.Program(b"x", "c++"), TypeError, "Expected type str"),
    # in the kernel
    "never ends": Bad(lambda: run("spin", buffer("int32")), errors.InstructionBudgetError, "more than 200,000 warp instructions.*line 8"),
    "prints without end": Bad(lambda: run("chatter", buffer("int32")), errors.OutputLimitError, "printed more than 4,096 bytes.*line 14"),
    "allocates without end": Bad(lambda: run("hoard", buffer("uint64")), errors.LaunchError, "no device heap; allocate on the host; line 19"),
    "out of bounds": Bad(
        lambda: run("stray", buffer("int32"), 64, block=1), errors.IllegalAddressError, r"offset 256 of p \(256 bytes\): just past its end"
    ),
    "far out of bounds": Bad(lambda: run("stray", buffer("int32"), -(1 << 30), block=1), errors.IllegalAddressError, "bytes before its start"),
    "null pointer": Bad(lambda: run("stray", 0, 0, block=1), errors.IllegalAddressError, "null pointer"),
    "misaligned": Bad(lambda: run("stray", int(buffer("int32").handle) + 1, 0, block=1), errors.MisalignedAddressError, "not a multiple of 4"),
    "assertion": Bad(lambda: run("doubt", buffer("int32")), errors.AssertionFailedError, r"p\[0\] == 1"),
    "trap": Bad(lambda: run("give_up"), errors.TrapError, "executed trap; line 23"),
    # memory
    "more than the device has": Bad(lambda: vgpu.DeviceArray.empty(1 << 40), errors.MemoryError_, r"4398046511104 bytes asked for.*free"),
    "allocating without end": Bad(lambda: [vgpu.DeviceArray.empty(1 << 28) for _ in range(100)], errors.MemoryError_, "out of device memory"),
    "negative size": Bad(lambda: vgpu.DeviceArray.empty(-1), ValueError, r">= 0 \(got \(-1,\)\)"),
    "array of objects": Bad(lambda: vgpu.DeviceArray.from_numpy(np.array([{}])), TypeError, "use a number type"),
    "unknown checker": Bad(lambda: run("add", buffer(), buffer(), 1, checkers=("race",)), ValueError, "expected some of"),
}


def closed() -> vgpu.DeviceArray:
    array = vgpu.DeviceArray.zeros(4)
    array.buffer.close()
    return array


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_bad_input_has_an_error_of_its_own_type(case: Bad, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(case.error) as caught:
        case.do()
    assert type(caught.value) is case.error
    assert re.search(case.words, str(caught.value), re.DOTALL), caught.value
    capsys.readouterr()
    still_works()


def test_a_kernel_that_allocates_says_what_it_called() -> None:
    with pytest.raises(errors.LaunchError) as caught:
        run("hoard", buffer("uint64"))
    assert [(r.checker, r.kind) for r in caught.value.reports] == [("memcheck", "device_malloc")]


def test_compile_errors_are_data() -> None:
    with pytest.raises(errors.CompileError) as caught:
        compiled('extern "C" __global__ void k(int *p) {\n    p[0] = q;\n    r();\n}\n', name="c.cu")
    found = [(d.severity, d.file, d.line, d.column) for d in caught.value.diagnostics]  # type: ignore[attr-defined]
    assert found == [("error", "c.cu", 2, 12), ("error", "c.cu", 3, 5)]


# -- leaks ------------------------------------------------------------------------------------------------------


def resident() -> int:
    """Bytes of this process in memory."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def descriptors() -> int:
    """Open files of this process."""
    return len(os.listdir("/proc/self/fd" if sys.platform == "linux" else "/dev/fd"))


def assert_no_leak(do: Callable[[], object], repeat: int = REPEAT) -> None:
    """Do it again and again: memory, descriptors and device memory stay what they are after the first few times."""
    for _ in range(20):
        do()
    gc.collect()
    before, files, used, live = resident(), descriptors(), default_space().used, len(default_space().allocations())
    for _ in range(repeat):
        do()
    gc.collect()
    assert (descriptors(), default_space().used, len(default_space().allocations())) == (files, used, live)
    grown = resident() - before
    assert grown < MAY_GROW, f"{grown:,} bytes in {repeat} repetitions"


def caught(case: Bad) -> None:
    try:
        case.do()
    except case.error:
        return
    raise AssertionError("no error")


#: One of each path; the compiler's are dear, and share one loop.
@pytest.mark.parametrize(
    "name",
    [
        "zero grid",
        "block over 1024",
        "shared over 227 KiB",
        "argument missing",
        "float64 for float *",
        "unknown kernel",
        "PTX too new",
        "unknown instruction",
        "never ends",
        "prints without end",
        "allocates without end",
        "out of bounds",
        "assertion",
        "more than the device has",
        "does not compile",
    ],
)
def test_bad_input_leaks_nothing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert_no_leak(lambda: (caught(CASES[name]), capsys.readouterr()))
    still_works()


def test_a_leak_would_be_seen() -> None:
    kept: list[object] = []
    with pytest.raises(AssertionError, match="bytes in 200 repetitions"):
        assert_no_leak(lambda: kept.append(os.urandom(64 << 10)))
    with pytest.raises(AssertionError):
        assert_no_leak(lambda: kept.append(open(os.devnull)), repeat=2)
    with pytest.raises(AssertionError):
        assert_no_leak(lambda: kept.append(vgpu.DeviceArray.zeros(4)), repeat=2)
    for each in kept:
        if hasattr(each, "close"):
            each.close()


# -- the command ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files to be refused, and one that is not."""
    path = tmp_path_factory.mktemp("bad")
    (path / "bad.cu").write_text(SOURCE)
    (path / "broken.cu").write_text("__global__ void k() { x = 1; }\n")
    (path / "binary.cu").write_bytes(b"\xff\xfe\x00\x01")
    (path / "zeros.cu").write_bytes(b"\0" * 8)
    (path / "latin.cu").write_bytes("// caf\u00e9\n".encode("latin-1"))
    (path / "elf.cu").write_bytes(b"\x7fELF\x02\x01")
    (path / "empty.cu").write_text("")
    (path / "large.cu").write_text("//" + "x" * (1 << 20))
    (path / "new.ptx").write_text(PTX.format(version="99.0", target="sm_80", body=""))
    (path / "unknown.ptx").write_text(PTX.format(version="8.0", target="sm_80", body=FROB))
    (path / "prose.ptx").write_text("hello\n")
    return path


ONE = ["--grid", "1", "--block", "32"]
ADD = ["--kernel", "add", "--arg", "y:float[64]=zeros", "--arg", "x:float[64]=ones", "--arg", "n:int=64"]
#: arguments after "run" (the file's name first), the exit code, words of the message
COMMANDS = {
    "zero grid": (["bad.cu", "--grid", "0", "--block", "32", *ADD], 2, r"--grid value must be >= 1 \(got 0\)"),
    "block over 1024": (["bad.cu", "--grid", "1", "--block", "1025", *ADD], 2, r"block.x must be <= 1024 \(got 1025\)"),
    "block over 1024 in all": (["bad.cu", "--grid", "1", "--block", "32,32,2", *ADD], 2, "got 2048"),
    "shared over the limit": (["bad.cu", *ONE, "--shared", "300000", *ADD], 2, "can have 232448 bytes of shared memory.*--shared asks for 300000"),
    "argument missing": (["bad.cu", *ONE, *ADD[:4]], 2, r"no --arg for x, n.*add\(float \*y, const float \*x, int n\).*such as .*--arg n:int=32"),
    "argument too many": (["bad.cu", *ONE, *ADD, "--arg", "int=1"], 2, "left over"),
    "argument mistyped": (["bad.cu", *ONE, *ADD[:-2], "--arg", "n:float=1"], 2, "parameter n is 'int n': 'n:float=1' is float, and must be int"),
    "wrong dtype": (["bad.cu", *ONE, *ADD[:2], "--arg", "y:double[64]=zeros", *ADD[4:]], 2, "is double, and must be float"),
    "argument unreadable": (["bad.cu", *ONE, *ADD[:-2], "--arg", "n=64"], 2, "unknown type 'n'"),
    "unknown kernel": (["bad.cu", *ONE, "--kernel", "ad"], 2, "no kernel named 'ad' in bad.cu; did you mean 'add'?"),
    "no kernel named": (["bad.cu", *ONE], 2, "has 10 kernels: choose one with --kernel add or half_it"),
    "no kernel": (["empty.cu", *ONE], 2, "has no kernel"),
    "PTX too new": (["new.ptx", *ONE], 3, r"PTX version 99.0 is newer than"),
    "unknown instruction": (["unknown.ptx", *ONE], 3, "frob.b32.*PTX line 6"),
    "no PTX": (["prose.ptx", *ONE], 3, "got 'hello'"),
    "does not compile": (["broken.cu", *ONE], 3, r'broken.cu:1:\d+: error: identifier "x" is undefined'),
    "never ends": (["bad.cu", *ONE, "--kernel", "spin", "--budget", "100000", "--arg", "int[1]=zeros"], 4, "more than 100,000 warp instructions"),
    "prints without end": (
        ["bad.cu", "--grid", "1", "--block", "1", "--kernel", "chatter", "--arg", "int[1]=zeros"],
        4,
        "printed more than 1,048,576 bytes",
    ),
    "allocates without end": (["bad.cu", *ONE, "--kernel", "hoard", "--arg", "ulong[1]=zeros"], 1, "no device heap"),
    "out of bounds": (["bad.cu", *ONE, "--kernel", "stray", "--arg", "int[1]=zeros", "--arg", "int=1"], 1, "just past its end"),
    "out of memory": (["bad.cu", *ONE, *ADD[:2], "--arg", "y:float[9999999999]=random", *ADD[4:]], 4, "out of device memory.*VGPU_MEMORY_BYTES"),
    "file missing": (["none.cu", *ONE], 2, "there is no file .*none.cu; in that folder: .*bad.cu"),
    "file a folder": (["", *ONE], 2, "is a folder"),
    "file not text": (["binary.cu", *ONE], 2, "not text in UTF-8 .byte 0 is 0xff"),
    "file of another encoding": (["latin.cu", *ONE], 2, "not text in UTF-8 .byte 6 is 0xe9"),
    "file of NUL bytes": (["zeros.cu", *ONE], 2, "NUL"),
    "file an ELF": (["elf.cu", *ONE], 2, "machine code"),
    "file too large": (["large.cu", *ONE], 2, "larger than 1 MiB"),
}


def command(folder: Path, name: str) -> list[str]:
    file, *rest = COMMANDS[name][0]
    return ["run", str(folder / file) if file else str(folder), *rest]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_command_refuses_bad_input(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, code, words = COMMANDS[name]
    assert cli.main(command(folder, name)) == code
    out, err = capsys.readouterr()
    assert re.search(words, out + err, re.DOTALL), out[-2000:] + err
    assert "Traceback" not in err
    assert (err == "") == (code in (1, 4) and name != "out of memory")  # what the kernel did is a result, and goes to the output
    assert cli.main(["run", str(folder / "bad.cu"), *ONE, *ADD]) == 0


@pytest.mark.parametrize(
    "name", ["argument mistyped", "unknown kernel", "PTX too new", "does not compile", "never ends", "out of memory", "file missing"]
)
def test_bad_input_is_json_when_asked(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import json

    code = cli.main([*command(folder, name), "--json"])
    out, err = capsys.readouterr()
    document = json.loads(out)
    assert (document["exit_code"], code, err) == (COMMANDS[name][1], COMMANDS[name][1], "")
    assert document["error"]["type"] in vars(errors) and document["error"]["message"]


@pytest.mark.parametrize("name", ["argument mistyped", "PTX too new", "never ends", "allocates without end", "out of memory", "file not text"])
def test_the_command_leaks_nothing(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert_no_leak(lambda: (cli.main(command(folder, name)), capsys.readouterr()))


def test_compiling_can_be_given_a_limit(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = folder / "slow.cu"
    source.write_text(f"// never compiled before: {os.urandom(8).hex()}\n" + 'extern "C" __global__ void k() {}\n')
    assert cli.main(["run", str(source), *ONE, "--compile-timeout", "0.001"]) == 4
    assert "compiling took longer than 0.001 s" in capsys.readouterr().err
    assert cli.main(["run", str(source), *ONE, "--compile-timeout", "60"]) == 0


def test_an_endless_kernel_can_be_interrupted(folder: Path) -> None:
    """Ctrl-C ends the process even inside native code."""
    import signal

    child = subprocess.Popen(
        [sys.executable, "-m", "vgpu", "run", str(folder / "bad.cu"), *ONE, "--kernel", "spin", "--arg", "int[1]=zeros", "--budget", str(10**15)],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            child.wait(4)
        child.send_signal(signal.SIGINT)
        assert child.wait(10) == -signal.SIGINT
    finally:
        child.kill()
        child.communicate()
