"""Random play compiled for one way to play plays the same games as the loop for all ways, which settings tell apart."""

from typing import Any

import pytest

import ludoteca
from ludoteca.core.kernel import COMPILED
from ludoteca.core.state import way_of
from ludoteca.games import rulebook_of
from playing import DEPTH, QUICK_WAYS, all_ways, name_of_way, nodes

GAMES = 200 if COMPILED else 1
COUNTED = QUICK_WAYS[: 1 if DEPTH == 1 else None]  # a loop takes some five seconds to compile

each_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


@pytest.mark.parametrize(
    ("game_id", "way", "with_events"),
    [(*one, False) for one in QUICK_WAYS] + [(*one, True) for one in COUNTED],
    ids=lambda value: "with events" * value if isinstance(value, bool) else name_of_way(value),
)
def test_both_loops_play_the_same_games(
    game_id: str, way: dict[str, Any], with_events: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rulebook, setup = rulebook_of(game_id), ludoteca.games[game_id].setup(**way)
    start = rulebook.start(setup)
    loops: dict[Any, Any] = {}
    monkeypatch.setattr(rulebook, "_specialised", loops)

    def play() -> list[Any]:
        outcomes = rulebook.random_games(start, GAMES, 3, players=setup.players, first=5, with_events=with_events)
        return [array.tolist() for array in outcomes]

    general = play()
    rulebook.specialise(start, with_events=with_events)
    assert list(loops) == [(way_of(start), with_events)]
    assert play() == general


def test_only_games_of_that_way_are_played_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook, info = rulebook_of("parchis"), ludoteca.games["parchis"]
    four, pairs = (rulebook.start(info.setup(players=4, mode=mode)) for mode in ("individual", "pairs"))
    monkeypatch.setattr(rulebook, "_specialised", {})
    before = rulebook.random_games(pairs, GAMES, 1).lengths.tolist()
    rulebook.specialise(four)
    assert rulebook.random_games(pairs, GAMES, 1).lengths.tolist() == before
    assert rulebook.random_games(four, GAMES, 1).lengths.tolist() != before


@each_game
def test_settings_are_all_that_is_written_before_the_board_is_set_up(game_id: str) -> None:
    rulebook, info = rulebook_of(game_id), ludoteca.games[game_id]
    seen = set[str]()
    for other, way in all_ways():
        if other == game_id:
            state = rulebook.state_for(info.setup(**way))
            seen |= {name for name in state.dtype.names if state[name].any()}
    assert seen == {name for name, _ in way_of(rulebook.blank())}


@pytest.mark.parametrize(("game_id", "way"), all_ways(), ids=name_of_way)
def test_no_throw_and_no_move_changes_a_setting(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=5, **way)
    settings = way_of(game.state)
    assert settings == way_of(rulebook_of(game_id).state_for(game.setup))
    assert all(way_of(node.state) == settings for node in nodes(game, seed=5))
