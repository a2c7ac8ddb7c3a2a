"""What happens in a throw or a move, as numbers: a row for each event, its kind first and then its operands.

A game's `events` kernel decides what happened and fills the rows. Its story turns them into words, and statistics count
the kinds; neither looks at the rules.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernel import kernel
from ludoteca.core.refusals import Event

OPERANDS: Final = 6
COLUMNS: Final = 1 + OPERANDS

EventRows: TypeAlias = NDArray[np.int32]
"""Room for the events of one throw or move."""
Words: TypeAlias = Callable[[Sequence[int]], Any]
"""Turns an operand, the first of those given, into what a sentence says."""


class EventKind(NamedTuple):
    """A kind of event: what its sentence is called, the clause by which it happens, what its operands are called."""

    name: str
    clause: str
    operands: tuple[str, ...] = ()


def event_kind(name: str, clause: str, *operands: str) -> EventKind:
    """Make a kind of event."""
    return EventKind(name, clause, operands)


def rows_for(most: int) -> EventRows:
    """Make room for the events of a throw or a move."""
    return np.zeros((most, COLUMNS), np.int32)


@kernel
def add(out: EventRows, count: int, kind: int, first: int, second: int, third: int) -> int:
    """Write an event with up to three operands behind some others; return how many there are now."""
    out[count, 0] = kind
    out[count, 1] = first
    out[count, 2] = second
    out[count, 3] = third
    return count + 1


def event_of(
    game: str, kind: EventKind, operands: Sequence[int], common: Mapping[str, Any], words: Mapping[str, Words]
) -> Event:
    """Make an event for people; operands that have no words of their own are numbers."""
    parameters = {
        name: words[name](operands[index:]) if name in words else operands[index]
        for index, name in enumerate(kind.operands)
    }
    return Event(game, f"event.{kind.name}", {**common, **parameters}, clause=kind.clause)
