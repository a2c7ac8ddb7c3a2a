"""Tables of kernels on a GPU: in its large memory.

numba-cuda puts the constant arrays of modules where a GPU has 64 KB in all, and where threads that read different
places wait for each other. Those of a game are larger, and threads that play different games read different places.
"""

import hashlib
from typing import Any, Final

import numpy as np

GLOBAL_MEMORY: Final = 1  # as NVVM numbers it
NAME: Final = "ludoteca_table"


def place_tables_in_global_memory() -> None:
    """Have numba-cuda place them there from now on: a private part of it, for which its version is pinned."""
    from llvmlite import ir  # noqa: PLC0415
    from numba.cuda import types  # noqa: PLC0415
    from numba.cuda.target import CUDATargetContext  # noqa: PLC0415

    def make_constant_array(context: Any, builder: Any, array_type: Any, array: Any) -> Any:
        if not array.flags.c_contiguous:
            array = np.ascontiguousarray(array)
        content = bytearray(array.tobytes())
        name = f"{NAME}_{hashlib.sha256(content).hexdigest()[:16]}_{array.itemsize}"
        table = builder.module.globals.get(name)
        if table is None:
            kind = ir.ArrayType(ir.IntType(8), len(content))
            table = ir.GlobalVariable(builder.module, kind, name, addrspace=GLOBAL_MEMORY)
            table.linkage, table.global_constant = "internal", True
            table.initializer = ir.Constant(kind, content)
            table.align = max(8, array.itemsize)
        address = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
        made = context.make_array(array_type)(context, builder)
        context.populate_array(
            made,
            data=builder.bitcast(address, made.data.type),
            shape=[context.get_constant(types.intp, size) for size in array.shape],
            strides=[context.get_constant(types.intp, stride) for stride in array.strides],
            itemsize=context.get_constant(types.intp, array.itemsize),
            parent=None,
            meminfo=None,
        )
        return made._getvalue()

    CUDATargetContext.make_constant_array = make_constant_array
