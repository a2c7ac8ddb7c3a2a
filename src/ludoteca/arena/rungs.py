"""The rungs of the ladder: how many games each gets, and what its first bot should score.

A game says in `ladder.toml` in its package where it differs from the defaults. Games: as many as make the interval
clear of the goal, as far as that can be paid for; n games around a score p leave some 2 sqrt(p (1 - p) / n) either
side. Pairings far from their goal need few, those close to it thousands.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from ludoteca.games import package_of

DEFAULT_GAMES: Final = 400  # an interval of some 5 % either side, around one half
DEFAULT_GOALS: Final[Mapping[str, float]] = {  # of games with dice, in percent
    "easy - beginner": 50,
    "medium - easy": 60,
    "hard - medium": 56,
    "expert - hard": 51.5,
    "expert - random": 85,
    "expert - 3 medium": 32,
}


class Rung(NamedTuple):
    """A pairing of the ladder."""

    games: int
    goal: float | None  # what the interval of the first bot's score should be clear of, in percent


def rung_of(game: str, pairing: str) -> Rung:
    """Return what the ladder has for a pairing, named as `expert - 3 medium`; a number of games has any pairing."""
    own = own_rungs(game).get(pairing, {})
    return Rung(own.get("games", DEFAULT_GAMES), own.get("goal", DEFAULT_GOALS.get(pairing)))


@cache
def own_rungs(game: str) -> dict[str, dict[str, Any]]:
    """Read where a game differs from the defaults."""
    file = resources.files(package_of(game)).joinpath("ladder.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
