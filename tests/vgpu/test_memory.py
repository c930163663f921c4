"""vgpu.memory: allocation, guard zones, quarantine, host copies and what was initialised."""

from __future__ import annotations

import ctypes
import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vgpu.errors import MemoryError_
from vgpu.memory import (
    FILL_BYTE,
    FLAG_READONLY,
    GUARD_BYTES,
    QUARANTINE_COUNT,
    AddressSpace,
)


@pytest.fixture
def space() -> AddressSpace:
    return AddressSpace()


@pytest.mark.parametrize("nbytes", [0, 1, 255, 256, 4095, 4096, 4097, 1 << 20])
def test_pointers_are_host_addresses_aligned_to_256(space: AddressSpace, nbytes: int) -> None:
    a = space.allocate(nbytes, name="x")
    assert a.base % 256 == 0 and a.limit - a.base == nbytes and a.name == "x"
    ctypes.memset(a.base, 0x5A, nbytes)
    assert (a.view() == 0x5A).all() and a.guards_intact()
    assert space.used == nbytes


def test_fresh_memory_is_not_zero(space: AddressSpace) -> None:
    a = space.allocate(1000)
    assert (a.view() == FILL_BYTE).all()
    assert np.isnan(a.view()[:400].view(np.float32)).all()


@pytest.mark.parametrize("offset", [-GUARD_BYTES, -1, 100, 100 + GUARD_BYTES - 1])
def test_a_write_into_either_guard_zone_shows(space: AddressSpace, offset: int) -> None:
    a, b = space.allocate(100, name="a"), space.allocate(100, name="b")
    byte = ctypes.c_ubyte.from_address(a.base + offset)
    byte.value ^= 0xFF
    assert not a.guards_intact() and space.check_guards() == [a]
    byte.value ^= 0xFF
    assert a.guards_intact() and b.guards_intact()


def test_guard_pattern_is_not_one_constant(space: AddressSpace) -> None:
    a = space.allocate(64)
    for value in (0x00, 0xFF, 0x5B):
        ctypes.memset(a.limit, value, 64)
        assert not a.guards_intact()


def test_capacity_error_names_the_sizes() -> None:
    space = AddressSpace(capacity=1000)
    a = space.allocate(600)
    with pytest.raises(MemoryError_, match=r"401 bytes asked for, 600 of 1000 in use, 400 free"):
        space.allocate(401)
    space.free(a)
    assert space.used == 0
    space.allocate(1000)


def test_default_capacity_refuses_nine_gigabytes(space: AddressSpace) -> None:
    with pytest.raises(MemoryError_, match="out of device memory"):
        space.allocate(9 << 30)


def test_a_large_sparse_allocation_costs_no_memory(space: AddressSpace) -> None:
    a = space.allocate(6 << 30)
    ctypes.memset(a.limit - 8, 1, 8)
    assert a.view()[-8:].tolist() == [1] * 8 and a.guards_intact()
    space.free(a)


def test_negative_size(space: AddressSpace) -> None:
    with pytest.raises(ValueError, match=r">= 0 bytes \(got -1\)"):
        space.allocate(-1)


def test_double_free_and_use_after_free(space: AddressSpace) -> None:
    a = space.allocate(64, name="logits")
    space.free(a)
    with pytest.raises(MemoryError_, match="double free: 'logits'"):
        space.free(a)
    with pytest.raises(MemoryError_, match="was freed"):
        a.view()
    with pytest.raises(MemoryError_, match="was freed"):
        space.read(a.base, 4)
    assert space.find(a.base + 3) is a and a.freed


def test_an_allocation_of_another_space(space: AddressSpace) -> None:
    with pytest.raises(MemoryError_, match="another address space"):
        AddressSpace().free(space.allocate(4))


def test_freed_addresses_are_not_reused_soon(space: AddressSpace) -> None:
    seen = set()
    for _ in range(200):
        a = space.allocate(4096)
        assert a.base not in seen
        seen.add(a.base)
        space.free(a)


def test_a_view_outlives_free(space: AddressSpace) -> None:
    a = space.allocate(1 << 16)
    view = a.view()
    space.free(a)
    for _ in range(QUARANTINE_COUNT + 1):
        space.free(space.allocate(1))
    assert view.sum() == 0  # still mapped; the pages went back and read as zero
    assert space.find(a.base) is None  # left the quarantine


def test_memory_goes_back_to_the_system(space: AddressSpace) -> None:
    def resident() -> int:
        with open("/proc/self/statm") as f:
            return int(f.read().split()[1]) * 4096

    before = resident()
    for _ in range(40):
        a = space.allocate(16 << 20)
        space.free(a)
    assert resident() - before < 100 << 20  # 640 MiB were touched


def test_find_and_nearest(space: AddressSpace) -> None:
    a, b = space.allocate(100, name="a"), space.allocate(100, name="b")
    assert space.find(a.base) is a and space.find(a.limit - 1) is a and space.find(a.limit) is None
    assert space.nearest(a.limit + 12) is a and space.nearest(a.base - 1) is a
    assert space.nearest(b.base) is b
    assert space.find(0) is None
    assert AddressSpace().nearest(5) is None


def test_copies_name_what_is_there(space: AddressSpace) -> None:
    a = space.allocate(16, name="a")
    with pytest.raises(MemoryError_, match=r"cannot read 9 bytes at .*'a'.* has only 8 bytes from there on"):
        space.read(a.base + 8, 9)
    with pytest.raises(MemoryError_, match=r"cannot write 4 bytes at .*nearest is Allocation\('a'"):
        space.write(a.base - 2, b"1234")
    with pytest.raises(MemoryError_, match=r"no device memory is there$"):
        AddressSpace().read(4096, 1)


