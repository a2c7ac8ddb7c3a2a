"""The loop that plays and counts, for each game: a template with the game's engine and counting put in."""

from functools import cache
from importlib import import_module
from typing import Any

from ludoteca.core.templates import filled


@cache
def counting_of(game: str) -> Any:
    """Load what counts a game's events, by the game's id."""
    return import_module(f"ludoteca.analysis.counting.{_folder(game)}")


@cache
def playing_of(game: str) -> Any:
    """Load the loop for a game, by the game's id."""
    parts = {"engine": import_module(f"ludoteca.games.{_folder(game)}.engine"), "part": counting_of(game)}
    return filled("ludoteca.analysis.playing", _folder(game), parts)


def events_of(game: str) -> tuple[tuple[str, str], ...]:
    """List what is counted in a game: kinds of events, each with its clause."""
    events: tuple[tuple[str, str], ...] = counting_of(game).EVENTS
    return events


def clauses_of(game: str) -> tuple[str, ...]:
    """List the clauses that something happens by."""
    return tuple(dict.fromkeys(clause for _, clause in events_of(game)))


def _folder(game: str) -> str:
    return game.replace("-", "_")
