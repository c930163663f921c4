"""The instruction set: one row an instruction form. Parser, analyses, code generator, profile, documentation and tests read these rows.

A row's syntax names the opcode with its modifiers: ``[.x]`` is optional, ``<name>`` stands for a set given in ``sets``.
Its operands are ``name:type`` words; a type is a PTX type, the name of a set (whatever that set matched), ``wide(T)``, ``mem``,
``label``, ``sym``, ``vec`` (a brace list), ``imm``. A row whose ``rule`` is ``pointwise`` computes every lane from that lane's operands alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

# -- sets of types ----------------------------------------------------------------------------------------------

INT = "u16 s16 u32 s32 u64 s64"
INT32_64 = "u32 s32 u64 s64"
SIGNED = "s16 s32 s64"
BITS = "b16 b32 b64"
RND = "rn rz rm rp"
IRND = "rni rzi rmi rpi"
CMP_BITS = "eq ne"
CMP_INT = "eq ne lt le gt ge"
CMP_UNSIGNED = "lo ls hi hs"
UNSIGNED = "u16 u32 u64"
CMP_FLOAT = "eq ne lt le gt ge equ neu ltu leu gtu geu num nan"
BOOL = "and or xor"
LOADABLE = "b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64 f16 bf16"
SCOPE = "cta cluster gpu sys"

WIDTH: dict[str, int] = {
    **{f"{k}{n}": n for k in "bus" for n in (8, 16, 32, 64)},
    "b128": 128, "f16": 16, "bf16": 16, "f16x2": 32, "bf16x2": 32, "u16x2": 32, "s16x2": 32,
    "e4m3x2": 16, "e5m2x2": 16, "tf32": 32, "f32": 32, "f64": 64, "pred": 1,
}  # fmt: skip


@dataclass(frozen=True)
class Form:
    """One row. ``unit`` groups rows for the code generator, ``cls`` for the profile's instruction classes.

    ``truth`` says how the virtual GPU's result relates to hardware: ``exact`` (bit for bit), ``ulp N`` (the .approx
    forms, within the documented bound), ``bounded`` (special bounds, see the function), ``-`` (no value).
    """

    syntax: str
    operands: str
    emit: str
    unit: str = "alu"
    cls: str = "integer"
    rule: str = "pointwise"
    truth: str = "exact"
    sets: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def opcode(self) -> str:
        return re.split(r"[.\[]", self.syntax, maxsplit=1)[0]

    def concrete(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Every full opcode this row accepts, with what each set and option matched."""
        parts = re.findall(r"\[\.<?[\w:]+>?\]|\.<\w+>|\.[\w:]+|^\w+", self.syntax)
        choices: list[list[tuple[str, dict[str, str]]]] = []
        for part in parts:
            optional = part.startswith("[")
            word = part.strip("[]").lstrip(".")
            if word.startswith("<"):
                name = word.strip("<>")
                options = [("." + v, {name: v}) for v in self.sets[name].split()]
            else:
                options = [("." + word if part != parts[0] else word, {word: "1"} if optional else {})]
            choices.append(([("", {})] if optional else []) + options)
        for combo in product(*choices):
            mods: dict[str, str] = {}
            for _, m in combo:
                mods.update(m)
            yield "".join(text for text, _ in combo), mods

    def operand_types(self, mods: dict[str, str]) -> list[tuple[str, str]]:
        """``[(name, PTX type or mem/label/...)]`` once the sets are bound."""
        out = []
        for word in self.operands.split():
            name, _, type_ = word.partition(":")
            wide = type_.startswith("wide(")
            key = type_[5:-1] if wide else type_
            bound = mods.get(key, key)
            if wide:
                bound = bound[0] + str(2 * WIDTH[bound])
            out.append((name.rstrip("?"), bound))
        return out


def _compile(form: Form) -> re.Pattern[str]:
    pattern = ""
    for part in re.findall(r"\[\.<?[\w:]+>?\]|\.<\w+>|\.[\w:]+|^\w+", form.syntax):
        word = part.strip("[]").lstrip(".")
        if word.startswith("<"):
            name = word.strip("<>")
            body = rf"\.(?P<{name}>{'|'.join(sorted(map(re.escape, form.sets[name].split()), key=len, reverse=True))})"
        elif part.startswith("["):
            body = rf"(?P<o_{word.replace(':', '_')}>\.{re.escape(word)})"
        else:
            body = re.escape(part)
        pattern += f"(?:{body})?" if part.startswith("[") else body
    return re.compile(pattern + r"\Z")


ROWS: list[Form] = []


