"""What can go wrong, each kind under its own name, each with the way out in words.

All of them are values that were not as expected:

    LudotecaError
        OptionError     no such game, player count, mode or option, or a value that is not allowed
        InvalidMove     a text that is no move's spelling
        IllegalMove     a move that the rules forbid now; says which clause
        RollError       dice that cannot be thrown now
        UndoError       nothing to take back
        PositionError   a text that is no position; lists every fault found
        RecordError     a text that is no record of a game; lists every fault found
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from ludoteca.core.refusals import Refusal
from ludoteca.core.text import Message


class LudotecaError(ValueError):
    """The root of all errors that Ludoteca raises on purpose."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def explain(self, language: str = "en") -> str:
        """Say in a language what is wrong and what was expected."""
        return self.message.explain(language)

    def __str__(self) -> str:
        return self.explain()


class KeyedError(LudotecaError):
    """The root of errors of a part of the program, each by the key of its sentence in one table of one catalogue."""

    domain: ClassVar[str]
    table: ClassVar[str] = "fault"

    def __init__(self, key: str, **parameters: Any) -> None:
        super().__init__(Message(self.domain, f"{self.table}.{key}", parameters))
        self.key = key

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.message.parameters), ()


class InvalidMove(LudotecaError):  # noqa: N818  (the API's name)
    """A text that is no move's spelling in this game."""


class RollError(LudotecaError):
    """Dice that cannot be thrown now: not the time, not that many, or no such faces."""


class UndoError(LudotecaError):
    """Nothing has been thrown or moved that could be taken back."""


class IllegalMove(LudotecaError):  # noqa: N818  (the API's name)
    """A move that the rules forbid now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """The clause of the rules that forbids the move."""
        return self.refusal.clause

    @property
    def parameters(self) -> Mapping[str, Any]:
        """What the sentence speaks of: squares, colours, counts."""
        return self.refusal.parameters


@dataclass(frozen=True, slots=True)
class Fault(Message):
    """One thing wrong with a text, and where in it."""

    where: str = ""

    def explain(self, language: str = "en") -> str:
        """Say where and what, in a language."""
        said = Message.explain(self, language)
        return f"{self.where}: {said}" if self.where else said


class FaultyText(LudotecaError):  # noqa: N818  (a root, never raised itself)
    """An input with faults: all that were found, in the order of the input."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        assert self.faults, "an error needs a fault"
        super().__init__(self.faults[0])

    def explain(self, language: str = "en") -> str:
        """Say all faults, a line each."""
        return "\n".join(fault.explain(language) for fault in self.faults)


class OptionError(FaultyText):
    """A game, player count, mode or option that there is not."""


class PositionError(FaultyText):
    """A text that is no position of a game."""


class RecordError(FaultyText):
    """A text that is no record of a game, or a record that does not hold."""
