"""Kernel arguments as text: ``x:float[1024]=random``, ``n:int=1024``, ``const double[8x8]=weights.npy``.

    [NAME:] [const] TYPE [SHAPE] = INIT

A type alone is a scalar; ``[1024]`` or ``[64x32]`` makes it a buffer; ``float*=null`` is a null pointer. :func:`parse` reads one such
text, :func:`bind` puts several into the order of a kernel's parameters, :func:`suggestion` writes one for a parameter.
"""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vgpu.arrays import DeviceArray, float32_to_bfloat16_bits
from vgpu.errors import ArgumentTextError, KernelArgumentError
from vgpu.signature import ELEMENT_TYPES, ParameterDeclaration

#: The types' short names and what they are: NumPy dtype names and "bfloat16".
TYPES: dict[str, str] = {
    "float": "float32", "double": "float64", "half": "float16", "bfloat16": "bfloat16",
    "int": "int32", "uint": "uint32", "char": "int8", "uchar": "uint8", "short": "int16", "ushort": "uint16",
    "long": "int64", "ulong": "uint64", "bool": "bool",
}  # fmt: skip
_SHORT = {dtype: short for short, dtype in TYPES.items()}
#: CUDA's own spellings, and NumPy's, are understood too.
_SPELLINGS = {**TYPES, **ELEMENT_TYPES, **{dtype: dtype for dtype in TYPES.values()}}
_FLOATS = ("float32", "float64", "float16", "bfloat16")

INITS = "zeros, ones, arange, random, random(LOW,HIGH), poison (never written), null, a number, or a .npy file"
_WORDS = ("zeros", "ones", "arange", "random", "poison", "null")
_RANDOM = re.compile(r"random\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)\Z")
_TEXT = re.compile(
    r"\s*(?:(?P<name>[A-Za-z_]\w*)\s*:(?!:)\s*)?(?P<const>const\s+)?(?P<type>[A-Za-z_](?:\w|::| (?=\w))*?)\s*"
    r"(?:\[(?P<shape>[^\]]*)\]|(?P<star>\*))?\s*=\s*(?P<init>.*?)(?P<tail>\s+const)?\s*\Z"
)
#: Elements that are made at a time: a buffer costs no second copy of itself on the host.
_CHUNK = 1 << 20

Dtype = np.dtype[Any]


@dataclass(frozen=True)
class ArgumentText:
    """One argument as written. ``type`` is a short name of :data:`TYPES`; ``shape`` is None for a scalar, ``()`` for "as the file has it"."""

    text: str
    name: str | None
    type: str
    shape: tuple[int, ...] | None
    init: str
    const: bool = False

    @property
    def dtype_name(self) -> str:
        """NumPy's name of the element type, or "bfloat16"."""
        return TYPES[self.type]

    @property
    def is_buffer(self) -> bool:
        """Whether the argument is a pointer (a null pointer is one too)."""
        return self.shape is not None

    @property
    def is_null(self) -> bool:
        """Whether it is a null pointer."""
        return self.is_buffer and self.init == "null"

    @property
    def kind(self) -> str:
        """What it is, as C++ says it: ``const float *`` or ``int``."""
        return f"{'const ' if self.const else ''}{self.type}{' *' if self.is_buffer else ''}"

    def scalar(self) -> Any:
        """The value of a scalar as a NumPy scalar (bfloat16: its bits as uint16)."""
        return _number(self.init, self.dtype_name, self.text)

    def check_file(self) -> None:
        """Raises ArgumentTextError when the value is a file that is not there or does not fit."""
        if self.init.endswith(".npy"):
            _load(self)

    def array(self, name: str, seed: Sequence[int]) -> DeviceArray:
        """A new device array with the values asked for. ``seed`` decides what random ones are.

        Raises MemoryError_ when the device has no room, ArgumentTextError when a file does not fit the type or shape.
        """
        assert self.shape is not None
        data = _load(self) if self.init.endswith(".npy") else None
        shape = data.shape if data is not None else self.shape
        array = DeviceArray.empty(shape, self.dtype_name, name=name)
        if array.size:
            flat = array.reshape(-1)
            start = 0
            for values in _values(self, array.size, seed) if data is None else _pieces(data):
                flat[start : start + values.size].copy_from_host(values)
                start += values.size
        array.readonly = self.const
        return array


