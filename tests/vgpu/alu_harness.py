"""Builds functions from the emitters, compiles them and runs them on arrays of operands; and makes the operands.

The code is linked against nothing: an emitter whose code calls a library function fails to link.
"""

from __future__ import annotations

import ctypes
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import NDArray

from tests.vgpu.alu_reference import FORMATS, decode, encode, finite
from vgpu.codegen.alu import EMITTERS
from vgpu.codegen.builder import LANES, Builder, Value, constant
from vgpu.ptx.isa import WIDTH, Form

LLVM = {"pred": "i1", "f32": "float", "f64": "double", "imm": "i32"}
DTYPE = {1: np.uint8, 8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
Bits = NDArray[np.unsignedinteger]
READS_CARRY = ("addc", "subc", "madc")
_names = itertools.count()


def llvm_type(ptx: str) -> str:
    return LLVM.get(ptx) or f"i{WIDTH[ptx]}"


@dataclass(frozen=True)
class Variant:
    """One function to build. ``shape``: "scalar", "vector" or "mixed" (the last operand a scalar, the others vectors)."""

    form: Form
    opcode: str
    mods: dict[str, str] = field(hash=False)
    shape: str
    constants: dict[str, int] = field(default_factory=dict, hash=False)
    native_half: bool | None = None

    @property
    def types(self) -> dict[str, str]:
        return dict(self.form.operand_types(self.mods))

    @property
    def sources(self) -> dict[str, str]:
        """Operand names to PTX types, the carry included."""
        names = dict(list(self.types.items())[1:])
        return {**names, "carry": "pred"} if self.form.emit in READS_CARRY else names


# -- building -----------------------------------------------------------------------------------------------------


def _address(b: Builder, pointer: str, width: int, index: Value) -> str:
    return b.gep(pointer, b.imul(index, b.i64(max(width, 8) // 8)))


def _load(b: Builder, ptx: str, pointer: str, index: Value, vector: bool) -> Value:
    ty = llvm_type(ptx)
    address = _address(b, pointer, WIDTH[ptx], index)
    if ty == "i1":
        return b.icmp("ne", b.load("i8", address, vector), constant("i8", 0))
    return b.load(ty, address, vector)


def _store(b: Builder, value: Value, pointer: str, index: Value, vector: bool) -> None:
    value = b.splat(value) if vector else value
    value = b.zext(value, "i8") if value.ty == "i1" else value
    b.store(value, _address(b, pointer, {"float": 32, "double": 64}.get(value.ty) or int(value.ty[1:]), index))


def _function(name: str, variant: Variant) -> tuple[str, set[str], list[str]]:
    """The definition, the declarations it needs, and its results' LLVM types."""
    b = Builder(variant.native_half)
    vector = variant.shape != "scalar"
    index = Value("%i", "i64")
    operands = []
    for k, (operand, ptx) in enumerate(variant.sources.items()):
        if operand in variant.constants:
            operands.append(constant(llvm_type(ptx), variant.constants[operand]))
            continue
        alone = variant.shape == "mixed" and k == len(variant.sources) - 1
        operands.append(_load(b, ptx, f"%in{k}", index, vector and not alone))
    out = EMITTERS[variant.form.emit](b, variant.mods, variant.types, *operands)
    results = out if isinstance(out, tuple) else (out,)
    for k, result in enumerate(results):
        assert result.vec or not any(v.vec for v in operands), f"{variant.opcode}: scalar result from vector operands"
        _store(b, result, f"%out{k}", index, vector)
    pointers = ", ".join([*(f"ptr noalias %in{k}" for k in range(5)), *(f"ptr noalias %out{k}" for k in range(2))])
    text = "\n".join([
        f"define void @{name}({pointers}, i64 %n) {{", "entry:", "  br label %loop", "loop:",
        "  %i = phi i64 [0, %entry], [%next, %latch]", *b.lines, "  br label %latch", "latch:",
        f"  %next = add i64 %i, {LANES if vector else 1}",
        "  %more = icmp ult i64 %next, %n", "  br i1 %more, label %loop, label %done", "done:", "  ret void", "}",
    ])  # fmt: skip
    return text, b.declarations, [r.ty for r in results]


@cache
def machine(without: str = "") -> llvm.TargetMachine:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features()
    if without:
        features[without] = False
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features.flatten(), opt=1, codemodel="default", reloc="pic", jit=True
    )


@cache
def _jit() -> llvm.LLJIT:
    machine()
    return llvm.create_lljit_compiler()


def optimise(module: llvm.ModuleRef, target: llvm.TargetMachine, full: bool) -> None:
    """The light passes that code gets first, or LLVM's O1."""
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    builder = llvm.create_pass_builder(target, options)
    passes = builder.getModulePassManager() if full else llvm.create_new_module_pass_manager()
    if not full:
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
    passes.run(module, builder)


class Compiled:
    """The variants' code."""

    def __init__(self, variants: Sequence[Variant], *, full: bool = True, without: str = "") -> None:
        self.variants = list(variants)
        parts = [_function(f"f{k}", v) for k, v in enumerate(self.variants)]
        self._results = [types for _, _, types in parts]
        declarations = sorted(set().union(*(d for _, d, _ in parts)))
        module = llvm.parse_assembly("\n".join([text for text, _, _ in parts] + declarations))
        module.verify()
        target = machine(without)
        module.triple, module.data_layout = target.triple, str(target.target_data)
        optimise(module, target, full)
        names = [f"f{k}" for k in range(len(parts))]
        library = llvm.JITLibraryBuilder().add_object_img(target.emit_object(module))
        for name in names:
            library.export_symbol(name)
        self._tracker = library.link(_jit(), f"alu{next(_names)}")
        signature = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 7, ctypes.c_uint64)
        self._functions = [signature(self._tracker[name]) for name in names]

    def run(self, k: int, inputs: Sequence[Bits]) -> list[Bits]:
        """The k-th variant on its operands' bits (in order, the carry last): one array a result. Lengths are multiples of LANES."""
        sources = list(self.variants[k].sources.values())
        arrays = [np.ascontiguousarray(x, DTYPE[WIDTH.get(t, 32)]) for x, t in zip(inputs, sources, strict=True)]
        n = len(arrays[0])
        widths = [{"float": 32, "double": 64}.get(ty) or int(ty[1:]) for ty in self._results[k]]
        outputs = [np.full(n, 0x5A, DTYPE[w]) for w in widths]
        pad = [None]
        pointers = [x.ctypes.data for x in arrays] + pad * (5 - len(arrays)) + [x.ctypes.data for x in outputs] + pad * (2 - len(outputs))
        self._functions[k](*pointers, n)
        return outputs


# -- operands -----------------------------------------------------------------------------------------------------


@cache
def float_edges(ptx: str) -> tuple[int, ...]:
    """Bits of numbers where something changes: ends of the ranges, halves, the neighbours of powers of two that integers end at."""
    f = FORMATS[ptx]
    one = f.bias << f.fraction_bits
    hidden = 1 << f.fraction_bits
    magnitudes = [0, 1, 2, 3, hidden - 1, hidden, hidden + 1, one - 1, one, one + 1, one + hidden // 2, f.infinity - 1, f.infinity,
                  f.infinity + hidden // 2, 2 * hidden * f.bias // 2]  # fmt: skip
    for number in ("1/2", "3/2", "5/2", "7/2", "1/4", "3/4", "127", "255", "255/2", "511/2"):
        magnitudes.append(encode(ptx, finite(Fraction(number))))
    for power in (7, 8, 15, 16, 31, 32, 63, 64):
        bits = encode(ptx, finite(Fraction(2) ** power))
        magnitudes += [bits - 1, bits, bits + 1]
    half_ulp_tops = [encode(ptx, finite(Fraction(65520))), encode(ptx, finite(Fraction(65519))), encode(ptx, finite(Fraction(65504)))]
    magnitudes += half_ulp_tops
    magnitudes = sorted({min(x, f.sign - 1) for x in magnitudes})
    return tuple(itertools.chain(magnitudes, (x | f.sign for x in magnitudes)))


@cache
def int_edges(width: int) -> tuple[int, ...]:
    values = {0, 1, 2, 3, 7, 8}
    for k in (8, 16, 23, 24, 31, 32, 52, 53, 62, 63, width - 1, width):
        values |= {(1 << k) - 1, 1 << k, (1 << k) + 1, -(1 << k), -(1 << k) - 1, 1 - (1 << k)}
    return tuple(sorted({v & (1 << width) - 1 for v in values}))


def random_float(ptx: str, rng: random.Random) -> int:
    """Any exponent or one near the bias; a fraction of any bits or of a few ones, which makes ties."""
    f = FORMATS[ptx]
    near = rng.random() < 0.6
    exponent = f.bias + rng.randint(-f.fraction_bits, f.fraction_bits) if near else rng.randrange(1 << f.exponent_bits)
    exponent = min(max(exponent, 0), (1 << f.exponent_bits) - 1 - near)
    fraction = rng.getrandbits(f.fraction_bits)
    if rng.random() < 0.6:
        fraction = 0
        for _ in range(rng.randint(0, 3)):
            fraction ^= 1 << rng.randrange(f.fraction_bits)
        if rng.random() < 0.3:
            fraction = -fraction & (1 << f.fraction_bits) - 1
    return rng.getrandbits(1) << f.width - 1 | exponent << f.fraction_bits | fraction


def random_bits(ptx: str, rng: random.Random) -> int:
    if ptx == "pred":
        return rng.getrandbits(1)
    if ptx.endswith("x2") and WIDTH[ptx] == 32:
        return random_bits(ptx[:-2], rng) | random_bits(ptx[:-2], rng) << 16
    if ptx in FORMATS:
        return rng.choice(float_edges(ptx)) if rng.random() < 0.15 else random_float(ptx, rng)
    width = WIDTH[ptx]
    if rng.random() < 0.25:
        return rng.choice(int_edges(width))
    return rng.getrandbits(rng.randint(1, width)) * rng.choice((1, 1, -1)) & (1 << width) - 1


def _telling(ptx: str, values: list[int], rng: random.Random) -> int | None:
    """A last operand that nearly cancels the ones before it, or that is far smaller: what decides roundings and residuals' signs."""
    if ptx.endswith("x2"):
        parts = [_telling(ptx[:-2], [v >> shift & 0xFFFF for v in values], rng) for shift in (0, 16)]
        return None if None in parts else parts[0] | parts[1] << 16  # type: ignore[operator]
    f = FORMATS[ptx]
    numbers = [decode(ptx, v) for v in values]
    if any(n.kind != "finite" for n in numbers):
        return None
    product = numbers[0].value * (numbers[1].value if len(numbers) > 1 else 1)
    bits = encode(ptx, finite(-product)) + rng.choice((-2, -1, 0, 0, 1, 2))
    if rng.random() < 0.6:
        exponent = (bits >> f.fraction_bits & (1 << f.exponent_bits) - 1) - rng.randint(1, 80)
        bits = rng.getrandbits(1) << f.width - 1 | max(exponent, 0) << f.fraction_bits | rng.choice((0, 1))
    return bits & (1 << f.width) - 1


def _tie(ptx: str, rng: random.Random) -> tuple[int, int]:
    """Two factors whose product has one bit more than the format: half an ulp, which a third operand decides."""
    if ptx.endswith("x2"):
        (x, y), (z, w) = _tie(ptx[:-2], rng), _tie(ptx[:-2], rng)
        return x | z << 16, y | w << 16
    f = FORMATS[ptx]
    one = f.bias << f.fraction_bits
    odd = (1 << f.fraction_bits) + 2 * rng.randrange((1 << f.fraction_bits) // 6) + 1  # times 3 below 2^(p + 1)
    x = encode(ptx, finite(Fraction(odd) * Fraction(2) ** (rng.randint(-4, 12) - f.fraction_bits)))
    return x | rng.getrandbits(1) << f.width - 1, one | 1 << f.fraction_bits - 1


def edges(ptx: str) -> tuple[int, ...]:
    if ptx == "pred":
        return (0, 1)
    if ptx.endswith("x2") and WIDTH[ptx] == 32:
        one = edges(ptx[:-2])
        return tuple(x | y << 16 for x, y in zip(one, one[::-1], strict=True))
    return float_edges(ptx) if ptx in FORMATS else int_edges(WIDTH[ptx])


def _nearly_subnormal(ptx: str, rng: random.Random) -> tuple[int, int]:
    """Two numbers whose product or quotient is the smallest normal number or near it: where .ftz decides."""
    if ptx.endswith("x2"):
        (x, y), (z, w) = _nearly_subnormal(ptx[:-2], rng), _nearly_subnormal(ptx[:-2], rng)
        return x | z << 16, y | w << 16
    f = FORMATS[ptx]
    smallest = Fraction(2) ** (1 - f.bias)
    x, n = 0, decode(ptx, 0)
    while n.kind != "finite" or not n.magnitude or n.magnitude > 1:
        x = random_float(ptx, rng)
        n = decode(ptx, x)
    other = smallest / n.magnitude if rng.random() < 0.7 else n.magnitude / smallest
    y = encode(ptx, finite(other)) + rng.choice((-1, 0, 0, 1))
    return x, min(max(y, 0), f.infinity - 1)


def _row(types: list[str], rng: random.Random) -> tuple[int, ...]:
    """Random operands. All of one float type: most of the rows are made to tell roundings apart."""
    floats = len(types) > 1 and set(types) == {types[0]} and types[0].removesuffix("x2") in FORMATS
    if floats and rng.random() < 0.2:
        rest = [rng.choice((0, 1 << 23)) if types[0] == "f32" else 0 for _ in types[2:]]
        return (*_nearly_subnormal(types[0], rng), *rest)
    if floats and rng.random() < 0.6:
        first = list(_tie(types[0], rng)) if len(types) == 3 and rng.random() < 0.6 else [random_bits(t, rng) for t in types[:-1]]
        last = _telling(types[0], first, rng)
        return (*first, random_bits(types[0], rng) if last is None else last)
    row = [random_bits(types[0], rng)]
    for ptx in types[1:]:  # a u32 after another type may be a shift count, a position or a length
        row.append(rng.randrange(80) if ptx == "u32" and types[0] != "u32" and rng.random() < 0.7 else random_bits(ptx, rng))
    return tuple(row)


def _some_edges(ptx: str, count: int, rng: random.Random) -> list[int]:
    """Zeros, subnormals, an infinity and a NaN of a float; the rest by lot."""
    everything = edges(ptx)
    if ptx.removesuffix("x2") not in FORMATS:
        return rng.sample(everything, min(count, len(everything)))
    f = FORMATS[ptx.removesuffix("x2")]
    hidden = 1 << f.fraction_bits
    fixed = [0, f.sign, rng.choice((1, hidden - 1)), f.sign | rng.choice((1, hidden - 1)), f.infinity + hidden // 2]
    if ptx.endswith("x2"):
        fixed = [x | y << 16 for x, y in zip(fixed, rng.sample(fixed, len(fixed)), strict=True)]
    return fixed + rng.sample(everything, count - len(fixed))


@cache
def operands(types: tuple[str, ...], seed: int, count: int) -> tuple[Bits, ...]:
    """``count`` rows of operands, a multiple of LANES: pairs of edges (one operand: all edges), then random ones."""
    rng = random.Random(f"{types}{seed}")
    real = [t for t in types if t != "imm"]
    if len(real) == 1:
        rows = [(x,) for x in edges(real[0])]
    else:
        chosen = [_some_edges(t, 8, rng) for t in real[:2]]
        rest = [edges(t) for t in real[2:]]
        rows = [(x, y, *(rng.choice(r) for r in rest)) for x, y in itertools.product(*chosen)]
        rows = rng.sample(rows, min(len(rows), count // 2))
    while len(rows) < count or len(rows) % LANES:
        rows.append(_row(real, rng))
    columns = [np.array(c, DTYPE[WIDTH[t]]) for c, t in zip(zip(*rows, strict=True), real, strict=True)]
    everything = iter(columns)
    return tuple(np.zeros(len(rows), np.uint32) if t == "imm" else next(everything) for t in types)
