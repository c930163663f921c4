"""What the parser makes of PTX text: plain records, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from vgpu.ptx.isa import Form


class Reg(NamedTuple):
    """A virtual register (scoped registers carry a unique suffix) or a special register."""

    name: str


class Imm(NamedTuple):
    """An immediate. ``value`` is an int for integers, or the raw IEEE bits for ``f32``/``f64``."""

    value: int
    kind: str  # "int" | "f32" | "f64"


class Sym(NamedTuple):
    """The address of a variable, a parameter, a label or a function, plus bytes."""

    name: str
    offset: int = 0


class Mem(NamedTuple):
    """``[base + offset]``."""

    base: Reg | Sym | Imm
    offset: int = 0


class Vec(NamedTuple):
    """``{a, b, ...}``; an element is None for the sink ``_``."""

    items: tuple[Operand | None, ...]


class Not(NamedTuple):
    """``!%p``."""

    reg: Reg


class Pair(NamedTuple):
    """``d|p``: a destination with a predicate beside it; either may be None for ``_``."""

    first: Reg | None
    second: Reg | None


Operand = Reg | Imm | Sym | Mem | Vec | Not | Pair


class Loc(NamedTuple):
    """A source location from ``.loc``: file index, 1-based line and column."""

    file: int
    line: int
    column: int


@dataclass(slots=True)
class Call:
    """The three lists of a ``call``."""

    returns: tuple[str, ...]
    target: str
    arguments: tuple[str, ...]
    indirect: bool = False


@dataclass(slots=True)
class Instr:
    """One instruction, matched to its row of the table."""

    text: str
    opcode: str
    operands: tuple[Operand, ...]
    ptx_line: int
    loc: Loc | None
    guard: Reg | None = None
    guard_negated: bool = False
    form: Form = None  # type: ignore[assignment]  # set by the parser before anyone looks
    mods: dict[str, str] = field(default_factory=dict)
    call: Call | None = None


@dataclass(slots=True)
class Label:
    name: str
    ptx_line: int


@dataclass(slots=True)
class Variable:
    """A module- or function-scope variable. ``size`` 0 means extern ``[]``.

    ``init`` is the bytes it starts with; ``relocs`` the places in it that hold addresses of other symbols.
    """

    name: str
    space: str
    size: int
    align: int
    init: bytes | None = None
    relocs: tuple[tuple[int, str, int], ...] = ()
    external: bool = False


@dataclass(slots=True)
class Param:
    """A parameter: ``offset`` in the packed parameter block, bytes."""

    name: str
    type: str
    size: int
    align: int
    offset: int


@dataclass(slots=True)
class Function:
    name: str
    is_entry: bool
    params: list[Param]
    returns: list[Param]
    body: list[Instr | Label]
    regs: dict[str, str]
    variables: dict[str, Variable]
    #: .param variables declared inside (call arguments and results)
    call_params: dict[str, Param]
    branch_targets: dict[str, tuple[str, ...]]
    ptx_line: int
    max_threads: int | None = None
    required_block: tuple[int, int, int] | None = None
    is_declaration: bool = False


@dataclass(slots=True)
class Module:
    version: tuple[int, int]
    target: str
    variables: dict[str, Variable]
    functions: dict[str, Function]
    files: dict[int, str]
