"""Indices of kernels on a GPU: they count from the start.

numba-cuda asks of every index whether it is negative. Kernels have no negative ones (core/kernel.py), and the choice
before each access costs registers and time. What others compile with numba-cuda in the same process stays as it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Any, Final

_COMPILING: Final = local()  # whether this thread compiles a kernel of ours


@contextmanager
def counting_from_start() -> Iterator[None]:
    """Have numba-cuda take indices as they are in what this thread compiles meanwhile."""
    _COMPILING.ours = True
    try:
        yield
    finally:
        _COMPILING.ours = False


def ask_whose_indices_they_are() -> None:
    """Have numba-cuda do so from now on: a private part of it, for which its version is pinned."""
    from numba.cuda import types  # noqa: PLC0415
    from numba.cuda.np import arrayobj  # noqa: PLC0415

    as_ever = arrayobj.fix_integer_index

    def fixed_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if getattr(_COMPILING, "ours", False):
            return context.cast(builder, index, kind, types.intp)
        return as_ever(context, builder, kind, index, size)

    arrayobj.fix_integer_index = fixed_index
