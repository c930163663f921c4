"""vgpu.diskcache: keys, damage, concurrency, eviction and trust."""

from __future__ import annotations

import multiprocessing
import os
import stat
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest

from vgpu import diskcache
from vgpu.diskcache import DiskCache, default_cache, host_key, make_key


@pytest.fixture
def cache(tmp_path: Path) -> DiskCache:
    return DiskCache(tmp_path / "cache")


def test_round_trip(cache: DiskCache) -> None:
    key = make_key("ptx", b"source", 80)
    assert cache.get(key) is None
    for payload in (b"", b"x", bytes(range(256)) * 1000):
        assert cache.put(key, payload) and cache.get(key) == payload
    assert (cache.hits, cache.misses, cache.errors) == (3, 1, 0)
    assert stat.S_IMODE(cache.directory.stat().st_mode) == 0o700


def test_keys_tell_parts_and_types_apart() -> None:
    keys = [
        make_key("ab", "c"), make_key("a", "bc"), make_key("abc"), make_key("abc", ""),
        make_key(b"abc"), make_key(1), make_key("1"), make_key(True), make_key(1.0), make_key(None),
        make_key(),
    ]  # fmt: skip
    assert len(set(keys)) == len(keys)
    assert make_key("a", 1) == make_key("a", 1)


def test_key_depends_on_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    before = make_key("a")
    monkeypatch.setattr(diskcache, "package_stamp", lambda: "another version")
    assert make_key("a") != before


def test_host_key_names_cpu_and_features() -> None:
    assert len(host_key()) == 6 and all(isinstance(part, str) for part in host_key())
    assert "," in host_key()[1]


@pytest.mark.parametrize("damage", ["truncate", "flip", "empty", "other key", "header"])
def test_a_damaged_entry_is_a_miss_and_goes(cache: DiskCache, damage: str) -> None:
    key, other = make_key("a"), make_key("b")
    cache.put(key, b"payload" * 100)
    path = cache._path(key)
    raw = bytearray(path.read_bytes())
    if damage == "truncate":
        raw = raw[:-1]
    elif damage == "flip":
        raw[-1] ^= 1
    elif damage == "empty":
        raw = bytearray()
    elif damage == "header":
        raw[0] ^= 1
    else:  # a file moved to another entry's name
        cache.put(other, b"other")
        raw = bytearray(cache._path(other).read_bytes())
    path.write_bytes(raw)
    assert cache.get(key) is None and not path.exists()
    assert cache.put(key, b"again") and cache.get(key) == b"again"


def _hammer(directory: str, worker: int) -> int:
    cache, wrong = DiskCache(directory), 0
    for i in range(150):
        key = make_key(i % 10)
        payload = cache.get(key)
        if payload is not None and payload != bytes([i % 10]) * 5000:
            wrong += 1
        cache.put(key, bytes([i % 10]) * 5000)
        if i % 29 == worker:
            cache.clear()
    return wrong


def test_processes_share_a_directory(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(3) as pool:
        assert pool.starmap(_hammer, [(str(tmp_path / "c"), i) for i in range(3)]) == [0, 0, 0]
    assert not list((tmp_path / "c").glob("*/tmp-*"))


def test_evicts_least_recently_used(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path / "c", max_bytes=10_000)
    keys = [make_key(i) for i in range(9)]
    for age, key in enumerate(keys):
        cache.put(key, b"x" * 1000)
        os.utime(cache._path(key), (1_000_000 + age, 1_000_000 + age))
    assert cache.get(keys[0]) is not None  # now the most recently used
    cache.put(make_key("new"), b"x" * 1000)
    assert cache.size() <= 10_000
    assert cache.get(keys[1]) is None and cache.get(keys[2]) is None
    assert cache.get(keys[0]) is not None and cache.get(keys[8]) is not None
    assert cache.get(make_key("new")) is not None
    assert not cache.put(make_key("huge"), b"x" * 10_001)


def test_stale_temporaries_go_and_fresh_ones_stay(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path / "c", max_bytes=3000)
    cache.put(make_key(1), b"x" * 1000)
    folder = cache._path(make_key(1)).parent
    (folder / "tmp-old").write_bytes(b"")
    (folder / "tmp-new").write_bytes(b"")
    os.utime(folder / "tmp-old", (1, 1))
    for i in range(4):
        cache.put(make_key("more", i), b"x" * 1000)
    assert (folder / "tmp-new").exists() and not (folder / "tmp-old").exists()


def test_an_unwritable_place_means_no_cache(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    cache = DiskCache(blocked / "cache")
    assert not cache.usable and not cache.put(make_key(1), b"x") and cache.get(make_key(1)) is None


def test_a_full_disk_means_no_cache(cache: DiskCache, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert not cache.put(make_key(1), b"x") and cache.errors == 1
    assert not list(cache.directory.glob("*/tmp-*"))
    monkeypatch.undo()
    assert cache.put(make_key(1), b"x")


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702])
def test_a_directory_others_may_write_to_is_not_used(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(mode)
    cache = DiskCache(tmp_path)
    with pytest.warns(RuntimeWarning, match="others may write to it"):
        assert not cache.put(make_key(1), b"x")
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # said once
        assert cache.get(make_key(1)) is None
    tmp_path.chmod(0o700)


@pytest.mark.parametrize("uid", [os.geteuid() + 1])
def test_a_directory_of_another_user_is_not_used(
    tmp_path: Path, uid: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: uid)
    with pytest.warns(RuntimeWarning, match="belongs to user"):
        assert not DiskCache(tmp_path).usable


def test_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VGPU_CACHE", raising=False)
    monkeypatch.setenv("VGPU_CACHE_DIR", str(tmp_path / "here"))
    assert default_cache().directory == tmp_path / "here" and default_cache() is default_cache()
    monkeypatch.setenv("VGPU_CACHE", "0")
    assert not default_cache().put(make_key(1), b"x") and not (tmp_path / "here").exists()
    monkeypatch.delenv("VGPU_CACHE")
    monkeypatch.delenv("VGPU_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    if sys.platform == "linux":
        assert default_cache().directory == tmp_path / "xdg" / "vgpu"


def test_an_entry_outlives_the_process(tmp_path: Path) -> None:
    code = (
        "import sys; from vgpu.diskcache import *; c = DiskCache(sys.argv[1]); k = make_key('x')\n"
        "print(c.get(k)); c.put(k, b'kept')"
    )
    for expected in ("None", "b'kept'"):
        run = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / "c")], capture_output=True, text=True, check=True
        )
        assert run.stdout.strip() == expected


def test_lookup_is_fast(cache: DiskCache) -> None:
    cache.put(make_key(1), b"x" * 100_000)
    start = time.perf_counter()
    for _ in range(100):
        cache.get(make_key(1))
    assert (time.perf_counter() - start) / 100 < 0.005