def short_type(dtype_name: str) -> str:
    """The short name of a NumPy dtype name (or "bfloat16")."""
    return _SHORT[dtype_name]


# -- reading ----------------------------------------------------------------------------------------------------


def parse(text: str) -> ArgumentText:
    """Read one argument. Raises ArgumentTextError, which says what was expected."""
    m = _TEXT.match(text)
    if m is None:
        raise ArgumentTextError(_shape_of_error(text))
    dtype = _SPELLINGS.get(" ".join(m["type"].split()).removeprefix("std::"))
    if dtype is None:
        near = difflib.get_close_matches(m["type"], _SPELLINGS, n=2, cutoff=0.6)
        hint = f"did you mean {' or '.join(near)}?" if near else f"use one of {', '.join(TYPES)}"
        raise ArgumentTextError(f"--arg {text!r}: unknown type {m['type']!r}; {hint}")
    shape = None if m["shape"] is None and m["star"] is None else _shape(m["shape"] or "", text)
    spec = ArgumentText(text, m["name"], _SHORT[dtype], shape, m["init"], bool(m["const"] or m["tail"]))
    _check(spec, is_star=m["star"] is not None)
    return spec


def _shape_of_error(text: str) -> str:
    if "=" not in text:
        return f"--arg {text!r} does not say what it holds: add ={{value}} to a scalar (int=5), or one of {INITS} to a buffer (float[1024]=random)"
    return f"--arg {text!r} cannot be read: write [NAME:]TYPE=NUMBER for a scalar, [NAME:]TYPE[SHAPE]=INIT for a buffer, such as x:float[1024]=random"


def _shape(text: str, whole: str) -> tuple[int, ...]:
    if not text.strip():
        return ()
    sizes = re.split(r"\s*[x,]\s*", text.strip())
    if not all(re.fullmatch(r"\d[\d_]{0,18}", s) for s in sizes):
        raise ArgumentTextError(f"--arg {whole!r}: a shape is written as [1024] or [64x32], in whole numbers (got [{text}])")
    return tuple(int(s) for s in sizes)


def _check(spec: ArgumentText, *, is_star: bool) -> None:
    """Refuse what could not become a value, before anything is compiled."""
    if not spec.is_buffer:
        if spec.init in _WORDS or spec.init.endswith(".npy"):
            buffer = f"{spec.type}[1024]={spec.init}"
            raise ArgumentTextError(f"--arg {spec.text!r}: a scalar takes a number; for a buffer write its shape, such as {buffer}")
        spec.scalar()
    elif is_star and spec.init != "null":
        buffer = f"{spec.type}[1024]={spec.init}"
        raise ArgumentTextError(f"--arg {spec.text!r}: {spec.type}* is for null pointers ({spec.type}*=null); a buffer has a shape: {buffer}")
    elif bounds := _RANDOM.match(spec.init):
        low, high = (_number(b, spec.dtype_name, spec.text) for b in bounds.groups())
        if spec.dtype_name in _FLOATS and not all(math.isfinite(float(b)) for b in bounds.groups()) or not float(bounds[1]) < float(bounds[2]):
            raise ArgumentTextError(f"--arg {spec.text!r}: random(LOW,HIGH) needs finite LOW < HIGH (got {bounds[1]}, {bounds[2]})")
    elif spec.init.endswith(".npy"):
        return
    elif spec.init not in _WORDS:
        try:
            _number(spec.init, spec.dtype_name, spec.text)
        except ArgumentTextError:
            if re.match(r"[\d.+-]", spec.init):
                raise
            near = difflib.get_close_matches(spec.init, _WORDS, n=1, cutoff=0.6)
            hint = f"did you mean {near[0]}?" if near else f"use {INITS}"
            raise ArgumentTextError(f"--arg {spec.text!r}: {spec.init!r} is no initial value; {hint}") from None
    if spec.is_buffer and not spec.shape and not is_star and spec.init != "null" and not spec.init.endswith(".npy"):
        raise ArgumentTextError(f"--arg {spec.text!r}: say how many elements, such as {spec.type}[1024]; only a .npy file brings its own shape")


