"""What was counted in games: all that must be kept of each, and of the rest how often it happened."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.options import Setup
from ludoteca.core.outcomes import STARTER, Counts, Lengths, Outcomes
from ludoteca.games import rulebook_of

Sums: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Tally:
    """What was counted in some games."""

    lengths: Lengths  # a row a game
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
        return len(self.lengths)


def tallied(setup: Setup, outcomes: Outcomes) -> Tally:
    """Count over games of which a row each is given."""
    lengths, places, counts = outcomes
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
    clauses = np.array([kind.clause for kind in rulebook_of(game).events.EVENTS])
    return np.array([np.sum(np.any(counts[:, clauses == clause] > 0, axis=1)) for clause in clauses_of(game)])


def clauses_of(game: str) -> tuple[str, ...]:
    """List the clauses that something happens by."""
    return tuple(dict.fromkeys(kind.clause for kind in rulebook_of(game).events.EVENTS))


def added(tallies: Sequence[Tally]) -> Tally:
    """Add tallies of different games, one at least."""
    names = [field.name for field in fields(Tally)[1:]]
    sums = {name: sum(getattr(tally, name) for tally in tallies) for name in names}
    return Tally(np.concatenate([tally.lengths for tally in tallies]), **sums)
