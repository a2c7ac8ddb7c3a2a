"""What was counted in games: all that must be kept of each, and of the rest how often it happened."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.analysis.instances import clauses_of, events_of
from ludoteca.analysis.rows import COLUMNS, NOBODY_YET, STARTER, Counts, Lengths, Places, Rows
from ludoteca.core.options import Setup

Sums: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Tally:
    """What was counted in some games."""

    lengths: Lengths  # a row a game
    wins: Sums  # by seat
    wins_in_order: Sums  # by order of play, from whoever starts
    places: Sums  # by seat, then by place from the first
    draws: Sums  # one number
    times: Sums  # by event, as `events_of` orders them
    games_with: Sums  # by event: games in which it happened
    games_with_clause: Sums  # by clause, as `clauses_of` orders them: games in which something happened by it

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.lengths)


def tallied(setup: Setup, rows: Rows) -> Tally:
    """Count over games of which a row each is given."""
    lengths, places, counts = rows
    seats = range(setup.players)
    is_draw = (places == 1).all(axis=1)
    places = np.where(is_draw[:, np.newaxis], 0, places)
    is_won = places == 1
    return Tally(
        lengths=lengths,
        wins=is_won.sum(axis=0),
        wins_in_order=in_order(is_won, lengths[:, STARTER]),
        places=np.array([[np.sum(places[:, seat] == place + 1) for place in seats] for seat in seats]),
        draws=np.array([is_draw.sum()]),
        times=counts.sum(axis=0, dtype=np.int64),
        games_with=(counts > 0).sum(axis=0),
        games_with_clause=by_clause(setup.game, counts),
    )


def in_order(is_won: NDArray[np.bool_], starters: NDArray[np.int32]) -> Sums:
    """Count wins by order of play: of whoever starts, of the next, and so on."""
    games, seats = np.nonzero(is_won)
    return np.bincount((seats - starters[games]) % is_won.shape[1], minlength=is_won.shape[1])


def by_clause(game: str, counts: Counts) -> Sums:
    """Count for each clause the games in which something happened by it."""
    clauses = np.array([clause for _, clause in events_of(game)])
    return np.array([np.sum(np.any(counts[:, clauses == clause] > 0, axis=1)) for clause in clauses_of(game)])


def added(tallies: Sequence[Tally]) -> Tally:
    """Add tallies of different games, one at least."""
    names = [field.name for field in fields(Tally)[1:]]
    sums = {name: sum(getattr(tally, name) for tally in tallies) for name in names}
    return Tally(np.concatenate([tally.lengths for tally in tallies]), **sums)


def empty_rows(setup: Setup, count: int) -> Rows:
    """Make room for what is noted of so many games."""
    lengths = np.zeros((count, COLUMNS), np.int32)
    lengths[:, STARTER] = NOBODY_YET
    places: Places = np.zeros((count, setup.players), np.int8)
    return lengths, places, np.zeros((count, len(events_of(setup.game))), np.int32)
