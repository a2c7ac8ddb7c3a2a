"""Personalities: the same strength, another choice among moves that are about as good, and always the liked one."""

from itertools import islice

import numpy as np
import pytest

import ludoteca
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.players import read_players
from ludoteca.bots import PERSONALITIES, bot_for, bot_named, personalities_of
from ludoteca.bots.parts import heuristic_of, personality_of
from ludoteca.core.errors import OptionError
from ludoteca.core.personalities import ALL_PERSONALITIES
from playing import nodes, unhurried

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_dice_game = pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex"])
every_personality = pytest.mark.parametrize("personality", PERSONALITIES)

DECISIONS = 25
MANY_DECISIONS = 50
GAMES = 20
SEARCHED = 8


def decisions(game_id: str, count: int, stride: int = 6, seed: int = 8) -> list[ludoteca.Game]:
    """List positions of a random game in which there is something to decide."""
    found = (node for node in nodes(ludoteca.new(game_id, seed=seed), seed) if len(node.legal_moves) > 1)
    return [node.copy() for node in islice(found, 0, stride * count, stride)]


def likings(game: ludoteca.Game, codes: list[int], personality: str) -> dict[int, int]:
    """Return how much a personality likes the position after each of some moves."""
    found = {}
    for code in codes:
        after = game.state
        game.rulebook.play_unchecked(after, code)
        number = ALL_PERSONALITIES.index(personality)
        found[code] = int(personality_of(game.id).liking(after, int(game.state.seat), number))
    return found


def nearly_best(game: ludoteca.Game) -> list[int]:
    """List the moves that the heuristic finds worse than the best by no more than a personality gives up."""
    scores = {}
    for move in game.legal_moves:
        after = game.state
        game.rulebook.play_unchecked(after, move.code)
        scores[move.code] = int(heuristic_of(game.id).score(after, int(game.state.seat)))
    least = max(scores.values()) - personality_of(game.id).POINTS
    return [code for code, score in scores.items() if score >= least]


@every_game
@every_personality
def test_a_medium_bot_plays_what_its_personality_likes_best_of_the_good_moves(game_id: str, personality: str) -> None:
    for game in decisions(game_id, DECISIONS):
        liked = likings(game, nearly_best(game), personality)
        chosen = bot_for(game_id, "medium", 3, personality).choose(game, 2.0).move.code
        assert liked.get(chosen) == max(liked.values())


@every_dice_game
@every_personality
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_who_searches_gives_up_no_more_than_a_little_for_what_it_likes(
    game_id: str, personality: str, level: str
) -> None:
    for game in decisions(game_id, SEARCHED):
        with unhurried() as seconds:
            plain = bot_for(game_id, level, 3).explain(game, seconds)
            chosen = bot_for(game_id, level, 3, personality).choose(game, seconds).move
        chances = {one.move.code: one.chance for one in plain if one.chance is not None}
        good = [code for code, chance in chances.items() if chance >= chances[plain[0].move.code] - 0.0016]
        liked = likings(game, good, personality)
        assert chosen.code in liked
        assert liked[chosen.code] >= liked[plain[0].move.code]


@every_game
def test_personalities_choose_otherwise_now_and_then(game_id: str) -> None:
    games = [game for seed in range(GAMES) for game in decisions(game_id, MANY_DECISIONS, 1, seed)]
    plain = bot_for(game_id, "medium", 3)
    for personality in PERSONALITIES:
        bot = bot_for(game_id, "medium", 3, personality)
        assert any(bot.choose(game, 2.0).move != plain.choose(game, 2.0).move for game in games)


def test_hard_stax_weighs_by_its_personality() -> None:
    games = decisions("stax", DECISIONS, 1)
    with unhurried() as seconds:
        chosen = {
            name: [bot_for("stax", "hard", 3, name).choose(game, seconds).move for game in games]
            for name in ALL_PERSONALITIES
        }
    assert len({tuple(moves) for moves in chosen.values()}) == len(ALL_PERSONALITIES)


def test_a_bot_is_named_by_level_and_personality() -> None:
    assert bot_named("parques", "expert/hunter", 4) == bot_for("parques", "expert", 4, "hunter")
    assert bot_named("parques", "expert", 4) == bot_for("parques", "expert", 4)
    assert read_players("medium/bold,medium") == ("medium/bold", "medium")
    with pytest.raises(ArenaError, match="personality"):
        read_players("medium/angry,medium")


def test_unknown_personalities_are_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="bold, careful"):
        bot_for("stax", "easy", 1, "angry")
    assert personalities_of("stax") == PERSONALITIES
    assert np.all([personality_of("stax").POINTS, personality_of("parchis").CHANCE])
