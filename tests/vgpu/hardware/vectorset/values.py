"""Values to compute with: the interesting bit patterns of every PTX type, and random ones that never change.

Everything is raw bits in unsigned integers. Random numbers come from a counter-based generator written out here,
because the inputs are derived again whenever results are compared: they must be the same in every NumPy version.
"""

from __future__ import annotations

import zlib
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vgpu.ptx.isa import WIDTH

Bits = npt.NDArray[Any]


class Format(NamedTuple):
    """A binary floating-point format: bits of exponent and of mantissa (without the hidden one)."""

    exponent: int
    mantissa: int

    @property
    def bias(self) -> int:
        return (1 << (self.exponent - 1)) - 1

    @property
    def width(self) -> int:
        return 1 + self.exponent + self.mantissa

    @property
    def infinity(self) -> int:
        return ((1 << self.exponent) - 1) << self.mantissa

    @property
    def sign(self) -> int:
        return 1 << (self.width - 1)

    def pack(self, sign: int, exponent: int, fraction: int) -> int:
        """The bits of ``(-1)**sign * 2**exponent * (1 + fraction / 2**mantissa)``; overflow and underflow clamp."""
        field = exponent + self.bias
        if field <= 0:
            shift = 1 - field
            bits = ((1 << self.mantissa) | fraction) >> min(shift, self.mantissa + 1)
        elif field >= (1 << self.exponent) - 1:
            bits = self.infinity - 1
        else:
            bits = field << self.mantissa | fraction
        return sign << (self.width - 1) | bits

    def value(self, bits: int) -> Fraction | None:
        """The exact value, None for infinities and NaN."""
        magnitude = bits & (self.sign - 1)
        if magnitude >= self.infinity:
            return None
        field, fraction = magnitude >> self.mantissa, magnitude & ((1 << self.mantissa) - 1)
        if field:
            fraction |= 1 << self.mantissa
        exact = Fraction(fraction) * Fraction(2) ** (max(field, 1) - self.bias - self.mantissa)
        return -exact if bits & self.sign else exact

    def nearest(self, x: Fraction) -> int:
        """The bits of a finite value next to ``x`` (rounded towards zero, clamped to the largest finite one)."""
        sign, x = int(x < 0), abs(x)
        if not x:
            return sign << (self.width - 1)
        exponent = x.numerator.bit_length() - x.denominator.bit_length()
        if Fraction(2) ** exponent > x:
            exponent -= 1
        exponent = max(exponent, 1 - self.bias)
        units = int(x / Fraction(2) ** (exponent - self.mantissa))
        field = exponent + self.bias if units >> self.mantissa else 0
        bits = (max(field, 0) << self.mantissa) | (units & ((1 << self.mantissa) - 1))
        return sign << (self.width - 1) | min(bits, self.infinity - 1)


FORMATS = {"f16": Format(5, 10), "bf16": Format(8, 7), "f32": Format(8, 23), "f64": Format(11, 52)}
#: Two values of the half type side by side in 32 bits.
PACKED = {"f16x2": "f16", "bf16x2": "bf16"}


#: Not a PTX type: a byte of memory as it lies there.
BYTE = "byte"


def storage_bits(ptx_type: str) -> int:
    """Bits of memory one value takes here: 8-bit operands travel in 16-bit registers, predicates in bytes."""
    return 8 if ptx_type in ("pred", BYTE) else max(WIDTH[ptx_type], 16)


def dtype_of(ptx_type: str) -> np.dtype[Any]:
    """The unsigned NumPy type that holds one value of a PTX type."""
    return np.dtype(f"u{storage_bits(ptx_type) // 8}")


def seed_of(*words: object) -> int:
    """A seed that depends on nothing but the words."""
    return zlib.crc32("/".join(map(str, words)).encode())


def random_u64(count: int, seed: int) -> npt.NDArray[np.uint64]:
    """``count`` random 64-bit words: splitmix64 of a counter that starts at ``seed * 2**32``."""
    with np.errstate(over="ignore"):
        z = (np.arange(count, dtype=np.uint64) + np.uint64((seed & 0xFFFFFFFF) << 32)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))


