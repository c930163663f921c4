"""DLPack capsules over NumPy memory, with the device and the types NumPy has no name for.

NumPy makes the capsule; only its device and, for bfloat16, its type code are changed afterwards
(the C structs are those of https://dmlc.github.io/dlpack, versions 0 and 1).
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU = 1
CUDA_HOST = 3
EXTENSION = 12
CUDA_MANAGED = 13

_TYPE_UINT = 1
_TYPE_BFLOAT = 4


class _Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("type_code", ctypes.c_uint8),
        ("type_bits", ctypes.c_uint8),
        ("type_lanes", ctypes.c_uint16),
    ]


#: Bytes before the DLTensor in DLManagedTensorVersioned: version, context, deleter, flags.
_VERSIONED_OFFSET = 32

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = [ctypes.py_object, ctypes.c_char_p]


def _tensor(capsule: object) -> _Tensor:
    for name, offset in ((b"dltensor_versioned", _VERSIONED_OFFSET), (b"dltensor", 0)):
        if _is_valid(capsule, name):
            return _Tensor.from_address(_pointer(capsule, name) + offset)
    raise BufferError("not an unused DLPack capsule")


def make_capsule(
    array: np.ndarray[Any, Any],
    device: tuple[int, int],
    *,
    bfloat16: bool = False,
    max_version: tuple[int, int] | None = None,
) -> object:
    """A capsule over ``array`` that says it lies on ``device``; the array stays alive with it.

    Raises BufferError for a read-only array unless the consumer takes versioned capsules.
    """
    if max_version is not None and max_version >= (1, 0):
        capsule = array.__dlpack__(max_version=max_version)
    else:
        capsule = array.__dlpack__()
    tensor = _tensor(capsule)
    tensor.device_type, tensor.device_id = device
    if bfloat16:
        tensor.type_code = _TYPE_BFLOAT
    return capsule


def import_array(source: Any) -> tuple[np.ndarray[Any, Any], bool]:
    """A NumPy view of any host object with ``__dlpack__``, and whether its elements are bfloat16.

    bfloat16 comes as uint16 bits. Raises BufferError when the memory is not the host's.
    """
    device = source.__dlpack_device__()
    if device[0] not in (CPU, CUDA_HOST, CUDA_MANAGED):
        raise BufferError(
            f"only host memory can be imported (the object is on DLPack device {device}): copy it to the host first"
        )
    capsule = source.__dlpack__()
    tensor = _tensor(capsule)
    bfloat16 = tensor.type_code == _TYPE_BFLOAT and tensor.type_bits == 16
    if bfloat16:
        tensor.type_code = _TYPE_UINT
    tensor.device_type, tensor.device_id = CPU, 0
    given: Any = _Given(capsule)
    return np.from_dlpack(given), bfloat16


class _Given:
    """What ``np.from_dlpack`` wants: an object that hands out a capsule."""

    def __init__(self, capsule: object) -> None:
        self._capsule = capsule

    def __dlpack__(self, **_: object) -> object:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0