def row(syntax: str, operands: str, emit: str, *, unit: str = "alu", cls: str = "integer", rule: str = "pointwise",
        truth: str = "exact", **sets: str) -> None:  # fmt: skip
    ROWS.append(Form(syntax, operands, emit, unit, cls, rule, truth, sets))


# -- integer arithmetic -----------------------------------------------------------------------------------------
row("add.<T>", "d:T a:T b:T", "iadd", rule="add", T=INT)
row("add.sat.s32", "d:s32 a:s32 b:s32", "iadd_sat")
row("sub.<T>", "d:T a:T b:T", "isub", rule="sub", T=INT)
row("sub.sat.s32", "d:s32 a:s32 b:s32", "isub_sat")
row("add.cc.<T>", "d:T a:T b:T", "add_cc", T=INT32_64)
row("addc[.cc].<T>", "d:T a:T b:T", "addc", T=INT32_64)
row("sub.cc.<T>", "d:T a:T b:T", "sub_cc", T=INT32_64)
row("subc[.cc].<T>", "d:T a:T b:T", "subc", T=INT32_64)
row("mul.lo.<T>", "d:T a:T b:T", "imul_lo", rule="mul", T=INT)
row("mul.hi.<T>", "d:T a:T b:T", "imul_hi", T=INT)
row("mul.wide.<T>", "d:wide(T) a:T b:T", "imul_wide", rule="mul_wide", T="u16 s16 u32 s32")
row("mul24.<P>.<T>", "d:T a:T b:T", "mul24", T="u32 s32", P="lo hi")
row("mad.lo.<T>", "d:T a:T b:T c:T", "imad_lo", rule="mad", T=INT)
row("mad.hi.<T>", "d:T a:T b:T c:T", "imad_hi", T=INT)
row("mad.hi.sat.s32", "d:s32 a:s32 b:s32 c:s32", "imad_hi_sat")
row("mad.wide.<T>", "d:wide(T) a:T b:T c:wide(T)", "imad_wide", rule="mad_wide", T="u16 s16 u32 s32")
row("mad24.<P>.<T>", "d:T a:T b:T c:T", "mad24", T="u32 s32", P="lo hi")
row("mad.<P>.cc.<T>", "d:T a:T b:T c:T", "mad_cc", T=INT32_64, P="lo hi")
row("madc.<P>[.cc].<T>", "d:T a:T b:T c:T", "madc", T=INT32_64, P="lo hi")
row("sad.<T>", "d:T a:T b:T c:T", "sad", T=INT)
row("div.<T>", "d:T a:T b:T", "idiv", T=INT)
row("rem.<T>", "d:T a:T b:T", "irem", T=INT)
row("abs.<T>", "d:T a:T", "iabs", T=SIGNED)
row("neg.<T>", "d:T a:T", "ineg", rule="neg", T=SIGNED)
row("min.<T>", "d:T a:T b:T", "imin", T=INT)
row("max.<T>", "d:T a:T b:T", "imax", T=INT)
row("popc.<T>", "d:u32 a:T", "popc", T="b32 b64")
row("clz.<T>", "d:u32 a:T", "clz", T="b32 b64")
row("bfind[.shiftamt].<T>", "d:u32 a:T", "bfind", T=INT32_64)
row("brev.<T>", "d:T a:T", "brev", T="b32 b64")
row("bfe.<T>", "d:T a:T b:u32 c:u32", "bfe", T=INT32_64)
row("bfi.<T>", "f:T a:T b:T c:u32 e:u32", "bfi", T="b32 b64")
row("dp4a.<A>.<B>", "d:b32 a:b32 b:b32 c:b32", "dp4a", A="u32 s32", B="u32 s32")
row("dp2a.<P>.<A>.<B>", "d:b32 a:b32 b:b32 c:b32", "dp2a", A="u32 s32", B="u32 s32", P="lo hi")
row("add.<T>", "d:T a:T b:T", "iadd_x2", T="u16x2 s16x2")
for _op in ("min", "max"):
    row(f"{_op}.<T>", "d:T a:T b:T", f"i{_op}_x2", T="u16x2 s16x2")
    row(f"{_op}.relu.<T>", "d:T a:T b:T", f"i{_op}_relu", T="s32 s16x2")
for _op in ("vabsdiff2", "vabsdiff4"):
    row(f"{_op}.<D>.<A>.<B>[.sat]", "d:D a:A b:B c:D", _op, D="u32 s32", A="u32 s32", B="u32 s32")
    row(f"{_op}.<D>.<A>.<B>.add", "d:D a:A b:B c:D", _op + "_add", D="u32 s32", A="u32 s32", B="u32 s32")
