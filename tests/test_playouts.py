"""Random games of the kernels are games as people play them, and what they count is what happened."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.analysis.batches import Table, random_games
from ludoteca.analysis.bot_games import seed_number
from ludoteca.analysis.tally import clauses_of
from ludoteca.core import generator
from ludoteca.core.dice import outcomes, pack
from ludoteca.core.kernel import COMPILED
from ludoteca.core.outcomes import CAPTURES, DECISIONS, NOBODY_YET, STARTER, THROWS
from ludoteca.core.rules_text import rules_text
from ludoteca.core.text import LANGUAGES, say
from ludoteca.core.throws import die
from ludoteca.games import rulebook_of
from playing import DEPTH, all_ways, folder_of

GAMES_OF_DEFAULTS = {"parchis": 20, "parques": 20, "felix-sex": 10, "stax": 10}
# The same numbers in every implementation of splitmix64 from 1234567
KNOWN_WORDS = (6457827717110365317, 3203168211198807973, 9817491932198370423)

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def kinds_of(game_id: str) -> list[tuple[str, str]]:
    return [(kind.name, kind.clause) for kind in rulebook_of(game_id).events.EVENTS]


def named(game_id: str, counts: Any) -> dict[tuple[str, str], int]:
    return {kind: int(count) for kind, count in zip(kinds_of(game_id), counts, strict=True) if count}


def play_as_people(game: ludoteca.Game, words: generator.Words) -> tuple[dict[tuple[str, str], int], list[int]]:
    """Play a game with a stream of random numbers; returns how often each event happened, and the lengths."""
    counts: Counter[tuple[str, str]] = Counter()
    throws = decisions = captures = 0
    starter = NOBODY_YET
    faces = game.rulebook.info.faces
    while game.seat is not None:
        seat = game.seat
        if game.phase == "roll":
            dice = generator.draw_dice(words, 0, game.dice_count, faces.start, len(faces))
            game.roll([die(dice, index) for index in range(game.dice_count)])
            throws += 1
        else:
            game.push(game.legal_moves[generator.draw_below(words, 0, len(game.legal_moves))])
            decisions += 1
        if starter == NOBODY_YET and game.events[0].kind != "opening_throw":
            starter = seat
        counts.update((event.kind, event.clause) for event in game.events)
        captured = [event for event in game.events if event.kind in ("ate", "captured", "captured_stack")]
        captures += sum(event.parameters.get("count", 1) for event in captured)
    lengths = {THROWS: throws, DECISIONS: decisions, CAPTURES: captures, STARTER: starter}
    return dict(counts), [lengths[column] for column in sorted(lengths)]


@every_game
def test_random_games_are_games_as_people_play_them(game_id: str) -> None:
    setup = ludoteca.games[game_id].setup()
    count = GAMES_OF_DEFAULTS[game_id] * DEPTH if COMPILED else 1
    played = random_games(Table(setup, "many"), 0, count)
    with np.errstate(over="ignore"):
        for row in range(count):
            game = ludoteca.Game(rulebook_of(game_id), setup, seed=1)
            counts, lengths = play_as_people(game, generator.stream(seed_number("many"), row))
            assert named(game_id, played.counts[row]) == counts
            assert played.lengths[row].tolist() == lengths
            places = {seat: place for place, seats in enumerate(game.ranking, 1) for seat in seats}
            assert played.places[row].tolist() == [places[seat] for seat in range(setup.players)]


@every_game
def test_a_random_game_is_the_same_whatever_is_played_beside_it_and_counted(game_id: str) -> None:
    rulebook = rulebook_of(game_id)
    start = rulebook.start(rulebook.info.setup())
    together = rulebook.random_games(start, 4, 5)
    alone = rulebook.random_games(start, 1, 5, first=3, with_events=True)
    assert together.lengths[3, :CAPTURES].tolist() == alone.lengths[0, :CAPTURES].tolist()
    assert together.counts.shape == (4, 0)


@every_game
def test_every_kind_of_event_happens(game_id: str) -> None:
    kinds, happened = set(kinds_of(game_id)), set[tuple[str, str]]()
    for path in sorted(folder_of(game_id).glob("golden/*.record")):
        game = ludoteca.load(path.read_text(encoding="utf-8"))
        happened |= {
            (event.kind, event.clause) for index in range(len(game.history)) for event in game.events_of(index)
        }
    for other, way in all_ways():
        if other == game_id and happened != kinds:
            table = Table(ludoteca.games[game_id].setup(**way), f"{way}")
            happened |= set(named(game_id, random_games(table, 0, 1).counts.sum(axis=0)))
    assert happened == kinds


@every_game
def test_every_event_has_a_clause_of_the_rules_and_words_for_it(game_id: str) -> None:
    kinds = kinds_of(game_id)
    assert len(set(kinds)) == len(kinds)
    for language in LANGUAGES:
        assert set(clauses_of(game_id)) <= {clause.id for clause in rules_text(game_id, language).clauses}
        assert all(say("simulate", f"event.{name}", language) for name, _ in kinds)


def test_random_numbers_are_those_of_splitmix64() -> None:
    words = np.array([1234567], np.uint64)
    drawn = []
    with np.errstate(over="ignore"):
        for _ in KNOWN_WORDS:
            generator.draw(words, 0)
            drawn.append(int(generator.mixed(words[0])))
    assert tuple(drawn) == KNOWN_WORDS


def test_the_dice_are_fair_within_games_and_from_game_to_game() -> None:
    first_faces, faces = np.zeros(6), np.zeros((6, 6))
    with np.errstate(over="ignore"):
        for game in range(3000):
            words = generator.stream(7, game)
            thrown = [generator.draw_dice(words, 0, 1, 0, 6) for _ in range(20)]
            first_faces[thrown[0]] += 1
            for one, other in pairwise(thrown):
                faces[one, other] += 1
    # Chi squared with 5 and 35 degrees of freedom: more is seen once in 10,000 times; the seed is given.
    assert np.sum((first_faces - 500) ** 2 / 500) < 25.7
    expected = faces.sum() / 36
    assert np.sum((faces - expected) ** 2 / expected) < 75


def test_the_dice_of_one_throw_have_nothing_to_do_with_each_other() -> None:
    words = generator.stream(3)
    with np.errstate(over="ignore"):
        throws = Counter(generator.draw_dice(words, 0, 2, 1, 6) for _ in range(36_000))
        numbers = Counter(generator.draw_below(words, 0, 5) for _ in range(5000))
    assert sorted(throws) == sorted(pack(dice) for dice, _ in outcomes(2))
    expected = np.array([float(chance) * 36_000 for _, chance in outcomes(2)])
    seen = np.array([throws[pack(dice)] for dice, _ in outcomes(2)])
    assert np.sum((seen - expected) ** 2 / expected) < 52.4  # chi squared with 20 degrees of freedom, as above
    assert sorted(numbers) == list(range(5))
