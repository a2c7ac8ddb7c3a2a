"""The kernels of every game compile for WebAssembly too, and ask nothing of where they run."""

from typing import Any

import numba
import numpy as np
import pytest
from numba import types

import ludoteca
from ludoteca.core.kernel import COMPILED
from ludoteca.core.webassembly import Import, imports_of, object_of
from ludoteca.games import rulebook_of

# What a linker provides, and what a few lines beside the object must: moving and filling memory.
PROVIDED = {"__linear_memory", "__stack_pointer", "__indirect_function_table", "memcpy", "memset", "memmove"}

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def interface_of(game_id: str) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """List the kernels of the interface with the types of their arguments, as a state is given: a record."""
    rulebook = rulebook_of(game_id)
    engine, events, features, spelling = rulebook.engine, rulebook.events, rulebook.features, rulebook.spelling
    state, number = numba.from_dtype(rulebook.dtype), types.int64
    codes, rows = types.int64[::1], types.Array(types.int32, 2, "C")
    mask, seen, letters = types.uint8[::1], types.int8[::1], types.uint8[::1]
    return {
        "configure": (engine.configure, (state, codes)),
        "set_up": (engine.set_up, (state, codes)),
        "dice_due": (engine.dice_due, (state,)),
        "throw": (engine.throw, (state, number)),
        "legal": (engine.legal, (state, codes)),
        "refusal": (engine.refusal, (state, number)),
        "play": (engine.play, (state, number)),
        "place_of": (engine.place_of, (state, number)),
        "legs": (engine.legs, (state, number, rows)),
        "events": (events.events, (state, number, state, rows)),
        "spell": (spelling.spell, (state, number, letters)),
        "list_actions": (features.list_actions, (state, codes, codes, mask)),
        "take_action": (features.take_action, (state, codes, codes, number)),
        "observe": (features.observe, (state, codes, number, seen)),
    }


@every_game
def test_the_interface_compiles_for_webassembly_and_imports_nothing_unexpected(game_id: str) -> None:
    assert COMPILED, "this test needs Numba"
    for name, (kernel, arguments) in interface_of(game_id).items():
        imports = imports_of(object_of(kernel, arguments))
        assert {one.name for one in imports} <= PROVIDED, name


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
