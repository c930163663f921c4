"""Loading PTX and running kernels: what the host-side API stands on."""

from __future__ import annotations

from vgpu.engine.module import KernelInfo, LoadedModule, LaunchOptions, LaunchResult, ParamInfo, load_ptx

__all__ = ["KernelInfo", "LaunchOptions", "LaunchResult", "LoadedModule", "ParamInfo", "load_ptx"]
