"""Pieces of work in this very process, one after the other."""

from collections import deque
from collections.abc import Callable
from typing import Final, Generic

from ludoteca.executors.interface import Piece, Result


class Here(Generic[Piece, Result]):
    """An executor that does a piece when its result is waited for."""

    slots: Final = 1

    def __init__(self, function: Callable[[Piece], Result]) -> None:
        self._function = function
        self._waiting: deque[Piece] = deque()

    @property
    def running(self) -> int:
        """How many pieces are under way."""
        return len(self._waiting)

    def submit(self, piece: Piece) -> None:
        """Put a piece last."""
        self._waiting.append(piece)

    def wait(self) -> tuple[Piece, Result]:
        """Do a piece, and return it with its result."""
        piece = self._waiting.popleft()
        return piece, self._function(piece)

    def close(self) -> None:
        """Forget the pieces that are left."""
        self._waiting.clear()
