"""The runtime's records as ctypes structures: runtime/runtime.h in Python. ``tests/vgpu/test_layout.py`` keeps the two equal."""

from __future__ import annotations

import ctypes as c

RUN_FINISHED, RUN_NEEDS_CODE, RUN_STOPPED, RUN_PAUSED = range(4)
FAST, GENERAL = range(2)
FLAG_SYNCCHECK, FLAG_GENERAL = 1, 2

(EVENT_FAULT, EVENT_TRAP, EVENT_ASSERT, EVENT_SYNC_MISSING, EVENT_DIVERGENT_BARRIER, EVENT_MISSING_THREADS, EVENT_BUDGET,
 EVENT_DEADLOCK, EVENT_MALLOC, EVENT_STACK, EVENT_PRINT_LIMIT, EVENT_UNINITIALIZED, EVENT_RACE, EVENT_BAD_MASK) = range(1, 15)  # fmt: skip


class Event(c.Structure):
    _fields_ = [(n, c.c_uint32) for n in ("kind", "site", "block", "warp", "lane", "mask", "reason", "pad")] + [
        ("address", c.c_uint64),
        ("extra", c.c_uint64 * 3),
    ]


class FunctionRecord(c.Structure):
    _fields_ = [("fast", c.c_uint64), ("general", c.c_uint64)] + [
        (n, c.c_uint32) for n in ("frame_size", "words", "waits", "held", "parked", "blocks", "local", "local_size")
    ]


class LaunchRecord(c.Structure):
    _fields_ = [
        ("params", c.c_uint64),
        ("grid", c.c_uint32 * 3),
        ("block", c.c_uint32 * 3),
        ("threads", c.c_uint32),
        ("dynamic_shared", c.c_uint32),
        ("ranges", c.c_uint64),
        ("symbols", c.c_uint64),
        ("sites_unused", c.c_uint64),
        ("stop", c.c_uint32),
        ("warps", c.c_uint32),
        ("static_shared", c.c_uint32),
        ("flags", c.c_uint32),
        ("table", c.c_uint64),
        ("table_count", c.c_uint64),
        ("counters", c.c_uint64),
        ("tool", c.c_uint64),
        ("slice", c.c_int64),
        ("budget", c.c_int64),
        ("functions", c.c_uint64),
        ("site_info", c.c_uint64),
        ("params_size", c.c_uint32),
        ("site_count", c.c_uint32),
        ("events", c.c_uint64),
        ("event_cap", c.c_uint32),
        ("event_count", c.c_uint32),
        ("print", c.c_uint64),
        ("print_cap", c.c_uint64),
        ("print_used", c.c_uint64),
        ("next_block", c.c_uint64),
        ("block_count", c.c_uint64),
        ("block_order", c.c_uint64),
        ("seed", c.c_uint64),
        ("calls", c.c_uint64),
        ("entry", c.c_uint32),
        ("pad", c.c_uint32),
        ("stack_size", c.c_uint64),
        ("hooks", c.c_uint64),
        ("hook_count", c.c_uint64),
        ("tools", c.c_uint64 * 4),
        ("places", c.c_uint64),
    ]


class HooksRecord(c.Structure):
    _fields_ = [(n, c.c_uint64) for n in ("prepare", "start", "arrive", "release", "room", "slot")]


class WorkerRecord(c.Structure):
    _fields_ = [
        ("arena", c.c_uint64),
        ("context_size", c.c_uint64),
        ("context_count", c.c_uint64),
        ("sites", c.c_uint64),
        ("queue", c.c_uint64),
        ("head", c.c_uint32),
        ("queued", c.c_uint32),
        ("used", c.c_uint32),
        ("needs_function", c.c_uint32),
        ("needs_mode", c.c_uint32),
        ("id", c.c_uint32),
        ("free_list", c.c_uint64),
        ("free_count", c.c_uint32),
        ("start_another", c.c_uint32),
        ("counters", c.c_uint64),
        ("tool", c.c_uint64),
    ]


#: Launch.tools and Block.tool_data: which checker's record lies where
TOOL_INIT, TOOL_RACE = range(2)

#: sizeof in C: struct Block and struct Warp live only there
BLOCK_BYTES = 512
WARP_BYTES = 256
