"""Trajectories of bots' games: the rows are those games, whoever plays them, and however often it is stopped."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import dataset, parquet
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.analysis import trajectory_files
from ludoteca.analysis.batches import Batch, Table
from ludoteca.analysis.bot_games import bot_games
from ludoteca.analysis.trajectories import record_batch
from ludoteca.analysis.trajectory_files import export
from ludoteca.cli.app import app
from ludoteca.core.outcomes import DECISIONS
from ludoteca.executors import Shard
from ludoteca.games import rulebook_of
from ludoteca.rl.table import Table as Position

SETUPS = {"parchis": "easy,medium", "parques": "medium", "felix-sex": "beginner", "stax": "easy"}
WORDS = ("trajectories", "parchis", "--players", "2", "--bots", "easy,medium", "--jobs", "1", "--games")


def table_of(game_id: str) -> Table:
    return Table(ludoteca.games[game_id].setup(players=2), "7", SETUPS[game_id])


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), env={"LUDOTECA_LANG": "en"})


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trajectory_files, "GAMES_A_BATCH", 2)


@pytest.mark.parametrize("game_id", SETUPS)
def test_rows_are_the_choices_of_the_games_that_simulate_plays(game_id: str) -> None:
    table = table_of(game_id)
    rows = record_batch(Batch(table, 3, 2))
    games = bot_games(table.setup, SETUPS[game_id], table.seed, 3, 2)
    assert set(rows.game.tolist()) == {3, 4}
    for number, lengths, places in zip((3, 4), games.lengths, games.places, strict=True):
        own = rows.game == number
        parts = 3 if game_id == "stax" else 1
        assert own.sum() == lengths[DECISIONS] * parts
        assert rows.step[own].tolist() == list(range(own.sum()))
        for seat in range(2):
            rewards, ends = (column[own & (rows.seat == seat)].tolist() for column in (rows.reward, rows.terminated))
            worth = 0.0 if places[0] == places[1] else 1.0 if places[seat] == 1 else -1.0
            assert (rewards[-1], ends[-1]) == (worth, True)
            assert not any(rewards[:-1])
            assert not any(ends[:-1])


@pytest.mark.parametrize("game_id", SETUPS)
def test_what_was_chosen_was_open(game_id: str) -> None:
    rows = record_batch(Batch(table_of(game_id), 0, 1))
    assert rows.mask[np.arange(len(rows.action)), rows.action].all()


def test_a_game_without_dice_is_played_again_by_its_rows() -> None:
    table = table_of("stax")
    rows, position = record_batch(Batch(table, 0, 1)), Position(table.setup)
    for seat, seen, mask, action in zip(rows.seat, rows.observation, rows.mask, rows.action, strict=True):
        assert position.seat == seat
        assert np.array_equal(position.observation(position.seat), seen)
        assert np.array_equal(position.mask(), mask)
        position.play(int(action))
    assert position.is_over
    assert not rows.throw.any()


def test_the_throw_is_the_one_that_is_played() -> None:
    rows = record_batch(Batch(table_of("parchis"), 0, 1))
    dice = rows.observation[:, 312:318]  # games/parchis/features.py
    is_die = dice.any(axis=1)  # and no bonus
    assert is_die.sum() > 100
    assert (dice.argmax(axis=1) + 1 == rows.throw[:, 0])[is_die].all()


def test_the_number_of_jobs_and_stops_change_nothing(tmp_path: Path) -> None:
    table, paths = table_of("parchis"), [tmp_path / f"{name}.parquet" for name in ("one", "two", "stopped")]
    assert export(table, 5, 1, paths[0]).games == 5
    assert export(table, 5, 2, paths[1]).games == 5

    done: list[int] = []
    assert export(table, 5, 1, paths[2], stopping(done, after=2)).games == 2
    assert parquet.ParquetFile(paths[2]).num_row_groups == 1, "what was played can be read"
    done.clear()
    assert export(table, 5, 1, paths[2], stopping(done, after=9)).games == 5
    assert done == [2, 2, 1], "and is not played again"
    assert paths[0].read_bytes() == paths[1].read_bytes() == paths[2].read_bytes()
    assert not list(tmp_path.glob("*.part"))


def stopping(done: list[int], after: int) -> Callable[[int], None]:
    """Note how many games are done at a time, and stop after so many."""

    def advance(count: int) -> None:
        done.extend([count] if count else [])
        if sum(done) == after:
            raise KeyboardInterrupt

    return advance


def test_parts_are_one_dataset_and_say_what_they_are(tmp_path: Path) -> None:
    table = table_of("parchis")
    export(table, 5, 1, tmp_path / "whole.parquet")
    (tmp_path / "parts").mkdir()
    for number in (1, 2):
        export(table, 5, 1, tmp_path / f"parts/{number}.parquet", shard=Shard(number, 2))
    parts = dataset.dataset(tmp_path / "parts").to_table()
    whole = parquet.read_table(tmp_path / "whole.parquet")
    assert parts.replace_schema_metadata().equals(whole.replace_schema_metadata())
    said = json.loads(whole.schema.metadata[b"ludoteca"])
    features = rulebook_of("parchis").features
    assert (said["game"], said["players"], said["seed"], said["bots"]) == ("parchis", 2, "7", ["easy", "medium"])
    assert (said["features"], said["shard"], said["games"]) == (features.VERSION, "1/1", 5)
    assert whole.schema.field("observation").type == pa.list_(pa.int8(), features.observation_size(table.setup))
    assert set(whole["bot"].to_pylist()) == {"easy", "medium"}


def test_the_command_writes_rows_and_refuses_what_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*WORDS, "3", "--out", "rows.parquet")
    assert (ran.exit_code, ran.stderr.lstrip()) == (
        0,
        f"Written to rows.parquet: games: 3, rows: {len(parquet.read_table('rows.parquet')):,}.\n",
    )
    assert "holds another run (games 3 -> 4)" in run(*WORDS, "4", "--out", "rows.parquet").stderr
    Path("other.parquet").write_text("no rows")
    refusals = {"other.parquet": "holds no rows", "rows.csv": "must end in .parquet", "no/rows.parquet": "no folder no"}
    for out, words in refusals.items():
        refused = run(*WORDS, "3", "--out", out)
        assert (refused.exit_code, words in refused.stderr) == (2, True), refused.stderr
    assert "there is no level stronger" in run(*WORDS[:5], "stronger", "--out", "x.parquet").stderr
    monkeypatch.setattr(trajectory_files, "find_spec", lambda _: None)
    assert "ludoteca[parquet]" in run(*WORDS, "3", "--out", "x.parquet").stderr
