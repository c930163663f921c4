"""Graphs: record launches, copies, fills and event records once, replay them as often as wanted.

As in ``cuda.core.graph``, by capture: between ``begin_building`` and ``end_building`` whatever is
submitted to the builder (or to its stream) is recorded and not run. Arguments are taken at capture.
A replay runs the operations one after the other in the order of capture, which respects every
dependency a capture can express. Conditional nodes and explicit graph definitions are not there.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vgpu.errors import DeviceError, UnsupportedFeatureError
from vgpu.event import options_of
from vgpu.stream import Stream, accept_stream, submit

if TYPE_CHECKING:
    from vgpu.stream import Stream as StreamType

_handles = itertools.count(0x5000)
_MODES = (None, "global", "thread_local", "relaxed")


@dataclass
class GraphCompleteOptions:
    """As in cuda.core; none of them changes anything here, and device launch is refused."""

    auto_free_on_launch: bool = False
    upload_stream: StreamType | None = None
    device_launch: bool = False
    use_node_priority: bool = False


@dataclass(frozen=True)
class _Node:
    label: str
    work: Callable[[], None]


class GraphBuilder:
    """A graph under construction. Made by ``Device.create_graph_builder`` or ``Stream.create_graph_builder``."""

    def __init__(self) -> None:
        raise NotImplementedError(
            "directly creating a GraphBuilder is not supported due to ambiguity: "
            "use Device.create_graph_builder() or Stream.create_graph_builder()"
        )

    _stream: Stream
    _nodes: list[_Node]
    _state: str
    _primary: GraphBuilder | None
    _forks: int
    _closed: bool

    @classmethod
    def _init(cls, stream: Stream, primary: GraphBuilder | None = None) -> GraphBuilder:
        self = cls.__new__(cls)
        self._stream, self._primary = stream, primary
        self._nodes = [] if primary is None else primary._nodes
        self._state = "new" if primary is None else "building"
        self._forks, self._closed = 0, False
        return self

    # -- building --------------------------------------------------------------------------------

    def begin_building(self, mode: str | None = "relaxed") -> GraphBuilder:
        """Start recording; ``mode`` is checked and changes nothing."""
        self._check_open()
        if mode not in _MODES:
            raise ValueError(f"Unsupported build mode: {mode!r} (one of {', '.join(map(repr, _MODES[1:]))})")
        if self._state != "new" or self._stream._builder is not None:
            raise DeviceError("Cannot start building: this builder or its stream has already been used for one")
        self._state, self._stream._builder = "building", self
        return self

    def end_building(self) -> GraphBuilder:
        """Stop recording. Raises DeviceError when it was not started, or forks are not joined."""
        if self._state != "building" or self._primary is not None:
            raise DeviceError("Graph builder is not building.")
        if self._forks:
            raise DeviceError("Graph builder has forks that were not joined: call GraphBuilder.join first")
        self._state, self._stream._builder = "built", None
        return self

    def complete(self, options: GraphCompleteOptions | None = None) -> Graph:
        """The finished graph, ready to launch."""
        self._check_built()
        if options_of(GraphCompleteOptions, options, "graph complete options").device_launch:
            raise UnsupportedFeatureError("a graph cannot be launched from a kernel on the virtual GPU")
        return Graph._init(tuple(self._nodes))

    def split(self, count: int) -> tuple[GraphBuilder, ...]:
        """This builder and ``count - 1`` more that record into the same graph."""
        if count < 2:
            raise ValueError(f"Invalid split count: expecting >= 2, got {count}")
        if self._state != "building":
            raise DeviceError("Graph builder is not building.")
        primary = self._primary or self
        primary._forks += count - 1
        forks = [GraphBuilder._init(Stream._init(), primary) for _ in range(count - 1)]
        return (self, *forks)

    @staticmethod
    def join(*graph_builders: GraphBuilder) -> GraphBuilder:
        """End forked builders; returns the one that goes on (the primary, when it is among them)."""
        if any(not isinstance(b, GraphBuilder) for b in graph_builders):
            raise TypeError("All arguments must be GraphBuilder instances")
        if len(graph_builders) < 2:
            raise ValueError("Must join with at least two graph builders")
        kept = next((b for b in graph_builders if b._primary is None), graph_builders[0])
        for builder in graph_builders:
            if builder is not kept:
                builder._state = "joined"
                (builder._primary or builder)._forks -= 1
        return kept

    def embed(self, child: GraphBuilder) -> None:
        """Record a finished builder's operations as part of this graph."""
        child._check_built()
        if self._state != "building":
            raise DeviceError("Graph builder is not building.")
        self._nodes.extend(child._nodes)

    def callback(self, fn: Callable[[], Any], *, user_data: None = None) -> None:
        """Record a call of a Python function without arguments."""
        if user_data is not None:
            raise ValueError("user_data is only for ctypes function pointers, which are not supported: use a closure")
        if not callable(fn):
            raise TypeError(f"a callback must be callable (got {type(fn).__name__})")
        self._capture(fn, f"call {getattr(fn, '__name__', 'function')}")

    def debug_dot_print(self, path: str, options: object | None = None) -> None:
        """Write the operations as a GraphViz file: a chain, in the order they run."""
        self._check_built()
        lines = [f'  n{i} [label="{node.label}"];' for i, node in enumerate(self._nodes)]
        lines += [f"  n{i} -> n{i + 1};" for i in range(len(self._nodes) - 1)]
        Path(path).write_text("digraph graph {\n" + "\n".join(lines) + "\n}\n", encoding="utf-8")

    def _capture(self, work: Callable[[], Any], label: str) -> None:
        self._check_open()
        if self._state != "building":
            raise DeviceError("Graph builder is not building: call begin_building() first")
        self._nodes.append(_Node(label, work))

    # -- state -----------------------------------------------------------------------------------

    @property
    def is_building(self) -> bool:
        """Whether it records now."""
        return self._state == "building"

    @property
    def is_join_required(self) -> bool:
        """Whether it is a fork that must be joined."""
        return self._primary is not None and self._state == "building"

    @property
    def stream(self) -> Stream:
        """The stream it captures."""
        return self._stream

    @property
    def is_closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    def close(self) -> None:
        """Destroy the builder; a capture under way is dropped."""
        if self._stream._builder is self:
            self._stream._builder = None
        self._closed = True

    def __cuda_stream__(self) -> tuple[int, int]:
        return self._stream.__cuda_stream__()

    def _check_open(self) -> None:
        if self._closed:
            raise DeviceError("the graph builder is closed")

    def _check_built(self) -> None:
        self._check_open()
        if self._state != "built":
            raise DeviceError("Graph has not finished building.")


