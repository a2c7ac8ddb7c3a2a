"""The engine and the slow, obvious reference play the same games, and agree at every node."""

import random
from typing import Any

import pytest

import ludoteca
from parchis.reference import Reference
from playing import DEPTH, name_of_way, ways_to_play

WAYS = list(ways_to_play("parchis"))
MIXED_SEEDS = range(15 * DEPTH)


def mixed_way(seed: int) -> dict[str, Any]:
    """Choose players, mode and every option at random."""
    chooser = random.Random(seed)
    info = ludoteca.games["parchis"]
    mode = chooser.choice(info.modes)
    players = chooser.choice(mode.players)
    options = {option.name: chooser.choice(option.allowed(players)) for option in info.options}
    return {"players": players, "mode": mode.id, **options}


def squares_of(game: ludoteca.Game) -> dict[str, list[str]]:
    fields = dict(word.split("=") for word in game.position().split()[1:])
    return {letter: fields[letter].split(",") for letter in "YBRG" if letter in fields}


def play_side_by_side(way: dict[str, Any], seed: int) -> None:
    game, reference = ludoteca.new("parchis", **way), Reference(**way)
    chooser = random.Random(seed)
    while game.phase != "over":
        assert (reference.phase, reference.seat) == (game.phase, game.seat)
        assert reference.squares() == squares_of(game)
        state = game.state
        assert (reference.pending_bonus, reference.sixes) == (state.bonus, state.sixes)
        assert reference.legal() == sorted(str(move) for move in game.legal_moves)
        assert reference.ranking == game.ranking
        if game.phase == "roll":
            die = chooser.choice((1, 2, 3, 4, 5, 5, 6, 6))  # more of the throws with rules of their own
            game.roll(die)
            reference.roll(die)
        else:
            move = chooser.choice(reference.legal())
            game.push(move)
            reference.play(move)
    assert (reference.phase, reference.seat, reference.ranking) == ("over", None, game.ranking)


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_the_reference_agrees(way: dict[str, Any]) -> None:
    for seed in range(DEPTH):
        play_side_by_side(way, seed)


@pytest.mark.parametrize("seed", MIXED_SEEDS)
def test_the_reference_agrees_whatever_the_options_together(seed: int) -> None:
    play_side_by_side(mixed_way(seed), seed)
