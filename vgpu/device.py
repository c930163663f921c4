"""The virtual device.

It executes PTX for compute capability 8.0 (the newest whose instructions are covered as a whole) with
the launch limits of an H100, so that a launch that is too large for any GPU is refused here as well.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from vgpu.buffer import Buffer, DeviceMemoryResource, MemoryResource
from vgpu.errors import DeviceError, UnsupportedFeatureError
from vgpu.event import Event, EventOptions, options_of
from vgpu.stream import Stream, StreamOptions, default_stream

if TYPE_CHECKING:
    from vgpu.graph import GraphBuilder
    from vgpu.stream import IsStreamType

#: Values of ``Device.properties``. H100 SXM, from the CUDA programming guide and NVIDIA's H100
#: data sheet; 0 and False for what the virtual device does not have. Clock rates are in kHz, sizes in bytes.
PROPERTIES: Mapping[str, int | bool] = {
    # launch limits
    "max_threads_per_block": 1024,
    "max_block_dim_x": 1024,
    "max_block_dim_y": 1024,
    "max_block_dim_z": 64,
    "max_grid_dim_x": 2147483647,
    "max_grid_dim_y": 65535,
    "max_grid_dim_z": 65535,
    "max_shared_memory_per_block": 48 << 10,
    "max_shared_memory_per_block_optin": 227 << 10,
    "reserved_shared_memory_per_block": 1 << 10,
    "max_registers_per_block": 65536,
    "total_constant_memory": 64 << 10,
    "warp_size": 32,
    # the SM and the chip
    "multiprocessor_count": 132,
    "max_threads_per_multiprocessor": 2048,
    "max_blocks_per_multiprocessor": 32,
    "max_shared_memory_per_multiprocessor": 228 << 10,
    "max_registers_per_multiprocessor": 65536,
    "clock_rate": 1980000,
    "memory_clock_rate": 2619000,
    "global_memory_bus_width": 5120,
    "l2_cache_size": 50 << 20,
    "single_to_double_precision_perf_ratio": 2,
    "global_l1_cache_supported": True,
    "local_l1_cache_supported": True,
    "compute_capability_major": 8,
    "compute_capability_minor": 0,
    # what it can do
    "max_pitch": 2147483647,
    "unified_addressing": True,
    "managed_memory": True,
    "concurrent_managed_access": True,
    "can_map_host_memory": True,
    "integrated": True,  # device memory is the host's
    "stream_priorities_supported": True,
    "host_native_atomic_supported": False,
    "pageable_memory_access": False,
    "cooperative_launch": False,
    "cluster_launch": False,
    "concurrent_kernels": False,
    "compute_preemption_supported": False,
    "kernel_exec_timeout": False,
    "compute_mode": 0,
    "ecc_enabled": False,
    "pci_bus_id": 0,
    "pci_device_id": 0,
    "pci_domain_id": 0,
    "tcc_driver": False,
    "multi_gpu_board": False,
    "multi_gpu_board_group_id": 0,
    "gpu_overlap": False,
    "async_engine_count": 0,
    "texture_alignment": 512,
    "texture_pitch_alignment": 32,
    "surface_alignment": 512,
    "numa_id": -1,
    "host_numa_id": -1,
}

#: Properties of cuda.core that concern features which are not here: textures, IPC, pools, RDMA, NUMA.
ABSENT_PREFIXES = ("maximum_texture", "maximum_surface", "handle_type_", "gpu_direct_", "host_numa_", "gpu_pci_")
ABSENT = frozenset(
    """can_use_host_pointer_for_registered_mem pageable_memory_access_uses_host_page_tables
    direct_managed_mem_access_from_host virtual_memory_management_supported generic_compression_supported
    max_persisting_l2_cache_size max_access_policy_window_size sparse_cuda_array_supported
    read_only_host_register_supported memory_pools_supported mempool_supported_handle_types
    deferred_mapping_cuda_array_supported numa_config multicast_supported can_tex2d_gather can_flush_remote_writes
    host_register_supported timeline_semaphore_interop_supported can_use_64_bit_stream_mem_ops
    can_use_stream_wait_value_nor dma_buf_supported ipc_event_supported mem_sync_domain_count
    tensor_map_access_supported unified_function_pointers mps_enabled d3d12_cig_supported
    mem_decompress_algorithm_mask mem_decompress_maximum_length vulkan_cig_supported host_memory_pools_supported
    host_virtual_memory_management_supported host_alloc_dma_buf_supported
    only_partial_host_native_atomic_supported""".split()
)


class ComputeCapability(NamedTuple):
    """Major and minor compute capability."""

    major: int
    minor: int


class DeviceProperties:
    """Read-only attributes of the device: those in :data:`PROPERTIES`; features that are absent are 0."""

    def __getattr__(self, name: str) -> int | bool:
        if name in PROPERTIES:
            return PROPERTIES[name]
        if name in ABSENT or name.startswith(ABSENT_PREFIXES):
            return False if name.endswith("_supported") else 0
        raise AttributeError(f"the device has no property {name!r}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"device properties are read-only (tried to set {name!r})")

    def __dir__(self) -> list[str]:
        return [*PROPERTIES, *sorted(ABSENT)]


class Context:
    """The device's one context; there to be passed around."""

    @property
    def handle(self) -> int:
        """A number that stands for it."""
        return 1

    @property
    def device(self) -> Device:
        """The virtual device."""
        return Device(0)

    def __repr__(self) -> str:
        return "<Context of the virtual device>"


