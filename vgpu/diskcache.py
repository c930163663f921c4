"""A content-addressed cache on disk for PTX and machine code.

An entry's name is a digest of everything its content depends on (see :func:`make_key`), so entries
never go stale; they are only evicted, least recently used first, when the cache outgrows its cap.

Any number of processes may share one directory: an entry is written to a temporary file and moved
into place, and carries a checksum, so a torn or damaged one reads as a miss and is removed. A cache
that cannot be read or written (missing, read-only, disk full) is no error: everything is a miss.

Cached machine code gets executed. The directory is therefore used only if it belongs to this user
and nobody else may write to it. ``VGPU_CACHE_DIR`` moves it, ``VGPU_CACHE=0`` turns it off.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import platform
import stat
import sys
import tempfile
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

from vgpu.version import package_stamp

DEFAULT_MAX_BYTES = 512 << 20

_MAGIC = b"vgpucache1\n"
_HEADER_BYTES = len(_MAGIC) + hashlib.sha256().digest_size
#: A temporary file older than this was left behind by a process that died.
_STALE_TEMPORARY_SECONDS = 3600.0


def make_key(*parts: str | bytes | int | float | bool | None) -> str:
    """The cache key of a sequence of parts: a hexadecimal SHA-256 of them and of this package.

    Parts are length-prefixed and typed: ``("ab", "c")``, ``("a", "bc")`` and ``("1",)``, ``(1,)`` differ.
    """
    digest = hashlib.sha256(package_stamp().encode())
    for part in parts:
        data = part if isinstance(part, bytes) else repr(part).encode("utf-8", "surrogatepass")
        digest.update(f"{type(part).__name__}:{len(data)}:".encode())
        digest.update(data)
    return digest.hexdigest()


@functools.cache
def host_key() -> tuple[str, ...]:
    """What machine code depends on besides its source: the host CPU's name and features, LLVM, the OS."""
    import llvmlite
    import llvmlite.binding as llvm

    return (
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
        ".".join(map(str, llvm.llvm_version_info)),
        llvmlite.__version__,
        platform.machine(),
        sys.platform,
    )


