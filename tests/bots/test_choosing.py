"""The kernels by which bots choose: against plain ways of doing the same, step by step, and in any workspace."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import LEVELS, bot_for
from ludoteca.bots.levels import ALL_STEPS
from ludoteca.bots.parts import choosing_of, heuristic_of
from ludoteca.bots.workspaces import choosing_workspace, search_for
from ludoteca.core.generator import draw_below, position_stream, seed_word
from playing import nodes

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_search = pytest.mark.parametrize("level", ["hard", "expert"])
SEEDS = 400
SECONDS = 2.0


def decisions(game_id: str, count: int, stride: int, **way: Any) -> Iterator[ludoteca.Game]:
    """Yield some positions of a random game in which there is something to decide."""
    found = (node for node in nodes(ludoteca.new(game_id, seed=21, **way), 21) if len(node.legal_moves) > 1)
    return islice((node.copy() for node in islice(found, 0, None, stride)), count)


def moves_of(game: ludoteca.Game) -> int:
    return len(game.legal_moves)


def captures_of(game: ludoteca.Game) -> set[int]:
    """List the moves in whose preview something is captured."""
    kinds = {f"event.{kind.name}" for kind in game.rulebook.events.EVENTS if kind.is_capture}
    previews = zip(game.legal_moves, game.preview(game.legal_moves), strict=True)
    return {move.code for move, events in previews if any(event.key in kinds for event in events)}


def best_of(game: ludoteca.Game) -> set[int]:
    """List the moves that the heuristic finds nearly as good as the best."""
    heuristic, scores = heuristic_of(game.id), {}
    for move in game.legal_moves:
        after = game.state
        game.rulebook.play_unchecked(after, move.code)
        scores[move.code] = int(heuristic.score(after, int(game.state.seat)))
    return {code for code, score in scores.items() if score >= max(scores.values()) - heuristic.NEARLY_EQUAL}


def chosen_by(game: ludoteca.Game, level: str) -> list[int]:
    """List what bots of many seeds choose."""
    return [bot_for(game.id, level, seed).choose(game, SECONDS).move.code for seed in range(SEEDS)]


@every_game
def test_a_medium_bot_draws_from_the_best_moves_by_the_heuristic(game_id: str) -> None:
    for game in decisions(game_id, 3, 5):
        best = best_of(game)
        chosen = set(chosen_by(game, "medium"))
        assert chosen <= best
        assert chosen == best or len(best) > SEEDS // 8


@every_game
def test_a_beginner_sees_what_the_preview_shows(game_id: str) -> None:
    choosing: Any = choosing_of(game_id)
    workspace, seen = choosing_workspace(game_id), 0
    for game in decisions(game_id, 300, 1):
        found = {
            move.code for move in game.legal_moves if choosing.captures_something(game.state, move.code, workspace)
        }
        assert found == captures_of(game)
        seen += len(found)
    assert seen


@every_game
def test_a_beginner_captures_seven_times_of_ten_and_else_plays_anything(game_id: str) -> None:
    tempting = next(game for game in decisions(game_id, 10_000, 1) if captures_of(game))
    captures, count = captures_of(tempting), len(tempting.legal_moves)
    share = sum(code in captures for code in chosen_by(tempting, "beginner")) / SEEDS
    assert share == pytest.approx(0.7 + 0.3 * len(captures) / count, abs=0.08)
    quiet = min((game for game in decisions(game_id, 60, 1) if not captures_of(game)), key=moves_of)
    assert len(set(chosen_by(quiet, "beginner"))) > 0.9 * moves_of(quiet)


@every_game
def test_an_easy_bot_slips_as_often_as_the_heuristic_says(game_id: str) -> None:
    game = next(game for game in decisions(game_id, 10_000, 1) if len(best_of(game)) == 1 and not captures_of(game))
    count, slips = len(game.legal_moves), heuristic_of(game_id).SLIPS / 100
    share = sum(code not in best_of(game) for code in chosen_by(game, "easy")) / SEEDS
    assert share == pytest.approx(slips * (count - 1) / count, abs=0.08)


# Step by step


@every_search
@every_game
def test_steps_one_by_one_come_to_the_same_as_all_at_once(game_id: str, level: str) -> None:
    stop, seed = np.zeros(1, np.int64), seed_word(4)
    for game in decisions(game_id, 4, 6):
        policy, workspace = search_for(game.setup)
        policy.begin(game.state, LEVELS.index(level), seed, workspace)
        assert not policy.advance(ALL_STEPS, workspace, stop)
        once = int(workspace.best)
        policy.begin(game.state, LEVELS.index(level), seed, workspace)  # in the same workspace, which is not blank now
        codes = {move.code for move in game.legal_moves}
        while policy.advance(1, workspace, stop):
            assert int(workspace.best) in codes
        assert int(workspace.best) == once
    assert not stop.any()


@every_game
def test_the_lower_levels_choose_the_same_in_a_workspace_that_was_used(game_id: str) -> None:
    choosing, used = choosing_of(game_id), choosing_workspace(game_id)
    for game in decisions(game_id, 5, 4):
        for level in range(LEVELS.index("hard")):
            fresh = choosing.choose(game.state, level, seed_word(3), choosing_workspace(game_id))
            assert choosing.choose(game.state, level, seed_word(3), used) == fresh


# Luck


def test_the_stream_of_a_position_is_pinned() -> None:
    """Every target begins with the same numbers."""
    state = np.zeros(1, np.dtype((np.record, [("bytes", np.uint8, 11)])))[0]
    state.bytes[:] = range(245, 256)
    words = position_stream(state, 7)
    with np.errstate(over="ignore"):
        drawn = [int(draw_below(words, 0, 1000)) for _ in range(5)]
    assert drawn == [124, 233, 844, 723, 433]


@every_game
def test_every_byte_and_the_seed_count(game_id: str) -> None:
    state = ludoteca.new(game_id, seed=1).state
    content = np.frombuffer(state.tobytes(), np.uint8)
    begins = {int(position_stream(state, seed)[0]) for seed in (0, 1, -1, 2**63)}
    places = range(0, len(content), max(1, len(content) // 100))
    for place in places:
        changed = content.copy()
        changed[place] ^= 1
        begins.add(int(position_stream(np.frombuffer(changed.tobytes(), state.dtype)[0], 0)[0]))
    assert len(begins) == 4 + len(places)
