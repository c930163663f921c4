"""How far an approximate result may be from the exact one: the PTX ISA's numbers, instruction by instruction.

Every function here takes raw operand bits and gives, in float64, the exact result (to far more digits than the
bound) and the largest absolute error allowed. An infinite bound means that PTX promises nothing there: only NaN and
not-NaN are told apart. Bounds hold for hardware and virtual GPU alike: the recording is held against them too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vectorset.matrices import Real, decode
from vectorset.plan import Case
from vectorset.values import FORMATS, Bits

Mask = npt.NDArray[np.bool_]


class Allowed(NamedTuple):
    """The exact result and the largest absolute error."""

    exact: Real
    bound: Real


def ulp(exact: Real, type_: str) -> Real:
    """The distance between neighbours of a format at a value."""
    f = FORMATS[type_]
    _, exponent = np.frexp(exact)
    low = 1 - f.bias
    clamped = np.clip(np.where(exact == 0, low, exponent - 1), low, f.bias)
    return np.asarray(np.ldexp(1.0, clamped - f.mantissa))


def _relative(exact: Real, power: float, type_: str) -> Allowed:
    """A relative error, and half a last place for results that are subnormal."""
    smallest = 2.0 ** (1 - FORMATS[type_].bias - FORMATS[type_].mantissa)
    return Allowed(exact, np.maximum(np.abs(exact) * 2.0**power, smallest))


def _ulps(exact: Real, count: float, type_: str = "f32") -> Allowed:
    # Half a place more: PTX counts from the correctly rounded result.
    return Allowed(exact, (count + 0.5) * ulp(exact, type_))


def _flush(values: Real, case: Case, type_: str) -> Real:
    """Subnormal inputs become zeros where the form flushes."""
    if "ftz" not in case.opcode.split("."):
        return values
    smallest_normal = 2.0 ** (1 - FORMATS[type_].bias)
    return np.where(np.abs(values) < smallest_normal, np.copysign(0.0, values), values)


def _sine(x: Real, exact: Real) -> Allowed:
    """2^-20.5 absolute in [-2pi, 2pi], 2^-14.7 in [-100pi, 100pi], no promise outside."""
    size = np.abs(x)
    bound = np.where(size <= 2 * np.pi, 2.0**-20.5, np.where(size <= 100 * np.pi, 2.0**-14.7, np.inf))
    return Allowed(exact, bound)


def _logarithm(x: Real, exact: Real) -> Allowed:
    """2^-22 absolute in (0.5, 2), 2^-22 relative elsewhere."""
    near_one = (x > 0.5) & (x < 2)
    return Allowed(exact, np.where(near_one, 2.0**-22, np.abs(exact) * 2.0**-22))


def _divide(a: Real, b: Real, case: Case) -> Allowed:
    """``div.full``: 2 ulp. ``div.approx``: 2 ulp for divisors in [2^-126, 2^126]; above, a zero or NaN; below, no promise."""
    exact = a / b
    if case.form.emit == "div_full":
        return _ulps(exact, _promised_ulps(case))
    size = np.abs(b)
    huge = (size > 2.0**126) & np.isfinite(b)
    exact = np.where(huge, np.where(np.isinf(a), np.nan, np.copysign(0.0, exact)), exact)
    exact = np.where(np.isnan(a) | np.isnan(b), np.nan, exact)
    allowed = _ulps(exact, _promised_ulps(case))
    return Allowed(exact, np.where((size < 2.0**-126) & (size > 0), np.inf, allowed.bound))


def _upper_half(bits: Bits) -> Real:
    return (bits & np.uint64(0xFFFFFFFF00000000)).view(np.float64)


def _promised_ulps(case: Case) -> float:
    return float(case.form.truth.removeprefix("ulp "))


def _gross(exact: Real) -> Allowed:
    """``.approx.ftz.f64`` keeps 20 bits of mantissa; PTX names no bound, here it is two units of the last kept bit."""
    flushed = np.where(np.abs(exact) < 2.0**-1022, np.copysign(0.0, exact), exact)
    return Allowed(flushed, np.abs(flushed) * 2.0**-18)


def _of_f32(function: Callable[[Real], Real]) -> Callable[[Case, dict[str, Bits]], Allowed]:
    return lambda case, inputs: _ulps(function(_flush(decode(inputs["a"], "f32"), case, "f32")), _promised_ulps(case))


def _half_ex2(case: Case, inputs: dict[str, Bits], type_: str) -> Allowed:
    """2^-9.9 relative for f16, 2^-7 for bf16."""
    exact = np.exp2(_flush(decode(inputs["a"], type_), case, type_))
    return _relative(exact, -9.9 if type_ == "f16" else -7, type_)


def _half_tanh(case: Case, inputs: dict[str, Bits], type_: str) -> Allowed:
    """2^-10.987 absolute for f16; for bf16 PTX rounds its number to 2^-8, and an H200 exceeds that by 1 part in 15000."""
    exact = np.tanh(decode(inputs["a"], type_))
    return Allowed(exact, np.full(exact.shape, 2.0**-10.987 if type_ == "f16" else 2.0**-7.999))


def _with_f32(case: Case, inputs: dict[str, Bits]) -> Real:
    return _flush(decode(inputs["a"], "f32"), case, "f32")


_SCALAR: dict[str, Callable[[Case, dict[str, Bits]], Allowed]] = {
    "ex2_approx": _of_f32(np.exp2),
    "rcp_approx": _of_f32(lambda x: 1.0 / x),
    "sqrt_approx": _of_f32(np.sqrt),
    "rsqrt_approx": _of_f32(lambda x: np.copysign(1.0, x) / np.sqrt(np.where(x == 0, 0.0, x))),
    "sin_approx": lambda case, inputs: _sine(_with_f32(case, inputs), np.sin(_with_f32(case, inputs))),
    "cos_approx": lambda case, inputs: _sine(_with_f32(case, inputs), np.cos(_with_f32(case, inputs))),
    "lg2_approx": lambda case, inputs: _logarithm(_with_f32(case, inputs), np.log2(np.abs(_with_f32(case, inputs)))
                                                  + np.where(_with_f32(case, inputs) < 0, np.nan, 0.0)),
    "tanh_approx": lambda case, inputs: _relative(np.tanh(decode(inputs["a"], "f32")), -11, "f32"),
    "div_approx": lambda case, inputs: _divide(
        _with_f32(case, inputs), _flush(decode(inputs["b"], "f32"), case, "f32"), case),
    "div_full": lambda case, inputs: _divide(
        _with_f32(case, inputs), _flush(decode(inputs["b"], "f32"), case, "f32"), case),
    "rcp_approx_f64": lambda case, inputs: _gross(1.0 / _flush(_upper_half(inputs["a"]), case, "f64")),
    "rsqrt_approx_f64": lambda case, inputs: _square_root_f64(case, inputs["a"]),
}  # fmt: skip


def _square_root_f64(case: Case, bits: Bits) -> Allowed:
    """With ``.ftz`` from the upper half, to 20 bits; without, in software: PTX names no bound, here it is 4 ulp."""
    gross = "ftz" in case.opcode.split(".")
    x = _flush(_upper_half(bits), case, "f64") if gross else bits.view(np.float64)
    exact = np.copysign(1.0, x) / np.sqrt(np.where(x == 0, 0.0, x))
    return _gross(exact) if gross else Allowed(exact, 4 * ulp(exact, "f64"))


_HALF = {"hex2": _half_ex2, "htanh": _half_tanh}


def allowed(case: Case, inputs: dict[str, Bits], type_: str) -> Allowed:
    """The exact results of an approximate form and their bounds. ``type_`` is the scalar type of the result.

    Raises KeyError for an emitter that has no bound: a row's ``truth`` promises one.
    """
    with np.errstate(all="ignore"):
        half = _HALF.get(case.form.emit)
        result = half(case, inputs, type_) if half else _SCALAR[case.form.emit](case, inputs)
        return _flushed_result(result, case, type_)


def _flushed_result(result: Allowed, case: Case, type_: str) -> Allowed:
    """Results below the normal range are zeros where the form flushes; next to the border either is right."""
    if "ftz" not in case.opcode.split("."):
        return result
    border = 2.0 ** (1 - FORMATS[type_].bias)
    size = np.abs(result.exact)
    exact = np.where(size < border * (1 - 2.0**-6), np.copysign(0.0, result.exact), result.exact)
    near = np.abs(size - border) <= border * 2.0**-6
    return Allowed(exact, np.where(near, np.maximum(result.bound, border * 1.02), result.bound))


def has_bound(emit: str) -> bool:
    """Whether ``allowed`` knows an emitter."""
    return emit in _HALF or emit in _SCALAR


def within(values: Real, result: Allowed, type_: str) -> Mask:
    """Which values are right: special results exactly (with the sign of a zero), others within the bound."""
    exact, bound = result
    largest = FORMATS[type_].value(FORMATS[type_].infinity - 1)
    assert largest is not None
    top = float(largest)
    with np.errstate(all="ignore"):
        overflow = np.copysign(np.inf, values)
        # A result past the largest value may be it or infinity within the bound; counted as the next power of two.
        measured = np.where(np.isinf(values), np.copysign(np.ldexp(1.0, FORMATS[type_].bias + 1), values), values)
        close = np.abs(measured - exact) <= bound
        beyond = (np.abs(exact) > top) & (values == overflow) & (np.sign(values) == np.sign(exact))
        zero = (exact == 0) & (values == 0) & (np.signbit(values) == np.signbit(exact))
        promised = np.isfinite(bound)
        good = np.where(exact == 0, zero | (close & (values != 0) & (bound > 0)), close | beyond)
        good = np.where(promised, good, ~np.isnan(values))
        return np.where(np.isnan(exact), np.isnan(values), good)
