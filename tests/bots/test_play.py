"""Bots at the table: legal moves everywhere, the same ones again, and nothing touched."""

import random
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Bot, bot_for
from playing import STRIDE, all_tables, all_ways, name_of_way, unhurried

SECONDS = 2.0
SHORT_SECONDS = 0.005  # for levels that search: enough for a legal move, however short the time
MOST_SEARCHES, MOST_CHOICES = 30 // STRIDE, 150 // STRIDE  # that are looked at in a game
SEARCHING = ("hard", "expert")
every_way = pytest.mark.parametrize(("game_id", "way"), all_ways(), ids=name_of_way)
every_table = pytest.mark.parametrize(("game_id", "way"), all_tables(), ids=name_of_way)
every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_level = pytest.mark.parametrize("level", LEVELS)


def check_choice(bot: Bot, game: ludoteca.Game) -> ludoteca.Move:
    """Let a bot choose; look at the move, at the state and at the sentence."""
    before = game.state.tobytes()
    choice = bot.choose(game, SHORT_SECONDS)
    assert game.why_not(choice.move) is None
    assert game.rulebook.read_move(game.state, choice.move.text) == choice.move
    assert game.state.tobytes() == before
    english, spanish = (choice.reason.explain(language) for language in ("en", "es"))
    assert english != spanish
    assert english.endswith(".")
    assert spanish.endswith(".")
    return choice.move


@every_level
@every_way
def test_every_choice_of_a_game_is_legal_told_in_words_and_changes_nothing(
    game_id: str, way: dict[str, Any], level: str
) -> None:
    """One move of three is a random one, so that bots meet positions they would not have come to."""
    game = ludoteca.new(game_id, seed=5, **way)
    bot = bot_for(game_id, level)
    chooser = random.Random(5)
    left = MOST_SEARCHES if level in SEARCHING else MOST_CHOICES
    while game.phase != "over" and left:
        if game.phase == "roll":
            game.roll()
            continue
        left -= 1
        move = check_choice(bot, game)
        game.push(chooser.choice(game.legal_moves) if chooser.random() < 1 / 3 else move)


@every_level
@every_table
def test_the_same_position_and_seed_give_the_same_move(game_id: str, way: dict[str, Any], level: str) -> None:
    """By another bot, from the text of the position, and whatever dice the table has to come."""
    game = ludoteca.new(game_id, seed=6, **way)
    bot = bot_for(game_id, level, seed=6)
    for _ in range(60 if level not in SEARCHING else 20 if game_id != "stax" else 3):
        if game.phase == "over":
            break
        if game.phase == "roll":
            game.roll()
            continue
        twin = ludoteca.from_position(game.position(), seed="other dice")
        with unhurried() as seconds:
            choice = bot.choose(game, seconds)
            assert bot_for(game_id, level, seed=6).choose(twin, seconds) == choice
        game.push(choice.move)


@every_game
def test_seeds_tell_bots_apart(game_id: str) -> None:
    game = ludoteca.new(game_id, seed=1)
    differ = False
    while not differ and game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            moves = {bot_for(game_id, seed=seed).choose(game, SECONDS).move for seed in range(8)}
            differ = len(moves) > 1
            game.push(min(moves))
    assert differ


@every_game
def test_a_bot_says_what_it_plays_and_how_well(game_id: str) -> None:
    for level in LEVELS:
        bot = bot_for(game_id, level)
        assert (bot.game, bot.level) == (game_id, level)


def test_an_unknown_level_or_game_is_named_with_those_known() -> None:
    with pytest.raises(ludoteca.OptionError, match="level: there is no level grandmaster; there are: beginner, easy"):
        bot_for("stax", "grandmaster")
    with pytest.raises(ludoteca.OptionError, match="there is no game chess"):
        bot_for("chess")
    with pytest.raises(ludoteca.OptionError) as caught:
        bot_for("stax", "")
    assert caught.value.explain("es").startswith("level: no hay ningún nivel")


def test_a_bot_is_not_asked_out_of_turn_or_at_another_game() -> None:
    with pytest.raises(AssertionError, match="phase roll"):
        bot_for("parchis").choose(ludoteca.new("parchis"), SECONDS)
    with pytest.raises(AssertionError, match="cannot play stax"):
        bot_for("parchis").choose(ludoteca.new("stax"), SECONDS)
