"""Records as a specialised loop of kernels knows them: some fields have known values, and numbers are local variables.

LLVM then leaves out what no such game does, and keeps the numbers of a state in registers: it cannot do that for what
lies in memory, which an array next to it might overlap for all it knows. Kernels are written and called as ever; they
are translated once more for these types.

This module loads Numba, so it is imported only where kernels are compiled.
"""

from collections.abc import Mapping
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.boxing import unbox_record
from numba.core.datamodel.models import RecordModel, StructModel
from numba.core.datamodel.registry import register_default
from numba.core.imputils import lower_getattr_generic, lower_setattr_generic
from numba.extending import NativeValue, intrinsic, unbox
from numba.np.arrayobj import record_getattr, record_setattr

BYTE: Final = ir.IntType(8)


class KnownRecord(types.Record):
    """A record in memory, some fields of which have known values. They are never written."""

    def __init__(self, record: Any, known: Mapping[str, int]) -> None:
        fields = [(name, field._asdict()) for name, field in record.fields.items()]
        # Numba takes records for one another whose fields are alike, so one of these is made unlike all others.
        fields[0][1]["title"] = f"{type(self).__name__} {sorted(known.items())}"
        super().__init__(fields, record.size, record.aligned)
        self.record, self.known = record, dict(known)

    def numbers(self) -> list[str]:
        """List the fields that are single numbers, but for the known ones."""
        fields = self.fields.items()
        return [name for name, field in fields if is_number(field.type) and name not in self.known]


class LocalRecord(KnownRecord):
    """The same with its numbers in the frame of a kernel; arrays stay in memory."""


def is_number(kind: Any) -> bool:
    """Return whether a field of a kind is a single number."""
    return not isinstance(kind, types.NestedArray)


@register_default(LocalRecord)
class LocalModel(StructModel):
    """Describes a local record: two places of one layout, of which one has the arrays and the other the numbers."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("memory", kind.record), ("frame", kind.record)])


register_default(KnownRecord)(RecordModel)
unbox(KnownRecord)(unbox_record)


@unbox(LocalRecord)  # type: ignore[untyped-decorator]
def unbox_local(kind: Any, value: Any, context: Any) -> Any:
    """Take a record from Python, numbers and all: kernels that call themselves can be called with anything."""
    places = cgutils.create_struct_proxy(kind)(context.context, context.builder)
    native = unbox_record(kind.record, value, context)
    places.memory = places.frame = native.value
    return NativeValue(places._getvalue(), cleanup=native.cleanup, is_error=native.is_error)


@lower_getattr_generic(KnownRecord)  # type: ignore[untyped-decorator]
def get_field(context: Any, builder: Any, kind: Any, value: Any, field: str) -> Any:
    """Read a field: a constant, where its value is known."""
    if field in kind.known:
        return context.get_constant(kind.typeof(field), kind.known[field])
    return record_getattr(context, builder, kind.record, pointer_to(context, builder, kind, value, field), field)


@lower_setattr_generic(KnownRecord)  # type: ignore[untyped-decorator]
def set_field(context: Any, builder: Any, signature: Any, arguments: Any, field: str) -> Any:
    """Write a field."""
    kind, value_kind = signature.args
    pointer = pointer_to(context, builder, kind, arguments[0], field)
    plain = signature.replace(args=(kind.record, value_kind))
    return record_setattr(context, builder, plain, (pointer, arguments[1]), field)


def pointer_to(context: Any, builder: Any, kind: Any, value: Any, field: str) -> Any:
    """Return the pointer by which a field of a record is reached."""
    if not isinstance(kind, LocalRecord):
        return value
    places = cgutils.create_struct_proxy(kind)(context, builder, value)
    return places.frame if is_number(kind.typeof(field)) else places.memory


@intrinsic
def local_copy(_: Any, state: Any) -> Any:
    """Take the numbers of a known record into the frame of the kernel that asks; any other record stays as it is."""
    if not isinstance(state, KnownRecord):
        return state(state), lambda _, __, ___, arguments: arguments[0]
    kind = LocalRecord(state.record, state.known)

    def copy(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        places = cgutils.create_struct_proxy(kind)(context, builder)
        pointer = context.get_value_type(kind.record)
        frame = cgutils.alloca_once(builder, ir.ArrayType(BYTE, kind.size))
        places.memory = builder.bitcast(arguments[0], pointer)
        places.frame = builder.bitcast(frame, pointer)
        local = places._getvalue()
        copy_fields(context, builder, (state, arguments[0]), (kind, local))
        return local

    return kind(state), copy


@intrinsic
def copy_numbers(_: Any, source: Any, target: Any) -> Any:
    """Copy the numbers of a known record to another one; of any other record nothing."""

    def copy(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if isinstance(source, KnownRecord):
            copy_fields(context, builder, *zip(signature.args, arguments, strict=True))
        return context.get_dummy_value()

    return types.void(source, target), copy


def copy_fields(context: Any, builder: Any, source: tuple[Any, Any], target: tuple[Any, Any]) -> None:
    """Copy the numbers of a record, which is given by its kind and its value, to another one."""
    kind, value = source
    for name in kind.numbers():
        number = get_field(context, builder, kind, value, name)
        signature = types.void(target[0], kind.typeof(name))
        set_field(context, builder, signature, (target[1], number), name)


def known_type(kind: Any, record: Any, known: Mapping[str, int]) -> Any:
    """Return the type of an argument with records of one type, or arrays of them, as such with known values."""
    if kind == record:
        return KnownRecord(record, known)
    is_array = isinstance(kind, types.Array) and kind.dtype == record
    return kind.copy(dtype=KnownRecord(record, known)) if is_array else kind


def is_specialised(arguments: Any) -> bool:
    """Return whether a kernel is compiled for known records."""
    return any(isinstance(getattr(one, "dtype", one), KnownRecord) for one in arguments)
