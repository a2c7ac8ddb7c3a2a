"""The kernels of every game compile for WebAssembly too, and ask nothing of where they run."""

import numba
import numpy as np
import pytest
from numba import types

import ludoteca
from interface_types import bots_of, interface_of
from ludoteca.core.kernel import COMPILED
from ludoteca.games import rulebook_of
from webassembly import Import, imports_of, object_of

# What a linker provides, and what a few lines beside the object must: moving and filling memory.
PROVIDED = {"__linear_memory", "__stack_pointer", "__indirect_function_table", "memcpy", "memset", "memmove"}

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


@every_game
def test_the_interface_compiles_for_webassembly_and_imports_nothing_unexpected(game_id: str) -> None:
    assert COMPILED, "this test needs Numba"
    for name, (kernel, arguments) in interface_of(rulebook_of(game_id)).items():
        imports = imports_of(object_of(kernel, arguments))
        assert {one.name for one in imports} <= PROVIDED, name


@every_game
def test_bots_of_all_levels_compile_for_webassembly_and_import_nothing_unexpected(game_id: str) -> None:
    """In particular nothing of a mathematical library, whose last bits differ from one target to another."""
    for name, (kernel, arguments) in bots_of(rulebook_of(game_id).info.setup()).items():
        imports = imports_of(object_of(kernel, arguments))
        assert {one.name for one in imports} <= PROVIDED, name


def test_a_kernel_that_calls_a_mathematical_library_is_found_out() -> None:
    @numba.njit
    def grows(x: float) -> float:
        return float(np.exp(x))

    assert "exp" in {one.name for one in imports_of(object_of(grows, (types.float64,)))}


def test_a_kernel_that_allocates_is_found_out() -> None:
    @numba.njit
    def allocates(count: int) -> float:
        return float(np.empty(count).sum())

    imports = imports_of(object_of(allocates, (types.int64,)))
    assert {one.name for one in imports if one.is_function} - PROVIDED


@every_game
def test_the_fields_of_states_are_aligned(game_id: str) -> None:
    assert rulebook_of(game_id).dtype.isalignedstruct


def test_imports_are_read() -> None:
    content = (
        b"\0asm\1\0\0\0" + bytes([1, 1, 0, 2, 32, 2, 3]) + b"env\x0f__linear_memory\x02\x00\x01\x03env\x01f\x00\x05"
    )
    assert imports_of(content) == [Import("__linear_memory", False), Import("f", True)]
