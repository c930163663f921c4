"""Runs launches on the virtual GPU. Everything that knows its interface is in this file."""

from __future__ import annotations

from vectorset.kernel import POISON, Launch
from vgpu.memory import AddressSpace


def run(launch: Launch) -> bytes:
    """The contents of ``out`` after the launch on the virtual GPU.

    Raises whatever the virtual GPU raises: a refused instruction, an illegal access.
    """
    from vgpu.engine import load_ptx

    space = AddressSpace()
    data, out = space.allocate(len(launch.data), name="in"), space.allocate(launch.out_bytes, name="out")
    space.write(data.base, launch.data)
    space.fill(out.base, bytes([POISON]), launch.out_bytes)
    module = load_ptx(launch.ptx, space=space)
    module.launch(launch.kernel, (launch.grid, 1, 1), (launch.block, 1, 1), 0, launch.arguments(data.base, out.base))
    return space.read(out.base, launch.out_bytes)
