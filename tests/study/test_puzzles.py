"""Puzzles: those that are shipped hold, and a search for them goes on where it was stopped."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app
from ludoteca.core.levels import LEVELS
from ludoteca.study.puzzle_files import shipped_puzzles
from ludoteca.study.puzzles import CLEARLY, WITH_DICE, WITHOUT_DICE, Puzzle, selected
from ludoteca.study.valuing import RolloutValuer

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def puzzle(position: str, level: str) -> Puzzle:
    return Puzzle(position, "a", 0.5, 0.1, 0.01, level, (("b", 0.4),))


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["puzzles", *words], env={"COLUMNS": "120", "LUDOTECA_LANG": "en"})


@every_game
def test_shipped_puzzles_are_positions_with_a_move_that_is_clearly_the_best(game_id: str) -> None:
    puzzles = shipped_puzzles(game_id)
    assert puzzles
    assert len({one.position for one in puzzles}) == len(puzzles)
    ranks = [LEVELS.index(one.level) for one in puzzles]
    assert ranks == sorted(ranks)
    least = (WITHOUT_DICE if game_id == "stax" else WITH_DICE).margin
    for one in puzzles:
        game = ludoteca.from_position(one.position)
        assert game.id == game_id
        legal = {move.text for move in game.legal_moves}
        assert {one.move, *(move for move, _ in one.others)} <= legal
        assert one.margin >= least
        assert one.margin > CLEARLY * one.error
        assert one.margin == pytest.approx(one.chance - one.others[0][1], abs=2e-4)


@pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex"])
def test_rollouts_with_other_dice_find_the_moves_of_shipped_puzzles(game_id: str) -> None:
    puzzles = shipped_puzzles(game_id)
    for one in puzzles[:: max(1, len(puzzles) // 3)][:3]:
        game = ludoteca.from_position(one.position)
        codes = {move.text: move.code for move in game.legal_moves}
        valuer = RolloutValuer(game.setup, 0, 360)
        side = valuer.side_of(game.state)
        best, *others = valuer.rolled(game.state, [codes[one.move], *(codes[move] for move, _ in one.others)], seed=77)
        for other, (_, chance) in zip(others, one.others, strict=True):
            error = best.error_against(other)
            assert error is not None
            margin = best.chances[side] - other.chances[side]
            assert margin > 0
            assert abs(margin - (one.chance - chance)) < 5 * np.hypot(error[side], one.error) + 1e-3


def test_levels_are_as_even_as_there_are_puzzles_and_no_position_comes_twice() -> None:
    games = [[puzzle(f"{level} {number}", level) for level in ("easy", "hard")] for number in range(10)]
    games.append([puzzle("easy 0", "easy"), puzzle("expert 0", "expert")])
    levels = [one.level for one in selected(games, 10)]
    assert levels == ["easy"] * 4 + ["hard"] * 4 + ["expert"]  # no more than four tenths of ten are of a level


def test_a_search_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    out, log = tmp_path / "found.json", tmp_path / "found.jsonl"
    words = ("parques", "--players", "2", "--count", "50", "--games", "2", "--seed", "t", "--out", str(out))
    assert run(*words).exit_code == 0
    found, kept = out.read_text(), log.read_text()
    header, first, _ = kept.splitlines()
    log.write_text(f'{header}\n{first}\n{{"game": 1, "puz')  # cut off
    assert run(*words).exit_code == 0
    assert (out.read_text(), log.read_text()) == (found, kept)
    assert json.loads(found)["puzzles"]


@pytest.mark.parametrize(("text", "expected"), [("nothing\n", "no log of puzzles"), ("{}\n", "another search")])
def test_a_log_that_is_none_or_of_another_search_is_refused_and_left_alone(
    tmp_path: Path, text: str, expected: str
) -> None:
    log = tmp_path / "found.jsonl"
    log.write_text(text)
    result = run("parques", "--out", str(tmp_path / "found.json"))
    assert result.exit_code == 2
    assert expected in result.stderr
    assert log.read_text() == text