_CONTEXT = Context()
_PROPERTIES = DeviceProperties()
_UUID = "76677075-0000-4000-8000-000000000000"


class _PerThread(threading.local):
    device: Device | None = None


_per_thread = _PerThread()


class Device:
    """The virtual GPU, number 0: one object a thread. As in cuda.core, ``set_current()`` comes first.

    Raises ValueError for any other ordinal: there is one virtual device.
    """

    _ready: bool
    _resource: MemoryResource | None

    def __new__(cls, device_id: Device | int | None = None) -> Device:
        if isinstance(device_id, Device):
            device_id = device_id.device_id
        if device_id is not None:
            if isinstance(device_id, bool) or not isinstance(device_id, int):
                raise TypeError(f"device_id must be an int or a Device (got {type(device_id).__name__})")
            if device_id < 0:
                raise ValueError(f"device_id must be >= 0, got {device_id}")
            if device_id != 0:
                raise ValueError(f"The device ID must be between 0 and 0 (got {device_id}): there is one virtual device")
        if _per_thread.device is None:
            self = super().__new__(cls)
            self._ready, self._resource = False, None
            _per_thread.device = self
        return _per_thread.device

    @classmethod
    def get_all_devices(cls) -> tuple[Device, ...]:
        """The one virtual device."""
        return (cls(0),)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def device_id(self) -> int:
        """Its ordinal: 0."""
        return 0

    @property
    def name(self) -> str:
        """Its name; nothing else on a machine calls itself so."""
        return "vgpu virtual GPU"

    @property
    def uuid(self) -> str:
        """A fixed UUID."""
        return _UUID

    @property
    def pci_bus_id(self) -> str:
        """A bus address that no hardware has."""
        return "0000:00:00.0"

    @property
    def properties(self) -> DeviceProperties:
        """Its limits and features (see :data:`PROPERTIES`)."""
        return _PROPERTIES

    @property
    def compute_capability(self) -> ComputeCapability:
        """(8, 0): the instructions it executes."""
        return ComputeCapability(8, 0)

    @property
    def arch(self) -> str:
        """``"80"``, for ``f"sm_{device.arch}"``."""
        return "80"

    @property
    def context(self) -> Context:
        """Its one context."""
        self._check_ready()
        return _CONTEXT

    def can_access_peer(self, peer: Device | int) -> bool:
        """False: there is no other device."""
        Device(peer)
        return False

    # -- what it gives ---------------------------------------------------------------------------

    def set_current(self, ctx: Context | None = None) -> Context | None:
        """Make the device ready for this thread. Returns the context given before, if any."""
        if ctx is not None and not isinstance(ctx, Context):
            raise TypeError(f"a Context is required (got {type(ctx).__name__})")
        before = _CONTEXT if ctx is not None and self._ready else None
        self._ready = True
        return before

    @property
    def memory_resource(self) -> MemoryResource:
        """Where ``allocate`` takes memory from; settable."""
        self._check_ready()
        if self._resource is None:
            self._resource = DeviceMemoryResource(0)
        return self._resource

    @memory_resource.setter
    def memory_resource(self, mr: MemoryResource) -> None:
        if not isinstance(mr, MemoryResource):
            raise TypeError(f"a MemoryResource is required (got {type(mr).__name__})")
        self._resource = mr

    @property
    def default_stream(self) -> Stream:
        """The default stream."""
        return default_stream()

    def create_stream(
        self, obj: IsStreamType | None = None, options: StreamOptions | None = None
    ) -> Stream:
        """A new stream, or the stream that ``obj`` stands for."""
        self._check_ready()
        if obj is not None:
            if options is not None:
                raise ValueError("obj and options cannot be both specified")
            from vgpu.stream import accept_stream

            found = accept_stream(obj, allow_protocol=True)
            return found if isinstance(found, Stream) else found.stream
        return Stream._init(options_of(StreamOptions, options, "Stream options"))

    def create_event(self, options: EventOptions | None = None) -> Event:
        """A new event, not recorded yet."""
        self._check_ready()
        return Event._init(options)

    def allocate(
        self, size: int, *, stream: Stream | GraphBuilder, name: str | None = None
    ) -> Buffer:
        """``size`` bytes of device memory; ``name`` (not in cuda.core) is what reports call them.

        Raises :class:`~vgpu.errors.MemoryError_` when the device has no room.
        """
        self._check_ready()
        from vgpu.stream import accept_stream

        accept_stream(stream)
        buffer = self.memory_resource.allocate(size, stream=stream)
        if name is not None:
            buffer.name = name
        return buffer

    def sync(self) -> None:
        """Return: all work has already run."""
        self._check_ready()

    def create_graph_builder(self) -> GraphBuilder:
        """A graph builder with a stream of its own."""
        from vgpu.graph import GraphBuilder

        self._check_ready()
        return GraphBuilder._init(self.create_stream())

    def create_context(self, options: object | None = None) -> Context:
        """Raises UnsupportedFeatureError: the virtual device has one context."""
        raise UnsupportedFeatureError("the virtual GPU has one context: leave create_context out")

    def _check_ready(self) -> None:
        if not self._ready:
            raise DeviceError(
                "Device 0 is not yet initialized, perhaps you forgot to call .set_current() first?"
            )

    def __int__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return True if isinstance(other, Device) else NotImplemented

    def __hash__(self) -> int:
        return hash(_UUID)

    def __repr__(self) -> str:
        return f"<Device 0 ({self.name})>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Device, (0,)


__all__ = ["Device"]
