"""Puzzles: those that are shipped hold, and a search for them goes on where it was stopped."""

import json
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.bots.parts import own_policy_of
from ludoteca.cli.app import app
from ludoteca.core.levels import LEVELS
from ludoteca.executors import Shard
from ludoteca.games import info_of
from ludoteca.study.puzzle_files import shipped_puzzles
from ludoteca.study.puzzle_search import GameToSearch, Gathered, SearchPlan
from ludoteca.study.puzzles import CLEARLY, WITH_DICE, WITHOUT_DICE, Puzzle, error_between, selected
from ludoteca.study.valuing import RolloutValuer, SearchValuer

SHIPPED_COUNT = 200
NARROW = 0.05  # a margin that few rollouts cannot tell from chance

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def puzzle(position: str, level: str) -> Puzzle:
    return Puzzle(position, "a", 0.5, 0.1, 0.01, level, (("b", 0.4),))


def run(*words: str, command: str = "puzzles") -> Result:
    return CliRunner().invoke(app, [command, *words], env={"COLUMNS": "120", "LUDOTECA_LANG": "en"})


def merge(*words: str) -> Result:
    return run(*words, command="merge")


@every_game
def test_shipped_puzzles_are_positions_with_a_move_that_is_clearly_the_best(game_id: str) -> None:
    puzzles = shipped_puzzles(game_id)
    assert len(puzzles) == SHIPPED_COUNT
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


