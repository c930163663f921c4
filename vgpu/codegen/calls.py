"""Parameters and calls: kernel parameters, device functions with frames of their own, and the runtime's printf and assert.

A parameter of a device function is an array of 32 values in the callee's frame. The caller stages arguments in its own frame; the
scheduler copies them over when it pushes the callee's frame (see runtime.c, ``push_frame``).
"""

from __future__ import annotations

from vgpu.codegen import memory
from vgpu.codegen.builder import BITS, LANES, Value, constant
from vgpu.codegen.emitter import Emitter, warp_field
from vgpu.codegen.layout import CALL
from vgpu.errors import UnsupportedInstructionError
from vgpu.ptx import isa
from vgpu.ptx.ast import Instr, Mem, Operand, Param, Reg, Sym, Vec


def param_access(em: Emitter, instr: Instr) -> None:
    """ld.param and st.param."""
    is_load = instr.form.emit == "ld"
    mem = instr.operands[1 if is_load else 0]
    data = instr.operands[0 if is_load else 1]
    assert isinstance(mem, Mem)
    items = list(data.items) if isinstance(data, Vec) else [data]
    ptx = instr.mods["T"]
    if isinstance(mem.base, Sym):
        place = lane_array(em, mem.base.name)
        if place is not None:
            _lane_param(em, items, ptx, place[0], place[1], mem.base.offset + mem.offset, is_load)
            return
    if not is_load:
        raise UnsupportedInstructionError(f"'{instr.text}' writes a kernel parameter", ptx_line=instr.ptx_line)
    _kernel_param(em, instr, mem, items, ptx)


def lane_array(em: Emitter, name: str) -> tuple[int, int] | None:
    """(frame offset, bytes a lane) of a parameter that every lane has its own copy of."""
    f = em.frame
    for group in (f.staging, f.params, f.returns):
        if name in group:
            return group[name], em.unit.param_size(em.function, name)
    return None


def _kernel_param(em: Emitter, instr: Instr, mem: Mem, items: list[Operand | None], ptx: str) -> None:
    ty = memory.element_type(ptx)
    step = max(BITS[ty] // 8, 1)
    if isinstance(mem.base, Sym):
        param = next((p for p in em.function.params if p.name == mem.base.name), None)
        if param is None or mem.base.offset + mem.offset + step * len(items) > param.size:
            raise UnsupportedInstructionError(f"'{instr.text}' reads outside the parameter {mem.base.name}", ptx_line=instr.ptx_line)
        offset = param.offset + mem.base.offset + mem.offset
        with em.in_scalar_code():
            params = em.b.int_to_ptr(em.field("launch", "params", "i64"))
            for i, t in enumerate(items):
                if t is not None:
                    value = em.b.load(ty, em.b.gep(params, offset + step * i), align=step)
                    em.put_scalar(t, memory.extend(em, value, ptx, t))
        return
    access = memory.classify(em, instr, mem, "read", step, len(items))
    memory.load(em, access, mem, items, ptx)


def _lane_param(em: Emitter, items: list[Operand | None], ptx: str, array: int, stride: int, offset: int, is_load: bool) -> None:
    ty = memory.element_type(ptx)
    step = max(BITS[ty] // 8, 1)
    b = em.b
    with em.in_vector_code() as seg:
        first = b.gep(b.gep("%frame", array + offset), b.imul(Value(seg.chunk, "i64"), constant("i64", LANES * stride)))
        pointers = [b.gep(first, lane * stride) for lane in range(LANES)]
        if is_load:
            for t, value in zip(items, memory.gather(em, pointers, ty, len(items)), strict=True):
                if t is not None:
                    em.put_vector(t, memory.extend(em, value, ptx, t))
            return
        values = [b.splat(em.vector(i, ty)) for i in items if i is not None]
        if seg.mask is not None:  # lanes that are elsewhere may have staged values of their own
            pointers = [
                b.int_to_ptr(b.select(b.extract(seg.mask, lane), b.assign(f"ptrtoint ptr {p} to i64", "i64", False), memory.scratch(em)))
                for lane, p in enumerate(pointers)
            ]
        memory.scatter(em, pointers, values, ty, len(items))
        del step


# -- calls ------------------------------------------------------------------------------------------------------

BUILTINS = ("vprintf", "__assertfail", "malloc", "free")


def staged(em: Emitter, name: str) -> str:
    return em.slot("%frame", em.frame.staging[name])


def builtin(em: Emitter) -> bool:
    """Calls that the runtime answers. True when this was one."""
    term = em.block.term
    assert term is not None and term.call is not None
    call = term.call
    if call.target not in BUILTINS:
        return False
    em.flush()
    site = constant("i32", em.site(action="call"))
    args = [staged(em, a) for a in call.arguments]
    result = staged(em, call.returns[0]) if call.returns else "null"
    if call.target == "vprintf":
        code = em.runtime_call("vg_printf", "i32", "%warp", site, em.mask, args[0], args[1], result)
    elif call.target == "__assertfail":
        code = em.runtime_call("vg_assert", "i32", "%warp", site, em.mask, args[0], args[1], args[2], args[3])
    else:
        code = em.runtime_call("vg_device_malloc", "i32", "%warp", site, em.mask)
    em.abort_unless_zero(code)
    return True


def prepare(em: Emitter) -> None:
    """Tell the scheduler which function to run for which lanes; the call's number finds its argument list."""
    term = em.block.term
    assert term is not None and term.call is not None
    em.flush()
    number = em.unit.call_number(em.function, term)
    em.b.store(constant("i32", number), warp_field(em, "call_target"), align=4)
    em.b.store(em.mask, warp_field(em, "call_mask"), align=4)
    em.b.store(constant("i32", em.site(action="call")), warp_field(em, "site"), align=4)


__all__ = ["CALL", "Param", "Reg", "Value", "builtin", "isa", "lane_array", "param_access", "prepare"]
