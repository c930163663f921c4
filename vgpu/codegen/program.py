"""A module ready to be compiled for one block shape and one set of tools: symbols, report sites, provenance, and the text of each copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vgpu.codegen import fragments
from vgpu.codegen.builder import Value, constant
from vgpu.codegen.emitter import Affine, Emitter, Segment
from vgpu.codegen.layout import FrameLayout, frame_layout, local_layout
from vgpu.codegen.tools import Tool
from vgpu.errors import PtxSyntaxError, UnsupportedInstructionError
from vgpu.ptx import kinds as k
from vgpu.ptx.ast import Function, Imm, Instr, Mem, Module, Operand, Param, Reg, Sym, Variable
from vgpu.ptx.flow import Flow, build, is_special, uses
from vgpu.ptx.isa import WIDTH
from vgpu.ptx.simplify import simplify
from vgpu.ptx.widen import cut

ACTIONS = {"read": 0, "write": 1, "atomic": 2}
OTHER_ACTION = 3
SPACES = {"": 0, "generic": 0, "global": 1, "shared": 2, "local": 3, "const": 4, "param": 5}


@dataclass(frozen=True)
class Site:
    """A place in a kernel that may report: an instruction and what it does there."""

    function: str
    instr: Instr
    action: str
    space: str = ""
    size: int = 0
    origin: int = -1
    symbol: str = ""

    @property
    def info(self) -> int:
        """Packed for the runtime: see site_info in runtime.h."""
        return self.size & 255 | ACTIONS.get(self.action, OTHER_ACTION) << 8 | SPACES.get(self.space, 0) << 12 | (self.origin + 1) << 16


def memory_operands(instr: Instr) -> list[tuple[str, Mem, int]]:
    """(action, address, bytes a lane) of each memory operand of an instruction."""
    unit = instr.form.unit
    if unit == "tensor":
        access = fragments.memory_access(instr)
        return [(access[0], next(o for o in instr.operands if isinstance(o, Mem)), access[1])] if access else []
    if unit == "cp_async":
        to, source, count = instr.operands[:3]
        assert isinstance(to, Mem) and isinstance(source, Mem) and isinstance(count, Imm)
        return [("read", source, count.value), ("write", to, count.value)]
    if unit not in ("memory", "atomic"):
        return []
    mem = next(o for o in instr.operands if isinstance(o, Mem))
    size = max(WIDTH[instr.mods["T"]] // 8, 1) * int(instr.mods.get("V", "v1")[1:])
    action = "atomic" if unit == "atomic" else "read" if instr.form.emit == "ld" else "write"
    return [(action, mem, size)]


class SharedLayout:
    """Where each .shared variable lies in a block's shared memory.

    Variables of the module and of device functions come first; each kernel's own lie after them, over those of other kernels.
    Dynamic shared memory starts after all of these, so that an address does not depend on the kernel.
    """

    def __init__(self, module: Module, functions: Sequence[Function]) -> None:
        self.places: dict[str, tuple[int, int | None]] = {}
        #: bytes a kernel's static variables take, by kernel
        self.static: dict[str, int] = {}
        #: the kernel that a variable belongs to, unless several may use it
        self.owners = {v.name: f.name for f in functions if f.is_entry for v in f.variables.values() if v.space == "shared" and v.size and not v.external}
        external: list[Variable] = []
        common = [v for v in module.variables.values() if v.space == "shared"]
        common += [v for f in functions if not f.is_entry for v in f.variables.values() if v.space == "shared"]
        end = self._place(common, 0, external)
        for f in functions:
            if f.is_entry:
                self.static[f.name] = self._place([v for v in f.variables.values() if v.space == "shared"], end, external)
        align = max([v.align for v in external], default=1)
        last = max(self.static.values(), default=end)
        self.dynamic_start = (last + align - 1) // align * align
        for v in external:
            self.places[v.name] = (self.dynamic_start, None)

    def visible(self, kernel: str) -> dict[str, tuple[int, int | None]]:
        """The places that a kernel's launch has: those of other kernels' own variables are not among them."""
        return {n: p for n, p in self.places.items() if self.owners.get(n, kernel) == kernel}

    def _place(self, variables: Sequence[Variable], offset: int, external: list[Variable]) -> int:
        """Lay variables out from ``offset`` on; unsized ones are collected. Returns the end."""
        for v in variables:
            if v.external or v.size == 0:
                external.append(v)
                continue
            offset = (offset + v.align - 1) // v.align * v.align
            self.places[v.name] = (offset, v.size)
            offset += v.size
        return offset


class Unit:
    """Everything shared by the copies of a module's functions. ``patient`` holds for the function being emitted."""

    def __init__(self, module: Module, shape: k.BlockShape, tools: Sequence[Tool]) -> None:
        self.module = module
        self.shape = shape
        self.tools = tools
        self.functions = [f for f in module.functions.values() if not f.is_declaration]
        self.numbers = {f.name: i for i, f in enumerate(self.functions)}
        self.shared = SharedLayout(module, self.functions)
        self.symbols = [v.name for v in module.variables.values() if v.space in ("global", "const")]
        self.symbol_numbers = {n: i for i, n in enumerate(self.symbols)}
        self._numbers: dict[tuple[int, str], int] = {}
        for f in self.functions:
            for item in f.body:
                if isinstance(item, Instr):
                    self._numbers.setdefault((item.ptx_line, item.text), len(self._numbers))
        self.sites: dict[int, Site] = {}
        self._flows: dict[str, tuple[Flow, k.Kinds, FrameLayout, bool]] = {}
        self._provenance: dict[str, dict[str, tuple[int, str | None]]] = {}
        self.calls: list[int] = []
        self._call_numbers: dict[tuple[str, int], int] = {}
        self.patient = False
        #: what tools found out about this unit, by tool
        self.notes: dict[str, object] = {}

    # -- functions
    def analysed(self, name: str) -> tuple[Flow, k.Kinds, FrameLayout, bool]:
        """Control flow, kinds, frame and whether the function spins, computed once."""
        if name not in self._flows:
            function = self.module.functions[name]
            flow = build(simplify(function))
            patient = k.spins(flow)
            _, local_size = local_layout(function)
            kinds = k.analyse(flow, self.shape, is_entry=function.is_entry, local_size=local_size, patient=patient)
            cut(flow, kinds)
            self._flows[name] = (flow, kinds, frame_layout(flow, kinds), patient)
        return self._flows[name]

    def check(self, function: Function) -> None:
        """Refuse at load what could only fail later."""
        for item in function.body:
            if isinstance(item, Instr):
                self._check(function, item)

    def _check(self, function: Function, item: Instr) -> None:
        call = item.call
        if call is not None:
            from vgpu.codegen.calls import BUILTINS

            known = call.target in self.numbers or call.target in BUILTINS
            if call.indirect or not known:
                what = "calls through a function pointer" if call.indirect else f"calls {call.target}, which is not defined in this module"
                raise self._refuse(item, what)
        if item.form.unit == "tensor" and (why := fragments.problem(item, function.regs)) is not None:
            raise self._refuse(item, why)
        if item.form.emit == "exit" and not function.is_entry:
            raise self._refuse(item, "ends the thread inside a device function (exit)")

    def _refuse(self, item: Instr, what: str) -> UnsupportedInstructionError:
        return UnsupportedInstructionError(
            f"'{' '.join(item.text.split())[:80]}' {what}: not supported by the virtual GPU",
            ptx_line=item.ptx_line,
            source_file=self.module.files.get(item.loc.file) if item.loc else None,
            source_line=item.loc.line if item.loc else None,
        )

    def emit(self, name: str, general: bool, symbol: str) -> str:
        """LLVM IR text of one copy, a module of its own."""
        flow, kinds, frame, self.patient = self.analysed(name)
        em = Emitter(self, flow, kinds, frame, general, self.tools)
        body = em.emit(symbol)
        return "\n".join([*body, *sorted(em.b.declarations), ""])

    # -- sites
    def add_site(self, function: Function, instr: Instr, extra: dict[str, object]) -> int:
        """The number of a report site: the same in every compilation of the same PTX."""
        action = str(extra.get("action", ""))
        number = 4 * self.instr_index(instr) + ACTIONS.get(action, OTHER_ACTION)
        if number not in self.sites:
            space = str(extra.get("space", ""))
            if space in ("", "generic") and extra.get("symbol") in self.shared.places:
                space = "shared"  # a generic address of a shared variable
            self.sites[number] = Site(function.name, instr, action, space, int(str(extra.get("size", 0))),
                                      int(str(extra.get("origin", -1))), str(extra.get("symbol", "")))  # fmt: skip
        return number

    def instr_index(self, instr: Instr) -> int:
        return self._numbers[(instr.ptx_line, instr.text)]

    @property
    def site_count(self) -> int:
        return 4 * len(self._numbers) + 4

    def describe_sites(self, name: str) -> None:
        """Number every report site of a function: code from the cache was emitted elsewhere."""
        function = self.module.functions[name]
        for item in function.body:
            if not isinstance(item, Instr):
                continue
            self.add_site(function, item, {"action": "other"})
            for action, mem, size in memory_operands(item):
                space = item.mods.get("S", "").split("::")[0]
                if item.form.unit == "cp_async":
                    space = "global" if action == "read" else "shared"
                elif item.form.emit == "ldmatrix":
                    space = "shared"
                origin, symbol = self.provenance(function, mem.base)
                extra = {"action": action, "space": space or "generic", "size": size, "origin": origin, "symbol": symbol or ""}
                self.add_site(function, item, extra)

    @property
    def uses_tensor(self) -> bool:
        """Whether the code calls runtime/tensor.c."""
        return any(isinstance(i, Instr) and i.form.unit == "tensor" for f in self.functions for i in f.body)

    def order_matters(self, kernel: str) -> bool:
        """Whether results could depend on the order of blocks: then one OS thread runs them, so that every run gives the same bits."""
        for f in self.functions:
            if f.is_entry and f.name != kernel:
                continue
            read = {name for item in f.body if isinstance(item, Instr) for name in uses(item)}
            for item in f.body:
                if not isinstance(item, Instr):
                    continue
                if item.form.unit == "atomic" and not item.mods.get("S", "").startswith("shared"):
                    target = item.operands[0]
                    ignored = item.opcode.startswith("red") or isinstance(target, Reg) and target.name not in read
                    integer_sum = ignored and item.mods.get("P") in ("add", "min", "max", "and", "or", "xor")
                    if not integer_sum or item.mods["T"] not in ("u32", "s32", "u64", "s64", "b32", "b64"):
                        return True
                if item.form.emit in ("ld", "st") and item.mods.get("W") in ("volatile", "acquire", "release", "relaxed"):
                    return True
        return False

    # -- provenance
    def provenance(self, function: Function, base: Operand) -> tuple[int, str | None]:
        """(number of the kernel parameter a pointer came from or -1, the variable it points into or None)."""
        if function.name not in self._provenance:
            self._provenance[function.name] = _origins(function, self.params_by_name(function))
        if isinstance(base, Sym):
            return -1, base.name
        if isinstance(base, Reg):
            return self._provenance[function.name].get(base.name, (-1, None))
        return -1, None

    @staticmethod
    def params_by_name(function: Function) -> dict[str, int]:
        return {p.name: i for i, p in enumerate(function.params) if p.size == 8 and p.type != "bytes"} if function.is_entry else {}

    @staticmethod
    def params_size(function: Function) -> int:
        return max([p.offset + p.size for p in function.params], default=0)

    @staticmethod
    def param_size(function: Function, name: str) -> int:
        for group in (function.call_params.values(), function.params, function.returns):
            for p in group:
                if p.name == name:
                    return p.size
        raise KeyError(name)

    # -- symbols and special registers
    def local_places(self, function: Function) -> dict[str, int]:
        return local_layout(function)[0]

    def shared_place(self, name: str) -> tuple[int, int | None] | None:
        return self.shared.places.get(name)

    def symbol(self, em: Emitter, sym: Sym) -> Affine:
        """The address a name stands for, in scalar code."""
        zero = (0, 0, 0, 0, 0)
        b = em.b
        if sym.name in self.shared.places:
            return Affine(constant("i64", self.shared.places[sym.name][0] + sym.offset), zero)
        if sym.name in self.symbol_numbers:
            table = b.int_to_ptr(em.field("launch", "symbols", "i64"))
            value = b.load("i64", b.gep(table, 8 * self.symbol_numbers[sym.name]), align=8)
            return Affine(b.iadd(value, constant("i64", sym.offset)) if sym.offset else value, zero)
        places = self.local_places(em.function)
        if sym.name in places:
            from vgpu.codegen.layout import FRAME

            start = b.load("i64", b.gep("%frame", FRAME["local"]), align=8)
            size = em.frame.local_size
            return Affine(b.iadd(start, constant("i64", places[sym.name] + sym.offset)), tuple(size << j for j in range(5)))
        for p in em.function.params:
            if p.name == sym.name and em.function.is_entry:
                return Affine(b.iadd(em.field("launch", "params", "i64"), constant("i64", p.offset + sym.offset)), zero)
        line = em.site_instr.ptx_line if em.site_instr else None
        raise PtxSyntaxError(f"unknown symbol {sym.name} (taking the address of a function is not supported)", ptx_line=line)

    def special_kind(self, name: str) -> k.Kind:
        if name.startswith("%tid."):
            return {"x": self.shape.x, "y": self.shape.y, "z": self.shape.z}[name[-1]]
        if name == "%laneid":
            return k.LANE
        return k.VARYING if name.startswith("%lanemask") else k.UNIFORM

    def special(self, em: Emitter, name: str) -> Affine:
        """A special register's scalar form."""
        zero = (0, 0, 0, 0, 0)
        b = em.b
        axis = "xyz".find(name[-1]) if "." in name else 0
        if name.startswith("%tid."):
            kind = self.special_kind(name)
            assert kind is not None
            return Affine(em.field("warp", f"tid+{4 * axis}", "i32"), tuple(s if isinstance(s, int) else 0 for s in kind))
        if name == "%laneid":
            return Affine(constant("i32", 0), (1, 2, 4, 8, 16))
        if name.startswith("%ntid."):
            return Affine(em.field("launch", f"block+{4 * axis}", "i32"), zero)
        if name.startswith("%nctaid."):
            return Affine(em.field("launch", f"grid+{4 * axis}", "i32"), zero)
        if name.startswith("%ctaid."):
            return Affine(em.field("block", f"ctaid+{4 * axis}", "i32"), zero)
        fields = {"%warpid": ("warp", "warp_id"), "%nwarpid": ("launch", "warps"), "%dynamic_smem_size": ("launch", "dynamic_shared")}
        if name in fields:
            return Affine(em.field(*fields[name], "i32"), zero)
        if name == "%total_smem_size":
            return Affine(b.trunc(em.field("block", "shared_size", "i64"), "i32"), zero)
        if name.startswith("%clock") or name.startswith("%globaltimer"):
            b.declare("declare i64 @llvm.readcyclecounter()")
            now = b.assign("call i64 @llvm.readcyclecounter()", "i64", False)
            return Affine(b.lshr(now, constant("i64", 32)) if name.endswith("hi") else now, zero)
        return Affine(constant("i32", {"%nsmid": 1}.get(name, 0)), zero)  # %smid, %gridid: one device, one grid

    def special_lanes(self, em: Emitter, name: str, seg: Segment) -> Value | None:
        """A special register without a scalar form, for this chunk's lanes; None when it has one."""
        b = em.b
        if name.startswith("%lanemask"):
            from vgpu.codegen.memory import lane_ids

            one = b.shl(constant("i32", 1), lane_ids(em))
            below = b.isub(one, constant("i32", 1))
            mask = {"eq": one, "lt": below, "le": b.ior(below, one)}
            which = name.rsplit("_", 1)[1]
            return mask[which] if which in mask else b.inot(mask["lt" if which == "ge" else "le"])
        if name.startswith("%tid.") and self.special_kind(name) is None:
            table = b.int_to_ptr(em.field("warp", "tids", "i64"))
            at = b.iadd(b.shl(Value(seg.chunk, "i64"), constant("i64", 5)), constant("i64", 128 * "xyz".index(name[-1])))
            return b.load("i32", b.gep(table, at), vec=True, align=4)
        return None

    # -- calls
    def call_number(self, function: Function, instr: Instr) -> int:
        """Where a call's descriptor starts in :attr:`calls` (see push_frame in runtime.c)."""
        key = (function.name, instr.ptx_line)
        if key in self._call_numbers:
            return self._call_numbers[key]
        assert instr.call is not None
        call = instr.call
        callee = self.module.functions[call.target]
        mine, theirs = self.analysed(function.name)[2], self.analysed(call.target)[2]
        if len(call.arguments) != len(callee.params) or len(call.returns) != len(callee.returns):
            raise PtxSyntaxError(f"call of {call.target} with {len(call.arguments)} arguments, it takes {len(callee.params)}", ptx_line=instr.ptx_line)
        self._call_numbers[key] = len(self.calls)
        words = [self.numbers[call.target], len(call.arguments), len(call.returns)]
        for argument, p in zip(call.arguments, callee.params, strict=True):
            words += [mine.staging[argument], p.size, theirs.params[p.name]]
        for result, p in zip(call.returns, callee.returns, strict=True):
            words += [theirs.returns[p.name], p.size, mine.staging[result]]
        number = self._call_numbers[key]
        self.calls.extend(words)
        return number

    def prepare_calls(self) -> None:
        """Number every call in program order, so that the numbers do not depend on what is compiled first."""
        from vgpu.codegen.calls import BUILTINS

        for f in self.functions:
            for item in f.body:
                if isinstance(item, Instr) and item.call is not None and item.call.target not in BUILTINS:
                    self.call_number(f, item)

    @property
    def has_calls(self) -> bool:
        return bool(self.calls)


