"""A kernel's parameters as its CUDA source writes them: names, element types, what is const.

PTX keeps neither. This reads the plain cases (``const float *x, int n``); where it is not sure of a
kernel's declaration it knows nothing, and launches are checked by the PTX types alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_SKIPPED = re.compile(
    r"""//[^\n]*|/\*.*?\*/|(?P<literal>"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*')""", re.DOTALL
)
_KERNEL = re.compile(r"\b__global__\b([^;{}()]*(?:__launch_bounds__\s*\([^()]*\)[^;{}()]*)?)\b(\w+)\s*\(")
_QUALIFIERS = {"const", "volatile", "__restrict__", "__restrict", "restrict", "struct", "register", "__grid_constant__"}
_ARRAY = re.compile(r"\[[^\]]*\]\s*$")

#: C++ types of elements -> NumPy dtype names (and "bfloat16").
ELEMENT_TYPES = {
    "float": "float32", "double": "float64", "__half": "float16", "half": "float16",
    "__nv_bfloat16": "bfloat16", "nv_bfloat16": "bfloat16", "bool": "bool",
    "char": "int8", "signed char": "int8", "int8_t": "int8",
    "unsigned char": "uint8", "uint8_t": "uint8",
    "short": "int16", "int16_t": "int16", "unsigned short": "uint16", "uint16_t": "uint16",
    "int": "int32", "int32_t": "int32", "unsigned": "uint32", "unsigned int": "uint32", "uint32_t": "uint32",
    "long": "int64", "long long": "int64", "int64_t": "int64", "ptrdiff_t": "int64",
    "unsigned long": "uint64", "unsigned long long": "uint64", "uint64_t": "uint64", "size_t": "uint64",
}  # fmt: skip


@dataclass(frozen=True)
class ParameterDeclaration:
    """One parameter. ``element`` is a NumPy dtype name or "bfloat16", None when the type is not a plain one."""

    name: str | None
    text: str
    is_pointer: bool
    is_const: bool
    element: str | None


def declarations(source: str, kernel: str) -> tuple[ParameterDeclaration, ...] | None:
    """The parameters of ``kernel`` (its unmangled name), or None when the source does not say plainly."""
    plain = _SKIPPED.sub(lambda m: '""' if m["literal"] else " ", source)
    found: set[tuple[ParameterDeclaration, ...]] = set()
    for m in _KERNEL.finditer(plain):
        if m[2] != kernel:
            continue
        text = _parenthesised(plain, m.end())
        if text is None:
            return None
        found.add(_split(text))
    return found.pop() if len(found) == 1 else None  # overloads and #if variants: not sure


def _parenthesised(text: str, start: int) -> str | None:
    depth = 1
    for position in range(start, min(len(text), start + 10_000)):
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        if depth == 0:
            return text[start:position]
    return None


def _split(text: str) -> tuple[ParameterDeclaration, ...]:
    parts, depth, current = [], 0, ""
    for character in text:
        depth += {"(": 1, "<": 1, "[": 1, ")": -1, ">": -1, "]": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    if current.strip() not in ("", "void"):
        parts.append(current)
    return tuple(_parameter(" ".join(part.split())) for part in parts)


def _parameter(text: str) -> ParameterDeclaration:
    body = text.split("=")[0].strip()
    is_pointer = "*" in body or _ARRAY.search(body) is not None
    body = _ARRAY.sub("", body)
    pointee, _, after = body.partition("*")
    words = re.findall(r"[\w:]+", pointee)
    tail = [w for w in re.findall(r"\w+", after) if w not in _QUALIFIERS]
    name = tail[-1] if tail else None
    is_const = "const" in words
    type_words = [w for w in words if w not in _QUALIFIERS]
    if not after and len(type_words) > 1 and " ".join(type_words) not in ELEMENT_TYPES:
        name = type_words.pop()  # a value (or array) parameter: the last word is its name
    plain_type = re.search(r"[<>&]", pointee) is None and body.count("*") <= 1
    element = ELEMENT_TYPES.get(" ".join(type_words).removeprefix("std::")) if plain_type else None
    return ParameterDeclaration(name, text, is_pointer, is_pointer and is_const, element)
