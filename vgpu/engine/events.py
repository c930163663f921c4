"""What happened in a launch, as reports and errors."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from vgpu import errors
from vgpu.codegen.layout import local_layout
from vgpu.codegen.program import ACTIONS, Site
from vgpu.engine import records as r
from vgpu.reports import Party, Report, SourceLocation

if TYPE_CHECKING:
    from vgpu.engine.launcher import Run
    from vgpu.engine.module import LaunchResult
    from vgpu.memory import Allocation

_VERB = {"read": "read", "write": "write", "atomic": "atomic update"}


def location(run: Run, site: Site | None) -> SourceLocation:
    """The CUDA source place of a site."""
    if site is None or site.instr.loc is None:
        return SourceLocation()
    loc = site.instr.loc
    return SourceLocation(run.module.ast.files.get(loc.file), loc.line, loc.column)


def find_site(run: Run, number: int) -> Site | None:
    unit = run.compiled.unit
    if number not in unit.sites:
        for f in unit.functions:
            unit.describe_sites(f.name)
    return unit.sites.get(number)


def thread_of(run: Run, warp: int, lane: int) -> tuple[int, int, int]:
    t = 32 * warp + lane
    bx, by, _ = run.block
    return t % bx, t // bx % by, t // (bx * by)


def block_of(run: Run, index: int) -> tuple[int, int, int]:
    gx, gy, _ = run.grid
    return index % gx, index // gx % gy, index // (gx * gy)


def party(run: Run, event: r.Event, action: str = "") -> Party:
    """The thread an event is about."""
    site = find_site(run, event.site)
    return Party(thread_of(run, event.warp, event.lane), block_of(run, event.block), event.warp, event.lane, location(run, site),
                 action or (site.action if site else ""))  # fmt: skip


def _thread(p: Party) -> str:
    return f"thread ({', '.join(map(str, p.thread))}) of block ({', '.join(map(str, p.block))})"


def _line(p: Party) -> str:
    return f"line {p.location.line}" if p.location.line else "unknown line"


def where(p: Party) -> str:
    return f"{_line(p)}, {_thread(p)}"


# -- memory faults ----------------------------------------------------------------------------------------------


def buffer_name(run: Run, a: Allocation, origin: int) -> str:
    """What the user calls a buffer: the name given with the launch, the parameter's, or the allocation's own."""
    for number, name in run.options.buffer_names.items():
        p = run.kernel.params[number] if number < len(run.kernel.params) else None
        if p is not None and p.size == 8:
            value = int.from_bytes(run.params[p.offset : p.offset + 8].tobytes(), "little")
            if a.base <= value <= a.limit:
                return name
    return a.name


def _distance(offset: int, size: int, nbytes: int) -> str:
    if offset < 0:
        return f"{-offset} bytes before its start"
    if offset >= nbytes:
        return "just past its end" if offset == nbytes else f"{offset - nbytes} bytes past its end"
    return f"its last {size - (nbytes - offset)} bytes lie past the end"


def fault(run: Run, event: r.Event) -> Report:
    """A memcheck report from a fault: which buffer, how far from it."""
    site = find_site(run, event.site)
    assert site is not None
    who = party(run, event)
    verb = _VERB.get(site.action, site.action)
    address, size = event.address, site.size
    kind, message, name, offset = "out_of_bounds", "", None, None
    space = site.space if site.space not in ("generic", "") else "global"
    if site.space == "shared":
        kind, message, name, offset = _shared_fault(run, event, site, verb)
    elif site.space == "local":
        kind = "local_out_of_bounds"
        size_lane = max(local_layout(run.module.ast.functions[site.function])[1], 1)
        offset = address - event.extra[2] - event.lane * size_lane
        message = f"{verb} of {size} bytes at offset {offset} of the thread's {size_lane} bytes of local memory"
    else:
        kind, message, name, offset = _global_fault(run, event, site, verb)
    if size > 1 and address % size:
        kind = "misaligned"
        at = f"offset {offset} of {name}" if name and offset is not None and offset % size else f"address 0x{address:x}"
        message = f"{verb} of {size} bytes at {at}, which is not a multiple of {size}"
    message = f"{message}; {where(who)}"
    return Report("memcheck", kind, run.kernel.name, message, who, space=space, buffer=name, address=address, offset=offset, size=size)


def _shared_fault(run: Run, event: r.Event, site: Site, verb: str) -> tuple[str, str, str | None, int]:
    offset = event.address - event.extra[0]
    total = event.extra[1]
    place = run.compiled.unit.shared.places.get(site.symbol) if site.symbol else None
    if place is not None:
        start, nbytes = place
        nbytes = total - start if nbytes is None else nbytes
        offset -= start
        name = plain_name(site.symbol)
        message = f"{verb} of {site.size} bytes at offset {offset} of shared {name} ({nbytes} bytes): {_distance(offset, site.size, nbytes)}"
        return "shared_out_of_bounds", message, name, offset
    return "shared_out_of_bounds", f"{verb} of {site.size} bytes at offset {offset} of the block's {total} bytes of shared memory", None, offset


def _global_fault(run: Run, event: r.Event, site: Site, verb: str) -> tuple[str, str, str | None, int | None]:
    space, address, size = run.module.space, event.address, site.size
    target = space.find(address)
    origin = None
    if site.origin >= 0:
        p = run.kernel.params[site.origin]
        origin = space.find(int.from_bytes(run.params[p.offset : p.offset + 8].tobytes(), "little"))
    if address < 4096 or (origin is None and target is None and site.origin >= 0 and _param_value(run, site.origin) < 4096):
        return "null_pointer", f"{verb} of {size} bytes through a null pointer (address 0x{address:x})", None, None
    owner = origin if origin is not None else target  # a live buffer's pointer that strays into a freed one is out of bounds
    freed = owner if owner is not None and owner.freed else None
    if freed is not None:
        return "use_after_free", f"{verb} of {size} bytes in {buffer_name(run, freed, site.origin)}, which was freed", buffer_name(run, freed, site.origin), address - freed.base  # fmt: skip
    home = origin or target or space.nearest(address)
    if home is None:
        return "out_of_bounds", f"{verb} of {size} bytes at address 0x{address:x}, in no buffer", None, None
    name, offset = buffer_name(run, home, site.origin), address - home.base
    inside = 0 <= offset and offset + size <= home.nbytes
    if inside and site.action != "read":
        return "write_to_read_only", f"{verb} of {size} bytes at offset {offset} of {name}, which is read-only", name, offset
    return "out_of_bounds", f"{verb} of {size} bytes at offset {offset} of {name} ({home.nbytes} bytes): {_distance(offset, size, home.nbytes)}", name, offset


def _param_value(run: Run, number: int) -> int:
    p = run.kernel.params[number]
    return int.from_bytes(run.params[p.offset : p.offset + 8].tobytes(), "little")


# -- everything else --------------------------------------------------------------------------------------------


def _simple(run: Run, event: r.Event, checker: str, kind: str, message: str, action: str) -> Report:
    who = party(run, event, action)
    return Report(checker, kind, run.kernel.name, f"{message}; {where(who)}", who)  # type: ignore[arg-type]


def _lanes(mask: int) -> str:
    lanes = [i for i in range(32) if mask >> i & 1]
    return ", ".join(map(str, lanes[:6])) + (f", ... ({len(lanes)} lanes)" if len(lanes) > 6 else "")


def settle(run: Run, result: LaunchResult) -> None:
    """Turn events into reports; raise when the kernel did not end well."""
    count = min(run.record.event_count, len(run.events))
    found: list[tuple[Report, int]] = [(x, -1) for x in result.reports]
    error: errors.LaunchError | None = None
    for e in (run.events[i] for i in range(count)):
        report, failure = _decode(run, e)
        if report is not None:
            found.append((report, e.site))
        if failure is not None and error is None:
            error = failure(report.message if report else "the kernel stopped")
    result.reports = tuple(_merge(found))
    if error is not None:
        error.reports = result.reports
        error.result = result  # type: ignore[attr-defined]
        raise error


def _merge(found: list[tuple[Report, int]]) -> list[Report]:
    """The same finding at the same lines (without lines: at the same site) counts once, and equal values do not make a race milder
    that different ones show to be real."""
    out: dict[tuple[object, ...], Report] = {}
    for x, site in found:
        line = x.party.location.line
        other_line = x.other.location.line if x.other else None
        key: tuple[object, ...] = (x.checker, x.kind, line if line is not None else f"site {site}", other_line, x.buffer)
        out[key] = replace(out[key], count=out[key].count + x.count) if key in out else x
    for key in [k for k in out if k[1] == "waw_same_value"]:
        worse = (key[0], "waw", *key[2:])
        if worse in out:
            out[worse] = replace(out[worse], count=out[worse].count + out.pop(key).count)
    return list(out.values())


def _decode(run: Run, e: r.Event) -> tuple[Report | None, type[errors.LaunchError] | None]:
    if e.kind == r.EVENT_FAULT:
        report = fault(run, e)
        return report, errors.MisalignedAddressError if report.kind == "misaligned" else errors.IllegalAddressError
    if e.kind == r.EVENT_TRAP:
        return None, _trap(run, e)
    if e.kind == r.EVENT_ASSERT:
        return None, _assertion(run, e)
    if e.kind == r.EVENT_MALLOC:
        return _simple(run, e, "memcheck", "device_malloc", "malloc or free in a kernel: the virtual GPU has no device heap; allocate on the host", "call"), errors.LaunchError  # fmt: skip
    if e.kind == r.EVENT_STACK:
        return _simple(run, e, "memcheck", "local_out_of_bounds", f"stack overflow: device functions nested {e.extra[0]} deep", "call"), errors.LaunchError
    if e.kind == r.EVENT_PRINT_LIMIT:
        return None, _print_limit(run, e)
    if e.kind == r.EVENT_BUDGET:
        return _budget(run, e), errors.InstructionBudgetError
    if e.kind == r.EVENT_MISSING_THREADS:
        return _barrier_count(run, e), errors.DeadlockError
    if e.kind == r.EVENT_DEADLOCK:
        return _deadlock(run, e), errors.DeadlockError
    if e.kind == r.EVENT_SYNC_MISSING:
        return _mask(run, e, f"the mask names lanes {_lanes(e.reason)}, which never come to this instruction"), None
    if e.kind == r.EVENT_BAD_MASK and e.mask:
        return _mask(run, e, f"lanes {_lanes(e.reason)} execute this instruction and are not in their own mask"), None
    if e.kind == r.EVENT_BAD_MASK:
        return _mask(run, e, f"the mask names lanes {_lanes(e.reason)}, which do not exist or have ended"), None
    if e.kind == r.EVENT_DIVERGENT_BARRIER:
        return _simple(run, e, "synccheck", "divergent_barrier", f"barrier in divergent code: lanes {_lanes(e.mask)} are here, lanes {_lanes(e.reason)} are not", "barrier"), errors.LaunchError  # fmt: skip
    if e.kind == r.EVENT_UNINITIALIZED:
        return _uninitialized(run, e), None
    if e.kind == r.EVENT_RACE:
        return race(run, e), None
    raise AssertionError(f"unknown event {e.kind}")


def tool_of(run: Run, name: str) -> Any:
    """The launch's checker of that name."""
    return next(t for t in run.tools if t.name == name)


