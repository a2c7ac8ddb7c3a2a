"""What happens in a throw or a move, as numbers: a row for each event, its kind first and then its operands.

A game's `events` kernel decides what happened and fills the rows. Its story turns them into words, and statistics count
the kinds; neither looks at the rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.pieces import Way
from ludoteca.core.refusals import Effect, Event

OPERANDS: Final = 7
COLUMNS: Final = 1 + OPERANDS
KEPT_EVENTS: Final = 50_000  # in words

EventRows: TypeAlias = NDArray[np.int32]
"""A buffer for the events of one throw or move."""
Words: TypeAlias = Callable[[Sequence[int]], Any]
"""Turns an operand, the first of those given, into what a sentence says."""


class EventKind(NamedTuple):
    """A kind of event: the name of its sentence, the clause by which it happens, the names of its operands."""

    name: str
    clause: str
    operands: tuple[str, ...]  # an empty name belongs to the one before it
    effect: Effect = ""

    @property
    def is_capture(self) -> bool:
        """Whether one piece is captured in it, or as many as the operand `count` says."""
        return self.effect == "capture"


class EventKinds(list[EventKind]):
    """The kinds of events of a game: the number of a kind is its place in the list."""

    def add(self, name: str, clause: str, *operands: str, effect: Effect = "") -> int:
        """Add a kind of event; return its number."""
        self.append(EventKind(name, clause, operands, effect))
        return len(self) - 1


def rows_for(most: int) -> EventRows:
    """Make a buffer for the events of a throw or a move."""
    return np.zeros((most, COLUMNS), np.int32)


class Narrator(ABC):
    """Turns the events of a game into words; a game's story fills in its own."""

    game: str
    kinds: Sequence[EventKind]
    words: Mapping[str, Words]  # by operand; those without words are numbers

    @abstractmethod
    def player(self, seat: int) -> Any:
        """Return how sentences name a seat."""

    def more(self, seat: int, kind: int, operands: Sequence[int]) -> dict[str, Any]:
        """Return what follows from several operands of an event."""
        return {}

    def ways(self, seat: int, kind: int, operands: Sequence[int]) -> tuple[Way, ...]:
        """Return the ways of the pieces that moved in an event."""
        return ()

    def narrate(self, seat: int, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
        """Turn the events of a throw or a move of a seat into words."""
        return tuple(_event(self, seat, tuple(row)) for row in rows)


@lru_cache(maxsize=KEPT_EVENTS)
def _event(narrator: Narrator, seat: int, row: tuple[int, ...]) -> Event:
    """Turn an event into words: the same one again and again where many moves are looked at."""
    number, *operands = row
    name, clause, names, effect = narrator.kinds[number]
    parameters = {
        operand: narrator.words[operand](operands[index:]) if operand in narrator.words else operands[index]
        for index, operand in enumerate(names)
        if operand
    }
    common = {"seat": seat, "player": narrator.player(seat), **narrator.more(seat, number, operands)}
    ways = narrator.ways(seat, number, operands)
    return Event(narrator.game, f"event.{name}", common | parameters, clause=clause, effect=effect, ways=ways)