def _number(text: str, dtype_name: str, whole: str) -> Any:
    """A number of a type. Raises ArgumentTextError when it is none or does not fit."""
    short = _SHORT[dtype_name]
    if dtype_name in _FLOATS:
        try:
            value = float(re.sub(r"(?<=[\d.])[fF]\Z", "", text.strip()))
        except ValueError:
            raise ArgumentTextError(f"--arg {whole!r}: {short} takes a number such as 1.5 (got {text!r})") from None
        with np.errstate(over="ignore"):
            stored = np.float32(value) if dtype_name == "bfloat16" else np.dtype(dtype_name).type(value)
        if math.isfinite(value) and not np.isfinite(stored):
            raise ArgumentTextError(f"--arg {whole!r}: {text} is too large for {short}")
        return float32_to_bfloat16_bits(stored)[()] if dtype_name == "bfloat16" else stored
    if dtype_name == "bool" and text in ("true", "false"):
        return np.bool_(text == "true")
    try:
        number = int(text, 0)
    except ValueError:
        raise ArgumentTextError(f"--arg {whole!r}: {short} takes a whole number such as 5 or 0x1f (got {text!r})") from None
    low, high = (0, 1) if dtype_name == "bool" else (int(np.iinfo(dtype_name).min), int(np.iinfo(dtype_name).max))
    if not low <= number <= high:
        raise ArgumentTextError(f"--arg {whole!r}: {number} does not fit {short}, which holds {low} to {high}")
    return np.dtype(dtype_name).type(number)


# -- making values ----------------------------------------------------------------------------------------------


def _values(spec: ArgumentText, count: int, seed: Sequence[int]) -> Iterator[npt.NDArray[Any]]:
    """``count`` elements, in pieces; nothing for a buffer that is to stay unwritten."""
    if spec.init == "poison":
        return
    storage: Dtype = np.dtype(np.float32 if spec.dtype_name == "bfloat16" else spec.dtype_name)
    generator = np.random.default_rng(seed)
    for start in range(0, count, _CHUNK):
        n = min(_CHUNK, count - start)
        if spec.init.startswith("random"):
            yield _random(spec, n, generator).astype(storage)
        elif spec.init == "arange":
            numbers = np.arange(start, start + n, dtype=np.int64)
            with np.errstate(over="ignore"):
                yield numbers.astype(storage)
        else:
            fixed = {"zeros": "0", "ones": "1"}.get(spec.init, spec.init)
            value = _number(fixed, spec.dtype_name, spec.text)
            yield np.full(n, value)


def _random(spec: ArgumentText, count: int, generator: np.random.Generator) -> npt.NDArray[Any]:
    bounds = _RANDOM.match(spec.init)
    if spec.dtype_name in _FLOATS:
        low, high = (float(bounds[1]), float(bounds[2])) if bounds else (-1.0, 1.0)
        return low + generator.random(count) * (high - low)
    if spec.dtype_name == "bool":
        return generator.integers(0, 2, count)
    first, last = (int(bounds[1], 0), int(bounds[2], 0)) if bounds else (0, 100)
    return generator.integers(first, last, count, dtype=np.dtype(spec.dtype_name))


def _load(spec: ArgumentText) -> npt.NDArray[Any]:
    """The array of a .npy file, checked against the type and shape asked for."""
    where = f"--arg {spec.text!r}"
    try:
        data = np.load(Path(spec.init), mmap_mode="r", allow_pickle=False)
    except FileNotFoundError:
        raise ArgumentTextError(f"{where}: there is no file {spec.init}") from None
    except (OSError, ValueError, EOFError) as error:
        raise ArgumentTextError(f"{where}: {spec.init} is no .npy file of numbers that can be read ({error})") from None
    is_bfloat16 = spec.dtype_name == "bfloat16"
    found: Dtype = data.dtype.newbyteorder("=")
    if is_bfloat16 and (found == np.uint16 or found.kind == "V" and found.itemsize == 2):
        data = data.view(np.uint16)
    elif found != np.dtype(np.float32 if is_bfloat16 else spec.dtype_name):
        wanted = "float32" if is_bfloat16 else spec.dtype_name
        known = _SHORT.get(found.name)
        instead = f" (or, for a {known} *, write {known}[]={spec.init})" if known else ""
        raise ArgumentTextError(f"{where}: {spec.init} holds {found.name}, {spec.type} needs {wanted}: save it with .astype(np.{wanted}){instead}")
    if spec.shape and data.shape != spec.shape:
        written = f"{spec.type}[{'x'.join(map(str, data.shape))}]={spec.init}"
        raise ArgumentTextError(f"{where}: {spec.init} has shape {data.shape}: write {written}, or {spec.type}[]={spec.init}")
    array: npt.NDArray[Any] = data
    return array