def place(run: Run, address: int, site: Site, shared_base: int) -> tuple[str, str, str | None, int]:
    """Where an address that is allowed lies: (space, words for it, name, offset there)."""
    offset = address - shared_base
    if site.space == "shared" or site.space in ("", "generic") and 0 <= offset < run.record.static_shared + run.record.dynamic_shared:
        for name, (start, nbytes) in run.compiled.unit.shared.visible(run.kernel.name).items():
            if start <= offset and (nbytes is None or offset < start + nbytes):
                return "shared", f"shared {plain_name(name)}", plain_name(name), offset - start
        return "shared", "shared memory", None, offset
    a = run.module.space.find(address)
    if a is None:
        return "global", f"address 0x{address:x}", None, 0
    name = buffer_name(run, a, site.origin)
    return "global", name, name, address - a.base


def plain_name(symbol: str) -> str:
    """A shared variable as the source calls it: NVRTC mangles those of functions (``_ZZ6matmulE2as`` is ``as``)."""
    if symbol.startswith("_ZZ"):
        for m in re.finditer(r"E(?=(\d+)(\w+)$)", symbol):
            name, rest = m[2][: int(m[1])], m[2][int(m[1]) :]
            if len(name) == int(m[1]) and re.fullmatch(r"(_\d+|__\d+_)?", rest):
                return name
    return symbol


