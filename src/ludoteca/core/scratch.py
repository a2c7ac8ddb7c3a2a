"""Arrays that a kernel uses for itself, on the stack: they go with its frame, so that kernels allocate nothing."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import COMPILED

WORD_BYTES = 8


def local_words(count: int) -> Codes:
    """Make an array of so many numbers, which are whatever was there before. It must not be returned.

    In kernels the count is a constant of the module.
    """
    return np.empty(count, np.int64)


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