row("fns.b32", "d:b32 a:b32 b:u32 c:s32", "fns")
# -- logic and shifts -------------------------------------------------------------------------------------------
row("and.<T>", "d:T a:T b:T", "and_", cls="logic", rule="and", T="pred " + BITS)
row("or.<T>", "d:T a:T b:T", "or_", cls="logic", rule="or", T="pred " + BITS)
row("xor.<T>", "d:T a:T b:T", "xor_", cls="logic", T="pred " + BITS)
row("not.<T>", "d:T a:T", "not_", cls="logic", T="pred " + BITS)
row("cnot.<T>", "d:T a:T", "cnot", cls="logic", T=BITS)
row("shl.<T>", "d:T a:T b:u32", "shl", cls="logic", rule="shl", T=BITS)
row("shr.<T>", "d:T a:T b:u32", "shr", cls="logic", rule="shr", T="b16 b32 b64 u16 u32 u64 s16 s32 s64")
row("shf.<D>.<M>.b32", "d:b32 a:b32 b:b32 c:u32", "shf", cls="logic", D="l r", M="clamp wrap")
row("lop3.b32", "d:b32 a:b32 b:b32 c:b32 e:imm", "lop3", cls="logic")
row("prmt.b32[.<M>]", "d:b32 a:b32 b:b32 c:b32", "prmt", cls="logic", M="f4e b4e rc8 ecl ecr rc16")
# -- comparison and selection -----------------------------------------------------------------------------------
for _cmp, _types in ((CMP_BITS, BITS), (CMP_INT, INT), (CMP_UNSIGNED, UNSIGNED)):
    row("setp.<C>.<T>", "d:pred a:T b:T", "setp_int", cls="compare", C=_cmp, T=_types)
    row("setp.<C>.<B>.<T>", "d:pred a:T b:T c:pred", "setp_int", cls="compare", C=_cmp, B=BOOL, T=_types)
    row("set.<C>.<D>.<T>", "d:D a:T b:T", "set_int", cls="compare", C=_cmp, D="u32 s32 f32", T=_types)
for _ftz, _types in (("[.ftz]", "f32 f16"), ("", "f64 bf16")):
    row(f"setp.<C>{_ftz}.<T>", "d:pred a:T b:T", "setp_float", cls="compare", C=CMP_FLOAT, T=_types)
    row(f"setp.<C>.<B>{_ftz}.<T>", "d:pred a:T b:T c:pred", "setp_float", cls="compare", C=CMP_FLOAT, B=BOOL, T=_types)
    row(f"set.<C>{_ftz}.<D>.<T>", "d:D a:T b:T", "set_float", cls="compare", C=CMP_FLOAT, D="u32 s32", T=_types)
for _ftz, _type in (("[.ftz]", "f32"), ("", "f64")):
    row(f"set.<C>{_ftz}.<D>.<T>", "d:D a:T b:T", "set_float", cls="compare", C=CMP_FLOAT, D="f32", T=_type)
for _ftz, _type in (("[.ftz]", "f16"), ("", "bf16")):
    row(f"setp.<C>{_ftz}.<T>", "d:pred a:T b:T", "setp_x2", cls="compare", C=CMP_FLOAT, T=_type + "x2")
    row(f"setp.<C>.<B>{_ftz}.<T>", "d:pred a:T b:T c:pred", "setp_x2", cls="compare", C=CMP_FLOAT, B=BOOL, T=_type + "x2")
    row(f"set.<C>{_ftz}.<D>.<T>", "d:D a:T b:T", "set_x2", cls="compare", C=CMP_FLOAT, D=_type + "x2 u32 s32", T=_type + "x2")
    row(f"set.<C>{_ftz}.<D>.<T>", "d:D a:T b:T", "set_half", cls="compare", C=CMP_FLOAT, D=_type + " u16 s16", T=_type)
row("selp.<T>", "d:T a:T b:T c:pred", "selp", cls="compare", T=INT + " b16 b32 b64 f32 f64")
row("slct.<T>.s32", "d:T a:T b:T c:s32", "slct", cls="compare", T=INT + " b16 b32 b64 f32 f64")
row("slct[.ftz].<T>.f32", "d:T a:T b:T c:f32", "slct_f32", cls="compare", T=INT + " b16 b32 b64 f32 f64")
# -- single precision -------------------------------------------------------------------------------------------
for _op in ("add", "sub", "mul"):
    row(f"{_op}[.<R>][.ftz][.sat].f32", "d:f32 a:f32 b:f32", f"f{_op}", cls="fp32", R=RND)
    row(f"{_op}[.<R>].f64", "d:f64 a:f64 b:f64", f"f{_op}", cls="fp64", R=RND)
    row(f"{_op}[.rn][.ftz][.sat].<T>", "d:T a:T b:T", f"h{_op}", cls="fp16", T="f16 f16x2")
    row(f"{_op}[.rn].<T>", "d:T a:T b:T", f"h{_op}", cls="fp16", T="bf16 bf16x2")