@cache
def integer_edges(width: int) -> tuple[int, ...]:
    """Zero, one, extremes, powers of two and their neighbours, alternating bits."""
    mask, half = (1 << width) - 1, width // 2
    signed = [0, 1, -1, 1 << (width - 1), (1 << (width - 1)) - 1, 2, -2, 3, 7, -7, 10, (1 << half) - 1, 1 << half,
              -(1 << half), (1 << (width - 1)) + 1, (1 << (width - 1)) - 2, 0x5555555555555555, 0xAAAAAAAAAAAAAAAA,
              1 << (width - 2), (1 << half) + 1, 0x0123456789ABCDEF, 0xFF, 0x80, 100]  # fmt: skip
    return tuple(dict.fromkeys(v & mask for v in signed))


@cache
def float_edges(name: str) -> tuple[int, ...]:
    """Both zeros, subnormals, normals and infinities at their ends, NaN quiet and signalling, 1 and around it."""
    f = FORMATS[name]
    one, m = f.pack(0, 0, 0), f.mantissa
    positive = [0, one, f.infinity, f.infinity | 1 << (m - 1), 1, f.infinity - 1, 1 << m, (1 << m) - 1, f.pack(0, 1, 0),
                f.pack(0, -1, 0), f.pack(0, 0, 1 << (m - 1)), one + 1, one - 1, f.infinity | 1, f.pack(0, m, 1),
                f.pack(0, -m, 0), f.pack(0, 1, 1 << (m - 1)), (1 << m) + 1, 1 << (m - 1), f.pack(0, 5, 3)]  # fmt: skip
    return tuple(dict.fromkeys(bits | sign for bits in positive for sign in (0, f.sign)))


def edges(ptx_type: str) -> tuple[int, ...]:
    """The edge values of a type; the most telling come first."""
    if ptx_type == "pred":
        return (0, 1)
    if ptx_type in FORMATS:
        return float_edges(ptx_type)
    if ptx_type in PACKED:
        halves = float_edges(PACKED[ptx_type])
        n = len(halves)
        return tuple(halves[i] | halves[(7 * i + 3) % n] << 16 for i in range(n))
    return integer_edges(WIDTH[ptx_type])


def random_bits(ptx_type: str, count: int, seed: int) -> Bits:
    """Half of them any bit pattern, half of moderate size (floats near 1, small integers)."""
    raw = random_u64(count, seed)
    if ptx_type == "pred":
        return (raw & np.uint64(1)).astype(np.uint8)
    if ptx_type in PACKED:
        low = random_bits(PACKED[ptx_type], count, seed_of(seed, "low")).astype(np.uint32)
        high = random_bits(PACKED[ptx_type], count, seed_of(seed, "high")).astype(np.uint32)
        return low | high << np.uint32(16)
    width = WIDTH[ptx_type]
    moderate = np.arange(count) % 2 == 1
    if ptx_type in FORMATS:
        f = FORMATS[ptx_type]
        spread = min(8, f.bias // 2)
        fraction = raw & np.uint64((1 << f.mantissa) - 1)
        exponent = (raw >> np.uint64(53)) % np.uint64(2 * spread) + np.uint64(f.bias - spread)
        near_one = exponent << np.uint64(f.mantissa) | fraction | (raw >> np.uint64(63)) << np.uint64(width - 1)
        raw = np.where(moderate, near_one, raw >> np.uint64(64 - width))
    else:
        shift = np.where(moderate, (raw & np.uint64(63)) % np.uint64(width), np.uint64(0))
        signed = (raw >> np.uint64(64 - width) << np.uint64(64 - width)).view(np.int64)
        raw = (signed >> np.int64(64 - width) >> shift.astype(np.int64)).view(np.uint64)
    mask = np.uint64((1 << width) - 1)
    return (raw & mask).astype(f"u{max(width, 8) // 8}")


def into_storage(ptx_type: str, bits: Bits, seed: int) -> Bits:
    """As the kernels read it: 8-bit values in 16-bit words whose upper bytes hold rubbish."""
    if ptx_type != "pred" and WIDTH[ptx_type] == 8:
        rubbish = (random_u64(bits.size, seed_of(seed, "upper")) & np.uint64(0xFF)).astype(np.uint16)
        return bits.astype(np.uint16) & np.uint16(0xFF) | rubbish << np.uint16(8)
    return bits.astype(dtype_of(ptx_type))
