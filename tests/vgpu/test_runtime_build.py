"""The compiled runtime that is shipped was made from the C that is shipped: proven without a compiler."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vgpu.runtime import build

UNITS = build.units()


def copy_unit(name: str, to: Path) -> Path:
    """A unit, its headers and its ``.ll``, in another folder."""
    unit = build.FOLDER / name
    for path in [*build.sources(unit), unit.with_suffix(".ll")]:
        (to / path.name).write_bytes(path.read_bytes())
    return to / name


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_compiled_text_is_current(unit: Path) -> None:
    assert build.problem(unit) is None, f"{build.problem(unit)}: run python -m vgpu.runtime.build"


def test_every_compiled_text_has_its_source() -> None:
    assert {path.stem for path in build.FOLDER.glob("*.ll")} == {unit.stem for unit in UNITS}
    assert {"runtime", "tensor"} <= {unit.stem for unit in UNITS}


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_compiled_text_fits_every_processor(unit: Path) -> None:
    text = unit.with_suffix(".ll").read_text()
    assert not re.search(r"^target |target-cpu|target-features|tune-cpu", text, re.MULTILINE)


@pytest.mark.parametrize("changed", ["tensor.c", "runtime.h"])
def test_a_changed_source_is_noticed(tmp_path: Path, changed: str) -> None:
    unit = copy_unit("tensor.c", tmp_path)
    assert build.problem(unit) is None
    path = tmp_path / changed
    path.write_text(path.read_text() + "\n/* changed */\n")
    assert build.problem(unit) == "tensor.ll is older than tensor.c, runtime.h"


def test_changed_flags_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unit = copy_unit("tensor.c", tmp_path)
    monkeypatch.setattr(build, "FLAGS", (*build.FLAGS, "-DOTHER"))
    assert "older" in str(build.problem(unit))


def test_an_edited_text_is_noticed(tmp_path: Path) -> None:
    unit = copy_unit("tensor.c", tmp_path)
    output = unit.with_suffix(".ll")
    output.write_text(output.read_text().replace("i32 0", "i32 1", 1))
    assert build.problem(unit) == "tensor.ll was changed by hand"


def test_a_missing_or_unstamped_text_is_noticed(tmp_path: Path) -> None:
    unit = copy_unit("tensor.c", tmp_path)
    output = unit.with_suffix(".ll")
    output.write_text(output.read_text().partition("\n")[2])
    assert build.problem(unit) == "tensor.ll does not say what it was made from"
    output.unlink()
    assert build.problem(unit) == "tensor.ll is missing"


def test_without_a_compiler_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "COMPILERS", ("no-such-clang",))
    monkeypatch.delenv("CLANG", raising=False)
    with pytest.raises(build.BuildError, match="install clang 19, or set CLANG"):
        build.compiler()


def test_neutral_text_loses_only_the_target() -> None:
    text = (
        '; ModuleID = \'x.c\'\nsource_filename = "x.c"\ntarget triple = "x86_64-pc-linux-gnu"\ndefine void @f() #0 {\n'
        'attributes #0 = { nounwind "no-builtins" "target-cpu"="x86-64" "target-features"="+sse" "tune-cpu"="generic" }\n'
    )
    assert build.neutral(text) == 'define void @f() #0 {\nattributes #0 = { nounwind "no-builtins" }\n'
