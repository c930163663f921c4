"""What the tests of tensor-core instructions share: a device, number formats, and products by definition."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vgpu.engine import LaunchOptions, load_ptx
from vgpu.engine.module import LoadedModule
from vgpu.memory import AddressSpace, Allocation

Array = npt.NDArray[Any]
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s8": 8, "u8": 8, "s32": 32}
#: Kernels of these tests compute ``first + threadIdx.x - first & mask`` with a 32-bit sum. When that wraps in some lanes, the warp goes on in
#: the general copy of the code, with all lanes there: these values of ``first`` choose the copy.
COPIES = {"fast": 0, "general": 0xFFFFFFF0}


class Device:
    """An address space with one module loaded."""

    def __init__(self, ptx: str) -> None:
        self.space = AddressSpace()
        self.module: LoadedModule = load_ptx(ptx, space=self.space)

    def put(self, array: Array, name: str = "") -> Allocation:
        a = self.space.allocate(array.nbytes, name=name)
        self.space.write(a.base, np.ascontiguousarray(array).tobytes())
        return a

    def get(self, a: Allocation, dtype: Any) -> Array:
        return a.view().view(dtype).copy()

    def launch(self, kernel: str, *args: Allocation | int, options: LaunchOptions | None = None) -> Any:
        """Run one warp; every argument takes eight bytes."""
        packed = b"".join((a.base if isinstance(a, Allocation) else a).to_bytes(8, "little") for a in args)
        return self.module.launch(kernel, (1, 1, 1), (32, 1, 1), 0, packed, options or LaunchOptions(threads=1))


# -- numbers ----------------------------------------------------------------------------------------------------


def encode(values: Array, type_: str) -> Array:
    """Values as their bits, cut towards zero where the type is narrower than float32."""
    if type_ in ("s8", "u8", "s32"):
        return values.astype(np.int64).astype(f"i{BITS[type_] // 8}").view(f"u{BITS[type_] // 8}")
    if type_ == "f16":
        return values.astype(np.float16).view(np.uint16)
    bits = values.astype(np.float32).view(np.uint32)
    return (bits >> 16).astype(np.uint16) if type_ == "bf16" else bits


def decode(bits: Array, type_: str) -> Array:
    """The values that an instruction takes bits for, in float64 (exact)."""
    if type_ in ("s8", "s32"):
        return bits.view(f"i{bits.itemsize}").astype(np.float64)
    if type_ == "u8":
        return bits.astype(np.float64)
    if type_ == "f16":
        return bits.view(np.float16).astype(np.float64)
    if type_ == "bf16":
        return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return (bits & np.uint32(0xFFFFE000) if type_ == "tf32" else bits).view(np.float32).astype(np.float64)


def random(rng: np.random.Generator, shape: tuple[int, int], type_: str) -> Array:
    """Bits of random values. Floats lie in [2^-3, 2^3) by size with few enough bits that float64 adds them exactly."""
    if type_ in ("s8", "u8"):
        return rng.integers(0, 256, shape).astype(np.uint8)
    if type_ == "s32":
        return rng.integers(-(1 << 20), 1 << 20, shape).astype(np.int32).view(np.uint32)
    values = rng.choice([-1.0, 1.0], shape) * (1 + rng.random(shape)) * 2.0 ** rng.integers(-3, 3, shape)
    bits = encode(values, type_)
    return bits | np.uint32(0x1FFF) if type_ == "tf32" else bits  # bits that must not count


def multiply(a: Array, b: Array, c: Array, d_type: str, a_type: str, b_type: str, c_type: str, saturate: bool = False) -> Array:
    """The bits of d by definition: exact products, added in ascending k, each sum rounded to float32; integers wrap or saturate."""
    x, y, z = decode(a, a_type), decode(b, b_type), decode(c, c_type)
    if d_type == "s32":
        exact = (x @ y + z).astype(np.int64)
        return (np.clip(exact, -(1 << 31), (1 << 31) - 1) if saturate else exact).astype(np.int32).view(np.uint32)
    with np.errstate(all="ignore"):
        for k in range(x.shape[1]):
            z = (z + x[:, k : k + 1] * y[k : k + 1]).astype(np.float32).astype(np.float64)
        out = z.astype(np.float16).view(np.uint16) if d_type == "f16" else z.astype(np.float32).view(np.uint32)
    return np.where(np.isnan(z), out.dtype.type(0x7FFF if d_type == "f16" else 0x7FFFFFFF), out)


def has_run_general(device: Device, kernel: str) -> bool:
    return any(c.records[c.unit.numbers[kernel]].general for c in device.module._compiled.values())
