"""One launch: memory for its blocks, the worker threads, and what its events mean."""

from __future__ import annotations

import ctypes
import mmap
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np

from vgpu.codegen.tools import Tool
from vgpu.engine import events, jit
from vgpu.engine.module import Compiled, KernelInfo, LaunchOptions, LaunchResult, LoadedModule, address_of
from vgpu.engine.records import (
    BLOCK_BYTES,
    FAST,
    FLAG_GENERAL,
    FLAG_SYNCCHECK,
    GENERAL,
    RUN_FINISHED,
    RUN_NEEDS_CODE,
    RUN_PAUSED,
    WARP_BYTES,
    Event,
    HooksRecord,
    LaunchRecord,
    WorkerRecord,
)
from vgpu.memory import FLAG_READONLY, map_private

#: warp instructions between two looks at the clock: a warp that runs longer lets others run
SLICE = 1 << 18
EVENT_CAP = 256
#: room beyond the entry's frame for device functions, when the module has calls (1 KiB a thread is CUDA's default stack)
CALL_STACK = 1 << 20
MAX_RESIDENT = 1024
ARENA_LIMIT = 4 << 30


def cpu_count() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=max(cpu_count(), 2), thread_name_prefix="vgpu")


class _Arena:
    """Address space for the blocks that one worker has under way; pages come when touched and stay for the next launch."""

    def __init__(self) -> None:
        self.size = 0
        self.map: mmap.mmap | None = None
        self.base = 0

    def reserve(self, size: int) -> int:
        if size > self.size:
            self.map = map_private(size + 4096)
            self.base = (address_of(np.frombuffer(self.map, np.uint8)) + 4095) // 4096 * 4096
            self.size = size
        return self.base


def _forget_threads() -> None:
    """A forked child has none of its parent's threads."""
    _pool.cache_clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_threads)

_spare: list[_Arena] = []
_spare_lock = threading.Lock()


def _take_arena() -> _Arena:
    with _spare_lock:
        return _spare.pop() if _spare else _Arena()


def _give_arena(arena: _Arena) -> None:
    with _spare_lock:
        if arena.size <= 256 << 20 and len(_spare) < 2 * cpu_count():
            _spare.append(arena)


