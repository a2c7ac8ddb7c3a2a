"""The kernels of every game compile for NVIDIA GPUs.

No GPU is needed: code is compiled for a fixed capability. `make test-cuda` runs these tests in an environment of their
own, since the compilers are large; `make test` leaves this folder out. That games are the same there as on the
processor is shown in Numba's simulator by tests of `analysis` and `rl`, and on a GPU by bench/gpu.py.
"""

from typing import Any

import numba
import numpy as np
import pytest
from numba import cuda, types
from numba.core.errors import TypingError

import ludoteca
from gpu.compiling import CAPABILITY, compiled
from interface_types import interface_of
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of
from ludoteca.gpu.random_bodies import given_body, shared_body
from ludoteca.gpu.random_games import random_play_of, threads_on_chip
from ludoteca.rl import cuda_bodies
from ludoteca.rl.arrays import Games, Outputs
from ludoteca.rl.opponents import opposing_of, workspaces
from ludoteca.rl.stepping_copies import stepping_of

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def rows(kind: Any, dimensions: int = 1) -> Any:
    """Return the type of an array that is stored by rows."""
    return types.Array(kind, dimensions, "C")


def columns(kind: Any) -> Any:
    """Return the type of an array that is stored by columns."""
    return types.Array(kind, 2, "F")


def random_game_types(rulebook: Rulebook) -> tuple[Any, ...]:
    """List the types of the arguments of random games."""
    state = numba.from_dtype(rulebook.dtype)
    tables = (rows(state), types.uint64, types.uint64, rows(types.int64), rows(state, 2), rows(types.int64, 2))
    return (*tables, rows(types.int32, 2), rows(types.int8, 2), rows(types.int32, 2))


def environment_types(rulebook: Rulebook) -> tuple[Any, Any]:
    """Return the types of the arrays of a vector environment."""
    state, flags = numba.from_dtype(rulebook.dtype), rows(types.boolean)
    games = (rows(state), rows(state), columns(types.int64), rows(types.uint64), rows(types.int64))
    seen = (columns(types.int8), columns(types.uint8), rows(types.int8))
    outputs = (*seen, columns(types.float32), rows(types.float32), flags, flags)
    ends = (*seen, columns(types.uint8), rows(types.int64))
    named: Any = types.NamedTuple
    return named((*games, columns(types.uint8)), Games), named((*outputs, *ends), Outputs)


@every_game
def test_the_interface_compiles_and_imports_nothing(game_id: str) -> None:
    for kernel, arguments in interface_of(rulebook_of(game_id)).values():
        compiled(kernel.py_func, *arguments, is_called=True)


@every_game
def test_random_games_compile(game_id: str) -> None:
    rulebook = rulebook_of(game_id)
    counted = given_body(rulebook, random_play_of(rulebook, with_events=True))
    compiled(counted, *random_game_types(rulebook))
    plain = random_play_of(rulebook, with_events=False)
    if threads := threads_on_chip(rulebook):
        assert ".shared" in compiled(shared_body(rulebook, plain, threads), *random_game_types(rulebook))


@every_game
def test_vector_environments_compile(game_id: str) -> None:
    rulebook, stepping, number = rulebook_of(game_id), stepping_of(game_id), types.int64
    games, outputs = environment_types(rulebook)
    actions, buffers, flags = rows(types.int64), rows(types.int64, 2), rows(types.boolean)
    moves = rulebook.max_moves
    compiled(cuda_bodies.step_body(stepping, moves), games, outputs, actions, number, number, buffers)
    compiled(cuda_bodies.begin_body(stepping, moves), games, outputs, flags, buffers)
    compiled(cuda_bodies.observe_body(stepping), games, number, columns(types.int8))
    compiled(cuda_bodies.sample_body(stepping), columns(types.uint8), rows(types.uint64), actions)


def test_bots_in_vector_environments_compile() -> None:
    opposing, number, actions = opposing_of("felix-sex"), types.int64, rows(types.int64)
    games, outputs = environment_types(rulebook_of("felix-sex"))
    bots = (rows(types.int8), number, number, rows(numba.from_dtype(workspaces("felix-sex", 1).dtype), 2))
    compiled(cuda_bodies.step_agent_body(opposing), games, outputs, actions, number, number, *bots)
    compiled(cuda_bodies.begin_agent_body(opposing), games, outputs, rows(types.boolean), *bots)


def test_indices_count_from_the_start_in_kernels_and_as_ever_elsewhere() -> None:
    def body(values: Any, index: int) -> None:
        values[index] = 1

    signature = types.void(rows(types.int8), types.int64)
    as_ever, _ = cuda.compile(body, signature, device=False, abi="numba", cc=CAPABILITY)
    assert "setp.lt.s64" in str(as_ever) or "shr.s64" in str(as_ever), "a negative index is looked for"
    assert len(compiled(body, rows(types.int8), types.int64)) < len(str(as_ever))


def test_a_kernel_that_allocates_is_found_out() -> None:
    def allocates(count: int) -> int:
        return int(np.empty(count, np.int64).sum())

    with pytest.raises(TypingError, match="empty"):
        compiled(allocates, types.int64, is_called=True)
