"""The engine and the slow, obvious reference play the same games, and agree at every node."""

import random
from typing import Any

import pytest

import ludoteca
from parques.reference import Piece, Reference
from perft import perft_of_reference
from playing import DEPTH, name_of_way, table_of, ways_to_play

INFO = ludoteca.games["parques"]
WAYS = list(ways_to_play("parques"))
TABLES = [{"players": players, "seats": seats} for seats in (4, 6, 8) for players in range(2, seats + 1)]
MIXED_SEEDS = range(25 * DEPTH)
MIXED_ACTIONS = 500  # with many players games are long, and the end is reached in those of few
COUNTS: list[dict[str, Any]] = table_of("parques", "perft.toml")["count"]
DEPTH_OF_REFERENCE = 2


def mixed_way(seed: int) -> dict[str, Any]:
    """Choose players and every option at random."""
    chooser = random.Random(seed)
    players = chooser.choice((2, 2, 3, 3, 4, 4, 5, 6, 8))
    way: dict[str, Any] = {"players": players}
    while not INFO.is_playable(**way) or len(way) == 1:
        way = {"players": players} | {
            option.name: chooser.choice(option.allowed(players)) for option in INFO.options if option.name != "first"
        }
    return way | {"first": chooser.choice(("roll", 0, 1))}


def squares_of(game: ludoteca.Game) -> dict[str, list[str]]:
    fields = dict(word.split("=") for word in game.position().split()[1:])
    return {letter: fields[letter].split(",") for letter in "YBRGOVPW" if letter in fields}


def choose_dice(game: ludoteca.Game, chooser: random.Random) -> tuple[int, ...]:
    """Throw more pairs than chance would."""
    dice = [chooser.randint(1, 6) for _ in range(game.dice_count)]
    if chooser.random() < 0.25:
        dice = dice[:1] * game.dice_count
    return tuple(sorted(dice))


def check_node(game: ludoteca.Game, reference: Reference) -> None:
    state = game.state
    assert (reference.phase, reference.seat, reference.dice_count) == (game.phase, game.seat, game.dice_count)
    assert reference.squares() == squares_of(game)
    if game.setup.options["third_pair"] != "none":  # where no pair is the third, the engine counts none
        assert reference.pairs == state.pairs
    if game.phase == "roll":
        assert reference.throws_left == state.tries_left
    assert reference.legal() == sorted(str(move) for move in game.legal_moves)
    assert reference.ranking == game.ranking


def play_side_by_side(way: dict[str, Any], seed: int, actions: int = 10_000) -> None:
    game = ludoteca.new("parques", **way)
    reference = Reference(**{name: value for name, value in way.items() if name != "mode"})
    chooser = random.Random(seed)
    while game.phase != "over" and len(game.history) < actions:
        check_node(game, reference)
        if game.phase == "roll":
            dice = choose_dice(game, chooser)
            game.roll(dice)
            reference.roll(dice)
        else:
            move = chooser.choice(reference.legal())
            game.push(move)
            reference.play(move)
    check_node(game, reference)


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_the_reference_agrees(way: dict[str, Any]) -> None:
    play_side_by_side(way, seed=1)


@pytest.mark.parametrize("way", TABLES, ids=name_of_way)
def test_the_reference_agrees_on_every_board_with_everybody(way: dict[str, Any]) -> None:
    play_side_by_side(way, seed=2, actions=600)


@pytest.mark.parametrize("seed", MIXED_SEEDS)
def test_the_reference_agrees_whatever_the_options_together(seed: int) -> None:
    play_side_by_side(mixed_way(seed), seed, MIXED_ACTIONS)


def reference_at(position: str) -> Reference:
    """Put the pieces of a position, at the first throw of a turn, before the reference."""
    game = ludoteca.from_position(position)
    fields = dict(word.split("=") for word in position.split()[1:])
    options: dict[str, Any] = {**game.setup.options, "first": int(fields["seat"])}
    reference = Reference(game.setup.players, **options)
    reference.pieces = [
        Piece(letter, name) for letter in "YBRGOVPW" for name in fields.get(letter, "").split(",") if name
    ]
    reference.begin_turn(int(fields["seat"]))
    return reference


@pytest.mark.parametrize("row", COUNTS, ids=[row["says"] for row in COUNTS])
def test_perft_counts_are_those_of_the_reference(row: dict[str, Any]) -> None:
    reference = reference_at(row["position"])
    counted = [perft_of_reference(reference, depth) for depth in range(1, DEPTH_OF_REFERENCE + 1)]
    assert counted == row["lines"][:DEPTH_OF_REFERENCE]
