"""What holds in every game, at every node of random games, whatever the players, mode and options."""

import itertools
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.moves import STEP_END
from ludoteca.core.outcomes import DECISIONS, THROWS
from playing import STRIDE, all_tables, all_ways, name_of_way, nodes, played_out, step

NODES = 600  # of each game that are walked through: all of most games, the first half of the longest

ways = pytest.mark.parametrize(("game_id", "way"), all_ways(), ids=name_of_way)
tables = pytest.mark.parametrize(("game_id", "way"), all_tables(), ids=name_of_way)
games = pytest.mark.parametrize("game_id", list(ludoteca.games))


@ways
def test_every_node_keeps_the_contract_and_the_record_replays(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=11, **way)
    for node in itertools.islice(nodes(game, seed=11), 0, NODES, STRIDE):
        check_phase(node)
        check_moves(node)
        check_position(node)
    played_out(game, seed=12)
    check_phase(game)
    check_position(game)
    assert game.ranking
    assert sorted(itertools.chain(*game.ranking)) == list(range(game.setup.players))
    check_record(game)


def check_phase(game: ludoteca.Game) -> None:
    """In each phase there is what belongs to it, and nothing else."""
    is_over = game.phase == "over"
    assert (game.seat is None) == is_over
    assert (game.result is not None) == is_over
    assert bool(game.legal_moves) == (game.phase == "move")
    assert bool(game.chances()) == (game.phase == "roll") == bool(game.dice_count)
    if game.phase == "roll":
        assert sum((chance for _, chance in game.chances()), Fraction(0)) == 1
        assert all(len(dice) == game.dice_count and tuple(sorted(dice)) == dice for dice, _ in game.chances())


def check_moves(game: ludoteca.Game) -> None:
    """Legal moves are sorted, each once, spelled as long as they may be, read back, and refused by nothing."""
    codes = [move.code for move in game.legal_moves]
    spellings = [str(move) for move in game.legal_moves]
    assert codes == sorted(set(codes))
    assert len(set(spellings)) == len(spellings)
    assert len(codes) <= game.rulebook.max_moves
    letters = np.zeros(game.rulebook.spelling.MAX_SPELLING, np.uint8)
    for move in game.legal_moves:
        length = game.rulebook.spelling.spell(game.state, move.code, letters)
        assert letters[:length].tobytes().decode("ascii") == STEP_END.join(move.steps)
        assert "".join(move.steps) == str(move)
        assert game.rulebook.read_move(game.state, str(move)) == move
        assert game.why_not(move) is None


def check_position(game: ludoteca.Game) -> None:
    """A position is one line, and reading it gives the same state, to the byte."""
    text = game.position()
    assert "\n" not in text
    assert len(game.rulebook.spell_position(game.state)) <= game.rulebook.spelling.MAX_POSITION
    read = ludoteca.from_position(text)
    assert read.position() == text
    assert read.state.tobytes() == game.state.tobytes()
    assert read.legal_moves == game.legal_moves


def check_record(game: ludoteca.Game) -> None:
    """A record replays to the same game, in every form."""
    record = game.record()
    for form in (record.to_text(), record.to_json(), record.to_text().encode()):
        again = ludoteca.load(form)
        assert again.state.tobytes() == game.state.tobytes()
        assert again.record() == record
        assert again.record().to_text() == record.to_text()


@tables
def test_refusal_is_none_exactly_for_the_legal_moves(game_id: str, way: dict[str, Any]) -> None:
    chooser = random.Random(5)
    seen: set[str] = set()
    game = ludoteca.new(game_id, seed=5, **way)
    for node in itertools.islice(nodes(game, seed=5), 0, NODES, STRIDE):
        seen |= {str(move) for move in node.legal_moves}
        tried = chooser.sample(sorted(seen), min(len(seen), 12))
        legal = {str(move) for move in node.legal_moves}
        for spelling in tried:
            refusal = node.why_not(spelling)
            assert (refusal is None) == (spelling in legal)
            if refusal:
                assert refusal.clause
                assert refusal.explain("es") != refusal.explain("en")