def _origins(function: Function, params: dict[str, int]) -> dict[str, tuple[int, str | None]]:
    """For each register, the parameter or variable its pointer came from, when all its definitions agree."""
    origin: dict[str, tuple[int, str | None]] = {}
    conflict: set[str] = set()
    nothing = (-1, None)

    def of(operand: Operand) -> tuple[int, str | None] | None:
        if isinstance(operand, Reg) and not is_special(operand.name):
            return nothing if operand.name in conflict else origin.get(operand.name)
        if isinstance(operand, Sym):
            return (-1, operand.name)
        return nothing

    changed = True
    instrs = [i for i in function.body if isinstance(i, Instr)]
    while changed:
        changed = False
        for i in instrs:
            if not i.operands or not isinstance(i.operands[0], Reg):
                continue
            name = i.operands[0].name
            found = _origin_of(i, of, params, function)
            if found is None:
                continue
            if name in conflict:
                continue
            if name not in origin:
                origin[name] = found
                changed = True
            elif origin[name] != found:
                conflict.add(name)
                origin[name] = nothing
                changed = True
    return {n: o for n, o in origin.items() if n not in conflict}


def _origin_of(i: Instr, of, params: dict[str, int], function: Function) -> tuple[int, str | None] | None:  # type: ignore[no-untyped-def]
    """The origin an instruction gives its result, (-1, None) for none, None to wait for its operands."""
    nothing = (-1, None)
    emit, rule = i.form.emit, i.form.rule
    target = i.operands[0]
    if isinstance(target, Reg) and WIDTH.get(function.regs.get(target.name, ""), 0) < 32:
        return nothing
    if emit == "ld" and i.mods.get("S", "").startswith("param"):
        mem = i.operands[1]
        if isinstance(mem, Mem) and isinstance(mem.base, Sym) and mem.base.name in params and mem.base.offset + mem.offset == 0 and WIDTH[i.mods["T"]] == 64:
            return params[mem.base.name], None
        return nothing
    if rule in ("mov", "cvta", "cvt") and not isinstance(i.operands[1], Imm):
        return of(i.operands[1])  # type: ignore[no-any-return]
    if rule in ("add", "sub"):
        a, b = of(i.operands[1]), of(i.operands[2])
        if a is None or b is None:
            return None  # a loop: the other definition of the operand comes first
        if a != nothing and b != nothing:
            return nothing
        return a if a != nothing or rule == "sub" else b  # type: ignore[no-any-return]
    if rule in ("mad", "mad_wide"):
        return of(i.operands[3])  # type: ignore[no-any-return]
    if emit == "selp":
        a, b = of(i.operands[1]), of(i.operands[2])
        if a is None or b is None:
            return None
        return a if a == b else nothing  # type: ignore[no-any-return]
    return nothing


__all__ = ["Param", "SharedLayout", "Site", "Unit"]