row("fma.<R>[.ftz][.sat].f32", "d:f32 a:f32 b:f32 c:f32", "ffma", cls="fp32", R=RND)
row("mad.<R>[.ftz][.sat].f32", "d:f32 a:f32 b:f32 c:f32", "ffma", cls="fp32", R=RND)
row("fma.<R>.f64", "d:f64 a:f64 b:f64 c:f64", "ffma", cls="fp64", R=RND)
row("mad.<R>.f64", "d:f64 a:f64 b:f64 c:f64", "ffma", cls="fp64", R=RND)
row("fma.rn[.ftz][.sat].<T>", "d:T a:T b:T c:T", "hfma", cls="fp16", T="f16 f16x2")
row("fma.rn[.ftz].relu.<T>", "d:T a:T b:T c:T", "hfma_relu", cls="fp16", T="f16 f16x2")
row("fma.rn[.relu].<T>", "d:T a:T b:T c:T", "hfma", cls="fp16", T="bf16 bf16x2")
row("div.<R>[.ftz].f32", "d:f32 a:f32 b:f32", "fdiv", cls="fp32", R=RND)
row("div.<R>.f64", "d:f64 a:f64 b:f64", "fdiv", cls="fp64", R=RND)
row("div.approx[.ftz].f32", "d:f32 a:f32 b:f32", "div_approx", cls="special", truth="ulp 2")
row("div.full[.ftz].f32", "d:f32 a:f32 b:f32", "div_full", cls="special", truth="ulp 2")
row("abs[.ftz].f32", "d:f32 a:f32", "fabs", cls="fp32")
row("neg[.ftz].f32", "d:f32 a:f32", "fneg", cls="fp32")
row("abs.f64", "d:f64 a:f64", "fabs", cls="fp64")
row("neg.f64", "d:f64 a:f64", "fneg", cls="fp64")
for _ftz, _types in (("[.ftz]", "f16 f16x2"), ("", "bf16 bf16x2")):
    row(f"abs{_ftz}.<T>", "d:T a:T", "habs", cls="fp16", T=_types)
    row(f"neg{_ftz}.<T>", "d:T a:T", "hneg", cls="fp16", T=_types)
for _op in ("min", "max"):
    row(f"{_op}[.ftz][.NaN].f32", "d:f32 a:f32 b:f32", f"f{_op}", cls="fp32")
    row(f"{_op}[.ftz][.NaN].<X>.abs.f32", "d:f32 a:f32 b:f32", f"f{_op}", cls="fp32", X="xorsign")
    row(f"{_op}.f64", "d:f64 a:f64 b:f64", f"f{_op}", cls="fp64")
    row(f"{_op}[.ftz][.NaN].<T>", "d:T a:T b:T", f"h{_op}", cls="fp16", T="f16 f16x2")
    row(f"{_op}[.NaN].<T>", "d:T a:T b:T", f"h{_op}", cls="fp16", T="bf16 bf16x2")
row("rcp.<R>[.ftz].f32", "d:f32 a:f32", "frcp", cls="fp32", R=RND)
row("rcp.<R>.f64", "d:f64 a:f64", "frcp", cls="fp64", R=RND)
row("sqrt.<R>[.ftz].f32", "d:f32 a:f32", "fsqrt", cls="fp32", R=RND)
row("sqrt.<R>.f64", "d:f64 a:f64", "fsqrt", cls="fp64", R=RND)
row("rcp.approx[.ftz].f32", "d:f32 a:f32", "rcp_approx", cls="special", truth="ulp 1")
row("sqrt.approx[.ftz].f32", "d:f32 a:f32", "sqrt_approx", cls="special", truth="ulp 2")
row("rsqrt.approx[.ftz].f32", "d:f32 a:f32", "rsqrt_approx", cls="special", truth="ulp 2")
row("sin.approx[.ftz].f32", "d:f32 a:f32", "sin_approx", cls="special", truth="bounded")
row("cos.approx[.ftz].f32", "d:f32 a:f32", "cos_approx", cls="special", truth="bounded")
row("lg2.approx[.ftz].f32", "d:f32 a:f32", "lg2_approx", cls="special", truth="bounded")
row("ex2.approx[.ftz].f32", "d:f32 a:f32", "ex2_approx", cls="special", truth="ulp 2")
row("tanh.approx.f32", "d:f32 a:f32", "tanh_approx", cls="special", truth="bounded")
row("rcp.approx.ftz.f64", "d:f64 a:f64", "rcp_approx_f64", cls="special", truth="bounded")
row("rsqrt.approx[.ftz].f64", "d:f64 a:f64", "rsqrt_approx_f64", cls="special", truth="bounded")
row("ex2.approx.<T>", "d:T a:T", "hex2", cls="special", truth="bounded", T="f16 f16x2")
row("ex2.approx.ftz.<T>", "d:T a:T", "hex2", cls="special", truth="bounded", T="bf16 bf16x2")
row("tanh.approx.<T>", "d:T a:T", "htanh", cls="special", truth="bounded", T="f16 f16x2 bf16 bf16x2")
row("copysign.<T>", "d:T a:T b:T", "copysign", cls="fp32", T="f32 f64")
row("testp.<P>.<T>", "d:pred a:T", "testp", cls="compare", T="f32 f64",
    P="finite infinite number notanumber normal subnormal")  # fmt: skip