def _uninitialized(run: Run, e: r.Event) -> Report:
    site = find_site(run, e.site)
    assert site is not None
    space, words, name, offset = place(run, e.address, site, e.extra[0])
    who = party(run, e)
    verb = _VERB.get(site.action, site.action)
    message = f"{verb} of {site.size} bytes at offset {offset} of {words}, which nothing has written; {where(who)}"
    return Report("initcheck", f"uninitialized_{space}", run.kernel.name, message, who, space=space, buffer=name, address=e.address,
                  offset=offset, size=site.size, count=int(tool_of(run, "initcheck").hits[e.site]))  # fmt: skip


#: Event.reason of a race; runtime/check_race.c numbers them so
RACES = ("raw", "war", "waw", "waw_same_value")
def race(run: Run, e: r.Event) -> Report:
    """Both parties of a race: the access that found it, and the earlier one it collides with."""
    site, other_site = find_site(run, e.site), find_site(run, e.extra[0] & 0xFFFFFFFF)
    assert site is not None and other_site is not None
    kind = RACES[e.reason]
    space, words, name, offset = place(run, e.address, site, e.extra[2])
    who = party(run, e)
    warp, lane = e.extra[0] >> 40 & 31, e.extra[0] >> 32 & 31
    other = Party(thread_of(run, warp, lane), block_of(run, e.extra[1]), warp, lane, location(run, other_site), other_site.action)
    deed = {"read": "reads", "write": "writes", "atomic": "atomically updates"}
    text = f"{_thread(who)} {deed[site.action]} offset {offset} of {words}"
    message = f"{_RACE_LEAD[kind]}: {text} ({_line(who)}), which {_thread(other)} {_PAST[other_site.action]} ({_line(other)}); nothing orders the two"
    if other_site.instr.form.unit == "cp_async" and other_site.action == "write":
        message += " (an asynchronous copy must be waited for, and then a barrier passed)"
    count = tool_of(run, "racecheck").count(e.pad)
    return Report("racecheck", kind, run.kernel.name, message, who, other, space=space, buffer=name, address=e.address, offset=offset,
                  size=site.size, severity="warning" if kind == "waw_same_value" else "error", count=count)  # fmt: skip


