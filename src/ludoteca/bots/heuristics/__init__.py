"""Heuristics, one module a game: a look at the position after each move.

A heuristic has `score_moves`, a kernel that lists the legal moves with a score for each; NEARLY_EQUAL, the
difference of scores that means nothing; SLIPS, how often in a hundred an easy bot plays as a beginner does; and
`reason`, which puts a move into words.
"""

from importlib import import_module
from typing import Any


def heuristic_of(game_id: str) -> Any:
    """Find a game's heuristic."""
    return import_module(f"{__name__}.{game_id.replace('-', '_')}")
