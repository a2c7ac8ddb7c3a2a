"""Compiles for a fixed GPU, without one, as `gpu/device.py` does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Final

from numba import cuda, types
from numba.cuda import dispatcher

from ludoteca.gpu.indices import ask_whose_indices_they_are, counting_from_start
from ludoteca.gpu.tables import place_tables_in_global_memory

CAPABILITY: Final = (9, 0)


@contextmanager
def without_gpu() -> Iterator[None]:
    """Answer for the driver, which numba-cuda asks for a capability; and compile as on a machine with a GPU."""
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    place_tables_in_global_memory()
    ask_whose_indices_they_are()
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def compiled(function: Callable[..., Any], *arguments: Any, is_called: bool = False) -> str:
    """Compile a body, or a function that bodies call, and check what it asks of the GPU."""
    signature = arguments if is_called else types.void(*arguments)
    with counting_from_start():
        code, _ = cuda.compile(function, signature, device=is_called, abi="numba", cc=CAPABILITY)
    text = str(code)
    assert f".target sm_{CAPABILITY[0]}{CAPABILITY[1]}" in text
    assert (".visible .func" if is_called else ".visible .entry") in text
    assert ".extern" not in text
    assert "\n.const " not in text, "tables are for the large memory"
    assert "\n.visible .const " not in text
    return text
