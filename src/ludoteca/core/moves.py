"""Moves and throws as values: what a game's history is made of."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias

Phase: TypeAlias = Literal["roll", "move", "over"]
PHASES: tuple[Phase, ...] = ("roll", "move", "over")
ROLL, MOVE, OVER = range(3)  # how kernels say it

Dice: TypeAlias = tuple[int, ...]

# As kernels spell moves (core/spelling.py)
STEP_END: Final = "\x1f"  # ASCII's unit separator: stands between the steps in which a person can choose a move
MOVE_END: Final = "\n"  # stands behind each of several moves


class State(Protocol):
    """A game's state: one NumPy record with named fields. Copying and comparing it are those of its bytes."""

    def __getattr__(self, field: str) -> Any: ...
    def __setattr__(self, field: str, value: Any) -> None: ...
    def __getitem__(self, field: str) -> Any: ...
    def __setitem__(self, field: str, value: Any) -> None: ...
    def copy(self) -> "State":
        """Make a second record with the same bytes."""
        ...

    def tobytes(self) -> bytes:
        """Return the bytes of the record."""
        ...


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A choice that the rules allow, or might allow: identified by its spelling.

    A person can choose it step by step; the steps together are its spelling, which in most games is a single one.
    """

    code: int
    text: str
    steps: tuple[str, ...] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Thrown:
    """A seat threw dice."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Played:
    """A seat chose a move."""

    seat: int
    move: Move


Action: TypeAlias = Thrown | Played