_RACE_LEAD = {
    "raw": "read after write",
    "war": "write after read",
    "waw": "write after write",
    "waw_same_value": "write after write (of the same value)",
}
_PAST = {"read": "read", "write": "wrote", "atomic": "atomically updated"}



def _named(cls: type[errors.LaunchError], text: str) -> type[errors.LaunchError]:
    """An error class whose message is ``text``: settle() only knows the report's."""

    def build(_: str, reports: tuple[Report, ...] = ()) -> errors.LaunchError:
        return cls(text, reports)

    return build  # type: ignore[return-value]


def _trap(run: Run, e: r.Event) -> type[errors.LaunchError]:
    return _named(errors.TrapError, f"kernel {run.kernel.name} executed trap; {where(party(run, e))}")


def _assertion(run: Run, e: r.Event) -> type[errors.LaunchError]:
    from vgpu.engine.printing import c_string

    text, line = c_string(run, e.address), e.extra[1]
    return _named(errors.AssertionFailedError, f"assertion failed: {text} (line {line}); {where(party(run, e))}")


def _print_limit(run: Run, e: r.Event) -> type[errors.LaunchError]:
    return _named(errors.OutputLimitError, f"kernel {run.kernel.name} printed more than {run.options.print_limit:,} bytes; {where(party(run, e))}")


def _mask(run: Run, e: r.Event, message: str) -> Report:
    return replace(_simple(run, e, "synccheck", "bad_member_mask", message, "sync"), count=1 + e.pad)


def _barrier_count(run: Run, e: r.Event) -> Report:
    why = "is not a multiple of the warp size, 32" if e.reason % 32 else f"is more than the block's {run.record.threads}"
    return _simple(run, e, "synccheck", "missing_threads", f"the barrier waits for {e.reason} threads, which {why}", "barrier")


def _budget(run: Run, e: r.Event) -> Report:
    message = f"the kernel executed more than {run.options.budget:,} warp instructions and was stopped: does this loop end?"
    report = _simple(run, e, "limits", "instruction_budget", message, "loop")
    other = _waiting(run, e)
    if other is None:
        return report
    return replace(report, other=other, message=f"{report.message}; meanwhile warp {other.warp} waits at barrier {e.extra[2]} ({where(other)})")


def _waiting(run: Run, e: r.Event) -> Party | None:
    """The warp of the same block that the event says waits at a barrier."""
    if not e.extra[0]:
        return None
    warp = e.extra[0] - 1
    return Party(thread_of(run, warp, 0), block_of(run, e.block), warp, 0, location(run, find_site(run, e.extra[1])), "barrier")


def _deadlock(run: Run, e: r.Event) -> Report:
    who = party(run, e, "barrier")
    message = f"deadlock: warp {e.warp} waits at barrier {e.reason} and nothing can make it complete; {where(who)}"
    other = _waiting(run, e)
    if other is not None:
        message += f"; warp {other.warp} waits at barrier {e.extra[2]} ({where(other)})"
    return Report("synccheck" if other else "limits", "missing_threads" if other else "deadlock", run.kernel.name, message, who, other)


__all__ = ["ACTIONS", "fault", "location", "party", "settle", "where"]
