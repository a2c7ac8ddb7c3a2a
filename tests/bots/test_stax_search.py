"""What the search for Stax must be: equal to looking at everything, tactical, on time, and without memory.

`LUDOTECA_DEEP=20` compares up to twenty times as many searches of two actions with looking at everything.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import LEVELS, bot_for
from ludoteca.bots.bot import stopping_after
from ludoteca.bots.levels import ALL_STEPS
from ludoteca.bots.workspaces import search_for
from ludoteca.core.game import Game
from ludoteca.core.generator import seed_word
from ludoteca.core.moves import OVER, State
from ludoteca.core.state import blank
from ludoteca.games.stax.board import PLACES, PLAYERS
from ludoteca.games.stax.state import BY_CAPTURE, BY_NO_ACTION, DTYPE, MAX_MOVES, SWAP
from playing import DEPTH, nodes, unhurried

SEARCHING = ["hard", "expert"]
MOST_ACTIONS = 130  # positions with more are not for the slow search
MOST_TRIED = 1500  # more actions than positions of these games have
MARGIN = 0.25  # seconds, for a machine with other things to do
WAYS: list[dict[str, Any]] = [
    {"players": 2, "move_limit": 60},
    {"players": 2, "move_limit": 40, "one_group": "landed", "flip": True},
    {"players": 2, "move_limit": 40, "repetition": "off"},
    {"players": 2, "move_limit": 40, "pie": True},
    {"players": 3, "move_limit": 40},
]


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """Compile, or load what is compiled, before time is measured."""
    for players in (2, 3):
        bot_for("stax", "hard").choose(ludoteca.new("stax", players=players), seconds=1)


def legal(state: State) -> list[int]:
    from ludoteca.games.stax import engine  # noqa: PLC0415  (kernels are loaded late)

    buffer = np.empty(MAX_MOVES, np.int64)
    return [int(code) for code in buffer[: engine.legal(state, buffer)]]


def after(state: State, action: int) -> State:
    from ludoteca.games.stax import engine  # noqa: PLC0415

    state = state.copy()
    engine.play(state, action)
    return state


def can_take(state: State, seat: int) -> bool:
    from ludoteca.games.stax.heuristic import can_take_king  # noqa: PLC0415

    return bool(can_take_king(state, int(seat)))  # of one type: it is compiled for each


def workspace(state: State, depth: int) -> Any:
    from ludoteca.games.stax.workspace import WORKSPACE  # noqa: PLC0415

    made = blank(WORKSPACE)
    made.budget, made.deepest, made.width = 10**9, depth, MAX_MOVES
    made.thinker, made.start = state.seat, state.played
    return made


def choose_with_budget(game: Game, level: str, budget: int, seconds: float, seed: int = 0) -> int:
    """Choose as a level does, but for how many actions it tries."""
    policy, made = search_for(game.setup)
    stop = np.zeros(1, np.int64)
    policy.begin(game.state, LEVELS.index(level), seed_word(seed), made)
    made.budget = budget
    with stopping_after(seconds, stop):
        policy.advance(ALL_STEPS, made, stop)
    return int(made.best)


def slow(state: State, root: int, depth: int, ply: int) -> int:
    """Look at everything: the value for `root`, where all others play against him."""
    from ludoteca.games.stax import engine  # noqa: PLC0415
    from ludoteca.games.stax.evaluation import WEIGHTS, WIN, evaluate  # noqa: PLC0415

    seat, colour = int(state.seat), int(state.played) % int(state.players)
    if state.phase == OVER:
        if state.end not in {BY_CAPTURE, BY_NO_ACTION}:
            return 0
        return WIN - ply if engine.winner(state) == root else ply - WIN
    if depth > 0:
        values = [slow(after(state, action), root, depth - 1, ply + 1) for action in legal(state)]
        return max(values) if seat == root else min(values)
    sign = 1 if seat == root else -1
    if can_take(state, colour):
        return sign * (WIN - ply - 1)
    if state.players == 2 and can_take(state, 1 - colour):
        if all(is_lost(after(state, action), colour) for action in legal(state)):
            return -sign * (WIN - ply - 2)
    marks = np.zeros((PLAYERS + 1, PLACES), np.int64)
    points = int(evaluate(state, root, WEIGHTS, marks)[0])
    if legal(state)[-1] == SWAP:
        points = max(points, -int(evaluate(after(state, SWAP), root, WEIGHTS, marks)[0]))
    return sign * points


def is_lost(state: State, seat: int) -> bool:
    """Tell whether a duellist who has just acted loses his king at once."""
    return state.phase != OVER and can_take(state, 1 - seat)


def positions(seed: int, way: dict[str, Any]) -> Iterator[Game]:
    """Yield the decisions of a random game in which no king can be taken."""
    for node in nodes(ludoteca.new("stax", seed=seed, **way), seed):
        if node.phase == "move" and not can_take(node.state, node.state.played % node.setup.players):
            yield node.copy()


def searched(state: State, root: int, depth: int) -> int:
    """Tell the value for `root` by alpha-beta."""
    from ludoteca.games.stax import tree  # noqa: PLC0415

    copy, made = state.copy(), workspace(state, depth)
    made.thinker = root
    tree.begin_position(copy, depth, -tree.INFINITE, tree.INFINITE, made)
    while not tree.search(0, copy, made, np.zeros(1, np.int64)):
        pass
    value = int(made.value)
    assert copy.tobytes() == state.tobytes()
    return value if state.seat == root else -value


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_alpha_beta_finds_the_value_that_looking_at_everything_finds(way: dict[str, Any]) -> None:
    compared = {1: 0, 2: 0}
    for seed in range(DEPTH):
        for index, game in enumerate(positions(seed, way)):
            state, root = game.state, int(game.state.seat)
            is_middle = index > 0 and index % 4 == 0  # the beginning is alike in all games
            depth = 2 if is_middle and compared[2] < 2 * DEPTH and len(legal(state)) <= MOST_ACTIONS else 1
            assert searched(state, root, depth) == slow(state, root, depth, 0)
            compared[depth] += 1
    assert compared[1] > 15
    assert compared[2] > 0


@pytest.mark.parametrize("way", [WAYS[0], WAYS[-1]], ids=str)
def test_a_search_to_depth_three_is_the_best_of_those_to_depth_two(way: dict[str, Any]) -> None:
    from ludoteca.games.stax.evaluation import SURELY_WON  # noqa: PLC0415

    compared = 0
    for game in positions(2, way):
        state, root = game.state, int(game.state.seat)
        if compared < 1 and 1 < len(legal(state)) <= MOST_ACTIONS:
            nexts = [after(state, action) for action in legal(state)]
            values = [searched(one, root, 2) if one.phase != OVER else slow(one, root, 0, 0) for one in nexts]
            value = searched(state, root, 3)
            # Wins are told by the actions until then, which are one more from here.
            assert value == max(values) or (abs(value) > SURELY_WON and abs(abs(value) - abs(max(values))) == 1)
            compared += 1
    assert compared


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_an_action_tried_is_the_action_played_and_is_taken_back(way: dict[str, Any]) -> None:
    from ludoteca.games.stax import make_unmake, rules  # noqa: PLC0415

    note = np.zeros(make_unmake.NOTES, np.int64)
    told = [name for name in DTYPE.names or () if not name.startswith("past_") and name not in {"phase", "end"}]
    for game in islice(positions(5, way), 0, 60, 3):
        state, chooser = game.state.copy(), random.Random(1)
        for action in [*chooser.sample(legal(state), min(20, len(legal(state)))), legal(state)[-1]]:
            make_unmake.make_action(state, action, note)
            played = after(game.state, action)
            assert [state[name].tolist() for name in told] == [played[name].tolist() for name in told]
            for name in ("past_way", "past_number"):
                assert state[name][: state.moves].tolist() == played[name][: state.moves].tolist()
            assert legal(state) == legal(played) or played.phase == OVER
            assert rules.repeats_too_often(state) == rules.repeats_too_often(played)
            make_unmake.unmake_action(state, note)
            assert state.tobytes() == game.state.tobytes()


def wins_by_force(state: State, action: int) -> bool:
    """Tell whether a duellist takes the king after an action, whatever is done against it."""
    seat = int(state.seat)
    threat = after(state, action)
    if threat.phase == OVER:
        return bool(threat.end == BY_NO_ACTION)
    if can_take(threat, 1 - seat) or not can_take(threat, seat):
        return False
    return all(is_lost(after(threat, reply), 1 - seat) for reply in legal(threat))


@cache
def captures_in_two() -> list[tuple[Game, list[int]]]:
    """Find positions in random duels where a king is taken by the second action, and the first actions."""
    found = []
    for seed in range(40):
        for game in positions(seed, {"players": 2, "move_limit": 60}):
            winning = [action for action in legal(game.state) if wins_by_force(game.state, action)]
            if winning:
                found.append((game, winning))
                break
        if len(found) == 3:
            break
    return found


@pytest.mark.parametrize("level", SEARCHING)
def test_a_king_that_can_be_taken_in_two_is(level: str) -> None:
    assert len(captures_in_two()) == 3
    for game, winning in captures_in_two():
        assert bot_for("stax", level).choose(game, seconds=2).move.code in winning


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("players", [2, 3])
def test_a_king_that_can_be_taken_is(level: str, players: int) -> None:
    taken = 0
    for seed in range(2):
        for node in nodes(ludoteca.new("stax", seed=seed, players=players, move_limit=80), seed):
            if node.phase == "move" and can_take(node.state, node.seat or 0):
                move = bot_for("stax", level, seed).choose(node, seconds=2).move
                assert after(node.state, move.code).end == BY_CAPTURE
                taken += 1
                break
    assert taken


@pytest.mark.parametrize("players", [2, 3])
def test_time_is_kept_when_there_is_no_other_limit(players: int) -> None:
    for game in list(islice(positions(3, {"players": players}), 12))[::4]:
        for level, seconds in (("hard", 0.05), ("expert", 0.2)):
            begin = time.process_time()  # a busy machine gives less of it in the same time
            assert choose_with_budget(game, level, 10**12, seconds) in legal(game.state)
            assert time.process_time() - begin < seconds + MARGIN


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_same_seed_gives_the_same_move_whatever_was_thought_about_before(way: dict[str, Any]) -> None:
    first = list(islice(positions(1, way), 16))[4::4]
    for game in first:
        before = game.state.tobytes()
        with unhurried() as seconds:
            one = bot_for("stax", "hard", seed=7).choose(game, seconds)
            assert game.state.tobytes() == before
            for other in first:
                choose_with_budget(other, "expert", 20_000, seconds, seed=1)
            assert bot_for("stax", "hard", seed=7).choose(game.copy(), seconds) == one


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_search_in_short_steps_finds_what_one_in_one_go_finds(way: dict[str, Any]) -> None:
    from ludoteca.games.stax.tree import TRIED_AT_ONCE  # noqa: PLC0415

    stop = np.zeros(1, np.int64)
    policy, made = search_for(ludoteca.new("stax", **way).setup)

    def begin(game: Game) -> None:
        policy.begin(game.state, LEVELS.index("expert"), seed_word(0), made)
        made.budget = 30_000

    for game in list(islice(positions(1, way), 20))[4::5]:
        begin(game)
        policy.advance(ALL_STEPS, made, stop)
        whole = made.best, made.tried, made.depth, made.table.tobytes()
        begin(game)
        tried = [0]
        while policy.advance(1, made, stop):
            tried.append(int(made.tried))
        assert (made.best, made.tried, made.depth, made.table.tobytes()) == whole
        # The last position of a step may have all of its actions rated, and a leaf may try all of its own.
        assert np.diff(tried).max() <= TRIED_AT_ONCE + 2 * MOST_TRIED


PLAIN = """
import time, ludoteca
from ludoteca.bots import bot_for
for players in (2, 3):
    game = ludoteca.new("stax", players=players, seed=1)
    for _ in range(3):
        begin = time.process_time()
        move = bot_for("stax", "hard").choose(game, 1).move
        took = time.process_time() - begin
        assert took < 2, took
        game.push(move)
"""


def test_plain_python_plays_legal_moves_and_is_not_much_later() -> None:
    variables = os.environ | {"LUDOTECA_JIT": "0", "PYTHONPATH": str(Path(ludoteca.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", PLAIN], env=variables, check=True, timeout=60)
