"""A recording engine for tests of the API: it keeps what a launch gave it instead of running it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from vgpu import Kernel, ObjectCode
from vgpu.launch import pack_arguments


@dataclass
class Param:
    name: str
    type: str
    size: int
    align: int
    offset: int
    is_pointer_hint: bool = False


@dataclass
class Info:
    name: str
    params: tuple[Param, ...]
    static_shared: int = 0
    max_threads: int | None = None
    required_block: tuple[int, int, int] | None = None


@dataclass
class Call:
    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int
    args: bytes
    options: Any


@dataclass
class FakeModule:
    kernels: dict[str, Info]
    globals: dict[str, tuple[int, int]] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    fail: BaseException | None = None
    result: Any = None

    def launch(self, kernel: str, grid: Any, block: Any, shared: int, args: bytes, options: Any) -> Any:
        self.calls.append(Call(kernel, grid, block, shared, args, options))
        if self.fail is not None:
            raise self.fail
        return self.result or Result()


@dataclass
class Result:
    reports: tuple[Any, ...] = ()
    output: str = ""


def info(*types: str, **more: Any) -> Info:
    """A kernel with parameters of PTX types; ``b8[n]`` is n bytes."""
    params, offset = [], 0
    for number, name in enumerate(types):
        size = int(name[3:-1]) if name.startswith("b8[") else int(name.lstrip("bfus")) // 8
        align = min(size, 8) if not name.startswith("b8[") else 2 if size == 2 else 8
        offset = (offset + align - 1) // align * align
        params.append(Param(f"k_param_{number}", "bytes" if "[" in name else name, size, align, offset))
        offset += size
    return Info("k", tuple(params), **more)


def fake_kernel(*types: str, source: str | None = None, **more: Any) -> tuple[Kernel, FakeModule]:
    module = FakeModule({"k": info(*types, **more)})
    code = ObjectCode._init("", name="fake", source=source)
    code._loaded = module  # type: ignore[assignment]
    return code.get_kernel("k"), module


def packed(kernel: Kernel, *arguments: Any) -> bytes:
    return pack_arguments(kernel, arguments)[0]