class Graph:
    """A graph that can be launched. Made by ``GraphBuilder.complete``."""

    def __init__(self) -> None:
        raise RuntimeError("directly constructing a Graph instance is not supported: use GraphBuilder.complete()")

    _nodes: tuple[_Node, ...]
    _handle: int
    _closed: bool

    @classmethod
    def _init(cls, nodes: tuple[_Node, ...]) -> Graph:
        self = cls.__new__(cls)
        self._nodes, self._handle, self._closed = nodes, next(_handles), False
        return self

    def launch(self, stream: Stream) -> None:
        """Run every operation, in order. The first error stops the replay and is raised."""
        self._check_open()
        submit(accept_stream(stream), self._run, f"graph of {len(self._nodes)} operations")

    def _run(self) -> None:
        for node in self._nodes:
            node.work()

    def upload(self, stream: Stream) -> None:
        """Checked; there is nothing to upload."""
        self._check_open()
        accept_stream(stream)

    def update(self, source: GraphBuilder) -> None:
        """Take the operations of a builder whose graph has the same shape.

        Raises ValueError when the number or the kinds of operations differ.
        """
        self._check_open()
        source._check_built()
        kinds = [[n.label.split()[0] for n in nodes] for nodes in (self._nodes, source._nodes)]
        if kinds[0] != kinds[1]:
            raise ValueError(
                f"Graph update failed: the graph has {len(kinds[0])} operations ({', '.join(kinds[0][:8])}), "
                f"the source {len(kinds[1])} ({', '.join(kinds[1][:8])}); the topologies must be identical"
            )
        self._nodes = tuple(source._nodes)

    @property
    def handle(self) -> int:
        """A number that stands for the graph in this process."""
        return self._handle

    @property
    def is_closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    def close(self) -> None:
        """Destroy the graph."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise DeviceError("the graph is closed")


__all__ = ["Graph", "GraphBuilder", "GraphCompleteOptions"]
