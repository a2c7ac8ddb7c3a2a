"""What a worker does with a piece, wherever it runs."""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple

from ludoteca.core.errors import FaultyText, KeyedError, LudotecaError
from ludoteca.executors.errors import WorkError
from ludoteca.executors.interface import Piece, Result
from ludoteca.executors.stamp import code_stamp

LETTERS = 300  # of what went wrong


class Done(NamedTuple, Generic[Result]):
    """A result, or what makes the error that there is instead: errors with arguments of their own cannot be sent."""

    result: Result | None
    error: Callable[[], LudotecaError] | None = None

    def unpacked(self) -> Result:
        """Return the result, or raise what kept it from being there."""
        if self.error is not None:
            raise self.error()
        return self.result  # type: ignore[return-value]  # a result may be None


def maker_of(error: LudotecaError) -> Callable[[], LudotecaError]:
    """Return what makes an error again in another process; other errors than those with a way back become words."""
    if isinstance(error, FaultyText):
        return partial(type(error), error.faults)
    if isinstance(error, KeyedError):
        return partial(type(error), error.key, **error.message.parameters)
    return partial(WorkError, "failed", what=str(error)[:LETTERS])


def do(function: Callable[[Piece], Result], piece: Piece, code: str) -> Done[Result]:
    """Do a piece, with the rules and bots of whoever asks for it."""
    if code_stamp() != code:
        return Done(None, partial(WorkError, "changed"))
    try:
        return Done(function(piece))
    except LudotecaError as error:
        return Done(None, maker_of(error))
    except Exception as error:
        return Done(None, partial(WorkError, "failed", what=f"{type(error).__name__}: {error}"[:LETTERS]))
