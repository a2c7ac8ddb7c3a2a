"""Arrays that kernels have without allocating: some of their own on the stack, and others over memory that is there."""

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Codes, Floats
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import State

WORD_BYTES = 8
FLOAT_BYTES = 4


def local_words(count: int) -> Codes:
    """Make an uninitialised array of `count` numbers. It must not be returned.

    In kernels the count is a constant of the module.
    """
    return np.empty(count, np.int64)


def local_floats(count: int) -> Floats:
    """Make an array of numbers that is as `local_words` otherwise."""
    return np.empty(count, np.float32)


def bytes_of(state: State) -> NDArray[np.int8]:
    """Return the bytes of a state, as an array over the same memory."""
    return np.frombuffer(state, np.int8)  # type: ignore[call-overload, no-any-return]  # a record is a buffer


def four_at(address: int, index: int) -> tuple[Any, Any, Any, Any]:
    """Read four float32 numbers that follow one another, by the address of the first of an array and their index.

    In kernels both are aligned to 16 bytes, since they are read at once. Whoever handed out the address keeps them.
    """
    first = int(address) + FLOAT_BYTES * int(index)
    one, two, three, four = np.ctypeslib.as_array((ctypes.c_float * 4).from_address(first))
    return one, two, three, four


def local_copy(state: State) -> State:
    """Return a state whose numbers a specialised loop keeps in its own frame (specialised.py), elsewhere the state."""
    return state


def copy_numbers(source: State, target: State) -> None:
    """Copy the numbers of such a copy to another one, or to the state that it was made of; its arrays are there."""


if COMPILED and not TYPE_CHECKING:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.core.errors import RequireLiteralValue
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    from ludoteca.core import specialised

    local_copy, copy_numbers = specialised.local_copy, specialised.copy_numbers

    def local_array(kind: Any, size: int, count: Any) -> Any:
        """Reserve numbers of a kind in the frame of the kernel that asks."""
        if not isinstance(count, types.IntegerLiteral):
            raise RequireLiteralValue("the size of a local array is a constant")
        array_type = types.Array(kind, 1, "C")

        def reserve(context: Any, builder: Any, _: Any, __: Any) -> Any:
            length = context.get_constant(types.intp, count.literal_value)
            bytes_each = context.get_constant(types.intp, size)
            words = -(-count.literal_value * size // WORD_BYTES)
            block = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8 * WORD_BYTES), words))
            array = make_array(array_type)(context, builder)
            data = builder.bitcast(block, array.data.type)
            populate_array(array, data=data, shape=(length,), strides=(bytes_each,), itemsize=bytes_each, meminfo=None)
            return array._getvalue()

        return array_type(count), reserve

    @intrinsic(prefer_literal=True)
    def local_words(_: Any, count: Any) -> Any:
        """Reserve the words in the frame of the kernel that asks."""
        return local_array(types.int64, WORD_BYTES, count)

    @intrinsic(prefer_literal=True)
    def local_floats(_: Any, count: Any) -> Any:
        """Reserve the numbers in the frame of the kernel that asks."""
        return local_array(types.float32, FLOAT_BYTES, count)

    @intrinsic
    def bytes_of(_: Any, state: Any) -> Any:
        """Describe the memory of a record as an array of bytes."""
        array_type = types.Array(types.int8, 1, "C")

        def describe(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = make_array(array_type)(context, builder)
            length = context.get_constant(types.intp, signature.args[0].size)
            data = builder.bitcast(arguments[0], array.data.type)
            one = context.get_constant(types.intp, 1)
            populate_array(array, data=data, shape=(length,), strides=(one,), itemsize=one, meminfo=None)
            return array._getvalue()

        return array_type(state), describe

    @intrinsic
    def four_at(_: Any, address: Any, index: Any) -> Any:
        """Read a vector, and take it apart."""
        numbers = types.UniTuple(types.float32, 4)

        def read(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
            offset = builder.mul(arguments[1], context.get_constant(types.int64, FLOAT_BYTES))
            vector = ir.VectorType(ir.FloatType(), 4)
            place = builder.inttoptr(builder.add(arguments[0], offset), vector.as_pointer())
            found = builder.load(place, align=4 * FLOAT_BYTES)
            parts = [builder.extract_element(found, ir.Constant(ir.IntType(32), number)) for number in range(4)]
            return cgutils.pack_array(builder, parts)

        return numbers(types.int64, types.int64), read
