"""What a worker does with a piece, wherever it runs."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from ludoteca.core.errors import LudotecaError
from ludoteca.executors.errors import WorkError
from ludoteca.executors.interface import Piece, Result
from ludoteca.executors.stamp import code_stamp

LETTERS = 300  # of what went wrong


class Done(NamedTuple, Generic[Result]):
    """A result, or why there is none: an exception is sent as it is, one of another package as its words."""

    result: Result | None
    error: LudotecaError | None = None

    def unpacked(self) -> Result:
        """Return the result, or raise what kept it from being there."""
        if self.error is not None:
            raise self.error
        return self.result  # type: ignore[return-value]  # a result may be None


def do(function: Callable[[Piece], Result], piece: Piece, code: str) -> Done[Result]:
    """Do a piece, with the rules and bots of whoever asks for it."""
    if code_stamp() != code:
        return Done(None, WorkError("changed"))
    try:
        return Done(function(piece))
    except LudotecaError as error:
        return Done(None, error)
    except Exception as error:
        return Done(None, WorkError("failed", what=f"{type(error).__name__}: {error}"[:LETTERS]))