def test_write_read_fill_copy(space: AddressSpace) -> None:
    a, b = space.allocate(40), space.allocate(40)
    space.write(a.base, np.arange(10, dtype=np.float32)[::-1])
    assert np.frombuffer(space.read(a.base, 40), np.float32).tolist() == list(range(9, -1, -1))
    space.fill(b.base, b"\x01\x02\x03\x04", 40)
    space.copy(b.base + 8, a.base, 12)
    assert space.read(b.base, 24) == b"\x01\x02\x03\x04" * 2 + space.read(a.base, 12) + b"\x01\x02\x03\x04"
    space.copy(a.base + 4, a.base, 36)  # overlapping
    assert np.frombuffer(space.read(a.base, 40), np.float32).tolist() == [9, *range(9, 0, -1)]
    with pytest.raises(ValueError, match="multiple of the pattern's 4"):
        space.fill(b.base, b"abcd", 39)
    space.write(a.base, b"")


def test_table_is_sorted_cached_and_immutable(space: AddressSpace) -> None:
    allocations = [space.allocate(n, readonly=n == 7) for n in (100, 7, 0, 5000)]
    table = space.table()
    assert table is space.table() and not table.flags.writeable
    assert (np.diff(table["base"].astype(np.int64)) > 0).all()
    by_id = {int(row["id"]): row for row in table}
    for a in allocations:
        row = by_id[a.id]
        assert (row["base"], row["limit"]) == (a.base, a.limit)
        assert bool(row["flags"] & FLAG_READONLY) == (a.nbytes == 7)
        assert (row["init_bitmap"] != 0) == (a.nbytes > 0)
    generation = space.generation
    space.set_shadow(allocations[0], 0x1234)
    assert space.generation > generation
    assert 0x1234 in space.table()["shadow"] and 0x1234 not in table["shadow"]
    space.set_readonly(allocations[1], False)
    assert not (space.table()["flags"] & FLAG_READONLY).any()
    space.free(allocations[3])
    assert len(space.table()) == 3 and len(table) == 4
    assert not space.table(track_init=False)["init_bitmap"].any()


def test_table_row_holds_the_bitmap_address(space: AddressSpace) -> None:
    a = space.allocate(20)
    space.write(a.base + 3, b"xy")
    address = int(space.table()[0]["init_bitmap"])
    assert list((ctypes.c_ubyte * 3).from_address(address)) == [0b00011000, 0, 0]
    # Native code marks the rest; settling drops the bitmap.
    ctypes.memset(address, 0xFF, 2)
    ctypes.memset(address + 2, 0x0F, 1)
    assert not a.initialized
    space.settle_initialized()
    assert a.initialized and space.table()[0]["init_bitmap"] == 0


def test_a_table_keeps_its_addresses_alive(space: AddressSpace) -> None:
    a = space.allocate(1 << 20)
    table = space.table()
    space.mark_initialized(a)
    space.free(a)
    for _ in range(QUARANTINE_COUNT + 1):
        space.free(space.allocate(1))
    ctypes.memset(int(table[0]["init_bitmap"]), 1, 1 << 17)
    ctypes.memset(int(table[0]["base"]), 1, 1 << 20)


@given(
    nbytes=st.integers(1, 70),
    spans=st.lists(st.tuples(st.integers(0, 69), st.integers(0, 70)), max_size=8),
)
@settings(max_examples=200, deadline=None)
def test_init_tracking_agrees_with_a_set_of_bytes(nbytes: int, spans: list[tuple[int, int]]) -> None:
    space = AddressSpace()
    a, b = space.allocate(nbytes), space.allocate(nbytes)
    written: set[int] = set()
    for start, length in spans:
        start = min(start, nbytes)
        length = min(length, nbytes - start)
        space.write(a.base + start, bytes(length))
        written |= set(range(start, start + length))
        for i in range(nbytes):
            assert space.is_initialized(a, i, 1) == (i in written)
    assert a.initialized == (len(written) == nbytes)
    shift = min(3, nbytes - 1)
    space.copy(b.base + shift, a.base, nbytes - shift)
    for i in range(nbytes):
        assert space.is_initialized(b, i, 1) == (i - shift in written)


def test_assume_and_forget(space: AddressSpace) -> None:
    a = space.allocate(9)
    assert not a.initialized and not space.is_initialized(a)
    space.assume_initialized()
    assert a.initialized
    space.mark_uninitialized(a)
    assert not space.is_initialized(a, 8, 1)
    assert space.allocate(0).initialized


def test_registered_host_memory(space: AddressSpace) -> None:
    host = np.arange(64, dtype=np.uint8)
    a = space.register(host, name="host")
    assert a.base == host.ctypes.data and a.initialized and a.guards_intact()
    space.write(a.base + 1, b"\xff")
    assert host[1] == 0xFF
    with pytest.raises(ValueError, match="overlaps"):
        space.register(host[8:])
    space.free(a)
    assert space.used == 0 and host[1] == 0xFF
    host.setflags(write=False)
    assert space.register(host).readonly


def test_threads_allocate_and_free_together(space: AddressSpace) -> None:
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for i in range(200):
                a = space.allocate(i % 50)
                space.fill(a.base, bytes([i]), a.nbytes)
                assert space.read(a.base, a.nbytes) == bytes([i]) * a.nbytes
                assert space.find(a.base) is (a if a.nbytes else None)
                space.table()
                space.free(a)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failures and space.used == 0 and len(space.table()) == 0