def _pieces(data: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    flat = data.reshape(-1)
    for start in range(0, flat.size, _CHUNK):
        yield np.asarray(flat[start : start + _CHUNK])


# -- fitting them to a kernel -----------------------------------------------------------------------------------


def bind(specs: Sequence[ArgumentText], declared: Sequence[ParameterDeclaration]) -> list[ArgumentText | None]:
    """The arguments in the order of the parameters, None where one is missing.

    Named ones go to their parameter, the others fill what is left, in order. Raises KernelArgumentError for an unknown or repeated
    name and for arguments that are left over.
    """
    names = [d.name for d in declared]
    places: list[ArgumentText | None] = [None] * len(names)
    for spec in (s for s in specs if s.name is not None):
        if spec.name not in names:
            near = difflib.get_close_matches(str(spec.name), [n for n in names if n], n=2, cutoff=0.5)
            hint = f"did you mean {' or '.join(near)}?" if near else f"they are {', '.join(n or '(no name)' for n in names) or 'none'}"
            raise KernelArgumentError(f"--arg {spec.text!r}: no parameter is called {spec.name!r}; {hint}")
        at = names.index(spec.name)
        if places[at] is not None:
            raise KernelArgumentError(f"parameter {spec.name} is given twice: {places[at].text!r} and {spec.text!r}")  # type: ignore[union-attr]
        places[at] = spec
    free = (i for i, place in enumerate(places) if place is None)
    for spec in (s for s in specs if s.name is None):
        at = next(free, -1)
        if at < 0:
            raise KernelArgumentError(f"too many arguments: {len(names)} parameters, {len(specs)} --arg; {spec.text!r} is left over")
        places[at] = replace(spec, name=names[at])
    return places


def mismatch(spec: ArgumentText, declared: ParameterDeclaration) -> str | None:
    """Why an argument cannot stand for a parameter, in words; None when it can, or when the declaration does not say."""
    place = f"parameter {declared.name or ''} is {declared.text!r}".replace("  ", " ")
    if spec.is_buffer and not declared.is_pointer:
        return f"{place}, a value: {spec.text!r} makes a buffer"
    if not spec.is_buffer and declared.is_pointer:
        return f"{place}, a pointer: {spec.text!r} makes a single {spec.type}"
    if declared.element is None or _alike(spec.dtype_name, declared.element):
        return None
    return f"{place}: {spec.text!r} is {spec.type}, and must be {_SHORT[declared.element]}"


def _alike(given: str, declared: str) -> bool:
    """Equal, or integers of the same size."""
    integers = [np.dtype(d) for d in (given, declared) if d not in _FLOATS]
    return given == declared or len(integers) == 2 and integers[0].itemsize == integers[1].itemsize


_VECTORS = re.compile(r"\b(float|double|int|uint|char|uchar|short|ushort|long|ulong)(?:long)?([1-4])\b")
#: What a parameter most likely is when only its PTX type is known (a template's T, PTX without a source).
_OF_PTX = {
    "f32": "float", "f64": "double", "b16": "half", "u32": "int", "s32": "int", "b32": "int", "u64": "long", "s64": "long",
    "u16": "short", "u8": "char",
}  # fmt: skip


def suggestion(declared: ParameterDeclaration, count: int, ptx_type: str = "") -> str | None:
    """A text for a parameter, with buffers of ``count`` elements; None for a struct by value, which has no text."""
    label = f"{declared.name}:" if declared.name else ""
    known = _SHORT.get(declared.element or "")
    if declared.is_pointer:
        vector = _VECTORS.search(declared.text) if known is None else None
        short = known or (vector[1] if vector else "half" if "half2" in declared.text else "float")
        count *= int(vector[2]) if vector else 2 if "2" in declared.text and short == "half" else 1
        return f"{label}{short}[{count}]={'random' if declared.is_const else 'zeros'}"
    known = known or _OF_PTX.get(ptx_type)
    if known is None:
        return None
    if TYPES[known] in _FLOATS:
        return f"{label}{known}=1.0"
    most = 1 if known == "bool" else int(np.iinfo(TYPES[known]).max)
    return f"{label}{known}={min(count, most)}"


__all__ = ["INITS", "TYPES", "ArgumentText", "bind", "mismatch", "parse", "short_type", "suggestion"]
