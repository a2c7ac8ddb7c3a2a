"""Options: declared for forms, checked with everything that is wrong said at once."""

from typing import Any

import pytest

import ludoteca

TWO = {"players": 2, "mode": "two-colours"}


def faults_of(game: Any = "parchis", **given: Any) -> dict[str, str]:
    with pytest.raises(ludoteca.OptionError) as error:
        ludoteca.new(game, **given)
    return {fault.where: fault.explain() for fault in error.value.faults}


@pytest.mark.parametrize(
    ("given", "where", "said"),
    [
        ({"game": "chess"}, "game", "there is no game chess; there are:"),
        ({"game": ""}, "game", "there is no game"),
        ({"players": 5}, "players", "5 cannot play; it is a game for 2, 3 and 4"),
        ({"players": "4"}, "players", "4 cannot play"),
        ({"players": True}, "players", "cannot play"),
        ({"mode": "pairs", "players": 3}, "mode", "no mode pairs for 3 players; there are: individual"),
        ({"mode": 3}, "mode", "no mode 3"),
        ({"six_count": 7}, "six_count", "it has: finish, first, own_colours_eat"),
        ({"six_counts": 8}, "six_counts", "cannot be 8; expected one of: 7, 12 and 6"),
        ({"six_counts": "7"}, "six_counts", "cannot be 7"),
        ({"play_on": 1}, "play_on", "expected one of: true and false"),
        ({"start_out": True}, "start_out", "expected one of: 0, 1 and 2"),
        ({"first": 4}, "first", "expected one of: roll, 0, 1, 2 and 3"),
        ({"first": 2, **TWO}, "first", "expected one of: roll, 0 and 1"),
        ({"three_sixes": "Home"}, "three_sixes", "expected one of: home and lose-turn"),
        ({"three_sixes": ["home"]}, "three_sixes", "cannot be ['home']"),
        ({"seed": 1.5}, "seed", "a seed is a whole number"),
        ({"seed": "two\nlines"}, "seed", "on one line"),
        ({"seed": ""}, "seed", "a seed is"),
        ({"seed": True}, "seed", "a seed is"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(given: dict[str, Any], where: str, said: str) -> None:
    assert said in faults_of(**given)[where]


def test_all_that_is_wrong_is_said_at_once_in_both_languages() -> None:
    with pytest.raises(ludoteca.OptionError) as error:
        ludoteca.new("parchis", players=7, six_counts=1, colour="pink")
    assert [fault.where for fault in error.value.faults] == ["players", "colour", "six_counts"]
    assert len(error.value.explain("es").splitlines()) == 3
    assert "no pueden jugar 7" in error.value.explain("es")


def test_an_option_that_a_mode_does_not_use_is_checked_and_then_ignored() -> None:
    assert ludoteca.new("parchis", mode="individual", pairs_finish="first").setup.options["pairs_finish"] == "first"
    assert faults_of(mode="individual", pairs_finish="third")


@pytest.mark.parametrize(
    ("players", "mode"), [(None, "individual"), (2, "two-colours"), (3, "individual"), (4, "individual")]
)
def test_the_mode_by_default_is_that_of_the_players(players: int | None, mode: str) -> None:
    game = ludoteca.new("parchis", players=players)
    assert (game.setup.players, game.setup.mode) == (players or 4, mode)


def test_the_shelf_lists_games_for_forms() -> None:
    info = ludoteca.games["parchis"]
    assert "parchis" in ludoteca.games
    assert info.id == "parchis"
    assert info.players == (2, 3, 4)
    assert {mode.id: mode.players for mode in info.modes} == {
        "individual": (2, 3, 4),
        "two-colours": (2,),
        "pairs": (4,),
    }
    options = {option.name: option for option in info.options}
    first = options["first"]
    assert (first.clause, first.type, first.default, first.is_reading) == ("P-S3", "seat", "roll", False)
    assert first.allowed(players=2) == ("roll", 0, 1)
    assert options["play_on"].type == "switch"
    assert options["six_counts"].type == "number"
    assert options["finish"].type == "choice"


def test_options_say_whether_their_values_are_readings_of_the_rulebook() -> None:
    readings = [
        (info.id, option.name) for info in ludoteca.games.values() for option in info.options if option.is_reading
    ]
    assert readings == [("felix-sex", "stacks")]


def test_the_shelf_is_a_package_too() -> None:
    from ludoteca.games.parchis import board  # noqa: PLC0415

    assert board.SQUARES == 68
    assert ludoteca.games.parchis.board is board
