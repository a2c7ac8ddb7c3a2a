"""What was counted in games: sums and histograms, which take no more memory for a billion games than for a hundred."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.options import Setup
from ludoteca.core.outcomes import CAPTURES, DECISIONS, STARTER, THROWS, Counts, Outcomes
from ludoteca.games import rulebook_of

Sums: TypeAlias = NDArray[np.int64]

MEASURES: Final = {"throws": THROWS, "decisions": DECISIONS, "captures": CAPTURES}


@dataclass(frozen=True, slots=True)
class Tally:
    """What was counted in some games."""

    # By value, how many games have it; as long as the highest value asks for
    throws: Sums
    decisions: Sums
    captures: Sums
    # The same length in all tallies of a way to play
    wins: Sums  # by seat
    wins_in_order: Sums  # by order of play, from whoever starts
    places: Sums  # by seat, then by place from the first
    draws: Sums  # one number
    times: Sums  # by kind of event
    games_with: Sums  # by kind of event: games in which it happened
    games_with_clause: Sums  # by clause, as `clauses_of` orders them: games in which something happened by it

    @property
    def games(self) -> int:
        """How many games there are."""
        return int(self.throws.sum())

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {field.name: getattr(self, field.name).tolist() for field in fields(self)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Tally":
        """Read plain data; KeyError, TypeError or ValueError where it is no tally."""
        return cls(**{field.name: np.array(data[field.name], np.int64) for field in fields(cls)})


def tallied(setup: Setup, outcomes: Outcomes, take: Callable[[Any], NDArray[Any]] = np.asarray) -> Tally:
    """Count over games of which a row each is given.

    Arrays may lie on a GPU, which then does the counting; `take` brings the sums from there.
    """
    lengths, places, counts = outcomes
    is_draw = (places == 1).all(axis=1)
    places = np.where(is_draw[:, np.newaxis], 0, places)
    is_won = places == 1
    sums = {name: np.bincount(lengths[:, column]) for name, column in MEASURES.items()}
    sums |= {"wins": is_won.sum(axis=0), "wins_in_order": in_order(is_won, lengths[:, STARTER])}
    sums["places"] = np.stack([(places == place + 1).sum(axis=0) for place in range(setup.players)], axis=1)
    sums |= {"draws": is_draw.sum(keepdims=True), "times": counts.sum(axis=0, dtype=np.int64)}
    sums |= {"games_with": (counts > 0).sum(axis=0), "games_with_clause": by_clause(setup.game, counts)}
    return Tally(**{name: take(array) for name, array in sums.items()})


def in_order(is_won: NDArray[np.bool_], starters: NDArray[np.int32]) -> Sums:
    """Count wins by order of play: of whoever starts, of the next, and so on."""
    games, seats = np.nonzero(is_won)
    return np.bincount((seats - starters[games]) % is_won.shape[1], minlength=is_won.shape[1])


def by_clause(game: str, counts: Counts) -> Sums:
    """Count for each clause the games in which something happened by it."""
    clauses = np.array([kind.clause for kind in rulebook_of(game).events.EVENTS])
    columns = [np.flatnonzero(clauses == clause).tolist() for clause in clauses_of(game)]
    return np.stack([(counts[:, some] > 0).any(axis=1).sum() for some in columns])


def clauses_of(game: str) -> tuple[str, ...]:
    """List the clauses that something happens by."""
    return tuple(dict.fromkeys(kind.clause for kind in rulebook_of(game).events.EVENTS))


def added(tallies: Sequence[Tally]) -> Tally:
    """Add tallies of different games, one at least."""
    names = [field.name for field in fields(Tally)]
    return Tally(**{name: added_arrays([getattr(tally, name) for tally in tallies]) for name in names})


def added_arrays(arrays: Sequence[Sums]) -> Sums:
    """Add arrays; of those with one dimension, some may be shorter than others."""
    if arrays[0].ndim > 1:
        return np.asarray(np.sum(arrays, axis=0), np.int64)
    total = np.zeros(max(len(one) for one in arrays), np.int64)
    for one in arrays:
        total[: len(one)] += one
    return total
