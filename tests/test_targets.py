"""The kernels of every game compile for other targets than this processor: they own nothing and ask for nothing."""

import numba
import numpy as np
import pytest
from numba import types

import ludoteca
from interface_types import interface_of
from ludoteca.core.kernel import COMPILED
from ludoteca.games import rulebook_of
from ludoteca.webassembly.binary import FUNCTION_KIND, MEMORY_KIND, Import, imports_of
from ludoteca.webassembly.compiler import emitted, translate
from ludoteca.webassembly.exports import Export, exports_of
from ludoteca.webassembly.kinds import NUMBER, REAL
from ludoteca.webassembly.linker import LinkError, module_of
from ludoteca.webassembly.wrappers import Wrapper

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


@every_game
def test_the_whole_interface_is_exported_to_webassembly(game_id: str) -> None:
    assert set(interface_of(rulebook_of(game_id))) <= {export.name for export in exports_of(game_id)}


def test_a_kernel_that_calls_a_mathematical_library_is_found_out() -> None:
    """The last bits of its results differ from one target to another."""

    @numba.njit
    def grows(x: float) -> float:
        return float(np.exp(x))

    library, symbol, result = translate(grows, (types.float64,))
    wrapper = Wrapper({}, {}).text(Export("", "grows", (REAL,), REAL), symbol, result)
    with pytest.raises(LinkError, match=r"kernels call what a module does not have: .*exp"):
        module_of(emitted(wrapper, [library], {"grows"}), ["grows"], "")


def test_a_kernel_that_allocates_is_found_out() -> None:
    assert COMPILED, "this test needs Numba"

    @numba.njit
    def allocates(count: int) -> float:
        return float(np.empty(count).sum())

    library, symbol, result = translate(allocates, (types.int64,))
    wrapper = Wrapper({}, {}).text(Export("", "allocates", (NUMBER,), REAL), symbol, result)
    with pytest.raises(LinkError, match=r"kernels call what a module does not have: .*NRT"):
        module_of(emitted(wrapper, [library], {"allocates"}), ["allocates"], "")


@every_game
def test_the_fields_of_states_are_aligned(game_id: str) -> None:
    assert rulebook_of(game_id).dtype.isalignedstruct


def test_imports_are_read() -> None:
    content = (
        b"\0asm\1\0\0\0" + bytes([1, 1, 0, 2, 32, 2, 3]) + b"env\x0f__linear_memory\x02\x00\x01\x03env\x01f\x00\x05"
    )
    assert imports_of(content) == [Import("__linear_memory", MEMORY_KIND), Import("f", FUNCTION_KIND)]
