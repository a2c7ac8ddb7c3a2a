"""How many games a pairing gets where nobody names a number."""

from collections.abc import Mapping
from typing import Final

from ludoteca.arena.lineups import Matchup
from ludoteca.arena.wording import name_of

USUAL: Final = 400  # an interval of some 5 % either side, around one half

# As many as make the interval clear of what is asked for (`goals.py`), as far as that can be paid for: n games around a
# score p leave some 2 sqrt(p (1 - p) / n) either side. Pairings far from what is asked for need few, those close to it
# thousands; parchís and parqués take milliseconds for a choice, the experts of Felix Sex and Stax up to half a second.
LADDER_GAMES: Final[Mapping[str, Mapping[str, int]]] = {
    "parchis": {
        "easy - beginner": 400,
        "medium - easy": 400,
        "hard - medium": 400,
        "expert - hard": 400,
        "expert - random": 400,
        "expert - 3 medium": 1600,
    },
    "parques": {
        "easy - beginner": 400,
        "medium - easy": 400,
        "hard - medium": 800,
        "expert - hard": 1000,
        "expert - random": 200,
        "expert - 3 medium": 800,
    },
    "felix-sex": {
        "easy - beginner": 100,
        "medium - easy": 600,
        "hard - medium": 200,
        "expert - hard": 350,
        "expert - random": 60,
    },
    "stax": {
        "easy - beginner": 200,
        "medium - easy": 400,
        "hard - medium": 4000,
        "expert - hard": 300,
        "expert - random": 60,
    },
}


def games_of_rung(matchup: Matchup) -> int:
    """Tell how many games a matchup of the ladder gets."""
    return LADDER_GAMES.get(matchup.setup.game, {}).get(name_of(matchup.lineup), USUAL)
