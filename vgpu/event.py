"""Events: marks in a stream, with times from the host's clock."""

from __future__ import annotations

import itertools
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from vgpu.errors import DeviceError, UnsupportedFeatureError

if TYPE_CHECKING:
    from vgpu.device import Context, Device

_handles = itertools.count(0x1000)
T = TypeVar("T")


@dataclass
class EventOptions:
    """As in cuda.core. ``ipc_enabled`` is refused: there is no other process to share with."""

    timing_enabled: bool | None = False
    blocking_sync: bool | None = False
    ipc_enabled: bool | None = False


class Event:
    """A mark in a stream. ``later - earlier`` is milliseconds, when both have timing enabled.

    The time is this computer's, not a GPU's: good for finding what is slow here, and for nothing else.
    """

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError("Event objects cannot be instantiated directly. Please use Stream APIs (record).")

    _options: EventOptions
    _handle: int
    _nanoseconds: int | None
    _closed: bool

    @classmethod
    def _init(cls, options: EventOptions | Mapping[str, Any] | None = None) -> Event:
        self = cls.__new__(cls)
        self._options = options_of(EventOptions, options, "Event options")
        if self._options.ipc_enabled:
            raise UnsupportedFeatureError("events cannot be shared between processes on the virtual GPU")
        self._handle = next(_handles)
        self._nanoseconds = None
        self._closed = False
        return self

    def _record(self) -> None:
        self._nanoseconds = time.perf_counter_ns()

    def close(self) -> None:
        """Destroy the event."""
        self._closed = True

    @property
    def is_closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    def __sub__(self, other: Event) -> float:
        """Milliseconds from ``other`` to this event. Raises RuntimeError as cuda.core does."""
        if not isinstance(other, Event):
            return NotImplemented
        self._check_open()
        other._check_open()
        if not (self.is_timing_enabled and other.is_timing_enabled):
            raise RuntimeError(
                "Both Events must be created with timing enabled in order to subtract them; "
                "use EventOptions(timing_enabled=True) when creating both events."
            )
        if self._nanoseconds is None or other._nanoseconds is None:
            raise RuntimeError(
                "Both Events must be recorded before they can be subtracted; "
                "use Stream.record() to record both events to a stream."
            )
        return (self._nanoseconds - other._nanoseconds) / 1e6

    @property
    def is_timing_enabled(self) -> bool:
        """Whether the event keeps the time."""
        return bool(self._options.timing_enabled)

    @property
    def is_blocking_sync(self) -> bool:
        """As it was asked for; nothing ever waits here."""
        return bool(self._options.blocking_sync)

    @property
    def is_ipc_enabled(self) -> bool:
        """Always False."""
        return False

    def sync(self) -> None:
        """Return: what was recorded has already happened."""
        self._check_open()

    @property
    def is_done(self) -> bool:
        """Always True: work runs inside the call that submits it."""
        self._check_open()
        return True

    @property
    def handle(self) -> int:
        """A number that stands for the event in this process."""
        return self._handle

    @property
    def device(self) -> Device:
        """The virtual device."""
        from vgpu.device import Device

        return Device(0)

    @property
    def context(self) -> Context:
        """The device's one context."""
        return self.device.context

    def _check_open(self) -> None:
        if self._closed:
            raise DeviceError(f"{self!r} is closed")

    def __eq__(self, other: object) -> bool:
        return self._handle == other._handle if isinstance(other, Event) else NotImplemented

    def __hash__(self) -> int:
        return hash(("event", self._handle))

    def __repr__(self) -> str:
        return f"<Event handle={self._handle:#x}{' closed' if self._closed else ''}>"


def options_of(cls: type[T], options: T | Mapping[str, Any] | None, what: str) -> T:
    """Options given as an object, a dict or not at all, as cuda.core accepts them."""
    if options is None:
        return cls()
    if isinstance(options, cls):
        return options
    if isinstance(options, Mapping):
        return cls(**options)
    raise TypeError(
        f"The {what} must be provided as an object of type {cls.__name__} or as a dict with valid {what}. "
        f"The provided object is {options!r}."
    )
