"""What the kernels count is what the story tells: event by event, in random games of every way to play."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.analysis.batches import Table, note_events, random_games, seed_number
from ludoteca.analysis.instances import clauses_of, counting_of, events_of, playing_of
from ludoteca.analysis.rows import DECISIONS, THROWS, Rows
from ludoteca.analysis.tally import empty_rows
from ludoteca.core.handbook import handbook
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import Thrown
from ludoteca.core.text import LANGUAGES, say
from ludoteca.core.throws import die, pack
from ludoteca.games import rulebook_of
from playing import DEPTH, all_ways, folder_of, name_of_way

GAMES_OF_A_WAY = DEPTH
GAMES_OF_DEFAULTS = {"parchis": 20, "parques": 20, "felix-sex": 10, "stax": 10}
GOLDEN = [(game_id, path) for game_id in ludoteca.games for path in sorted(folder_of(game_id).glob("golden/*.record"))]

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def table_of(game_id: str, way: dict[str, Any]) -> Table:
    return Table(ludoteca.games[game_id].setup(**way), f"{way}")


def told_games(table: Table, count: int) -> Rows:
    """Play the same games as the kernels do, but as people play, and count what the story tells."""
    playing = playing_of(table.setup.game)
    rows = lengths, places, counts = empty_rows(table.setup, count)
    for row in range(count):
        words = np.array([playing.first_word(seed_number(table.seed), row)])
        game = ludoteca.Game(rulebook_of(table.setup.game), table.setup, seed=1)
        while game.seat is not None:
            seat = game.seat
            if game.phase == "roll":
                dice = playing.draw_dice(words, game.dice_count)
                game.roll([die(dice, index) for index in range(game.dice_count)])
                lengths[row, THROWS] += 1
            else:
                game.push(game.legal_moves[playing.draw(words, len(game.legal_moves))])
                lengths[row, DECISIONS] += 1
            note_events(game, seat, lengths[row], counts[row])
        for place, seats in enumerate(game.ranking):
            places[row, list(seats)] = place + 1
    return rows


def named(game_id: str, counts: Any) -> dict[tuple[str, str], int]:
    return {event: int(count) for event, count in zip(events_of(game_id), counts, strict=True) if count}


def assert_same(table: Table, count: int) -> None:
    counted, told = random_games(table, 0, count), told_games(table, count)
    for row in range(count):
        assert named(table.setup.game, counted[2][row]) == named(table.setup.game, told[2][row])
    assert counted[0].tolist() == told[0].tolist()
    assert counted[1].tolist() == told[1].tolist()


@pytest.mark.parametrize(("game_id", "way"), all_ways(), ids=name_of_way)
def test_kernels_count_what_the_story_tells(game_id: str, way: dict[str, Any]) -> None:
    assert_same(table_of(game_id, way), GAMES_OF_A_WAY)


@every_game
def test_kernels_count_what_the_story_tells_in_many_games(game_id: str) -> None:
    assert_same(Table(ludoteca.games[game_id].setup(), "many"), GAMES_OF_DEFAULTS[game_id] if COMPILED else 1)


def golden_counts(game: ludoteca.Game) -> Counter[tuple[str, str]]:
    """Compare every throw and move of a game, and tell how often each event happened."""
    counting, total = counting_of(game.id), Counter[tuple[str, str]]()
    for index, action in reversed(list(enumerate(game.history))):
        events, after = game.events_of(index), game.state
        game.undo()
        counts = np.zeros(len(events_of(game.id)), np.int32)
        if isinstance(action, Thrown):
            counting.count_throw(game.state, pack(action.dice), after, counts)
        else:
            counting.count_move(game.state, action.move.code, after, counts)
        told = Counter((event.kind, event.clause) for event in events)
        assert named(game.id, counts) == told, (action, game.position())
        total += told
    return total


@pytest.mark.parametrize(("game_id", "path"), GOLDEN, ids=lambda value: getattr(value, "stem", value))
def test_kernels_count_what_the_story_tells_of_golden_games(game_id: str, path: Path) -> None:
    assert golden_counts(ludoteca.load(path.read_text(encoding="utf-8"))).total()


@every_game
def test_every_event_that_is_counted_happens_in_a_game_that_is_compared(game_id: str) -> None:
    records = [path.read_text(encoding="utf-8") for game, path in GOLDEN if game == game_id]
    happened = {event for record in records for event in golden_counts(ludoteca.load(record))}
    for game, way in all_ways():
        if game == game_id and not happened >= set(events_of(game_id)):
            happened |= set(named(game_id, random_games(table_of(game, way), 0, GAMES_OF_A_WAY)[2].sum(axis=0)))
    assert happened == set(events_of(game_id))


@every_game
def test_every_event_has_a_clause_of_the_rules_and_words_for_it(game_id: str) -> None:
    events = events_of(game_id)
    assert len(set(events)) == len(events)
    for language in LANGUAGES:
        assert set(clauses_of(game_id)) <= {clause.id for clause in handbook(game_id, language).clauses}
        assert all(say("simulate", f"event.{kind}", language) for kind, _ in events)
