"""What an executor is to those who have work to be done."""

from collections.abc import Generator, Iterable
from contextlib import closing
from typing import Protocol, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Executor(Protocol[Piece, Result_co]):
    """Does pieces of work, several at once."""

    @property
    def slots(self) -> int:
        """How many pieces it does at once, now."""

    @property
    def running(self) -> int:
        """How many pieces are under way."""

    def submit(self, piece: Piece) -> None:
        """Begin a piece."""

    def wait(self) -> tuple[Piece, Result_co]:
        """Wait until a piece ends, and return it with its result; one has to be under way.

        Raises what the piece raised, where that is an error of this package, and WorkError where its worker is lost.
        """

    def close(self) -> None:
        """Give up what is under way, and release the workers."""


def run_all(executor: Executor[Piece, Result], pieces: Iterable[Piece]) -> Generator[tuple[Piece, Result], None, None]:
    """Do pieces, and yield each with its result as it ends; a piece is taken only when there is a slot for it."""
    waiting = iter(pieces)
    is_all = False
    with closing(executor):
        while True:
            while not is_all and executor.running < executor.slots:
                for piece in waiting:
                    executor.submit(piece)
                    break
                else:
                    is_all = True
            if not executor.running:
                return
            yield executor.wait()
