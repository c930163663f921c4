"""Device printf: the records that kernels left, formatted on the host in the order of blocks."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vgpu.engine.launcher import Run

_SPEC = re.compile(r"%(?P<flags>[-+ #0]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|\d+)?(?P<dot>))?(?P<length>hh|h|ll|l|j|z|t)?(?P<conversion>[a-zA-Z%])")


def text(run: Run) -> str:
    """Everything a launch printed."""
    assert run.print_buffer is not None
    used = min(run.record.print_used, run.record.print_cap)
    data = bytes(run.print_buffer[:used])
    records = []
    at = 0
    while at + 24 <= used:
        total, _, block, _ = struct.unpack_from("<4I", data, at)
        if total < 24 or at + total > used:
            break
        records.append((block, at, total))
        at += total
    records.sort(key=lambda r: r[0])
    return "".join(_format(run, data[at : at + total]) for _, at, total in records)


def c_string(run: Run, address: int) -> str:
    a = run.module.space.find(address)
    if a is None or a.freed:
        return f"(bad string 0x{address:x})"
    raw = bytes(a.view()[address - a.base :])
    return raw.split(b"\0", 1)[0].decode("utf-8", "replace")


class _Arguments:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, size: int) -> bytes:
        self.at = (self.at + size - 1) // size * size
        out = self.data[self.at : self.at + size]
        self.at += size
        return out.ljust(size, b"\0")


def _format(run: Run, record: bytes) -> str:
    format_address = struct.unpack_from("<Q", record, 16)[0]
    arguments = _Arguments(record[24:])
    return _SPEC.sub(lambda m: _convert(run, m, arguments), c_string(run, format_address))


def _convert(run: Run, m: re.Match[str], arguments: _Arguments) -> str:
    conversion = m["conversion"]
    if conversion == "%":
        return "%"
    width, precision = m["width"] or "", m["precision"]
    if width == "*":
        width = str(struct.unpack("<i", arguments.take(4))[0])
    if precision == "*":
        precision = str(struct.unpack("<i", arguments.take(4))[0])
    spec = f"%{m['flags']}{min(int(width), 4096) if width else ''}"
    if m["dot"] is not None:
        spec += f".{min(int(precision or 0), 4096)}"
    wide = m["length"] in ("ll", "l", "j", "z", "t")
    if conversion in "di":
        return (spec + "d") % struct.unpack("<q" if wide else "<i", arguments.take(8 if wide else 4))
    if conversion in "uxXo":
        value = struct.unpack("<Q" if wide else "<I", arguments.take(8 if wide else 4))[0]
        return (spec + ("d" if conversion == "u" else conversion)) % value
    if conversion == "c":
        return (spec + "s") % chr(arguments.take(4)[0])
    if conversion in "fFeEgGaA":
        value = struct.unpack("<d", arguments.take(8))[0]
        if conversion in "aA":
            return value.hex()
        return (spec + conversion) % value
    if conversion == "s":
        return (spec + "s") % c_string(run, struct.unpack("<Q", arguments.take(8))[0])
    if conversion == "p":
        return f"0x{struct.unpack('<Q', arguments.take(8))[0]:x}"
    return m.group()


__all__ = ["c_string", "text"]
