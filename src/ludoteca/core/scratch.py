"""Arrays that kernels have without allocating: some of their own on the stack, and the bytes of a state."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import State

WORD_BYTES = 8


def local_words(count: int) -> Codes:
    """Make an uninitialised array of `count` numbers. It must not be returned.

    In kernels the count is a constant of the module.
    """
    return np.empty(count, np.int64)


def bytes_of(state: State) -> NDArray[np.int8]:
    """Return the bytes of a state, as an array over the same memory."""
    return np.frombuffer(state, np.int8)  # type: ignore[call-overload, no-any-return]  # a record is a buffer


if COMPILED and not TYPE_CHECKING:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.core.errors import RequireLiteralValue
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    @intrinsic(prefer_literal=True)
    def local_words(_: Any, count: Any) -> Any:
        """Reserve the words in the frame of the kernel that asks."""
        if not isinstance(count, types.IntegerLiteral):
            raise RequireLiteralValue("local_words takes a constant")
        words = types.Array(types.int64, 1, "C")

        def reserve(context: Any, builder: Any, _: Any, __: Any) -> Any:
            length = context.get_constant(types.intp, count.literal_value)
            size = context.get_constant(types.intp, WORD_BYTES)
            block = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8 * WORD_BYTES), count.literal_value))
            array = make_array(words)(context, builder)
            data = builder.bitcast(block, array.data.type)
            populate_array(array, data=data, shape=(length,), strides=(size,), itemsize=size, meminfo=None)
            return array._getvalue()

        return words(count), reserve

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