# -- conversion and movement ------------------------------------------------------------------------------------
ALL_INT = "u8 s8 u16 s16 u32 s32 u64 s64"
#: Sources whose range the destination does not hold: what .sat may be said of.
_NARROWING = {
    "u8": "s8 u16 s16 u32 s32 u64 s64", "s8": "u8 u16 s16 u32 s32 u64 s64",
    "u16": "s8 s16 u32 s32 u64 s64", "s16": "u16 u32 s32 u64 s64",
    "u32": "s8 s16 s32 u64 s64", "s32": "u32 u64 s64",
    "u64": "s8 s16 s32 s64", "s64": "u64",
}  # fmt: skip
for _to, _types in _NARROWING.items():
    row("cvt[.sat].<D>.<S>", "d:D a:S", "cvt_int", cls="conversion", rule="cvt", D=_to, S=_types)
    _types = " ".join(t for t in ALL_INT.split() if t not in _types.split())
    row("cvt.<D>.<S>", "d:D a:S", "cvt_int", cls="conversion", rule="cvt", D=_to, S=_types)
row("cvt.<R>[.sat].<D>.<S>", "d:D a:S", "cvt_int_float", cls="conversion", R=RND, D="f32 f64 f16", S=ALL_INT)
row("cvt.<R>.<D>.<S>", "d:D a:S", "cvt_int_float", cls="conversion", R=RND, D="bf16", S=ALL_INT)
for _mods, _types in (("[.ftz][.sat]", "f32"), ("[.sat]", "f64 f16"), ("", "bf16")):
    row(f"cvt.<R>{_mods}.<D>.<S>", "d:D a:S", "cvt_float_int", cls="conversion", R=IRND, D=ALL_INT, S=_types)
    for _type in _types.split():
        row(f"cvt.<R>{_mods}.<D>.<S>", "d:D a:S", "cvt_round_integral", cls="conversion", R=IRND, D=_type, S=_type)
for _mods, _to, _types in (
    ("[.ftz][.sat]", "f32", "f64"), ("[.ftz][.sat]", "f16", "f32"), ("[.sat]", "f16", "f64"), ("", "f16", "bf16"),
    ("[.ftz]", "bf16", "f32"), ("", "bf16", "f64 f16"),
):  # fmt: skip
    row(f"cvt.<R>{_mods}.<D>.<S>", "d:D a:S", "cvt_float", cls="conversion", R=RND, D=_to, S=_types)
row("cvt.<R>.<M>.<D>.f32", "d:D a:f32", "cvt_float", cls="conversion", R="rn rz", M="relu", D="f16 bf16")
for _mods, _to, _types in (
    ("[.ftz][.sat]", "f32", "f32 f16"), ("[.ftz][.sat]", "f64", "f32"), ("[.sat]", "f64", "f64 f16"), ("[.sat]", "f16", "f16"),
    ("[.ftz]", "f32", "bf16"), ("", "f64 bf16", "bf16"),
):  # fmt: skip
    row(f"cvt{_mods}.<D>.<S>", "d:D a:S", "cvt_float", cls="conversion", D=_to, S=_types)
