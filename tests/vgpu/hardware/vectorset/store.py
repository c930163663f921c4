"""The recording as a file: a compressed npz of results, with a JSON index.

Results are concatenated by element size and found again through the index; equal sections are kept once. Predicates
take a bit each. Inputs are not in it (``recipes`` derives them): the index has a checksum of each case's inputs,
so that a recording that no longer fits the recipes is noticed instead of blaming the virtual GPU.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from vectorset.kernel import Launch
from vectorset.values import Bits, storage_bits

FORMAT = 1
DATA = Path(__file__).resolve().parent.parent / "data"


@dataclass
class Stored:
    """One recorded section: its name in the case, PTX type and values."""

    name: str
    type: str
    values: Bits


@dataclass
class Recording:
    """Everything recorded on one device.

    ``results`` maps a case's key to its sections; ``rejected`` and ``failed`` map keys to the assembler's or the
    driver's words; ``inputs`` maps keys to checksums; ``about`` names device, driver, assembler, target, date.
    """

    about: dict[str, Any] = field(default_factory=dict)
    results: dict[str, list[Stored]] = field(default_factory=dict)
    rejected: dict[str, str] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)
    inputs: dict[str, int] = field(default_factory=dict)

    def merge(self, other: Recording) -> None:
        """Take over another recording's cases (the other's win)."""
        for key in (*other.results, *other.rejected, *other.failed):
            for mapping in (self.results, self.rejected, self.failed, self.inputs):
                mapping.pop(key, None)
        self.results.update(other.results)
        self.rejected.update(other.rejected)
        self.failed.update(other.failed)
        self.inputs.update(other.inputs)
        self.about.update(other.about)

    def save(self, path: Path) -> None:
        """Write the file; a half-written one never takes the place of a good one."""
        pools: dict[str, list[Bits]] = {}
        sizes: dict[str, int] = {}
        known: dict[tuple[str, bytes], int] = {}
        index = {key: [_put(s, pools, sizes, known) for s in sections] for key, sections in self.results.items()}
        document = {
            "format": FORMAT, "about": self.about, "sections": index, "inputs": self.inputs,
            "rejected": _grouped(self.rejected), "failed": _grouped(self.failed),
        }  # fmt: skip
        text = json.dumps(document, separators=(",", ":")).encode()
        arrays = {name: np.concatenate(parts) for name, parts in pools.items()}
        temporary = path.with_name(path.name + ".part.npz")
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(temporary, index=np.frombuffer(text, dtype=np.uint8), **arrays)  # type: ignore[arg-type]
        temporary.replace(path)

    @classmethod
    def load(cls, path: Path) -> Recording:
        """Read a file that :meth:`save` wrote. Raises ValueError for another format."""
        with np.load(path, allow_pickle=False) as file:
            document = json.loads(bytes(file["index"]))
            if document.get("format") != FORMAT:
                raise ValueError(f"{path} has format {document.get('format')}, expected {FORMAT}: record again")
            pools = {name: file[name] for name in file.files if name != "index"}
        results = {key: [_get(entry, pools) for entry in entries] for key, entries in document["sections"].items()}
        return cls(document["about"], results, _ungrouped(document["rejected"]), _ungrouped(document["failed"]), document["inputs"])


def _put(section: Stored, pools: dict[str, list[Bits]], sizes: dict[str, int],
         known: dict[tuple[str, bytes], int]) -> list[Any]:  # fmt: skip
    """Append a section's values to their pool, or find them there; returns its index entry."""
    values = np.packbits(section.values.astype(bool), bitorder="little") if section.type == "pred" else section.values
    pool = f"u{values.itemsize}"
    content = pool, values.tobytes()
    if content not in known:
        known[content] = sizes.get(pool, 0)
        sizes[pool] = known[content] + values.size
        pools.setdefault(pool, []).append(values)
    return [section.name, section.type, known[content], section.values.size]


def _get(entry: list[Any], pools: dict[str, Bits]) -> Stored:
    name, type_, offset, count = entry
    if type_ == "pred":
        packed = pools["u1"][offset : offset + (count + 7) // 8]
        return Stored(name, type_, np.unpackbits(packed, count=count, bitorder="little"))
    return Stored(name, type_, pools[f"u{storage_bits(type_) // 8}"][offset : offset + count])


def _grouped(messages: dict[str, str]) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for key, message in messages.items():
        out.setdefault(message, []).append(key)
    return out


def _ungrouped(messages: dict[str, list[str]]) -> dict[str, str]:
    return {key: message for message, keys in messages.items() for key in keys}


def results_of(launch: Launch, out: bytes) -> dict[str, list[Stored]]:
    """A launch's results by case."""
    results: dict[str, list[Stored]] = {}
    for section in launch.sections:
        results.setdefault(section.case.key, []).append(Stored(section.name, section.type, launch.read(out, section)))
    return results


def recordings() -> list[Path]:
    """The committed recordings, one a GPU."""
    return sorted(DATA.glob("*.npz"))