def one_of_each_level(game_id: str) -> list[Puzzle]:
    """Take of each level the puzzle whose margin is in the middle."""
    of_levels = [[one for one in shipped_puzzles(game_id) if one.level == level] for level in LEVELS]
    return [puzzles[len(puzzles) // 2] for puzzles in of_levels if puzzles]


@pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex"])
def test_rollouts_with_other_dice_find_the_moves_of_shipped_puzzles(game_id: str) -> None:
    sample = one_of_each_level(game_id)
    assert len(sample) == len(LEVELS)
    for one in sample:
        game = ludoteca.from_position(one.position)
        codes = [move.code for move in sorted(game.legal_moves, key=lambda move: move.text != one.move)]
        valuer = RolloutValuer(game.setup, 0, 216 if one.margin > NARROW else 864)
        side = valuer.side_of(game.state)
        best, *others = valuer.rolled(game.state, codes, seed=77)
        gaps = [(float(best.chances[side] - other.chances[side]), error_between(best, other, side)) for other in others]
        margin, error = min(gaps)
        assert min(gap - 3 * of_gap for gap, of_gap in gaps) > 0, "better than any other legal move, beyond chance"
        assert margin > WITH_DICE.margin - 3 * error
        assert abs(margin - one.margin) < 4 * np.hypot(error, one.error)


def test_a_search_behind_each_move_finds_the_moves_of_shipped_puzzles_without_dice() -> None:
    policy = own_policy_of("stax")
    assert policy
    for one in one_of_each_level("stax"):
        game = ludoteca.from_position(one.position)
        codes = {move.text: move.code for move in game.legal_moves}
        valuer = SearchValuer(game.setup, policy, LEVELS.index("expert"))
        side = valuer.side_of(game.state)
        known = [one.move, *(move for move, _ in one.others)]
        best, *others = (float(valuer.after(game.state, codes[move]).chances[side]) for move in known)
        assert best - max(others) == pytest.approx(one.margin, abs=2e-4)


def test_levels_are_as_even_as_there_are_puzzles_and_no_position_comes_twice() -> None:
    games = [[puzzle(f"{level} {number}", level) for level in ("easy", "hard")] for number in range(10)]
    games.append([puzzle("easy 0", "easy"), puzzle("expert 0", "expert")])
    levels = [one.level for one in selected(games, 10)]
    assert levels == ["easy"] * 4 + ["hard"] * 4 + ["expert"]  # no more than four tenths of ten are of a level


def test_only_as_many_games_count_as_are_needed_whatever_else_was_searched() -> None:
    games = {number: [puzzle(f"{number}", LEVELS[number % len(LEVELS)])] for number in range(5)}
    del games[2]
    gathered = Gathered(3, None, games)
    assert (gathered.games, len(gathered.puzzles), gathered.is_whole) == (2, 2, False)  # what follows a gap waits
    gathered.take(games | {2: [puzzle("2", "medium")]})
    assert (gathered.games, {one.position for one in gathered.puzzles}) == (3, {"0", "1", "2"})
    assert gathered.is_whole
    assert Gathered(9, 2, games).is_whole


def test_parts_have_every_game_once() -> None:
    setup = info_of("parques").setup(2)
    parts = [SearchPlan(setup, "t", 50, 7, Shard(number, 3)) for number in (1, 2, 3)]
    missing = [[piece.number for piece in part.missing({3: []})] for part in parts]
    assert missing == [[0, 6], [1, 4], [2, 5]]
    assert list(islice(SearchPlan(setup, "t", 50).missing({0: []}), 2)) == [
        GameToSearch(setup, "t", 1),
        GameToSearch(setup, "t", 2),
    ]


SEARCH = ("parques", "--players", "2", "--count", "50", "--games", "2", "--seed", "t")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The result of a search of two games; its log lies beside it."""
    out = tmp_path_factory.mktemp("whole") / "found.json"
    ran = run(*SEARCH, "--jobs", "1", "--out", str(out))
    assert ran.exit_code == 0, ran.output
    assert json.loads(out.read_text())["puzzles"]
    return out


def test_a_search_goes_on_where_it_was_and_finds_the_same(tmp_path: Path, whole: Path) -> None:
    out, log = tmp_path / "found.json", tmp_path / "found.jsonl"
    kept = whole.with_suffix(".jsonl").read_text()
    header, first, _ = kept.splitlines()
    log.write_text(f'{header}\n{first}\n{{"game": 1, "puz')  # cut off
    assert run(*SEARCH, "--jobs", "1", "--out", str(out)).exit_code == 0
    assert (out.read_text(), log.read_text()) == (whole.read_text(), kept)


def test_parts_put_together_give_the_puzzles_of_one_run(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for number in (1, 2):
        ran = run(*SEARCH, "--jobs", "2", "--shard", f"{number}/2", "--out", f"part-{number}.json")
        assert ran.exit_code == 0, ran.output
        assert f"part-{number}.jsonl. Its games: 1." in ran.stderr
    assert "missing in these parts: 1 of 2" in merge("part-1.jsonl", "--out", "all.json").stderr
    assert "needs a file" in merge("part-1.jsonl", "part-2.jsonl").stderr
    ran = merge("part-2.jsonl", "part-1.json", "--out", "all.json")
    assert ran.exit_code == 0, ran.output
    assert Path("all.json").read_text() == whole.read_text()
    assert Path("all.jsonl").read_text() == whole.with_suffix(".jsonl").read_text()
    assert "already exists" in merge("part-1.jsonl", "part-2.jsonl", "--out", "all.json").stderr
    assert "is no part of a search" in merge("all.jsonl", "--out", "more.json").stderr
    assert "--plot and --json" in merge("part-1.jsonl", "part-2.jsonl", "--json", "--out", "more.json").stderr
    other = Path("part-2.jsonl").read_text().replace('"seed":"t"', '"seed":"u"')
    Path("other.jsonl").write_text(other)
    refused = merge("part-1.jsonl", "other.jsonl", "--out", "more.json")
    assert (refused.exit_code, "different searches: seed differs" in refused.stderr) == (2, True)
    assert not Path("more.json").exists()


def test_a_log_that_cannot_be_written_is_said_before_anything_is_searched(tmp_path: Path) -> None:
    refused = run("parques", "--out", str(tmp_path / "nowhere" / "found.json"))
    assert (refused.exit_code, "cannot be written" in refused.stderr) == (2, True)


def test_parts_need_a_file_and_a_number_of_games() -> None:
    assert "needs a file" in run(*SEARCH, "--shard", "1/2").stderr
    refused = run("parques", "--shard", "1/2", "--out", "part.json")
    assert (refused.exit_code, "--games N" in refused.stderr) == (2, True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("nothing\n", "no log of puzzles"),
        ("{}\n", "no log of puzzles"),
        ('{"puzzles":1,"settings":{"game":"parchis"}}\n', "another search (game"),
        ('{"puzzles":1,"settings":{"game":"parques"}}\n{"game":0}\n', "no log of puzzles"),
    ],
)
def test_a_log_that_is_none_or_of_another_search_is_refused_and_left_alone(
    tmp_path: Path, text: str, expected: str
) -> None:
    log = tmp_path / "found.jsonl"
    log.write_text(text)
    result = run("parques", "--out", str(tmp_path / "found.json"))
    assert result.exit_code == 2
    assert expected in result.stderr
    assert log.read_text() == text
