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
        "easy - beginner": 800,
        "medium - easy": 800,
        "hard - medium": 800,
        "expert - hard": 800,
        "expert - random": 800,
        "expert - 3 medium": 6000,
    },
    "parques": {
        "easy - beginner": 800,
        "medium - easy": 800,
        "hard - medium": 800,
        "expert - hard": 800,
        "expert - random": 800,
        "expert - 3 medium": 800,
    },
    "felix-sex": {
        "easy - beginner": 400,
        "medium - easy": 1000,
        "hard - medium": 400,
        "expert - hard": 2000,
        "expert - random": 200,
    },
    "stax": {
        "easy - beginner": 200,
        "medium - easy": 400,
        "hard - medium": 4000,
        "expert - hard": 200,
        "expert - random": 800,
    },
}


def games_of_rung(matchup: Matchup) -> int:
    """Tell how many games a matchup of the ladder gets."""
    return LADDER_GAMES.get(matchup.setup.game, {}).get(name_of(matchup.lineup), USUAL)
