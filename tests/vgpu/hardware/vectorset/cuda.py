"""Runs launches on a real GPU through the driver: assembles PTX with the driver's assembler, keeps its log."""

from __future__ import annotations

import ctypes
from typing import Any

from vectorset.kernel import POISON, Launch

_LOG_BYTES = 1 << 18


class DriverError(RuntimeError):
    """A driver call failed; the context may be unusable from here on."""


class Gpu:
    """Device 0 with its primary context. ``assemble`` and ``run`` take launches."""

    def __init__(self) -> None:
        from cuda.bindings import driver  # needs the driver library: import only where there is a GPU

        self._driver: Any = driver
        self._call("cuInit", 0)
        self._device = self._call("cuDeviceGet", 0)
        self._call("cuCtxSetCurrent", self._call("cuDevicePrimaryCtxRetain", self._device))
        self._module: Any = None
        self._loaded: Launch | None = None

    def _call(self, name: str, *arguments: Any) -> Any:
        status, *values = getattr(self._driver, name)(*arguments)
        if int(status) != 0:
            raise DriverError(f"{name}: {status.name}")
        return values[0] if values else None

    def about(self) -> dict[str, Any]:
        """Name, compute capability and driver, for the recording."""
        attribute = self._driver.CUdevice_attribute
        major = self._call("cuDeviceGetAttribute", attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, self._device)
        minor = self._call("cuDeviceGetAttribute", attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, self._device)
        name = self._call("cuDeviceGetName", 256, self._device).split(b"\0", 1)[0].decode()
        version = self._call("cuDriverGetVersion")
        return {"gpu": name, "capability": [major, minor], "driver": f"{version // 1000}.{version % 1000 // 10}"}

    def assemble(self, launch: Launch) -> str | None:
        """Load the module: None, or the assembler's log. It stays loaded until the next call."""
        self._unload()
        option = self._driver.CUjit_option
        log = bytearray(_LOG_BYTES)
        options = [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
        status, module = self._driver.cuModuleLoadDataEx(launch.ptx.encode() + b"\0", 2, options, [log, len(log)])
        if int(status) == 0:
            self._module, self._loaded = module, launch
            return None
        text = bytes(log).split(b"\0", 1)[0].decode(errors="replace").strip()
        return text or f"error: {status.name}"

    def run(self, launch: Launch) -> bytes:
        """The contents of ``out`` after the launch. Raises DriverError when the kernel fails."""
        if self._loaded is not launch and (log := self.assemble(launch)) is not None:
            raise DriverError(log)
        function = self._call("cuModuleGetFunction", self._module, launch.kernel.encode())
        data, out = self._call("cuMemAlloc", len(launch.data)), self._call("cuMemAlloc", launch.out_bytes)
        try:
            self._call("cuMemcpyHtoD", data, launch.data, len(launch.data))
            self._call("cuMemsetD8", out, POISON, launch.out_bytes)
            self._launch(function, launch, int(data), int(out))
            result = bytearray(launch.out_bytes)
            self._call("cuMemcpyDtoH", result, out, launch.out_bytes)
        finally:
            for pointer in (data, out):
                self._driver.cuMemFree(pointer)
        return bytes(result)

    def _launch(self, function: Any, launch: Launch, data: int, out: int) -> None:
        block = launch.arguments(data, out)
        packed = ctypes.create_string_buffer(block, len(block))
        start = ctypes.addressof(packed)
        offsets = (0, 8) + ((16,) if launch.parameter_block else ())
        pointers = (ctypes.c_void_p * len(offsets))(*(start + offset for offset in offsets))
        self._call("cuLaunchKernel", function, launch.grid, 1, 1, launch.block, 1, 1, 0, 0, ctypes.addressof(pointers), 0)
        self._call("cuCtxSynchronize")

    def _unload(self) -> None:
        if self._module is not None:
            self._driver.cuModuleUnload(self._module)
            self._module = self._loaded = None
