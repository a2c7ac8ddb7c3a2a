"""Places: a game's kernel returns that of one seat; here they are put in order."""

from functools import lru_cache
from typing import TypeAlias

Ranking: TypeAlias = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1_000)
def ranking_of(places: tuple[int, ...]) -> Ranking:
    """List the places decided so far, best first, partners and ties together; undecided seats have place 0."""
    return tuple(
        tuple(seat for seat, its_place in enumerate(places) if its_place == place)
        for place in sorted(set(places))
        if place
    )
