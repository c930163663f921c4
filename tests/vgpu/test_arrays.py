"""DeviceArray: shapes, strides, dtypes, bfloat16, views, what was initialised, DLPack."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from vgpu import DeviceArray
from vgpu.arrays import bfloat16_bits_to_float32, float32_to_bfloat16_bits
from vgpu.errors import MemoryError_, UnsupportedFeatureError
from vgpu.memory import default_space

# -- arrays ------------------------------------------------------------------------------------------------

DTYPES = [
    "bool", "int8", "uint8", "int16", "uint16", "float16", "int32", "uint32", "float32", "int64", "uint64", "float64",
    "complex64", "complex128",
]  # fmt: skip


@pytest.mark.parametrize("dtype", DTYPES)
def test_arrays_round_trip(dtype: str) -> None:
    rng = np.random.default_rng(1)
    host = (rng.normal(size=(3, 5)) * 50).astype(dtype)
    array = DeviceArray.from_numpy(host, name="a")
    assert array.shape == (3, 5) and array.dtype == host.dtype and array.strides == host.strides
    assert array.dtype_name == dtype and array.nbytes == host.nbytes and array.size == 15 and len(array) == 3
    back = array.to_numpy()
    assert back.dtype == host.dtype and np.array_equal(back, host) and not np.shares_memory(back, array._host())
    fortran = DeviceArray.from_numpy(np.asfortranarray(host))
    assert np.array_equal(fortran.to_numpy(), host) and fortran.is_contiguous
    assert DeviceArray.zeros((2, 3), dtype).to_numpy().tolist() == np.zeros((2, 3), dtype).tolist()


@pytest.mark.parametrize("key", [
    0, -1, slice(1, None), slice(None, None, -1), (slice(None), 2), (1, 2, 3), (..., slice(0, 4, 3)), (None, 1),
    (slice(2, 0, -1), slice(None), slice(None, None, 2)), (slice(5, 5),), ...,
])  # fmt: skip
def test_slices_are_numpys(key: Any) -> None:
    host = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
    view = DeviceArray.from_numpy(host)[key]
    expected = host[key]
    assert view.shape == np.shape(expected) and np.array_equal(view.to_numpy(), expected)
    if np.size(expected) and np.ndim(expected):
        assert view.strides == expected.strides
        assert view.handle - view.buffer.handle == expected.ctypes.data - host.ctypes.data
    view[...] = -1
    host[key] = -1
    whole = DeviceArray(view.buffer, (3, 4, 5), np.float32)
    assert np.array_equal(whole.to_numpy(), host)


def test_views_share_the_buffer() -> None:
    host = np.arange(6, dtype=np.int32).reshape(2, 3)
    array = DeviceArray.from_numpy(host)
    assert np.array_equal(array.T.to_numpy(), host.T) and array.T.strides == (4, 12) and not array.T.is_contiguous
    assert array.transpose(1, 0).shape == (3, 2) and array.reshape(3, -1).to_numpy().tolist() == [[0, 1], [2, 3], [4, 5]]
    array.T[0] = [7, 8]
    assert array.to_numpy()[:, 0].tolist() == [7, 8]
    for wrong, error in [
        (lambda: array.T.reshape(6), ValueError), (lambda: array.reshape(4), ValueError), (lambda: array[5], IndexError),
        (lambda: array[[0, 1]], UnsupportedFeatureError), (lambda: array[array.to_numpy() > 2], UnsupportedFeatureError),
        (lambda: array.transpose(0, 0), ValueError), (lambda: array.copy_from_host(np.zeros(3)), ValueError),
        (lambda: np.asarray(array), TypeError), (lambda: np.float32(1) + array, TypeError),
        (lambda: DeviceArray(array.buffer, (7,), np.int32), ValueError),
        (lambda: DeviceArray(array.buffer, (2,), np.int32, strides=(-4,)), ValueError),
        (lambda: DeviceArray.from_numpy(np.array(["a"])), TypeError), (lambda: DeviceArray.empty(-1), ValueError),
        (lambda: DeviceArray.from_numpy(np.zeros(2, ">f4")), TypeError),
    ]:  # fmt: skip
        with pytest.raises(error):
            wrong()


def test_arrays_keep_their_buffer_alive() -> None:
    row = DeviceArray.from_numpy(np.arange(6, dtype=np.float32).reshape(2, 3))[1]
    gc.collect()
    assert row.to_numpy().tolist() == [3, 4, 5]
    row.buffer.close()
    with pytest.raises(MemoryError_):
        row.to_numpy()


def test_partial_host_writes_are_tracked_by_the_byte() -> None:
    array = DeviceArray.empty((4, 6), np.int16)
    allocation = array.buffer._place()[0]
    array[1:3, ::2] = 5
    written = np.zeros((4, 6), bool)
    written[1:3, ::2] = True
    for index, expected in enumerate(written.reshape(-1)):
        assert default_space().is_initialized(allocation, 2 * index, 2) == expected
    array[...] = 0
    assert allocation.initialized


def test_readonly_and_names() -> None:
    array = DeviceArray.from_numpy(np.zeros(3), name="x", readonly=True)
    place = array.buffer._place()[0]
    assert array.readonly and place.readonly and place.name == "x" and "name='x'" in repr(array)
    array.readonly, array.name = False, "renamed"
    assert not place.readonly and place.name == "renamed"
    assert array.interface == {"shape": (3,), "typestr": "<f8", "data": (array.handle, False), "strides": None, "version": 3}
    assert array.reshape(3, 1)[::2].interface["strides"] == (16, 8)
    assert not hasattr(array, "__cuda_array_interface__")


def test_bfloat16_rounding_is_to_nearest_even() -> None:
    rng = np.random.default_rng(0)
    values = np.concatenate(
        [
            rng.integers(0, 2**32, 20000, dtype=np.uint32).view(np.float32),
            np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45, 3.4e38, 1.00390625, 1.01171875], np.float32),
        ]
    )
    bits = float32_to_bfloat16_bits(values)
    back = bfloat16_bits_to_float32(bits)
    finite = np.isfinite(values) & np.isfinite(back)
    with np.errstate(invalid="ignore"):
        exact = values.astype(np.float64)
        below = (values.view(np.uint32) & 0xFFFF0000).view(np.float32).astype(np.float64)
        step = np.abs(((values.view(np.uint32) & 0xFFFF0000) + 0x10000).view(np.float32).astype(np.float64) - below)
    with np.errstate(invalid="ignore"):
        error = np.abs(back.astype(np.float64) - exact)
        assert (error[finite] <= step[finite] / 2).all()
        ties = finite & (error == step / 2)
    assert ties.any() and (bits[ties] % 2 == 0).all()
    assert (np.isnan(back) == np.isnan(values)).all() and back[-7] == np.inf and back[-6] == -np.inf
    assert np.signbit(back[-8])


def test_bfloat16_arrays() -> None:
    host = np.array([[1.0, 2.5], [-3.140625, 1e30]], np.float32)
    array = DeviceArray.from_numpy(host, dtype="bfloat16", name="b")
    assert array.dtype_name == "bfloat16" and array.itemsize == 2 and array.interface["typestr"] == "<V2"
    assert array.to_numpy().view(np.uint16).tolist() == float32_to_bfloat16_bits(host).tolist()
    assert np.array_equal(array.to_numpy(np.float32), bfloat16_bits_to_float32(float32_to_bfloat16_bits(host)))
    assert array.T[0].dtype_name == "bfloat16"
    array[0] = np.array([4.0, 5.0], np.float32)
    assert array.to_numpy(np.float32)[0].tolist() == [4, 5]
    again = DeviceArray.from_dlpack(_HostCapsule(array))
    assert again.dtype_name == "bfloat16" and np.array_equal(again.to_numpy(np.float32), array.to_numpy(np.float32))


class _Copied:
    """Asks for a host copy, as ``np.from_dlpack(x, device="cpu", copy=True)`` does in newer NumPy."""

    def __init__(self, source: Any) -> None:
        self.source = source

    def __dlpack__(self, **_: Any) -> object:
        return self.source.__dlpack__(dl_device=(1, 0), copy=True)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


class _HostCapsule(_Copied):
    """A bfloat16 array as PyTorch would hand it over: NumPy itself cannot."""

    def __dlpack__(self, **_: Any) -> object:
        return self.source.__dlpack__(dl_device=(1, 0))


def test_dlpack_in_and_out() -> None:
    host = np.arange(24, dtype=np.float32).reshape(4, 6)
    array = DeviceArray.from_dlpack(host[::2, ::-1], name="d")
    assert np.array_equal(array.to_numpy(), host[::2, ::-1]) and array.name == "d"
    assert np.array_equal(np.from_dlpack(_Copied(array.T)), array.to_numpy().T)
    with pytest.raises((BufferError, RuntimeError)):
        np.from_dlpack(array)
    with pytest.raises(BufferError, match="only host memory can be imported"):
        DeviceArray.from_dlpack(array)
    with pytest.raises(BufferError, match="cannot be exported"):
        array.__dlpack__(dl_device=(2, 0))


def test_empty_arrays() -> None:
    for shape in ((0,), (3, 0), 0):
        array = DeviceArray.from_numpy(np.zeros(shape, np.float32))
        assert array.size == 0 and array.to_numpy().shape == array.shape and array.is_contiguous
        assert array[...].shape == array.shape
    assert DeviceArray.from_numpy(np.float32(3)).to_numpy() == 3
