"""LLVM IR text to native code through llvmlite, on this machine's processor, with objects kept in the disk cache."""

from __future__ import annotations

import hashlib
import itertools
import threading
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

from vgpu import diskcache

_RUNTIME = Path(__file__).resolve().parent.parent / "runtime"
#: instruction selection asks for every pair of a long block's memory accesses whether they overlap: a third of the compile time
_OPTIONS = ("-combiner-global-alias-analysis=false", "-combiner-store-merging=false")
_lock = threading.RLock()
_counter = itertools.count()


@cache
def _machine(codegen: int = 1) -> llvm.TargetMachine:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for option in _OPTIONS:
        llvm.set_option("vgpu", option)
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=codegen, reloc="pic", codemodel="default", jit=True
    )


@cache
def _jit() -> llvm.LLJIT:
    _machine()
    return llvm.create_lljit_compiler(llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=1, reloc="pic", codemodel="default", jit=True))  # fmt: skip


@cache
def machine_key() -> str:
    """What machine code depends on beside its IR."""
    return "|".join([llvmlite.__version__, ".".join(map(str, llvm.llvm_version_info)), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten(),
                     llvm.get_process_triple()])  # fmt: skip


def _optimise(module: llvm.ModuleRef, level: int) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.loop_vectorization = False
    options.slp_vectorization = False
    options.loop_unrolling = False
    builder = llvm.create_pass_builder(_machine(), options)
    if level:
        passes = builder.getModulePassManager()
    else:
        passes = llvm.create_new_module_pass_manager()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
    passes.run(module, builder)


def compile_object(ir: str, level: int = 0, codegen: int = 1) -> bytes:
    """Native object code for a module's text.

    ``level`` 0: light passes; 1: LLVM's O1 without vectorising or unrolling. ``codegen`` 0 takes a seventh of the time that 1 takes.
    """
    with _lock:
        module = llvm.parse_assembly(ir)
        module.triple = _machine().triple
        module.data_layout = str(_machine().target_data)
        _optimise(module, level)
        return _machine(codegen).emit_object(module)


class Library:
    """Code that is loaded: ``address`` gives a function's entry. Unloaded with the object."""

    def __init__(self, image: bytes, exports: list[str], imports: dict[str, int]) -> None:
        with _lock:
            builder = llvm.JITLibraryBuilder().add_object_img(image).add_current_process()
            for name, address in imports.items():
                builder.import_symbol(name, address)
            for name in exports:
                builder.export_symbol(name)
            self._tracker = builder.link(_jit(), f"vgpu{next(_counter)}")
            self.addresses = {name: int(self._tracker[name]) for name in exports}


@lru_cache(maxsize=4096)
def load(image: bytes, exports: tuple[str, ...], imports: tuple[tuple[str, int], ...]) -> Library:
    """The library of an object image; the latest ones are kept, since LLVM never gives all of an unloaded one's memory back."""
    return Library(image, list(exports), dict(imports))


def cached_object(kind: str, key_parts: tuple[str, ...], make_ir: Callable[[], str], level: int, codegen: int = 1) -> bytes:
    """The object for what ``key_parts`` describes, from the disk cache or compiled now from ``make_ir()``."""
    key = _object_key(kind, key_parts, level, codegen)
    store = diskcache.default_cache()
    image = store.get(key)
    if image is None:
        image = compile_object(make_ir(), level, codegen)
        store.put(key, image)
    return image


def _object_key(kind: str, key_parts: tuple[str, ...], level: int, codegen: int) -> str:
    return diskcache.make_key("object", kind, machine_key(), *key_parts, level, codegen)


#: lines of IR from which on a kernel starts with quickly made code
LONG_IR = 3500


def kernel_object(key_parts: tuple[str, ...], make_ir: Callable[[], str]) -> tuple[bytes, bool]:
    """(a kernel's object, whether better code is worth making): long kernels start with code that took less time to make."""
    image = diskcache.default_cache().get(_object_key("kernel", key_parts, 0, 1))
    if image is not None:
        return image, False
    made: list[str] = []

    def once() -> str:
        if not made:
            made.append(make_ir())
        return made[0]

    if diskcache.default_cache().get(_object_key("kernel", key_parts, 0, 0)) is None and once().count("\n") <= LONG_IR:
        return better_object(key_parts, once), False
    return cached_object("kernel", key_parts, once, 0, 0), True


def better_object(key_parts: tuple[str, ...], make_ir: Callable[[], str]) -> bytes:
    """The object that a kernel keeps running with."""
    return cached_object("kernel", key_parts, make_ir, 0, 1)


@cache
def runtime(part: str = "runtime") -> Library:
    """The part that is the same for every kernel, linked once a process: ``runtime``, or ``tensor`` for modules that need it."""
    text = (_RUNTIME / f"{part}.ll").read_text()
    digest = hashlib.sha256(text.encode()).hexdigest()
    exports = [line.split("@", 1)[1].split("(", 1)[0] for line in text.splitlines() if line.startswith("define") and "@vg_" in line]
    image = cached_object(part, (digest,), lambda: text, 1)
    return Library(image, exports, {})