class Run:
    """The state of one launch."""

    def __init__(self, module: LoadedModule, kernel: KernelInfo, grid: tuple[int, int, int], block: tuple[int, int, int], dynamic_shared: int,
                 args: bytes, options: LaunchOptions, tools: tuple[Tool, ...], compiled: Compiled) -> None:  # fmt: skip
        self.module, self.kernel, self.options, self.tools, self.compiled = module, kernel, options, tools, compiled
        self.grid, self.block = grid, block
        self.record = LaunchRecord()
        self.keep: list[object] = []
        self.events = (Event * EVENT_CAP)()
        self.print_buffer: mmap.mmap | None = None
        self.table = module.space.table(track_init=any(t.name == "initcheck" for t in tools))
        r = self.record
        params = np.frombuffer(args or b"\0", np.uint8).copy()
        self.params = params
        r.params, r.params_size = address_of(params), len(args)
        r.grid[:], r.block[:] = grid, block
        r.threads = block[0] * block[1] * block[2]
        r.warps = (r.threads + 31) // 32
        r.dynamic_shared = dynamic_shared
        r.static_shared = compiled.unit.shared.dynamic_start if dynamic_shared else kernel.static_shared
        self.ranges = self._ranges()
        r.ranges, r.symbols = address_of(self.ranges), address_of(module.symbol_table)
        r.table, r.table_count = address_of(self.table), len(self.table)
        r.functions, r.site_info, r.site_count = address_of(compiled.records), address_of(compiled.site_info), len(compiled.site_info)
        r.places = address_of(compiled.places)
        self.hooks: list[HooksRecord] = []
        r.calls, r.entry = address_of(compiled.calls), compiled.number(kernel.name)
        r.slice, r.budget = min(SLICE, max(options.budget, 1)), options.budget
        r.events, r.event_cap = address_of(self.events), EVENT_CAP
        r.block_count = grid[0] * grid[1] * grid[2]
        r.flags = (FLAG_SYNCCHECK if any(t.name == "synccheck" for t in tools) else 0) | (FLAG_GENERAL if options.general_only else 0)
        self._order()
        self._printing()
        frame = compiled.records[r.entry].frame_size
        r.stack_size = (512 + frame + (CALL_STACK if compiled.unit.calls else 0) + 4095) // 4096 * 4096

    def _ranges(self) -> np.ndarray:
        """Per parameter the bytes its pointer may write and may read: (start, length) twice."""
        out = np.zeros((max(len(self.kernel.params), 1), 4), np.uint64)
        for i, p in enumerate(self.kernel.params):
            if p.size != 8 or p.type == "bytes":
                continue
            value = int.from_bytes(self.params[p.offset : p.offset + 8].tobytes(), "little")
            a = self.module.space.find(value)
            if a is None or a.freed:
                continue
            out[i] = (a.base, a.nbytes, a.base, a.nbytes)
            if a.flags & FLAG_READONLY or i in self.options.readonly:
                out[i, 1] = 0
        return out

    def _order(self) -> None:
        seed = self.options.seed
        if seed is None:
            return
        self.record.seed = (seed * 2 + 1) & (1 << 64) - 1
        if self.record.block_count < 1 << 24:
            order = np.random.default_rng(seed).permutation(self.record.block_count).astype(np.uint32)
            self.keep.append(order)
            self.record.block_order = address_of(order)

    def _printing(self) -> None:
        if "vprintf" not in self.module.ast.functions:
            return
        self.print_buffer = map_private(max(self.options.print_limit, 4096))
        self.record.print = address_of(np.frombuffer(self.print_buffer, np.uint8))
        self.record.print_cap = self.options.print_limit

    def hook(self, slot: int, part: str, room: int, **functions: str) -> None:
        """Have the scheduler call functions of a runtime part (``start="vg_..."``), with ``room`` bytes in every block's context."""
        addresses = jit.runtime(part).addresses
        record = HooksRecord(room=(room + 63) // 64 * 64, slot=slot)
        for name, symbol in functions.items():
            setattr(record, name, addresses[symbol])
        self.hooks.append(record)

    # -- workers
    def run(self) -> None:
        if self.hooks:
            hooks = (HooksRecord * len(self.hooks))(*self.hooks)
            self.keep.append(hooks)
            self.record.hooks, self.record.hook_count = address_of(hooks), len(hooks)
        threads = self.options.threads or cpu_count()
        threads = max(1, min(threads, self.record.block_count, _pool()._max_workers))
        if threads > 1 and (self.record.block_count * self.record.warps < 64 or self.compiled.unit.order_matters(self.kernel.name) or self.tools):
            threads = 1
        first = FAST if self.record.threads >= 32 and not self.options.general_only else GENERAL
        self.compiled.ensure(self.record.entry, first)
        if threads == 1:
            self.work(0)
            return
        futures = [_pool().submit(self.work, i) for i in range(threads)]
        for f in futures:
            f.result()

    def work(self, number: int) -> None:
        """One worker: run blocks until none is left, compiling what turns out to be needed."""
        r = self.record
        shared_room = (r.static_shared + r.dynamic_shared + 255) // 256 * 256 + 256
        context = (BLOCK_BYTES + 255) // 256 * 256 + (r.warps * WARP_BYTES + 255) // 256 * 256 + shared_room + r.warps * r.stack_size
        context += sum(h.room for h in self.hooks)
        context = (context + 4095) // 4096 * 4096
        count = max(1, min(r.block_count, MAX_RESIDENT, ARENA_LIMIT // context))
        arena = _take_arena()
        try:
            worker = WorkerRecord()
            worker.arena, worker.context_size, worker.context_count = arena.reserve(context * count), context, count
            sites = np.zeros((r.site_count, 2), np.uint64)
            queue, free = np.zeros(count, np.uint32), np.zeros(count, np.uint32)
            worker.sites, worker.queue, worker.free_list, worker.id = address_of(sites), address_of(queue), address_of(free), number
            run = _run_function()
            while True:
                status = run(ctypes.addressof(r), ctypes.addressof(worker))
                if status == RUN_NEEDS_CODE:
                    self.compiled.ensure(worker.needs_function, worker.needs_mode)
                elif status == RUN_PAUSED:
                    self.compiled.improve()
                else:
                    break
            assert status == RUN_FINISHED or r.stop
        except BaseException:
            r.stop = 1
            raise
        finally:
            _give_arena(arena)


@cache
def _run_function() -> ctypes._FuncPointer:  # type: ignore[name-defined]
    return ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)(jit.runtime().addresses["vg_run"])


def launch(module: LoadedModule, kernel: KernelInfo, grid: tuple[int, int, int], block: tuple[int, int, int], dynamic_shared: int, args: bytes,
           options: LaunchOptions) -> LaunchResult:  # fmt: skip
    """See :meth:`LoadedModule.launch`."""
    from vgpu.checkers import make_tools
    from vgpu.profile import make_profile_tools

    tools = (*make_tools(options), *make_profile_tools(options))
    compiled = module.compiled(block, tuple(t for t in tools if t.emits_code))
    start = time.perf_counter()
    run = Run(module, kernel, grid, block, dynamic_shared, args, options, tools, compiled)
    for tool in tools:
        tool.before_launch(run)  # type: ignore[attr-defined]
    run.run()
    compiled.launches += 1
    if compiled.launches > 1:
        compiled.improve()
    result = LaunchResult(seconds=time.perf_counter() - start)
    for tool in tools:
        tool.after_launch(run, result)  # type: ignore[attr-defined]
    if run.print_buffer is not None and run.record.print_used:
        from vgpu.engine.printing import text

        result.output = text(run)
    if run.record.event_count:
        events.settle(run, result)
    return result
