"""What to look at in a profile: where a kernel loses most, line by line, and what usually helps.

A rule is a row: it looks at the counts of one line (or of the kernel) and says how much is lost, in units comparable within the
rule's group, and in words why. Thresholds are low: a learner's kernel is small, and the numbers are exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vgpu.profile.summary import Counts, LineProfile, Profile

#: a rule speaks when at least this part of what moved was not needed
WORTH_SAYING = 0.2
#: branches are spoken of when at least this part of all lanes idles
IDLE_LANES = 1 / 8


@dataclass(frozen=True)
class Advice:
    """One remark. ``line`` None: about the kernel. ``lost``: sectors, wavefronts, passes or instructions that better code would not need."""

    topic: str
    line: LineProfile | None
    text: str
    lost: float


def _per(part: float, whole: int) -> str:
    return f"{part / whole:.3g}"


def uncoalesced(c: Counts, kind: str) -> tuple[str, float] | None:
    """Sectors that carried bytes nobody asked for."""
    t = c.of(kind)
    if not t.requests or t.excess < WORTH_SAYING * t.moved:
        return None
    used = 100 * t.bytes_used / t.bytes_moved
    return (f"{kind}: {_per(t.moved, t.requests)} sectors a request where {_per(t.ideal, t.requests)} would do; {used:.0f} % of the bytes moved "
            "are used: let neighbouring threads touch neighbouring addresses"), t.excess  # fmt: skip


def conflicts(c: Counts, kind: str) -> tuple[str, float] | None:
    """Wavefronts lost to bank conflicts."""
    t = c.of(kind)
    if not t.requests or t.excess < WORTH_SAYING * t.moved:
        return None
    return (f"{kind}: {_per(t.moved, t.requests)} wavefronts a request where {_per(t.ideal, t.requests)} would do: lanes want different words "
            "of one bank; pad the rows by one word, or change which thread takes which element"), t.excess  # fmt: skip


def contention(c: Counts, kind: str) -> tuple[str, float] | None:
    """Lanes of a warp that update one address take turns."""
    t = c.of(kind)
    lost = t.passes - t.requests
    if not t.requests or t.passes < 2 * t.requests:
        return None
    return (f"{kind}: on average {_per(t.passes, t.requests)} lanes of a warp update one address at once, and take turns: combine within the "
            "warp or block first (shuffles, shared memory), then update once"), lost  # fmt: skip


def divergence(c: Counts) -> tuple[str, float] | None:
    """Branches whose lanes part."""
    if not c.branches or c.divergent_branches < WORTH_SAYING * c.branches:
        return None
    percent = 100 * c.divergent_branches / c.branches
    return (f"branch: {percent:.0f} % of the warps that come here split up; the two sides run one after the other, each with part of the lanes: "
            "make the condition the same for all 32 threads of a warp where you can"), c.divergent_branches  # fmt: skip


def local_memory(c: Counts) -> tuple[str, float] | None:
    """Local memory is device memory."""
    moved = c.of("local load").moved + c.of("local store").moved
    if not moved:
        return None
    return (f"local memory: {moved:,} sectors for arrays that are not in registers: index them with constants (unroll the loop), or make them "
            "smaller"), moved  # fmt: skip


Rule = Callable[[Counts], tuple[str, float] | None]
#: (topic, rule), for lines
LINE_RULES: tuple[tuple[str, Rule], ...] = (
    *((f"{k} coalescing", lambda c, k=k: uncoalesced(c, k)) for k in ("global load", "global store")),
    *((f"{k} bank conflicts", lambda c, k=k: conflicts(c, k)) for k in ("shared load", "shared store")),
    *((f"{k} contention", lambda c, k=k: contention(c, k)) for k in ("global atomic", "shared atomic")),
    ("divergence", divergence),
    ("local memory", local_memory),
)  # fmt: skip


def advice(profile: Profile) -> list[Advice]:
    """Remarks on a profile, those with the most to gain first within each topic; empty when there is nothing to say."""
    found = []
    busy = profile.totals.active_lanes > 32 * (1 - IDLE_LANES)
    for topic, rule in LINE_RULES:
        here: list[Advice] = []
        if topic == "divergence" and busy:  # one thread that writes a result is no loss
            continue
        for line in profile.lines:
            said = rule(line.counts)
            if said is not None:
                here.append(Advice(topic, line, *said))
        found += sorted(here, key=lambda a: -a.lost)
    return found + _lanes(profile) + _resources(profile)


def _lanes(profile: Profile) -> list[Advice]:
    c = profile.totals
    threads = profile.block[0] * profile.block[1] * profile.block[2]
    idle = 32 * c.warp_instructions - c.thread_instructions
    if threads % 32:
        text = f"a block of {threads} threads leaves {-threads % 32} lanes of its last warp idle: make it a multiple of 32"
        return [Advice("lanes", None, text, idle)]
    if c.warp_instructions and c.active_lanes < 24:
        text = f"{c.active_lanes:.1f} of 32 lanes are active on average: the others wait (divergent branches, threads that have nothing to do)"
        return [Advice("lanes", None, text, idle)]
    return []


def _resources(profile: Profile) -> list[Advice]:
    out = []
    for arch, r in profile.resources.items():
        if r.problem:
            out.append(Advice("launch", None, f"{arch}: {r.problem}", 0))
        if r.facts is not None and r.facts.spills:
            stores, loads = r.facts.spill_store_bytes, r.facts.spill_load_bytes
            text = f"{arch}: registers are spilled to local memory ({stores} bytes of stores, {loads} of loads a thread)"
            out.append(Advice("spills", None, text + ": keep fewer values alive, or allow more registers", 0))
        if r.occupancy is not None and r.occupancy.percent < 50:
            text = f"{arch}: {r.occupancy.percent:.0f} % occupancy, limited by {r.occupancy.limiter}"
            out.append(Advice("occupancy", None, text, 0))
    return out
