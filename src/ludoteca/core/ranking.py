"""Places: a game's kernel returns that of one seat; here they are put in order."""

from collections.abc import Callable
from typing import TypeAlias

from ludoteca.core.moves import State

Ranking: TypeAlias = tuple[tuple[int, ...], ...]


def ranking_by(place_of: Callable[[State, int], int], state: State, players: int) -> Ranking:
    """List the places decided so far, best first, partners and ties together."""
    seats: dict[int, list[int]] = {}
    for seat in range(players):
        seats.setdefault(int(place_of(state, seat)), []).append(seat)
    return tuple(tuple(seats[place]) for place in sorted(seats) if place)
