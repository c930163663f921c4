"""PTX text to :mod:`vgpu.ptx.ast` records, every instruction matched to its row of the table.

Refuses what it does not know with the PTX line and the CUDA source line; it never skips.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from dataclasses import dataclass, field

from vgpu.errors import PtxSyntaxError, UnsupportedInstructionError, UnsupportedPtxVersionError
from vgpu.ptx import isa
from vgpu.ptx.ast import (
    Call,
    Function,
    Imm,
    Instr,
    Label,
    Loc,
    Mem,
    Module,
    Not,
    Operand,
    Pair,
    Param,
    Reg,
    Sym,
    Variable,
    Vec,
)

#: The newest PTX version whose text this parser was read against (NVRTC 13.5 writes 9.5), and the newest target.
NEWEST_VERSION = (9, 5)
KNOWN_TARGETS = ("sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_62", "sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90")

_SPECIALS = frozenset(
    [f"%{n}.{d}" for n in ("tid", "ntid", "ctaid", "nctaid") for d in "xyz"]
    + ["%laneid", "%warpid", "%nwarpid", "%smid", "%nsmid", "%gridid", "%clock", "%clock64", "%clock_hi", "%globaltimer",
       "%globaltimer_lo", "%globaltimer_hi", "%lanemask_eq", "%lanemask_le", "%lanemask_lt", "%lanemask_ge", "%lanemask_gt",
       "%dynamic_smem_size", "%total_smem_size"]
)  # fmt: skip
_TYPE_SIZE = {t: max(w // 8, 1) for t, w in isa.WIDTH.items()}

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
_LOC_START = re.compile(r"\.loc\s")
_LOC = re.compile(r"\.loc\s+(\d+)\s+(\d+)\s+(\d+)([^\n]*)")
_INLINED = re.compile(r"inlined_at\s+(\d+)\s+(\d+)\s+(\d+)")
_LABEL = re.compile(r"([A-Za-z_$%][\w$]*)\s*:(?!:)")
_GUARD = re.compile(r"@(!?)(%[\w$]+)\s*")
_OPCODE = re.compile(r"[a-z][\w]*(?:\.[\w]+(?:::[\w]+)*)*")
_NAME = r"[A-Za-z_$%][\w$]*"
_REG_DECL = re.compile(r"\.reg\s*\.(\w+)\s+(.*)", re.S)
_VARIABLE = re.compile(
    r"(?P<space>\.global|\.const|\.shared|\.local|\.param)\s*(?P<attrs>(?:\.align\s+\d+\s*|\.attribute\([^)]*\)\s*)*)"
    r"(?P<vec>\.v[24]\s*)?\.(?P<type>\w+)\s+(?P<name>" + _NAME + r")\s*(?P<dims>(?:\[\s*\d*\s*\])*)\s*(?:=\s*(?P<init>.*))?\Z",
    re.S,
)


@dataclass
class _Scope:
    """Registers declared between braces; inner names hide outer ones."""

    rename: dict[str, str] = field(default_factory=dict)
    #: the same for .param variables: every call sequence declares its own ``param0``
    params: dict[str, str] = field(default_factory=dict)


def _strip_comments(text: str) -> str:
    """Blank comments out, keeping every line break where it is."""
    return _COMMENT.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def _parse_int(text: str) -> int | None:
    t = text.rstrip("U")
    try:
        if re.fullmatch(r"-?0[0-7]+", t):
            return int(t, 8)
        return int(t, 0)
    except ValueError:
        return None


class _Parser:
    def __init__(self, text: str) -> None:
        if "\0" in text:
            text = text.rstrip("\0")
        self.text = _strip_comments(text)
        self.pos = 0
        self.breaks = [m.start() for m in re.finditer("\n", self.text)]
        self.module = Module((0, 0), "", {}, {}, {})
        self._scope_count = 0

    # -- errors and places
    def line_at(self, pos: int) -> int:
        return bisect_right(self.breaks, pos - 1) + 1

    def fail(self, message: str, pos: int | None = None) -> PtxSyntaxError:
        return PtxSyntaxError(message, ptx_line=self.line_at(self.pos if pos is None else pos))

    def skip_space(self) -> None:
        n = len(self.text)
        while self.pos < n and self.text[self.pos].isspace():
            self.pos += 1

    def until(self, stop: str) -> str:
        """The text up to the next ``stop`` outside quotes; the position moves past it."""
        start, i, quoted = self.pos, self.pos, False
        while i < len(self.text):
            ch = self.text[i]
            if ch == '"':
                quoted = not quoted
            elif ch == stop and not quoted:
                self.pos = i + 1
                return self.text[start:i]
            i += 1
        raise self.fail(f"expected {stop!r} before the end of the file", start)

    # -- module level
    def parse(self) -> Module:
        while True:
            self.skip_space()
            if self.pos >= len(self.text):
                break
            self.module_item()
        if not self.module.version[0]:
            raise PtxSyntaxError("expected a .version directive: this is not PTX", ptx_line=1)
        return self.module

    def module_item(self) -> None:
        start = self.pos
        m = re.compile(r"\.(version|target|address_size|file|section|alias)\b").match(self.text, start)
        if m:
            self.directive(m.group(1), start)
            return
        m = re.compile(r"(?:\.(?:visible|extern|weak|common)\s+)*\.(entry|func)\b").match(self.text, start)
        if m:
            self.function(m, start)
            return
        m = re.compile(r"(?:\.(?:visible|extern|weak|common)\s+)*(?=\.(?:global|const|shared)\b)").match(self.text, start)
        if m:
            self.pos = m.end()
            declaration = self.until(";")
            variable = self.variable(declaration, start)
            variable.external = ".extern" in m.group()
            self.module.variables[variable.name] = variable
            return
        word = self.text[start : start + 40].split("\n")[0]
        raise self.fail(f"expected a PTX directive, got {word!r}", start)

    def directive(self, word: str, start: int) -> None:
        end = self.text.find("\n", start)
        end = len(self.text) if end < 0 else end
        line = self.text[start:end]
        if word == "version":
            m = re.match(r"\.version\s+(\d+)\.(\d+)", line)
            if not m:
                raise self.fail(f"expected .version MAJOR.MINOR, got {line!r}", start)
            self.module.version = (int(m.group(1)), int(m.group(2)))
            if self.module.version > NEWEST_VERSION:
                raise UnsupportedPtxVersionError(
                    f"PTX version {m.group(1)}.{m.group(2)} is newer than {NEWEST_VERSION[0]}.{NEWEST_VERSION[1]}, the newest this "
                    "virtual GPU knows: compile with an older NVRTC or update this package",
                    ptx_line=self.line_at(start),
                )
        elif word == "target":
            self.module.target = line.split(None, 1)[1].split(",")[0].strip()
            if self.module.target.rstrip("af") not in KNOWN_TARGETS:
                raise UnsupportedPtxVersionError(
                    f"target {self.module.target} is not known: compile for compute_80 (known: {', '.join(KNOWN_TARGETS)})",
                    ptx_line=self.line_at(start),
                )
        elif word == "address_size" and "64" not in line:
            raise self.fail("only 64-bit addresses are supported (.address_size 64)", start)
        elif word == "file":
            m = re.match(r'\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"', line)
            if m:
                self.module.files[int(m.group(1))] = m.group(2).replace("\\\\", "\\")
        elif word == "section":
            brace = self.text.index("{", start)
            end = self.text.index("}", brace) + 1
        elif word == "alias":
            raise self.fail(".alias is not supported", start)
        self.pos = end

    def variable(self, declaration: str, start: int) -> Variable:
        m = _VARIABLE.match(declaration.strip())
        if not m:
            raise self.fail(f"cannot read the variable declaration {declaration.strip()[:60]!r}", start)
        if m["type"] not in _TYPE_SIZE:
            raise self.fail(f"variables of type .{m['type']} are not supported", start)
        element = _TYPE_SIZE[m["type"]] * (int(m["vec"].strip()[2:]) if m["vec"] else 1)
        dims = [int(d) if d else 0 for d in re.findall(r"\[\s*(\d*)\s*\]", m["dims"] or "")]
        count = 1
        for d in dims:
            count *= d
        align = re.search(r"\.align\s+(\d+)", m["attrs"] or "")
        size = element * count
        init, relocs = self.initializer(m["init"], m["type"], start) if m["init"] else (None, ())
        if init is not None:
            size = max(size, len(init)) if 0 in dims else size
            init = init.ljust(size, b"\0")[:size]
        return Variable(m["name"], m["space"][1:], size, int(align.group(1)) if align else element, init, relocs)

    def initializer(self, text: str, type_: str, start: int) -> tuple[bytes, tuple[tuple[int, str, int], ...]]:
        size = _TYPE_SIZE[type_]
        out = bytearray()
        relocs: list[tuple[int, str, int]] = []
        for item in re.findall(r"[^,{}\s][^,{}]*", text):
            item = item.strip()
            number = _parse_int(item)
            if number is not None:
                out += (number & (1 << 8 * size) - 1).to_bytes(size, "little")
            elif re.fullmatch(r"0[fFdD][0-9a-fA-F]+", item):
                out += int(item[2:], 16).to_bytes(size, "little")
            else:
                m = re.fullmatch(r"(?:generic\()?(" + _NAME + r")\)?(?:\s*\+\s*(\d+))?", item)
                if not m or size != 8:
                    raise self.fail(f"cannot read the initial value {item[:40]!r}", start)
                relocs.append((len(out), m.group(1), int(m.group(2) or 0)))
                out += bytes(8)
        return bytes(out), tuple(relocs)

    # -- functions
    def param_list(self, text: str, start: int) -> list[Param]:
        params: list[Param] = []
        offset = 0
        for piece in [p.strip() for p in text.split(",") if p.strip()]:
            piece = re.sub(r"\.ptr\s*(\.\w+\s*)?(\.align\s+\d+\s*)?", "", piece)
            v = self.variable(piece, start)
            offset = (offset + v.align - 1) // v.align * v.align
            kind = re.search(r"\.(\w+)\s+" + re.escape(v.name), piece)
            params.append(Param(v.name, "bytes" if "[" in piece else kind.group(1) if kind else "b64", v.size, v.align, offset))
            offset += v.size
        return params

    def parenthesised(self) -> str:
        self.skip_space()
        if self.text[self.pos] != "(":
            return ""
        depth, start = 0, self.pos + 1
        for i in range(self.pos, len(self.text)):
            depth += {"(": 1, ")": -1}.get(self.text[i], 0)
            if depth == 0:
                self.pos = i + 1
                return self.text[start:i]
        raise self.fail("expected ')'")

    def function(self, m: re.Match[str], start: int) -> None:
        self.pos = m.end()
        is_entry = m.group(1) == "entry"
        returns = [] if is_entry else self.param_list(self.parenthesised(), start)
        self.skip_space()
        name = re.compile(_NAME).match(self.text, self.pos)
        if not name:
            raise self.fail("expected a function name")
        self.pos = name.end()
        params = self.param_list(self.parenthesised(), start)
        fn = Function(name.group(), is_entry, params, returns, [], {}, {}, {}, {}, self.line_at(start))
        self.function_directives(fn)
        if self.text[self.pos] == ";":
            self.pos += 1
            fn.is_declaration = True
            self.module.functions.setdefault(fn.name, fn)
            return
        self.body(fn)
        self.module.functions[fn.name] = fn

    def function_directives(self, fn: Function) -> None:
        while True:
            self.skip_space()
            if self.pos >= len(self.text):
                raise self.fail(f"function {fn.name} has no body")
            if self.text[self.pos] in "{;":
                return
            m = re.compile(r"\.(maxntid|reqntid|minnctapersm|maxnreg|maxnctapersm|noreturn|pragma|local_maxnreg)\b([^.{;]*|\s*\"[^\"]*\"\s*;)").match(
                self.text, self.pos
            )
            if not m:
                raise UnsupportedInstructionError(
                    f"function directive {self.text[self.pos : self.pos + 30].split()[0]!r} is not supported", ptx_line=self.line_at(self.pos)
                )
            numbers = [int(n) for n in re.findall(r"\d+", m.group(2))] if m.group(1) != "pragma" else []
            if m.group(1) in ("maxntid", "reqntid"):
                dims = (numbers + [1, 1])[:3]
                fn.max_threads = dims[0] * dims[1] * dims[2]
                if m.group(1) == "reqntid":
                    fn.required_block = (dims[0], dims[1], dims[2])
            self.pos = m.end()

    def body(self, fn: Function) -> None:
        self.pos += 1
        scopes = [_Scope()]
        loc: Loc | None = None
        text = self.text
        while True:
            self.skip_space()
            if self.pos >= len(text):
                raise self.fail(f"function {fn.name} is not closed")
            ch = text[self.pos]
            if ch == "{":
                scopes.append(_Scope())
                self.pos += 1
            elif ch == "}":
                scopes.pop()
                self.pos += 1
                if not scopes:
                    return
            elif ch == ";":
                self.pos += 1
            elif ch == "." and _LOC_START.match(text, self.pos):
                loc = self.loc(loc)
            elif ch == ".":
                self.body_directive(fn, scopes)
            elif (m := _LABEL.match(text, self.pos)) is not None:
                fn.body.append(Label(m.group(1), self.line_at(self.pos)))
                self.pos = m.end()
            else:
                self.instruction(fn, scopes, loc)

    def loc(self, previous: Loc | None) -> Loc | None:
        m = _LOC.match(self.text, self.pos)
        if not m:
            raise self.fail("cannot read the .loc directive")
        self.pos = m.end()
        inlined = _INLINED.search(m.group(4))
        file, line, column = (int(inlined.group(i)) if inlined and int(m.group(1)) != 1 else int(m.group(i)) for i in (1, 2, 3))
        return Loc(file, line, column) if line else previous

    def body_directive(self, fn: Function, scopes: list[_Scope]) -> None:
        start = self.pos
        if self.text.startswith(".pragma", start):
            self.until(";")
            return
        m = re.compile(r"(" + _NAME + r")?\s*\.(branchtargets|calltargets|callprototype)").match(self.text, start)
        if m:
            raise UnsupportedInstructionError(f".{m.group(2)} is not supported here", ptx_line=self.line_at(start))
        declaration = self.until(";").strip()
        m2 = _REG_DECL.match(declaration)
        if m2:
            self.registers(fn, scopes, m2.group(1), m2.group(2), start)
            return
        variable = self.variable(declaration, start)
        if variable.space == "param":
            kind = "bytes" if "[" in declaration else declaration.split()[-2].lstrip(".")
            unique = variable.name
            if len(scopes) > 1:
                self._scope_count += 1
                unique = f"{variable.name}@{self._scope_count}"
            scopes[-1].params[variable.name] = unique
            fn.call_params[unique] = Param(unique, kind, variable.size, variable.align, 0)
        else:
            fn.variables[variable.name] = variable

    def registers(self, fn: Function, scopes: list[_Scope], type_: str, names: str, start: int) -> None:
        if type_ not in isa.WIDTH or type_ == "b128":
            raise UnsupportedInstructionError(f"registers of type .{type_} are not supported", ptx_line=self.line_at(start))
        for name in [n.strip() for n in names.split(",")]:
            m = re.fullmatch(r"(" + _NAME + r")<(\d+)>", name)
            if m and int(m.group(2)) > 1_000_000:
                raise self.fail(f"too many registers: {name}", start)
            suffix = ""
            if len(scopes) > 1:
                self._scope_count += 1
                suffix = f"@{self._scope_count}"
            for plain in [f"{m.group(1)}{i}" for i in range(int(m.group(2)))] if m else [name]:
                fn.regs[plain + suffix] = type_
                scopes[-1].rename[plain] = plain + suffix

    # -- instructions
    def instruction(self, fn: Function, scopes: list[_Scope], loc: Loc | None) -> None:
        start = self.pos
        text = self.until(";").strip()
        line = self.line_at(start)
        guard, negated = None, False
        m = _GUARD.match(text)
        body = text
        if m:
            guard, negated = self.register(m.group(2), fn, scopes, line, loc), bool(m.group(1))
            body = text[m.end() :]
        m2 = _OPCODE.match(body)
        if not m2:
            raise self.fail(f"expected an instruction, got {text[:40]!r}", start)
        opcode = m2.group()
        rest = body[m2.end() :].strip()
        if opcode.split(".")[0] == "call":
            operands: tuple[Operand, ...] = ()
            call = self.call(rest, scopes, start)
            count = 1
        else:
            call = None
            operands = tuple(self.operand(p, fn, scopes, line, loc) for p in self.split(rest)) if rest else ()
            count = len(operands)
        found = isa.match(opcode, count)
        if not found:
            self.refuse(opcode, text, line, loc)
        instr = Instr(text, opcode, operands, line, loc, guard, negated, found[0], found[1], call)
        fn.body.append(instr)

    def refuse(self, opcode: str, text: str, line: int, loc: Loc | None) -> None:
        near = isa.near(opcode)
        known = f"; known forms: {', '.join(near)}" if near else ""
        raise UnsupportedInstructionError(
            f"instruction '{' '.join(text.split())[:90]}' is outside the virtual GPU's instruction set{known}",
            ptx_line=line,
            source_file=self.module.files.get(loc.file) if loc else None,
            source_line=loc.line if loc else None,
        )

    @staticmethod
    def split(text: str) -> list[str]:
        """Operands at commas outside brackets."""
        out, depth, last = [], 0, 0
        for i, ch in enumerate(text):
            if ch in "[{(":
                depth += 1
            elif ch in "]})":
                depth -= 1
            elif ch == "," and not depth:
                out.append(text[last:i].strip())
                last = i + 1
        out.append(text[last:].strip())
        return out

    @staticmethod
    def param_name(name: str, scopes: list[_Scope]) -> str:
        return next((s.params[name] for s in reversed(scopes) if name in s.params), name)

    def call(self, rest: str, scopes: list[_Scope], start: int) -> Call:
        parts = self.split(rest)
        lists = [tuple(n.strip() for n in p.strip("()").split(",") if n.strip()) if p.startswith("(") else p for p in parts]
        returns: tuple[str, ...] = ()
        if lists and isinstance(lists[0], tuple):
            returns = lists.pop(0)  # type: ignore[assignment]
        if not lists or not isinstance(lists[0], str):
            raise self.fail("cannot read the call", start)
        target = lists.pop(0)
        arguments: tuple[str, ...] = lists.pop(0) if lists and isinstance(lists[0], tuple) else ()  # type: ignore[assignment]
        returns = tuple(self.param_name(n, scopes) for n in returns)
        arguments = tuple(self.param_name(n, scopes) for n in arguments)
        return Call(returns, str(target), arguments, str(target).startswith("%"))

    def register(self, name: str, fn: Function, scopes: list[_Scope], line: int, loc: Loc | None) -> Reg:
        for scope in reversed(scopes):
            if name in scope.rename:
                return Reg(scope.rename[name])
        if name in _SPECIALS:
            return Reg(name)
        if name in ("%SP", "%SPL"):
            raise PtxSyntaxError(f"register {name} is not declared", ptx_line=line)
        if name.split(".")[0] in {s.split(".")[0] for s in _SPECIALS} or name.startswith("%") and name[1:2].isalpha() and "." in name:
            self.refuse(name, name, line, loc)
        raise PtxSyntaxError(
            f"register {name} is not declared (and is no special register the virtual GPU has)",
            ptx_line=line, source_line=loc.line if loc else None)  # fmt: skip

    def operand(self, text: str, fn: Function, scopes: list[_Scope], line: int, loc: Loc | None) -> Operand:
        ch = text[0] if text else ""
        if ch == "%":
            if "|" in text:
                first, second = (t.strip() for t in text.split("|", 1))
                return Pair(self.register(first, fn, scopes, line, loc),
                            None if second == "_" else self.register(second, fn, scopes, line, loc))  # fmt: skip
            return self.register(text, fn, scopes, line, loc)
        if ch == "{":
            items = [t.strip() for t in text.strip("{} \t\n").split(",")]
            return Vec(tuple(None if t == "_" else self.operand(t, fn, scopes, line, loc) for t in items))
        if ch == "[":
            return self.address(text[1:-1].strip(), fn, scopes, line, loc)
        if ch == "!":
            return Not(self.register(text[1:].strip(), fn, scopes, line, loc))
        if ch == "_":
            if text == "_":
                return Vec((None,))
            if text.startswith("_|"):
                return Pair(None, self.register(text[2:].strip(), fn, scopes, line, loc))
        return self.value(text, fn, scopes, line, loc)

    def value(self, text: str, fn: Function, scopes: list[_Scope], line: int, loc: Loc | None) -> Imm | Sym | Reg:
        number = _parse_int(text)
        if number is not None:
            return Imm(number, "int")
        if re.fullmatch(r"0[fF][0-9a-fA-F]{8}", text):
            return Imm(int(text[2:], 16), "f32")
        if re.fullmatch(r"0[dD][0-9a-fA-F]{16}", text):
            return Imm(int(text[2:], 16), "f64")
        if re.fullmatch(r"-?\d+\.\d*(?:[eE][-+]?\d+)?", text):
            return Imm(struct.unpack("<Q", struct.pack("<d", float(text)))[0], "f64")
        if text == "WARP_SZ":
            return Imm(32, "int")
        m = re.fullmatch(r"(" + _NAME + r")(?:\s*\+\s*(-?\w+))?", text)
        if not m:
            raise PtxSyntaxError(f"cannot read the operand {text[:40]!r}", ptx_line=line)
        if m.group(1).startswith("%"):
            return self.register(m.group(1), fn, scopes, line, loc)
        for scope in reversed(scopes):
            if m.group(1) in scope.rename:  # inline asm may name registers without %
                return Reg(scope.rename[m.group(1)])
        return Sym(self.param_name(m.group(1), scopes), _parse_int(m.group(2) or "0") or 0)

    def address(self, text: str, fn: Function, scopes: list[_Scope], line: int, loc: Loc | None) -> Mem:
        m = re.fullmatch(r"(.+?)\s*\+\s*(-?\w+)", text)
        offset = _parse_int(m.group(2)) if m else 0
        base = self.value((m.group(1) if m else text).strip(), fn, scopes, line, loc)
        if offset is None:
            raise PtxSyntaxError(f"cannot read the address [{text}]", ptx_line=line)
        if isinstance(base, Sym):
            return Mem(Sym(base.name), base.offset + offset)
        return Mem(base, offset)


def parse(text: str) -> Module:
    """Parse a module. Raises :class:`PtxSyntaxError`, :class:`UnsupportedInstructionError`, :class:`UnsupportedPtxVersionError`."""
    return _Parser(text).parse()