def default_directory() -> Path:
    """``VGPU_CACHE_DIR``, else ``vgpu`` in the platform's place for user caches."""
    if chosen := os.environ.get("VGPU_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base) / "vgpu" / "cache" if base else Path.home() / "AppData/Local/vgpu/cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "vgpu"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "vgpu"


class DiskCache:
    """``get`` and ``put`` bytes by key. Safe to use from several threads and processes.

    ``hits``, ``misses`` and ``errors`` count this object's own operations.
    """

    def __init__(
        self, directory: Path | str | None = None, *, max_bytes: int = DEFAULT_MAX_BYTES
    ) -> None:
        self.directory = Path(directory) if directory is not None else default_directory()
        self.max_bytes = max_bytes
        self.hits = self.misses = self.errors = 0
        self._lock = threading.Lock()
        self._usable: bool | None = None
        self._bytes: int | None = None  # estimate; other processes write too

    @property
    def usable(self) -> bool:
        """Whether the directory exists (it is made when missing) and can be trusted."""
        if self._usable is None:
            self._usable = self._check_directory()
        return self._usable

    def _check_directory(self) -> bool:
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            status = self.directory.stat()
        except OSError:
            return False
        if sys.platform == "win32":
            return stat.S_ISDIR(status.st_mode)  # user profile directories are private by default
        problem = None
        if status.st_uid != os.geteuid():
            problem = f"it belongs to user {status.st_uid}, not to you ({os.geteuid()})"
        elif status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            problem = f"others may write to it (run: chmod go-w {self.directory})"
        if problem:
            warnings.warn(
                f"the cache directory {self.directory} is not used: {problem}; "
                "set VGPU_CACHE_DIR to a directory of your own, or VGPU_CACHE=0",
                RuntimeWarning,
                stacklevel=4,
            )
        return problem is None

    def _path(self, key: str) -> Path:
        return self.directory / key[:2] / key

    def get(self, key: str) -> bytes | None:
        """The bytes stored under ``key``, or None. A damaged entry is removed and counts as a miss."""
        if not self.usable:
            return None
        path = self._path(key)
        try:
            raw = path.read_bytes()
        except OSError:
            self.misses += 1
            return None
        payload = raw[_HEADER_BYTES:]
        if raw[:_HEADER_BYTES] != _MAGIC + hashlib.sha256(key.encode() + payload).digest():
            self.misses += 1
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        self.hits += 1
        with contextlib.suppress(OSError):
            os.utime(path)  # recently used
        return payload

    def put(self, key: str, payload: bytes) -> bool:
        """Store bytes under ``key``; False when that was not possible (never an error)."""
        if not self.usable or len(payload) > self.max_bytes:
            return False
        path = self._path(key)
        temporary = None
        try:
            path.parent.mkdir(mode=0o700, exist_ok=True)
            handle, temporary = tempfile.mkstemp(prefix="tmp-", dir=path.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(_MAGIC + hashlib.sha256(key.encode() + payload).digest())
                file.write(payload)
            os.replace(temporary, path)
        except OSError:
            self.errors += 1
            if temporary is not None:
                with contextlib.suppress(OSError):
                    os.unlink(temporary)
            return False
        self._account(len(payload) + _HEADER_BYTES)
        return True

    def _account(self, added: int) -> None:
        with self._lock:
            if self._bytes is None:
                self._bytes = sum(size for _, _, size in self._entries())
            else:
                self._bytes += added
            if self._bytes > self.max_bytes:
                self._bytes = self._evict()

    def _entries(self) -> Iterator[tuple[float, Path, int]]:
        """(time of last use, path, bytes) of every file in the cache."""
        with contextlib.suppress(OSError):
            for folder in self.directory.iterdir():
                if len(folder.name) != 2 or not folder.is_dir():
                    continue  # not ours
                for path in folder.iterdir():
                    with contextlib.suppress(OSError):
                        status = path.stat()
                        yield status.st_mtime, path, status.st_size

    def _evict(self) -> int:
        """Remove the least recently used entries down to 90 % of the cap; returns the bytes left."""
        entries = sorted(self._entries(), key=lambda entry: entry[0])
        total = sum(size for _, _, size in entries)
        newest = entries[-1][0] if entries else 0.0
        for used, path, size in entries:
            stale = path.name.startswith("tmp-") and newest - used > _STALE_TEMPORARY_SECONDS
            if path.name.startswith("tmp-") and not stale:
                continue  # another process is writing it
            if total > self.max_bytes * 0.9 or stale:
                with contextlib.suppress(OSError):
                    path.unlink()
                    total -= size
        return total

    def clear(self) -> None:
        """Remove every entry."""
        if self.usable:
            for _, path, _ in list(self._entries()):
                with contextlib.suppress(OSError):
                    path.unlink()
            self._bytes = None

    def size(self) -> int:
        """Bytes on disk now."""
        return sum(size for _, _, size in self._entries()) if self.usable else 0


class NoCache(DiskCache):
    """The cache that holds nothing (``VGPU_CACHE=0``)."""

    @property
    def usable(self) -> bool:
        return False


_default: tuple[tuple[str | None, ...], DiskCache] | None = None
_default_lock = threading.Lock()


def default_cache() -> DiskCache:
    """The process's cache, as the environment says (looked at on each call)."""
    global _default
    names = ("VGPU_CACHE", "VGPU_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA", "HOME")
    environment = tuple(os.environ.get(name) for name in names)
    with _default_lock:
        if _default is None or _default[0] != environment:
            off = (environment[0] or "").strip().lower() in ("0", "off", "no", "false")
            try:
                _default = (environment, NoCache(Path()) if off else DiskCache())
            except RuntimeError:  # no home directory
                _default = (environment, NoCache(Path()))
        return _default[1]