row("cvt.<R>[.relu].<D>.f32", "d:D a:f32 b:f32", "cvt_pack2", cls="conversion", R="rn rz", D="f16x2 bf16x2")
row("cvt.rn.satfinite[.relu].<D>.f32", "d:D a:f32 b:f32", "cvt_pack_fp8", cls="conversion", D="e4m3x2 e5m2x2")
row("cvt.rn.satfinite[.relu].<D>.f16x2", "d:D a:f16x2", "cvt_to_fp8", cls="conversion", D="e4m3x2 e5m2x2")
row("cvt.rn[.relu].f16x2.<S>", "d:f16x2 a:S", "cvt_from_fp8", cls="conversion", S="e4m3x2 e5m2x2")
row("cvt.rna.tf32.f32", "d:b32 a:f32", "cvt_tf32", cls="conversion")
row("mov.<T>", "d:T a:T", "mov", cls="move", rule="mov", unit="mov", T="pred u16 s16 u32 s32 u64 s64 b16 b32 b64 f32 f64 f16 bf16 f16x2")
row("cvta[.to].<S>.<T>", "d:T a:T", "cvta", cls="move", rule="cvta", unit="cvta", S="global shared shared::cta local const param", T="u32 u64")
row("isspacep.<S>", "d:pred a:u64", "isspacep", cls="compare", unit="cvta", rule="pointwise", S="global shared shared::cta local const param")
# -- memory -----------------------------------------------------------------------------------------------------
_SPACE = "global shared shared::cta local const param param::entry param::func"
_EVICT = "L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate"
_COP = "ca cg cs lu cv wb wt"
_L2 = "L2::64B L2::128B L2::256B"
row("ld[.<W>][.<C>][.<S>][.<K>][.nc][.<E>][.<L>][.<V>].<T>", "d:vec a:mem", "ld", unit="memory", cls="load", rule="load",
    W="weak volatile relaxed acquire", C=SCOPE, S=_SPACE, K=_COP, E=_EVICT, L=_L2, V="v2 v4", T=LOADABLE)  # fmt: skip
row("ldu[.<S>][.<V>].<T>", "d:vec a:mem", "ld", unit="memory", cls="load", rule="load", S="global", V="v2 v4", T=LOADABLE)
row("st[.<W>][.<C>][.<S>][.<K>][.<E>][.<V>].<T>", "a:mem b:vec", "st", unit="memory", cls="store", rule="none", truth="-",
    W="weak volatile relaxed release", C=SCOPE, S=_SPACE, K=_COP, E=_EVICT, V="v2 v4", T=LOADABLE)  # fmt: skip
_ORDER = "relaxed acquire release acq_rel"
_ASPACE = "global shared shared::cta"
row("atom[.<O>][.<C>][.<S>].<P>.<T>", "d:T a:mem b:T", "atom", unit="atomic", cls="atomic", rule="varying",
    O=_ORDER, C=SCOPE, S=_ASPACE, P="add min max inc dec", T="u32 s32 u64 s64 f32 f64")  # fmt: skip
row("atom[.<O>][.<C>][.<S>].<P>.<T>", "d:T a:mem b:T", "atom", unit="atomic", cls="atomic", rule="varying",
    O=_ORDER, C=SCOPE, S=_ASPACE, P="and or xor exch", T="b32 b64")  # fmt: skip
row("atom[.<O>][.<C>][.<S>].cas.<T>", "d:T a:mem b:T c:T", "cas", unit="atomic", cls="atomic", rule="varying",
    O=_ORDER, C=SCOPE, S=_ASPACE, T="b16 b32 b64 u32 s32 u64")  # fmt: skip
row("atom[.<O>][.<C>][.<S>].add.noftz.<T>", "d:T a:mem b:T", "atom", unit="atomic", cls="atomic", rule="varying",
    O=_ORDER, C=SCOPE, S=_ASPACE, T="f16 bf16 f16x2 bf16x2")  # fmt: skip
row("red[.<O>][.<C>][.<S>].<P>.<T>", "a:mem b:T", "red", unit="atomic", cls="atomic", rule="none", truth="-",
    O=_ORDER, C=SCOPE, S=_ASPACE, P="add min max inc dec", T="u32 s32 u64 s64 f32 f64")  # fmt: skip
row("red[.<O>][.<C>][.<S>].<P>.<T>", "a:mem b:T", "red", unit="atomic", cls="atomic", rule="none", truth="-",
    O=_ORDER, C=SCOPE, S=_ASPACE, P="and or xor", T="b32 b64")  # fmt: skip
row("red[.<O>][.<C>][.<S>].add.noftz.<T>", "a:mem b:T", "red", unit="atomic", cls="atomic", rule="none", truth="-",
    O=_ORDER, C=SCOPE, S=_ASPACE, T="f16 bf16 f16x2 bf16x2")  # fmt: skip
