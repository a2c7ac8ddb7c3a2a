"""Simulations: the same games whatever the number of jobs, fair dice, and figures that add up."""

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.analysis.batches import MANY_GAMES, Table, prepare
from ludoteca.analysis.intervals import wilson
from ludoteca.analysis.simulation import simulate
from ludoteca.analysis.statistics import spread, statistics
from ludoteca.core.kernel import COMPILED
from ludoteca.core.state import way_of
from ludoteca.games import rulebook_of

GAMES = 60 if COMPILED else 3


def table_of(game_id: str, seed: str = "1", level: str | None = None, **way: Any) -> Table:
    return Table(ludoteca.games[game_id].setup(**way), seed, level)


def figures_of(table: Table, games: int = GAMES, jobs: int = 1) -> dict[str, Any]:
    figures = statistics(table, simulate(table, games, jobs))
    return {name: value for name, value in figures.items() if name not in ("seconds", "games_a_second", "jobs")}


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_the_number_of_jobs_changes_nothing_and_the_seed_everything(game_id: str) -> None:
    figures = figures_of(table_of(game_id))
    assert figures == figures_of(table_of(game_id), jobs=3)
    assert figures != figures_of(table_of(game_id, seed="2"))


@pytest.mark.parametrize(
    ("game_id", "way"),
    [("parchis", {"players": 4}), ("parchis", {"players": 4, "mode": "pairs"}), ("stax", {"move_limit": 40})],
)
def test_figures_add_up(game_id: str, way: dict[str, Any]) -> None:
    figures = figures_of(table_of(game_id, **way))
    winners = 2 if way.get("mode") == "pairs" else 1
    won = winners * (GAMES - figures["draws"]["games"])
    assert sum(seat["wins"]["games"] for seat in figures["seats"]) == won
    assert sum(share["games"] for share in figures["order"]) == won
    for seat in figures["seats"]:
        assert sum(seat["places"]) + figures["draws"]["games"] == GAMES
    for measure in ("throws", "decisions", "captures"):
        assert sum(figures[measure]["histogram"]["counts"]) == GAMES
    for entry in figures["clauses"]:
        assert entry["times"] == sum(event["times"] for event in entry["events"])
        assert max(event["games"] for event in entry["events"]) <= entry["games"] <= min(GAMES, entry["times"])


def test_random_play_is_compiled_for_the_way_to_play_where_games_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rulebook = table_of("parchis"), rulebook_of("parchis")
    loops: dict[Any, Any] = {}
    monkeypatch.setattr(rulebook, "_specialised", loops)
    figures = figures_of(table)
    prepare(table, MANY_GAMES - 1)
    prepare(table_of("parchis", level="easy"), MANY_GAMES)
    assert not loops
    prepare(table, MANY_GAMES)
    assert list(loops) == [(way_of(rulebook.start(table.setup)), True)]
    assert figures_of(table) == figures


def test_a_game_that_stops_counting_at_ctrl_c_tells_what_was_played() -> None:
    def advance(count: int) -> None:
        raise KeyboardInterrupt

    run = simulate(table_of("parchis"), 1_000_000, 2, advance)
    assert 0 < run.tally.games < 1_000_000
    assert not run.is_whole
    whole = simulate(table_of("parchis"), run.tally.games, 1)
    assert whole.is_whole
    assert whole.tally.to_data() == run.tally.to_data(), "none of the first is left out"


def test_bots_play_too() -> None:
    figures = figures_of(table_of("parchis", level="medium", players=2, mode="individual"), games=2)
    assert figures["moves"] == "medium"
    assert figures["games"] == 2
    assert figures["throws"]["mean"] > 50


def test_spreads_are_told_by_quantiles_that_occur_and_bars_that_hold_all() -> None:
    told = spread(np.bincount([3, 3, 4, 10, 200]))
    assert (told["mean"], told["least"], told["most"]) == (44.0, 3, 200)
    assert told["quantiles"] == {"5": 3, "25": 3, "50": 4, "75": 10, "95": 200}
    assert told["histogram"]["width"] == 4
    assert sum(told["histogram"]["counts"]) == 5


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
