"""Why a move is not allowed, and how a game ended: a clause of the rules and a sentence for people."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from ludoteca.core.pieces import Way
from ludoteca.core.text import Message

Effect: TypeAlias = Literal["", "capture", "arrival"]


class RefusalKind(NamedTuple):
    """A reason against moves: the name of its sentence, and the clause."""

    name: str
    clause: str


class RefusalKinds(list[RefusalKind]):
    """The reasons of a game: the number of a reason is its place in the list; that of legal moves is 0."""

    def __init__(self) -> None:
        super().__init__([RefusalKind("", "")])

    def add(self, name: str, clause: str) -> int:
        """Add a reason; return its number."""
        self.append(RefusalKind(name, clause))
        return len(self) - 1


@dataclass(frozen=True, slots=True)
class Refusal(Message):
    """Why a move is not allowed now."""

    clause: str = ""


@dataclass(frozen=True, slots=True)
class Result(Message):
    """Why a game has ended, and who won."""

    clause: str = ""
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Event(Message):
    """One thing that happened in a throw or a move, for people and for animation."""

    clause: str = ""
    effect: Effect = ""  # what boards have a sign for
    ways: tuple[Way, ...] = ()  # of the pieces that moved in it, one after the other

    @property
    def kind(self) -> str:
        """What sort of thing: `moved`, `ate`, `turn_passed`…"""
        return self.key.removeprefix("event.")
