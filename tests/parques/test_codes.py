"""Every code that a play could be packed into: `engine.refusal` lets exactly those pass that `engine.legal` lists."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

import numpy as np
import pytest

import ludoteca
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import State
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import COLOURS, HOME
from ludoteca.games.parques.state import MAX_MOVES, NO_STEP, STEP_BITS, STEP_MASK
from playing import name_of_way, nodes

Function = TypeVar("Function", bound=Callable[..., Any])

EVERY = 60  # nodes of a random game, of which one is looked at
NODES = 900 if COMPILED else 200
FIELDS = 5  # of a code: start, end, middle, second start, second end
GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "hops": "two", "one_die_at_end": True},
    {"players": 3, "seats": 6, "third_pair": "none"},
    {"players": 2, "seats": 8, "hops": "two", "pieces": 2},
    {"players": 4, "exit_uses": "one", "hops": "two"},
]
POSITIONS = [
    "Y=5,5,5,9 R=h,h,h,h seat=0 phase=move dice=2-4",
    "Y=5,5,20,m R=h,h,h,h seat=0 phase=move dice=3-3 pairs=1",
    "hops=two Y=20,20,66,66 R=h,h,h,h seat=0 phase=move dice=2-6",
    "Y=c6,c7,m,m R=h,h,h,h seat=0 phase=move dice=1-3",
    "Y=h,h,h,h R=h,65,4,c2 seat=1 phase=move dice=2-2 pairs=3",
    "one_die_at_end=true Y=c2,m,m,m R=h,h,h,h seat=0 phase=move dice=3",
    "exit_uses=one Y=5,5,20,c6 R=h,h,h,h seat=0 phase=move dice=3-3 dice_used=1 pairs=1",
    "exit_uses=one hops=two Y=5,8,8,m R=h,h,h,h seat=0 phase=move dice=3-3 dice_used=1 pairs=2",
    "Y=h,h,20,30 R=h,h,h,h seat=0 phase=roll",
    "Y=m,m,m,m R=h,h,h,50 finished=0 seat=0 phase=over",
]


def states_of_games() -> Iterator[tuple[str, State]]:
    """Take some states in phase `move` out of random games."""
    for way in GAMES:
        game = ludoteca.new("parques", seed=19, **way)
        moving = (node for node in islice(nodes(game, seed=19), NODES) if node.phase == "move")
        for node in islice(moving, 0, None, EVERY):
            yield f"{name_of_way(way)} {len(node.history)}", node.state.copy()


def states_of_positions() -> Iterator[tuple[str, State]]:
    """Set the positions above up."""
    for position in POSITIONS:
        yield position, ludoteca.from_position(f"parques players=2 {position}").state


STATES = [*states_of_positions(), *states_of_games()]
every_state = pytest.mark.parametrize("state", [state for _, state in STATES], ids=[name for name, _ in STATES])


def legal_codes(state: State) -> Codes:
    """List the codes of the legal plays."""
    buffer = np.empty(MAX_MOVES, np.int64)
    return buffer[: engine.legal(state, buffer)].copy()


def steps_that_matter(state: State) -> Codes:
    """List nowhere, the jail, where the pieces stand and can get to, what lies beside it, the ends and beyond."""
    low, high = (int(die) for die in state.dice)
    goal = int(rules.goal_of(state))
    steps = {NO_STEP, HOME, goal, goal + 1, STEP_MASK + NO_STEP}
    for step in {int(step) for step in state.pieces[engine.colour_to_play(state)] if HOME <= step < goal}:
        steps |= {step + count for count in {0, low, high, low + high, low + high + 1}}
    return np.array(sorted(step for step in steps if step <= STEP_MASK + NO_STEP))


def compiled(function: Function) -> Function:
    """Compile a function where the rules are compiled."""
    if not COMPILED:
        return function
    import numba  # noqa: PLC0415

    njit: Any = numba.njit
    fast: Function = njit(function)
    return fast


@compiled
def passing(state: State, steps: Codes, colours: int, found: Codes) -> int:
    """Try every code made of these steps, in every colour; note those that pass, and return how many did."""
    count = 0
    for colour in range(colours):
        for start in steps:
            for end in steps:
                for middle in steps:
                    for second_start in steps:
                        for second_end in steps:
                            code = engine.encode(colour, start, middle, end, second_start, second_end)
                            if engine.refusal(state, code) == engine.LEGAL:
                                found[min(count, len(found) - 1)] = code
                                count += 1
    return count


@compiled
def passing_beside(state: State, code: int, legal: Codes) -> int:
    """Try every code that differs from one in at most two fields; return one that passes and is not legal, or -1."""
    step = 1 if COMPILED else 51  # without a compiler some hundred codes
    for first in range(FIELDS):
        for second in range(first):
            kept = code & ~(STEP_MASK << first * STEP_BITS) & ~(STEP_MASK << second * STEP_BITS)
            for one in range(0, STEP_MASK + 1, step):
                for other in range(0, STEP_MASK + 1, step):
                    tried = kept | one << first * STEP_BITS | other << second * STEP_BITS
                    if engine.refusal(state, tried) == engine.LEGAL and not (legal == tried).any():
                        return tried
    return -1


@every_state
def test_of_all_codes_with_steps_that_matter_the_legal_pass(state: State) -> None:
    steps = steps_that_matter(state)
    if not COMPILED:  # some seconds a state: a few steps, the lowest of each two
        steps = steps[:: max(1, len(steps) // 6)]
    found = np.empty(MAX_MOVES + 1, np.int64)
    count = passing(state, steps, len(COLOURS) if COMPILED else 1, found)
    legal = legal_codes(state)
    if COMPILED:
        assert found[:count].tolist() == legal.tolist()
    else:
        assert set(found[:count].tolist()) <= set(legal.tolist())


@every_state
def test_no_code_beside_a_legal_one_passes(state: State) -> None:
    legal = legal_codes(state)
    assert all(engine.refusal(state, int(code)) == engine.LEGAL for code in legal)
    for code in legal[:: max(1, len(legal) // 3)]:
        assert passing_beside(state, int(code), legal) == -1
