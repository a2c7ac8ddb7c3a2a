"""Games of bots in kernels: those that the same bots play one by one with the same dice."""

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.analysis.batches import Table
from ludoteca.analysis.bot_games import bot_games, count_events, read_bots, seed_number
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.simulation import simulate
from ludoteca.analysis.statistics import statistics
from ludoteca.bots import bot_for, bot_named
from ludoteca.core.dice import pack
from ludoteca.core.errors import OptionError
from ludoteca.core.generator import draw_dice, stream
from ludoteca.core.kernel import COMPILED
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import DECISIONS, NOBODY_YET, STARTER, THROWS, Outcomes, outcomes_for
from ludoteca.core.throws import die
from playing import name_of_way

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {"players": 4}),
    ("parchis", {"players": 4, "mode": "pairs"}),
    ("parques", {"players": 3, "pieces": 2}),
    ("felix-sex", {"pieces": 5}),
    ("stax", {"players": 2, "move_limit": 60}),
]
each_way = pytest.mark.parametrize(("game_id", "way"), WAYS, ids=name_of_way)
SEED = "lockstep"


def one_by_one(setup: Setup, names: list[str], first: int, count: int) -> Outcomes:
    """Play games with `Game` and `bot_for`, with the dice that kernels draw."""
    rulebook = ludoteca.new(setup.game).rulebook
    outcomes = outcomes_for(count, setup.players, len(rulebook.events.EVENTS))
    for row, number in enumerate(range(first, first + count)):
        game, words = ludoteca.Game(rulebook, setup), stream(seed_number(SEED), number)
        bots = [bot_named(setup.game, name, number * len(names) + seat) for seat, name in enumerate(names)]
        outcomes.lengths[row, STARTER] = NOBODY_YET
        while game.seat is not None:
            before = game.state.copy()
            if game.phase == "roll":
                faces, due = rulebook.info.faces, game.dice_count
                with np.errstate(over="ignore"):
                    drawn = draw_dice(words, 0, due, faces.start, len(faces))
                action, column = pack(game.roll([die(drawn, index) for index in range(due)])), THROWS
            else:
                move = bots[game.seat].choose(game, 1.0).move
                game.push(move)
                action, column = move.code, DECISIONS
            outcomes.lengths[row, column] += 1
            count_events(rulebook, before, action, game.state, outcomes.lengths[row], outcomes.counts[row])
        outcomes.places[row] = [rulebook.place_of(game.state, seat) for seat in range(setup.players)]
    return outcomes


def are_same(some: Outcomes, others: Outcomes) -> bool:
    return all(np.array_equal(getattr(some, name), getattr(others, name)) for name in Outcomes._fields)


@each_way
@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_games_in_kernels_are_those_of_the_same_bots_one_by_one(game_id: str, way: dict[str, Any], level: str) -> None:
    setup = ludoteca.games[game_id].setup(**way)
    count = 3 if COMPILED else 1
    played = bot_games(setup, level, SEED, 7, count)
    assert are_same(played, one_by_one(setup, [level] * setup.players, 7, count))


def test_each_seat_has_its_own_level_and_personality() -> None:
    setup = ludoteca.games["parchis"].setup(players=4)
    names = ["easy", "medium/hunter", "beginner", "medium/careful"]
    played = bot_games(setup, ",".join(names), SEED, 0, 2)
    assert are_same(played, one_by_one(setup, names, 0, 2))
    alike = bot_games(setup, "easy,medium,beginner,medium", SEED, 0, 2)
    assert not np.array_equal(played.counts, alike.counts), "the personality counts"


def figures_of(table: Table, games: int, jobs: int = 1) -> dict[str, Any]:
    figures = statistics(table, simulate(table, games, jobs))
    return {name: value for name, value in figures.items() if name not in ("seconds", "games_a_second", "jobs")}


@pytest.mark.parametrize("bots", ["easy", "medium,beginner"])
def test_jobs_and_batches_change_nothing_and_the_seed_everything(bots: str) -> None:
    setup, games = ludoteca.games["parques"].setup(players=2), 40 if COMPILED else 3
    figures = figures_of(Table(setup, "1", bots), games)
    assert figures == figures_of(Table(setup, "1", bots), games, jobs=3)
    assert figures != figures_of(Table(setup, "2", bots), games)
    whole = bot_games(setup, bots, "1", 0, 6)
    parts = [bot_games(setup, bots, "1", first, 2) for first in (0, 2, 4)]
    assert are_same(whole, Outcomes(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True))))


def test_better_bots_win_more() -> None:
    setup = ludoteca.games["parchis"].setup(players=2)
    places = bot_games(setup, "medium,beginner", "1", 0, 10).places
    assert (places[:, 0] == 1).sum() >= 8


def test_bots_that_search_play_beside_those_that_do_not() -> None:
    setup = ludoteca.games["felix-sex"].setup(pieces=5)
    played = bot_games(setup, "hard,medium", "1", 0, 1)
    assert sorted(played.places[0].tolist()) == [1, 2]
    assert not Table(setup, "1", "hard,medium").is_compiled
    assert Table(setup, "1", "easy, medium").is_compiled


def test_what_are_no_bots_is_said() -> None:
    setup = ludoteca.games["parchis"].setup(players=4)
    assert [bot.level for bot in read_bots(setup, "easy")] == ["easy"] * 4
    assert read_bots(setup, "easy, medium/hunter,easy,hard")[1] == bot_for("parchis", "medium", 0, "hunter")
    with pytest.raises(SimulationError, match="bots named: 2, seats: 4; name one for all"):
        read_bots(setup, "easy,medium")
    with pytest.raises(SimulationError, match="there is no level clever"):
        read_bots(setup, "easy,clever,easy,easy")
    with pytest.raises(OptionError, match="hungry"):
        read_bots(setup, "easy/hungry")
