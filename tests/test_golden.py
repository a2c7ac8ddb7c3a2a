"""Golden games: whole games as people read them, with what is told of them in both languages.

After a change that is meant, `LUDOTECA_WRITE_GOLDEN=1 pytest tests/test_golden.py` writes them anew;
the difference then belongs in the commit.
"""

import os
from dataclasses import replace
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.record_reader import read_record
from ludoteca.core.text import catalogue
from playing import folder_of


def records_of(game_id: str) -> list[Path]:
    """Find the golden games of a game."""
    return sorted((folder_of(game_id) / "golden").glob("*.record"))


RECORDS = [path for game_id in ludoteca.games for path in records_of(game_id)]


def story_of(game: ludoteca.Game, language: str) -> str:
    """Tell a game from beginning to end, a line for each throw or move."""
    lines = []
    for index, action in enumerate(game.history):
        what = "(" + "-".join(map(str, action.dice)) + ")" if isinstance(action, ludoteca.Thrown) else str(action.move)
        told = " ".join(event.explain(language) for event in game.events_of(index))
        lines.append(f"{action.seat} {what:8} {told}")
    assert game.result
    return "\n".join([*lines, "", f"{game.result.clause} {game.result.explain(language)}"]) + "\n"


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parts[-3]}-{path.stem}" for path in RECORDS])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_golden_game_is_played_and_told_as_ever(path: Path, language: str) -> None:
    text = path.read_text(encoding="utf-8")
    game = ludoteca.load(text)
    assert game.phase == "over"
    assert replace(game.record(), made_by=read_record(text).made_by).to_text() == text
    story = path.with_suffix(f".{language}.story")
    if os.environ.get("LUDOTECA_WRITE_GOLDEN"):
        story.write_text(story_of(game, language), encoding="utf-8")
    assert story_of(game, language) == story.read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_everything_that_can_be_told_is_told_in_some_golden_game(game_id: str) -> None:
    games = [ludoteca.load(path.read_text(encoding="utf-8")) for path in records_of(game_id)]
    told = {event.kind for game in games for index in range(len(game.history)) for event in game.events_of(index)}
    assert told == set(catalogue(game_id, "en")["event"])