row("membar.<L>", "", "fence", unit="fence", cls="sync", rule="none", truth="-", L="cta gl sys")
row("fence[.<O>].<C>", "", "fence", unit="fence", cls="sync", rule="none", truth="-", O="sc acq_rel", C=SCOPE)
row("fence.proxy.<P>", "", "fence", unit="fence", cls="sync", rule="none", truth="-", P="alias async async.global")
row("prefetch[.<S>].<L>", "a:mem", "nop", unit="nop", cls="load", rule="none", truth="-", S="global local", L="L1 L2")
row("prefetchu.L1", "a:mem", "nop", unit="nop", cls="load", rule="none", truth="-")
row("cp.async.<K>.shared[::cta].global[.<L>]", "a:mem b:mem n:imm s?:u32", "cp_async", unit="cp_async", cls="load",
    rule="none", truth="-", K="ca cg", L=_L2)  # fmt: skip
row("cp.async.commit_group", "", "nop", unit="nop", cls="sync", rule="none", truth="-")
row("cp.async.wait_group", "n:imm", "nop", unit="nop", cls="sync", rule="none", truth="-")
row("cp.async.wait_all", "", "nop", unit="nop", cls="sync", rule="none", truth="-")
# -- warp level -------------------------------------------------------------------------------------------------
row("shfl.sync.<M>.b32", "d:b32 a:b32 b:u32 c:u32 m:b32", "shfl", unit="warp", cls="warp", rule="shfl", M="up down bfly idx")
row("vote.sync.<M>.pred", "d:pred a:pred m:b32", "vote", unit="warp", cls="warp", rule="vote", M="all any uni")
row("vote.sync.ballot.b32", "d:b32 a:pred m:b32", "ballot", unit="warp", cls="warp", rule="vote")
row("match.<M>.sync.<T>", "d:b32 a:T m:b32", "match", unit="warp", cls="warp", rule="varying", M="any all", T="b32 b64")
row("activemask.b32", "d:b32", "activemask", unit="warp", cls="warp", rule="uniform")
row("redux.sync.<P>.<T>", "d:T a:T m:b32", "redux", unit="warp", cls="warp", rule="vote", P="add min max", T="u32 s32")
row("redux.sync.<P>.b32", "d:b32 a:b32 m:b32", "redux", unit="warp", cls="warp", rule="vote", P="and or xor")
row("elect.sync", "d:b32 m:b32", "elect", unit="warp", cls="warp", rule="varying")
row("bar.warp.sync", "m:b32", "warpsync", unit="warp", cls="sync", rule="none", truth="-")
# -- barriers ---------------------------------------------------------------------------------------------------
for _bar in ("bar", "bar.cta", "barrier", "barrier.cta"):
    _aligned = "[.aligned]" if _bar.startswith("barrier") else ""
    row(f"{_bar}.sync{_aligned}", "a:u32 b?:u32", "bar_sync", unit="barrier", cls="sync", rule="none", truth="-")
    row(f"{_bar}.arrive{_aligned}", "a:u32 b:u32", "bar_arrive", unit="barrier", cls="sync", rule="none", truth="-")
    row(f"{_bar}.red.popc{_aligned}.u32", "d:u32 a:u32 b?:u32 c:pred", "bar_red", unit="barrier", cls="sync", rule="vote")
    row(f"{_bar}.red.<P>{_aligned}.pred", "d:pred a:u32 b?:u32 c:pred", "bar_red", unit="barrier", cls="sync", rule="vote", P="and or")
# -- control ----------------------------------------------------------------------------------------------------
row("bra[.uni]", "t:label", "bra", unit="control", cls="control", rule="none", truth="-")
row("brx.idx[.uni]", "a:u32 t:label", "brx", unit="control", cls="control", rule="none", truth="-")
row("call[.uni]", "f:call", "call", unit="call", cls="control", rule="none", truth="-")
row("ret[.uni]", "", "ret", unit="control", cls="control", rule="none", truth="-")
row("exit", "", "exit", unit="control", cls="control", rule="none", truth="-")
row("trap", "", "trap", unit="control", cls="control", rule="none", truth="-")
row("brkpt", "", "trap", unit="control", cls="control", rule="none", truth="-")
row("nanosleep.u32", "a:u32", "nanosleep", unit="nop", cls="control", rule="none", truth="-")
row("pmevent", "a:imm", "nop", unit="nop", cls="control", rule="none", truth="-")
# -- tensor -----------------------------------------------------------------------------------------------------
row("ldmatrix.sync.aligned.m8n8.<X>[.trans].shared[::cta].b16", "d:vec a:mem", "ldmatrix", unit="tensor", cls="tensor", rule="varying", X="x1 x2 x4")
row("mma.sync.aligned.<SH>.row.col.<D>.<A>.<B>.<C>", "d:vec a:vec b:vec c:vec", "mma", unit="tensor", cls="tensor", rule="varying",
    truth="bounded", SH="m16n8k8 m16n8k16 m16n8k4", D="f16 f32", A="f16 bf16 tf32", B="f16 bf16 tf32", C="f16 f32")  # fmt: skip
