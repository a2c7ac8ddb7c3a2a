"""What happens in a throw or a move, as numbers: a row for each event, its kind first and then its operands.

A game's `events` kernel decides what happened and fills the rows. A narrator (core/narrator.py) turns them into words,
and statistics count the kinds; neither looks at the rules. Reasons against moves and ends of games are such rows too.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.refusals import Effect

OPERANDS: Final = 15
COLUMNS: Final = 1 + OPERANDS
LONG_ROW: Final = 32  # columns for the operands of a refusal, a result or a reason

EventRows: TypeAlias = NDArray[np.int32]
"""A buffer for the events of one throw or move."""
Row: TypeAlias = NDArray[np.int32]
"""One of its rows."""


class EventKind(NamedTuple):
    """A kind of event: the name of its sentence, the clause by which it happens, and the columns of its operands."""

    name: str
    clause: str
    operands: Mapping[str, int]
    effect: Effect = ""

    @property
    def is_capture(self) -> bool:
        """Whether one piece is captured in it, or as many as the operand `count` says."""
        return self.effect == "capture"


class EventKinds(list[EventKind]):
    """The kinds of events of a game: the number of a kind is its place in the list."""

    def add(self, name: str, clause: str, *operands: str, effect: Effect = "") -> int:
        """Add a kind of event with its operands, column by column; return its number.

        An empty name stands for a column that belongs to the operand before it, as in a list.
        """
        columns = {operand: column for column, operand in enumerate(operands, start=1) if operand}
        self.append(EventKind(name, clause, MappingProxyType(columns), effect))
        return len(self) - 1


def rows_for(most: int) -> EventRows:
    """Make a buffer for the events of a throw or a move."""
    return np.zeros((most, COLUMNS), np.int32)
