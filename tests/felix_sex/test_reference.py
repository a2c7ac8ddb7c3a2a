"""The engine and the slow, obvious reference play the same games, and agree at every node."""

import random
from collections import Counter
from typing import Any

import pytest

import ludoteca
from felix_sex.reference import Reference
from perft import perft_of_reference
from playing import DEPTH, name_of_way, table_of

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"first": 0},
    {"first": 1},
    {"shuffle": False},
    {"stacks": "together"},
    {"stacks": "never"},
    {"dice": "maximum"},
)
SIZES = (5, 6, 10, 15)
WAYS = [{"pieces": pieces} | options for pieces in SIZES for options in OPTIONS if (pieces, *options) != (15, "dice")]
MIXED_SEEDS = range(15 * DEPTH)
COUNTS: list[dict[str, Any]] = table_of("felix-sex", "perft.toml")["count"]
DEPTH_OF_REFERENCE = 2


def mixed_way(seed: int) -> dict[str, Any]:
    """Choose every option at random; the reference is slow where it must try all dice with many pieces."""
    chooser = random.Random(seed)
    info = ludoteca.games["felix-sex"]
    way = {option.name: chooser.choice(option.allowed(2)) for option in info.options}
    if way["dice"] == "maximum":
        way["pieces"] = chooser.choice((5, 6))
    return way


def cells_of(game: ludoteca.Game) -> list[dict[str, int]]:
    fields = dict(word.split("=") for word in game.position().split()[1:])
    places = [[place.partition("*") for place in fields[letter].split(",")] for letter in "WB"]
    return [{name: int(count or 1) for name, _, count in player} for player in places]


def throw_for(game: ludoteca.Game, chooser: random.Random) -> tuple[int, ...]:
    """Throw, more often than chance would, dice that are alike."""
    dice = [chooser.randint(1, 6) for _ in range(game.dice_count)]
    if len(dice) == 3 and chooser.random() < 0.2:
        dice[1:] = [dice[0], chooser.choice(dice)]
    return tuple(sorted(dice))


def choose(legal: list[str], chooser: random.Random) -> str:
    """Choose a move: most often a joint landing where there is one, else often one of a group."""
    joint, groups = ([move for move in legal if sign in move] for sign in "+*")
    if joint and chooser.random() < 0.8:
        return chooser.choice(joint)
    return chooser.choice(groups if groups and chooser.random() < 0.3 else legal)


def play_side_by_side(way: dict[str, Any], seed: int) -> None:
    game, reference = ludoteca.new("felix-sex", **way), Reference(**way)
    chooser = random.Random(seed)
    while game.phase != "over":
        assert (reference.phase, reference.seat) == (game.phase, game.seat)
        assert reference.cells() == cells_of(game)
        assert [bool(entered) for entered in game.state.entered] == reference.board.all_entered
        assert tuple(die for die in game.state.dice if die) == reference.dice_left
        assert reference.legal() == sorted(str(move) for move in game.legal_moves)
        assert reference.ranking == game.ranking
        if game.phase == "roll":
            assert game.dice_count == reference.dice_count
            dice = throw_for(game, chooser)
            game.roll(dice)
            reference.roll(dice)
        else:
            move = choose(reference.legal(), chooser)
            game.push(move)
            reference.play(move)
    assert (reference.phase, reference.seat, reference.ranking) == ("over", None, game.ranking)
    assert reference.cells() == cells_of(game)


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_the_reference_agrees(way: dict[str, Any]) -> None:
    play_side_by_side(way, seed=0)


@pytest.mark.parametrize("seed", MIXED_SEEDS)
def test_the_reference_agrees_whatever_the_options_together(seed: int) -> None:
    play_side_by_side(mixed_way(seed), seed)


def reference_at(position: str) -> Reference:
    """Put the pieces of a position, at the first throw of a turn, before the reference."""
    game = ludoteca.from_position(position)
    reference = Reference(**{**game.setup.options, "first": game.seat})  # type: ignore[arg-type]
    reference.board.counts = [Counter(cells) for cells in cells_of(game)]
    reference.board.all_entered = [bool(entered) for entered in game.state.entered]
    return reference


@pytest.mark.parametrize("row", COUNTS, ids=[row["says"] for row in COUNTS])
def test_perft_counts_are_those_of_the_reference(row: dict[str, Any]) -> None:
    reference = reference_at(row["position"])
    counted = [perft_of_reference(reference, depth) for depth in range(1, DEPTH_OF_REFERENCE + 1)]
    assert counted == row["lines"][:DEPTH_OF_REFERENCE]
