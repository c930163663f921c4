"""Streams. Work runs to its end inside the call that submits it, in the order of the calls.

A virtual stream therefore never has work outstanding: ``sync`` returns at once, and an error in a
kernel is raised by the ``launch`` that caused it, not by a later call as on a GPU.
"""

from __future__ import annotations

import itertools
import threading
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from vgpu.errors import DeviceError
from vgpu.event import Event, EventOptions

if TYPE_CHECKING:
    from vgpu.device import Context, Device
    from vgpu.graph import GraphBuilder

_handles = itertools.count(0x10)


class IsStreamType(Protocol):
    """Anything that speaks the ``__cuda_stream__`` protocol: (version, handle)."""

    def __cuda_stream__(self) -> tuple[int, int]:
        """The protocol's version (0) and the stream's handle."""


@dataclass
class StreamOptions:
    """As in cuda.core. Both are kept and have no effect: all streams run at once, in order."""

    nonblocking: Any = True
    priority: int | None = None


class Stream:
    """A queue of operations; see the module's docstring. Made by ``Device.create_stream``."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise RuntimeError(
            "Stream objects cannot be instantiated directly. Please use Device APIs (create_stream) "
            "or other Stream APIs (from_handle)."
        )

    _handle: int
    _options: StreamOptions
    _closed: bool
    _builder: GraphBuilder | None
    _lock: threading.RLock

    @classmethod
    def _init(cls, options: StreamOptions | None = None, handle: int | None = None) -> Stream:
        self = cls.__new__(cls)
        self._handle = next(_handles) if handle is None else handle
        self._options = options or StreamOptions()
        self._closed = False
        self._builder = None
        self._lock = threading.RLock()
        _by_handle[self._handle] = self
        return self

    def close(self) -> None:
        """Destroy the stream; using it afterwards is an error."""
        self._closed = True
        _by_handle.pop(self._handle, None)

    @property
    def is_closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self._handle

    @property
    def handle(self) -> int:
        """A number that stands for the stream in this process."""
        return self._handle

    @property
    def is_nonblocking(self) -> bool:
        """As it was asked for."""
        return bool(self._options.nonblocking)

    @property
    def priority(self) -> int:
        """As it was asked for, 0 by default."""
        return self._options.priority or 0

    def sync(self) -> None:
        """Return: everything submitted has already run."""
        self._check_open()
        if self._builder is not None:
            raise DeviceError("a stream cannot be synchronized while a graph is being built on it")

    def record(self, event: Event | None = None, options: EventOptions | None = None) -> Event:
        """Record an event (a new one unless given): the time on the host's clock, now."""
        if event is None:
            event = Event._init(options)
        elif not isinstance(event, Event):
            raise TypeError(f"record takes an Event (got {type(event).__name__})")
        event._check_open()
        submit(self, event._record, "event record")
        return event

    def wait(self, event_or_stream: Event | Stream | IsStreamType) -> None:
        """Return: what is waited for has already run. Objects of other types raise TypeError."""
        self._check_open()
        if isinstance(event_or_stream, Event):
            event_or_stream._check_open()
        else:
            accept_stream(event_or_stream, allow_protocol=True)

    @property
    def device(self) -> Device:
        """The virtual device."""
        from vgpu.device import Device

        return Device(0)

    @property
    def context(self) -> Context:
        """The device's one context."""
        return self.device.context

    @staticmethod
    def from_handle(handle: int) -> Stream:
        """The stream of this process that has this handle. Raises DeviceError when there is none."""
        stream = _by_handle.get(int(handle))
        if stream is None:
            raise DeviceError(f"no stream of the virtual device has the handle {handle:#x}")
        return stream

    def create_graph_builder(self) -> GraphBuilder:
        """A graph builder that captures what is submitted to this stream."""
        from vgpu.graph import GraphBuilder

        self._check_open()
        return GraphBuilder._init(self)

    def _check_open(self) -> None:
        if self._closed:
            raise DeviceError(f"{self!r} is closed")

    def __eq__(self, other: object) -> bool:
        return self._handle == other._handle if isinstance(other, Stream) else NotImplemented

    def __hash__(self) -> int:
        return hash(("stream", self._handle))

    def __repr__(self) -> str:
        return f"<Stream handle={self._handle:#x}{' closed' if self._closed else ''}>"


_by_handle: weakref.WeakValueDictionary[int, Stream] = weakref.WeakValueDictionary()

#: The handles are CUDA's own for these two.
LEGACY_DEFAULT_STREAM = Stream._init(StreamOptions(nonblocking=False), handle=1)
PER_THREAD_DEFAULT_STREAM = Stream._init(StreamOptions(nonblocking=False), handle=2)


def default_stream() -> Stream:
    """The stream that ``Device.default_stream`` gives."""
    return LEGACY_DEFAULT_STREAM


def accept_stream(stream: object, *, allow_protocol: bool = False) -> Stream | GraphBuilder:
    """Check a ``stream`` argument. Raises TypeError for anything that cannot be one."""
    from vgpu.graph import GraphBuilder

    if isinstance(stream, (Stream, GraphBuilder)):
        stream._check_open()
        return stream
    if allow_protocol and hasattr(stream, "__cuda_stream__"):
        version, handle = stream.__cuda_stream__()
        if version != 0:
            raise RuntimeError(f"only version 0 of the __cuda_stream__ protocol is known (got {version})")
        return Stream.from_handle(handle)
    raise TypeError(
        f"expected a Stream or GraphBuilder for the stream argument (got {type(stream).__name__}): "
        "use Device().create_stream() or device.default_stream"
    )


def submit(stream: Stream | GraphBuilder, work: Callable[[], None], label: str) -> None:
    """Run ``work`` now, in the stream's order; or record it, when a graph is being built there."""
    from vgpu.graph import GraphBuilder

    if isinstance(stream, GraphBuilder):
        stream._capture(work, label)
        return
    stream._check_open()
    with stream._lock:
        if stream._builder is not None:
            stream._builder._capture(work, label)
        else:
            work()