WORD = re.compile(r"\d+|[a-z]+|[A-Z]|[^\w]")


def variants(spellings: list[str], chooser: random.Random) -> Iterator[str]:
    """Write moves like those given: some words of each are other numbers, or words of the others."""
    words = sorted({word for spelling in spellings for word in WORD.findall(spelling)})
    for spelling in spellings:
        for _ in range(60):
            changed = WORD.findall(spelling)
            for _ in range(chooser.randint(1, 3)):
                index = chooser.randrange(len(changed))
                number = chooser.choice([chooser.randrange(8), chooser.randrange(140)])
                changed[index] = chooser.choice([str(number), chooser.choice(words)])
            yield "".join(changed)


def written(game: ludoteca.Game, spellings: list[str], chooser: random.Random) -> Iterator[ludoteca.Move]:
    """Yield the moves among such variants, legal or not."""
    for text in set(variants(spellings, chooser)):
        with suppress(ludoteca.InvalidMove):
            yield game.read(text)


@tables
def test_every_move_that_can_be_written_is_legal_or_refused_and_read_back(game_id: str, way: dict[str, Any]) -> None:
    chooser, tried = random.Random(9), 0
    legal_before: list[str] = []
    for node in itertools.islice(nodes(ludoteca.new(game_id, seed=9, **way), seed=9), 3, 150, 7):
        legal = [str(move) for move in node.legal_moves]
        sources = chooser.sample(legal, min(len(legal), 3)) + chooser.sample(legal_before, min(len(legal_before), 1))
        for move in written(node, sources, chooser):
            assert (node.rulebook.refusal(node.state, move.code) == 0) == (str(move) in legal), move
            assert node.read(str(move)).code == move.code
            tried += str(move) not in legal
        legal_before = legal or legal_before
    assert tried > 100, "hardly any illegal move was tried"


@games
def test_undo_gives_back_every_node(game_id: str) -> None:
    game = ludoteca.new(game_id, seed=8)
    chooser = random.Random(8)
    states = [game.state.tobytes()]
    while game.phase != "over":
        step(game, chooser)
        states.append(game.state.tobytes())
    for state in reversed(states[:-1]):
        game.undo()
        assert game.state.tobytes() == state
    with pytest.raises(ludoteca.UndoError):
        game.undo()


@games
def test_a_throw_taken_back_comes_again(game_id: str) -> None:
    game = ludoteca.new(game_id, seed=4)
    for node in nodes(game, seed=4):
        if node.phase == "roll":
            dice = node.roll()
            node.undo()
            assert node.roll() == dice
            node.undo()


@games
def test_a_copy_goes_its_own_way(game_id: str) -> None:
    game = ludoteca.new(game_id, seed=6)
    chooser = random.Random(6)
    for _ in range(24):
        step(game, chooser)
    before = game.state.tobytes(), game.record()
    twin = game.copy()
    played_out(twin, seed=1)
    assert (game.state.tobytes(), game.record()) == before
    assert played_out(game, seed=1).record() == twin.record()


@games
def test_every_node_is_told_in_both_languages(game_id: str) -> None:
    game = ludoteca.new(game_id, seed=2)
    for node in nodes(game, seed=2):
        assert len(node.events) > 0 or not node.history
        for event in node.events:
            assert event.clause
            assert event.explain("es") != event.explain("en")
        assert node.describe("es") != node.describe("en")


@games
def test_the_seed_decides_the_dice_and_another_seed_other_dice(game_id: str) -> None:
    one, two, other = (played_out(ludoteca.new(game_id, seed=seed), seed=1) for seed in (7, "7", 8))
    assert one.record() == two.record()
    assert one.record() != other.record()


@games
def test_random_playouts_leave_the_state_they_start_from_alone(game_id: str) -> None:
    game = ludoteca.new(game_id, seed=1)
    state = game.state
    first = game.rulebook.random_games(state, 3, seed=1).lengths
    assert state.tobytes() == game.state.tobytes()
    assert (game.rulebook.random_games(state, 3, seed=1).lengths == first).all()
    assert first[:, (THROWS, DECISIONS)].sum(axis=1).min() > 0
