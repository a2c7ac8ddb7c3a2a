"""What modest bots must see, and that they are far better than chance."""

import random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.core.moves import State
from ludoteca.core.rulebook import Rulebook
from ludoteca.games.stax.state import BY_CAPTURE
from playing import nodes

SECONDS = 1.0
GAMES = 24

PLANTED = [  # position, move, the reason's key
    (
        "parchis players=2 mode=individual first=0 Y=h,10,20,30 R=24,45,46,61 seat=0 phase=move die=4",
        "Y20-24",
        "reason.eats_and_is_safe",
    ),
    (
        "parchis players=2 mode=individual first=0 Y=h,h,10,30 R=h,h,h,8 seat=0 phase=move die=2",
        "Y10-12",
        "reason.escapes",
    ),
    (
        "parchis players=4 mode=pairs first=0 Y=20,c4,h,h B=h,h,h,h R=33,h,h,h G=32,h,h,h seat=0 phase=move die=4",
        "Yc4-m",
        "reason.reaches_goal",
    ),
    (
        "parques players=2 mode=individual first=0 pieces=2 Y=10,20 R=24,48 seat=0 phase=move dice=1-3",
        "Y20-24",
        "reason.captures_and_is_safe",
    ),
    (
        "felix-sex players=2 mode=duel pieces=5 first=0 W=8,10*2,14*2 B=11,20*2,22*2 entered=W,B seat=0"
        " phase=move unused=3-6",
        "8-11",
        "reason.captures_and_is_safe",
    ),
    (
        "stax players=2 mode=duel table=W1:0@0,0/W6:5+B10:1@0,1/B12:5+W12:2@1,1/W10:1@1,2/B1:0@2,0/W13:0+B11:2@2,1"
        " seat=1 phase=move played=13",
        "0,1-0,0",
        "reason.takes_king",
    ),
    (
        "stax players=3 mode=round table=W1:0@0,0/N12:3@0,1/B11:1@0,2/N10:4+W12:5@1,0/N1:0@1,1/B1:0@2,-1 seat=0"
        " phase=move played=9",
        "1,0-2,-1",
        "reason.takes_king",
    ),
]


@pytest.mark.parametrize(("position", "move", "reason"), PLANTED, ids=[row[2] for row in PLANTED])
def test_a_planted_move_is_found_with_any_seed(position: str, move: str, reason: str) -> None:
    game = ludoteca.from_position(position)
    assert len(game.legal_moves) > 1
    for seed in range(5):
        choice = bot_for(game.id, seed=seed).choose(game, SECONDS)
        assert choice.move.text.partition(":")[0] == move
        assert choice.reason.key == reason


def wins_in_one(rulebook: Rulebook, state: State) -> bool:
    """Tell by playing every move whether one of them ends a game of Stax by a capture."""
    buffer = np.empty(rulebook.max_moves, np.int64)
    scratch = np.zeros(1, rulebook.dtype)
    for code in buffer[: rulebook.legal(state, buffer)].tolist():
        scratch[0] = state
        rulebook.play_unchecked(scratch[0], code)
        if scratch[0].end == BY_CAPTURE:
            return True
    return False


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("one_group", ["lifted", "landed"])
def test_whoever_can_take_a_king_in_stax_is_seen(players: int, one_group: str) -> None:
    from ludoteca.games.stax.heuristic import can_take_king  # noqa: PLC0415  (kernels are loaded late)

    seen = 0
    for seed in range(2):
        for node in nodes(ludoteca.new("stax", players=players, one_group=one_group, move_limit=120), seed):
            if node.seat is not None:
                expected = wins_in_one(node.rulebook, node.state)
                assert can_take_king(node.state, node.seat) == expected
                seen += expected
    assert seen


def test_a_king_in_stax_is_not_left_to_be_taken_where_that_can_be_helped() -> None:
    from ludoteca.games.stax.heuristic import can_take_king  # noqa: PLC0415

    dangers = 0
    for seed in range(6):
        game = ludoteca.new("stax", seed=seed)
        bots = [bot_for("stax", seed=10 * seed + seat) for seat in range(2)]
        while game.phase != "over":
            before, rulebook = game.state, game.rulebook
            game.push(bots[game.seat or 0].choose(game, SECONDS).move)
            if game.seat is not None and can_take_king(game.state, game.seat):
                dangers += 1
                buffer = np.empty(rulebook.max_moves, np.int64)
                for code in buffer[: rulebook.legal(before, buffer)].tolist():
                    after = before.copy()
                    rulebook.play_unchecked(after, code)
                    assert can_take_king(after, int(after.seat))
    assert dangers


def won(game_id: str, way: dict[str, Any], seat: int, seed: int) -> bool:
    """Play a bot's game against random players; tell whether it has won."""
    game = ludoteca.new(game_id, seed=seed, **way)
    bot = bot_for(game_id, seed=seed)
    chooser = random.Random(seed)
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.push(bot.choose(game, SECONDS).move if game.seat == seat else chooser.choice(game.legal_moves))
    return game.ranking[0] == (seat,)


@pytest.mark.parametrize(
    ("game_id", "way", "least"),
    [
        ("parchis", {"players": 2, "mode": "individual"}, 21),
        ("parchis", {"players": 2, "mode": "two-colours"}, 22),
        ("parques", {"players": 2}, 21),
        ("felix-sex", {}, 22),
        ("stax", {"players": 2}, 24),
        ("stax", {"players": 3}, 24),
    ],
)
def test_a_bot_beats_random_players_by_far(game_id: str, way: dict[str, Any], least: int) -> None:
    """Seeded, so that it cannot come out otherwise by chance; over hundreds of games the rates are 0.94 to 1."""
    players = way.get("players", 2)
    assert sum(won(game_id, way, seat=seed % players, seed=seed) for seed in range(GAMES)) >= least