row("mma.sync.aligned.<SH>.row.col[.satfinite].s32.<A>.<B>.s32", "d:vec a:vec b:vec c:vec", "mma", unit="tensor", cls="tensor",
    rule="varying", SH="m8n8k16 m16n8k16 m16n8k32", A="u8 s8", B="u8 s8")  # fmt: skip
row("wmma.load.<M>.sync.aligned.<L>.<SH>[.<S>].<T>", "d:vec a:mem s?:u32", "wmma_load", unit="tensor", cls="tensor", rule="varying",
    M="a b c", L="row col", SH="m16n16k16 m32n8k16 m8n32k16 m16n16k8", S=_ASPACE, T="f16 f32 bf16 tf32 s8 u8 s32")  # fmt: skip
row("wmma.store.d.sync.aligned.<L>.<SH>[.<S>].<T>", "a:mem d:vec s?:u32", "wmma_store", unit="tensor", cls="tensor", rule="none", truth="-",
    L="row col", SH="m16n16k16 m32n8k16 m8n32k16 m16n16k8", S=_ASPACE, T="f16 f32 s32")  # fmt: skip
row("wmma.mma.sync.aligned.<L>.<L2>.<SH>.<D>.<C>", "d:vec a:vec b:vec c:vec", "wmma_mma", unit="tensor", cls="tensor", rule="varying",
    truth="bounded", L="row col", L2="row col", SH="m16n16k16 m32n8k16 m8n32k16", D="f16 f32", C="f16 f32")  # fmt: skip
row("wmma.mma.sync.aligned.<L>.<L2>.<SH>.f32.<A>.<B>.f32", "d:vec a:vec b:vec c:vec", "wmma_mma", unit="tensor", cls="tensor",
    rule="varying", truth="bounded", L="row col", L2="row col", SH="m16n16k16 m32n8k16 m8n32k16 m16n16k8", A="bf16 tf32", B="bf16 tf32")  # fmt: skip
row("wmma.mma.sync.aligned.<L>.<L2>.<SH>.s32.<A>.<B>.s32", "d:vec a:vec b:vec c:vec", "wmma_mma", unit="tensor", cls="tensor",
    rule="varying", L="row col", L2="row col", SH="m16n16k16 m32n8k16 m8n32k16", A="u8 s8", B="u8 s8")  # fmt: skip


_BY_OPCODE: dict[str, list[tuple[Form, re.Pattern[str]]]] = {}
for _row in ROWS:
    _BY_OPCODE.setdefault(_row.opcode, []).append((_row, _compile(_row)))


def _usual_order(opcode: str) -> str:
    """Modifiers in the table's order, which is the PTX ISA's: assemblers take some in another, and NVRTC makes use of it.

    Seen: ``atom.global.cta.add.u32``, ``atom.add.acquire.sys.s32``, ``max.s32.relu``.
    """
    name, *words = opcode.split(".")
    if name in ("atom", "red"):
        groups = (_ORDER.split(), SCOPE.split(), _ASPACE.split())
        words.sort(key=lambda w: next((i for i, group in enumerate(groups) if w in group), len(groups)))
    elif name in ("min", "max") and words[-1:] == ["relu"]:
        words = [words[-1], *words[:-1]]
    return ".".join((name, *words))


@cache
def match(opcode: str, operand_count: int) -> tuple[Form, dict[str, str]] | None:
    """The row for a full opcode such as ``add.rn.ftz.f32`` and what its sets matched; None when the table has none."""
    opcode = _usual_order(opcode)
    for form, pattern in _BY_OPCODE.get(opcode.split(".", 1)[0], ()):
        m = pattern.match(opcode)
        if not m:
            continue
        words = form.operands.split()
        least = sum("?" not in w for w in words)
        if not least <= operand_count <= len(words):
            continue
        mods = {}
        for name, value in m.groupdict().items():
            if value is not None:
                mods[name[2:] if name.startswith("o_") else name] = "1" if name.startswith("o_") else value
        return form, mods
    return None


def near(opcode: str) -> list[str]:
    """The rows of the same instruction, as syntax lines: what a refusal lists."""
    return [form.syntax for form, _ in _BY_OPCODE.get(opcode.split(".", 1)[0], ())]
